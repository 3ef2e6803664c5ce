/* The list is read once from left to right, remembering the last address that is not trusted: the same as reading it
 * from the right up to the first one, whatever number of lines it came in. */
#include "http/server/forwarded.h"
#include <string.h>

enum { ELEMENT_SIZE = IP_TEXT_SIZE + 8 }; /* with brackets and a port */

void forwarded_start(struct forwarded *forwarded, const struct ip_ranges *trusted, const struct ip_address *peer)
{
    *forwarded = (struct forwarded){.trusted = trusted, .peer = *peer, .client = *peer};
}

static bool port_fits(const char *port)
{
    size_t length = strlen(port);
    return length >= 1 && length <= 5 && strspn(port, "0123456789") == length;
}

/* An address, with a port where the proxy writes one: 192.0.2.1:4711, [2001:db8::1]:4711, [2001:db8::1]. */
static bool element_read(char *element, struct ip_address *ret)
{
    char *colon = strchr(element, ':');
    if (element[0] == '[') {
        char *end = strchr(element, ']');
        if (!end || (end[1] && (end[1] != ':' || !port_fits(end + 2))))
            return false;
        *end = '\0';
        return strchr(element + 1, ':') && ip_read(element + 1, ret);
    }
    if (colon && colon == strrchr(element, ':')) { /* one colon: IPv6 has at least two */
        if (!port_fits(colon + 1))
            return false;
        *colon = '\0';
    }
    return ip_read(element, ret);
}

static void element_take(struct forwarded *forwarded, const char *at, size_t length)
{
    char element[ELEMENT_SIZE];
    struct ip_address address = forwarded->peer;
    bool read = false;
    if (length < sizeof element) {
        memcpy(element, at, length);
        element[length] = '\0';
        read = element_read(element, &address);
    }
    if (!read)
        forwarded->client = forwarded->peer;
    else if (!forwarded->seen || !ip_ranges_contain(forwarded->trusted, &address))
        forwarded->client = address;
    forwarded->seen = true;
}

void forwarded_add(struct forwarded *forwarded, const char *value)
{
    for (;;) {
        value += strspn(value, " \t");
        size_t length = strcspn(value, ","), used = length;
        while (used > 0 && (value[used - 1] == ' ' || value[used - 1] == '\t'))
            used--;
        if (used > 0) /* RFC 9110 section 5.6.1: empty elements do not count */
            element_take(forwarded, value, used);
        if (!value[length])
            return;
        value += length + 1;
    }
}
