/* Addresses as text and as bytes, and what lies in a range. */
#include "base/ip.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

enum { RANGE_TEXT_SIZE = IP_TEXT_SIZE + 4, MAPPED_BITS = 96, ALL_BITS = 128 };

static const uint8_t mapped[MAPPED_BITS / 8] = {[10] = 0xFF, [11] = 0xFF};

static struct ip_address address_of_v4(const void *four)
{
    struct ip_address address;
    memcpy(address.bytes, mapped, sizeof mapped);
    memcpy(address.bytes + sizeof mapped, four, 4);
    return address;
}

bool ip_read(const char *text, struct ip_address *ret)
{
    struct in_addr v4;
    if (inet_pton(AF_INET, text, &v4) == 1) {
        *ret = address_of_v4(&v4);
        return true;
    }
    return inet_pton(AF_INET6, text, ret->bytes) == 1;
}

bool ip_is_v4(const struct ip_address *address)
{
    return memcmp(address->bytes, mapped, sizeof mapped) == 0;
}

struct ip_address ip_client(const struct ip_address *address)
{
    struct ip_address client = *address;
    if (!ip_is_v4(address))
        memset(client.bytes + sizeof client.bytes / 2, 0, sizeof client.bytes / 2);
    return client;
}

void ip_write(const struct ip_address *address, char *ret)
{
    if (ip_is_v4(address))
        inet_ntop(AF_INET, address->bytes + sizeof mapped, ret, IP_TEXT_SIZE);
    else
        inet_ntop(AF_INET6, address->bytes, ret, IP_TEXT_SIZE);
}

bool ip_equal(const struct ip_address *a, const struct ip_address *b)
{
    return memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

struct ip_address ip_of_socket(const struct sockaddr *socket)
{
    struct ip_address address = {{0}};
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
    if (socket && socket->sa_family == AF_INET) {
        memcpy(&v4, socket, sizeof v4);
        return address_of_v4(&v4.sin_addr);
    }
    if (socket && socket->sa_family == AF_INET6) {
        memcpy(&v6, socket, sizeof v6);
        memcpy(address.bytes, &v6.sin6_addr, sizeof address.bytes);
    }
    return address;
}

/* Whether the first bits of both are the same. */
static bool bits_equal(const uint8_t *a, const uint8_t *b, int32_t bits)
{
    size_t whole = (size_t)bits / 8;
    unsigned rest = (unsigned)bits % 8, mask = 0xFF00u >> rest;
    return memcmp(a, b, whole) == 0 && (rest == 0 || ((a[whole] ^ b[whole]) & mask & 0xFF) == 0);
}

static bool is_first_of_range(const struct ip_range *range)
{
    for (int32_t bit = range->bits; bit < ALL_BITS; bit++)
        if (range->first.bytes[bit / 8] >> (7 - bit % 8) & 1)
            return false;
    return true;
}

/* At most three digits. */
static bool bits_read(const char *text, int32_t most, int32_t *ret)
{
    size_t length = strlen(text);
    *ret = 0;
    if (length < 1 || length > 3 || strspn(text, "0123456789") != length)
        return false;
    for (; *text; text++)
        *ret = *ret * 10 + (*text - '0');
    return *ret <= most;
}

bool ip_range_read(const char *text, struct ip_range *ret)
{
    char address[RANGE_TEXT_SIZE];
    size_t length = strcspn(text, "/");
    if (length >= sizeof address)
        return false;
    memcpy(address, text, length);
    address[length] = '\0';
    if (!ip_read(address, &ret->first))
        return false;
    /* How long a prefix may be depends on how the address is written: ::ffff:0:0/96 is every IPv4 address. */
    int32_t before = strchr(address, ':') ? 0 : MAPPED_BITS;
    ret->bits = ALL_BITS;
    if (text[length] == '/') {
        if (!bits_read(text + length + 1, ALL_BITS - before, &ret->bits))
            return false;
        ret->bits += before;
    }
    return is_first_of_range(ret);
}

bool ip_range_contains(const struct ip_range *range, const struct ip_address *address)
{
    return bits_equal(range->first.bytes, address->bytes, range->bits);
}

bool ip_ranges_read(const char *text, struct ip_ranges *ret, const char **ret_wrong)
{
    ret->count = 0;
    for (text += strspn(text, " ,"); *text; text += strspn(text, " ,")) {
        char range[RANGE_TEXT_SIZE];
        size_t length = strcspn(text, " ,");
        *ret_wrong = text;
        if (length >= sizeof range || ret->count == IP_RANGES_MAX)
            return false;
        memcpy(range, text, length);
        range[length] = '\0';
        if (!ip_range_read(range, &ret->list[ret->count]))
            return false;
        ret->count++;
        text += length;
    }
    return true;
}

bool ip_ranges_contain(const struct ip_ranges *ranges, const struct ip_address *address)
{
    for (size_t i = 0; i < ranges->count; i++)
        if (ip_range_contains(&ranges->list[i], address))
            return true;
    return false;
}
