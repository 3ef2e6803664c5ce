/* Identifiers. */
#include "base/id.h"
#include "base/clock.h"
#include "crypto/crypto.h"
#include <string.h>

static void time_put(struct uuid *uuid, int64_t at)
{
    uint64_t milliseconds = (uint64_t)at / 1000;
    for (int i = 0; i < 6; i++)
        uuid->bytes[i] = (uint8_t)(milliseconds >> (40 - 8 * i));
}

struct uuid uuid_earliest(int64_t at)
{
    struct uuid uuid = {{0}};
    time_put(&uuid, at);
    return uuid;
}

int64_t uuid_instant(const struct uuid *uuid)
{
    int64_t milliseconds = 0;
    for (int i = 0; i < 6; i++)
        milliseconds = milliseconds << 8 | uuid->bytes[i];
    return milliseconds * 1000;
}

struct uuid uuid_new(void)
{
    struct uuid uuid;
    random_fill(uuid.bytes, sizeof uuid.bytes);
    time_put(&uuid, clock_now());
    uuid.bytes[6] = (uint8_t)(0x70 | (uuid.bytes[6] & 0x0F));
    uuid.bytes[8] = (uint8_t)(0x80 | (uuid.bytes[8] & 0x3F));
    return uuid;
}

void uuid_write(const struct uuid *uuid, char *ret)
{
    static const char digits[] = "0123456789abcdef";
    char *at = ret;
    for (size_t i = 0; i < sizeof uuid->bytes; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            *at++ = '-';
        *at++ = digits[uuid->bytes[i] >> 4];
        *at++ = digits[uuid->bytes[i] & 15];
    }
    *at = '\0';
}

bool uuid_read(const char *text, struct uuid *ret)
{
    size_t length = 0;
    if (strlen(text) != UUID_TEXT_SIZE - 1)
        return false;
    for (int i = 0; i < UUID_TEXT_SIZE - 1; i++)
        if ((text[i] == '-') != (i == 8 || i == 13 || i == 18 || i == 23))
            return false;
    return hex_decode(text, UUID_TEXT_SIZE - 1, "-", ret->bytes, sizeof ret->bytes, &length) &&
           length == sizeof ret->bytes;
}

bool uuid_equal(const struct uuid *a, const struct uuid *b)
{
    return memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

void token_new(char *ret)
{
    uint8_t bytes[32];
    random_fill(bytes, sizeof bytes);
    base64_encode(BASE64_URL, bytes, sizeof bytes, ret, TOKEN_TEXT_SIZE);
    secret_wipe(bytes, sizeof bytes);
}

struct hash hash_of(const void *bytes, size_t length)
{
    struct hash hash;
    digest_of(bytes, length, hash.bytes);
    return hash;
}

bool hash_equal(const struct hash *a, const struct hash *b)
{
    return secret_equal(a->bytes, b->bytes, sizeof a->bytes);
}

void hash_write(const struct hash *hash, char *ret)
{
    hex_encode(hash->bytes, sizeof hash->bytes, ret);
}

void hex_write(const uint8_t *bytes, size_t length, char *ret)
{
    hex_encode(bytes, length, ret);
}

bool hex_read(const char *text, uint8_t *ret, size_t size, size_t *ret_length)
{
    size_t digits = strspn(text, "0123456789abcdef");
    return digits > 0 && digits % 2 == 0 && text[digits] == '\0' &&
           hex_decode(text, digits, NULL, ret, size, ret_length);
}

bool hash_read(const char *text, struct hash *ret)
{
    size_t length;
    return strlen(text) == HASH_TEXT_SIZE - 1 && hex_read(text, ret->bytes, sizeof ret->bytes, &length);
}
