/* RFC 3986: all but unreserved characters are escaped. */
#include "http/server/page_link.h"
#include "crypto/crypto.h"
#include "http/server/reply.h"
#include <string.h>

void page_link_add(struct text *link, const char *name, const char *value)
{
    text_format(link, "&%s=", name);
    for (; *value; value++) {
        unsigned char byte = (unsigned char)*value;
        if (strchr("-._~", byte) || (byte >= '0' && byte <= '9') || ((byte | 32) >= 'a' && (byte | 32) <= 'z'))
            text_add_bytes(link, value, 1);
        else
            text_format(link, "%%%02X", byte);
    }
}

void page_link_send(struct request *request, struct text *link)
{
    text_add(link, ">; rel=\"next\"");
    reply_header(request, "Link", link->at);
}

void cursor_write(const uint8_t *bytes, size_t length, char *ret)
{
    base64_encode(BASE64_URL, bytes, length, ret, CURSOR_TEXT_SIZE(length));
}

bool cursor_read(const char *text, uint8_t *ret, size_t length)
{
    size_t found;
    return base64_decode(BASE64_URL, text, strlen(text), ret, length, &found) && found == length;
}
