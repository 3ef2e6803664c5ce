/* On libsodium. */
#include "crypto/encoding.h"
#include <sodium.h>

static int variant_of(enum base64 kind)
{
    return kind == BASE64_URL ? sodium_base64_VARIANT_URLSAFE_NO_PADDING : sodium_base64_VARIANT_ORIGINAL;
}

void hex_encode(const uint8_t *bytes, size_t length, char *ret)
{
    sodium_bin2hex(ret, 2 * length + 1, bytes, length);
}

bool hex_decode(const char *text, size_t length, const char *between, uint8_t *ret, size_t size, size_t *ret_length)
{
    return sodium_hex2bin(ret, size, text, length, between, ret_length, NULL) == 0;
}

void base64_encode(enum base64 kind, const uint8_t *bytes, size_t length, char *ret, size_t size)
{
    sodium_bin2base64(ret, size, bytes, length, variant_of(kind));
}

bool base64_decode(enum base64 kind, const char *text, size_t length, uint8_t *ret, size_t size, size_t *ret_length)
{
    return sodium_base642bin(ret, size, text, length, NULL, ret_length, NULL, variant_of(kind)) == 0;
}
