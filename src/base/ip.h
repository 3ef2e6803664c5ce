/* Internet addresses, and ranges of them (CIDR). Both versions have one form: an IPv4 address is stored as an IPv6
 * one (::ffff:192.0.2.1), so that a client is the same however it connects. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sockaddr;

enum { IP_TEXT_SIZE = 46, IP_RANGES_MAX = 64 };

struct ip_address {
    uint8_t bytes[16];
};

struct ip_range {
    struct ip_address first;
    int32_t bits; /* how many bits, of 128, all addresses of the range share with the first */
};

struct ip_ranges {
    size_t count;
    struct ip_range list[IP_RANGES_MAX];
};

/* False unless the text is exactly an address, "192.0.2.1" or "2001:db8::1". */
bool ip_read(const char *text, struct ip_address *ret);
/* IPv4 with its dots, IPv6 as RFC 5952 wants it, into `ret`, which holds IP_TEXT_SIZE. */
void ip_write(const struct ip_address *address, char *ret);
bool ip_equal(const struct ip_address *a, const struct ip_address *b);
bool ip_is_v4(const struct ip_address *address);
/* What identifies a client: for IPv6 the /64, since one client can use all addresses of it. */
struct ip_address ip_client(const struct ip_address *address);
/* The address of a socket; all zero if it is of neither version. */
struct ip_address ip_of_socket(const struct sockaddr *socket);

/* "192.0.2.0/24", "2001:db8::/32", or one address. False for any other text, also if the address is not the first of
 * its range, which is usually a typing error. */
bool ip_range_read(const char *text, struct ip_range *ret);
bool ip_range_contains(const struct ip_range *range, const struct ip_address *address);

/* Ranges with spaces or commas between them, or none. False if one is wrong or they are more than IP_RANGES_MAX;
 * `ret_wrong` is then where that one begins. */
bool ip_ranges_read(const char *text, struct ip_ranges *ret, const char **ret_wrong);
/* Whether one of them contains it. */
bool ip_ranges_contain(const struct ip_ranges *ranges, const struct ip_address *address);
