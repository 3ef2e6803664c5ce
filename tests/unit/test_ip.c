/* Addresses, ranges of them, and whose request a proxy hands on. */
#include "base/ip.h"
#include "http/server/forwarded.h"
#include "unit.h"
#include <arpa/inet.h>
#include <netinet/in.h>

static struct ip_address address_of(const char *text)
{
    struct ip_address address;
    assert_true(ip_read(text, &address));
    return address;
}

static void assert_text(const struct ip_address *address, const char *wanted)
{
    char text[IP_TEXT_SIZE];
    ip_write(address, text);
    assert_string_equal(text, wanted);
}

static void addresses_as_text(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        {"192.0.2.1", "192.0.2.1"},
        {"0.0.0.0", "0.0.0.0"},
        {"255.255.255.255", "255.255.255.255"},
        {"::ffff:192.0.2.1", "192.0.2.1"},
        {"::ffff:c000:201", "192.0.2.1"},
        {"2001:DB8:0:0:0:0:0:1", "2001:db8::1"},
        {"::", "::"},
        {"::1", "::1"},
        {"ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct ip_address address = address_of(cases[i][0]);
        assert_text(&address, cases[i][1]);
    }
    struct ip_address v4 = address_of("::ffff:192.0.2.1"), v6 = address_of("2001:db8::1"),
                      same = address_of("192.0.2.1");
    assert_true(ip_is_v4(&v4));
    assert_false(ip_is_v4(&v6));
    assert_true(ip_equal(&v4, &same));
    assert_false(ip_equal(&v4, &v6));
}

static void what_is_no_address(void **state)
{
    (void)state;
    static const char *const cases[] = {"",           " 192.0.2.1",     "192.0.2.1 ",  "192.0.2",       "192.0.2.256",
                                        "192.0.2.1.", "192.0.2.01",     "1e2.0.2.1",   "[2001:db8::1]", "2001:db8:::1",
                                        "fe80::1%lo", "2001:db8::1/64", "example.org", "unknown",       "_hidden"};
    struct ip_address address;
    for (size_t i = 0; i < LENGTH(cases); i++)
        if (ip_read(cases[i], &address))
            fail_msg("\"%s\" was taken for an address", cases[i]);
}

static void addresses_of_sockets(void **state)
{
    (void)state;
    struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_addr = {htonl(0xC0000201)}};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6, .sin6_addr = {{{0x20, 0x01, 0x0d, 0xb8, [15] = 1}}}};
    struct sockaddr other = {.sa_family = AF_UNIX};
    struct ip_address address = ip_of_socket((const struct sockaddr *)&v4);
    assert_text(&address, "192.0.2.1");
    address = ip_of_socket((const struct sockaddr *)&v6);
    assert_text(&address, "2001:db8::1");
    address = ip_of_socket(&other);
    assert_text(&address, "::");
    address = ip_of_socket(NULL);
    assert_text(&address, "::");
}

static void ranges_contain(void **state)
{
    (void)state;
    static const struct {
        const char *range, *address;
        bool wanted;
    } cases[] = {
        {"192.0.2.0/24", "192.0.2.0", true},
        {"192.0.2.0/24", "192.0.2.255", true},
        {"192.0.2.0/24", "192.0.3.0", false},
        {"192.0.2.0/24", "192.0.1.255", false},
        {"192.0.2.128/25", "192.0.2.127", false},
        {"192.0.2.128/25", "192.0.2.128", true},
        {"192.0.2.7", "192.0.2.7", true},
        {"192.0.2.7", "192.0.2.6", false},
        {"192.0.2.7/32", "192.0.2.7", true},
        {"0.0.0.0/0", "203.0.113.9", true},
        {"0.0.0.0/0", "2001:db8::1", false},
        {"0.0.0.0/0", "::1", false},
        {"::/0", "2001:db8::1", true},
        {"::/0", "203.0.113.9", true},
        {"2001:db8::/33", "2001:db8:8000::", false},
        {"2001:db8::/33", "2001:db8:7fff::", true},
        {"::1", "::1", true},
        {"::1/128", "::2", false},
        {"::ffff:0:0/96", "198.51.100.1", true},
        {"192.0.2.0/24", "::ffff:192.0.2.9", true},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct ip_range range;
        struct ip_address address = address_of(cases[i].address);
        assert_true(ip_range_read(cases[i].range, &range));
        if (ip_range_contains(&range, &address) != cases[i].wanted)
            fail_msg("%s and %s", cases[i].range, cases[i].address);
    }
}

/* Every prefix of both versions: the first address of the range and the one before it. */
static void every_prefix(void **state)
{
    (void)state;
    for (int bits = 0; bits <= 128; bits++) {
        char text[IP_TEXT_SIZE + 4];
        struct ip_address first = {{0}}, before;
        struct ip_range range;
        if (bits > 0)
            first.bytes[(bits - 1) / 8] = (uint8_t)(0x80 >> (bits - 1) % 8);
        before = first;
        for (int i = bits > 0 ? (bits - 1) / 8 : -1; i >= 0 && before.bytes[i]-- == 0; i--)
            ;
        memset(before.bytes + (bits + 7) / 8, 0xFF, 16 - (size_t)(bits + 7) / 8);
        assert_non_null(inet_ntop(AF_INET6, first.bytes, text, sizeof text));
        snprintf(text + strlen(text), 5, "/%d", bits);
        assert_true(ip_range_read(text, &range));
        assert_true(ip_range_contains(&range, &first));
        if (bits > 0)
            assert_false(ip_range_contains(&range, &before));
    }
}

static void what_is_no_range(void **state)
{
    (void)state;
    static const char *const cases[] = {"",
                                        "/8",
                                        "10.0.0.0/",
                                        "10.0.0.0/33",
                                        "10.0.0.0/-1",
                                        "10.0.0.0/+8",
                                        "10.0.0.0/8 ",
                                        "10.0.0.0/0008",
                                        "10.0.0.1/8",
                                        "10.0.0.0/8/8",
                                        "2001:db8::1/64",
                                        "::/129",
                                        "::/ 0",
                                        "everyone",
                                        "10.0.0.0/0x8",
                                        "00000000000000000000000000000000000000000000000000000000000000/8"};
    struct ip_range range;
    for (size_t i = 0; i < LENGTH(cases); i++)
        if (ip_range_read(cases[i], &range))
            fail_msg("\"%s\" was taken for a range", cases[i]);
}

static void lists_of_ranges(void **state)
{
    (void)state;
    struct ip_ranges ranges;
    const char *wrong = NULL;
    struct ip_address inside = address_of("10.1.2.3"), outside = address_of("11.1.2.3");
    assert_true(ip_ranges_read("", &ranges, &wrong));
    assert_int_equal(ranges.count, 0);
    assert_false(ip_ranges_contain(&ranges, &inside));
    assert_true(ip_ranges_read("  127.0.0.1, ::1 10.0.0.0/8,", &ranges, &wrong));
    assert_int_equal(ranges.count, 3);
    assert_true(ip_ranges_contain(&ranges, &inside));
    assert_false(ip_ranges_contain(&ranges, &outside));
    assert_false(ip_ranges_read("127.0.0.1 10.0.0.1/8 ::1", &ranges, &wrong));
    assert_string_equal(wrong, "10.0.0.1/8 ::1");
    char many[(IP_RANGES_MAX + 1) * 10 + 1] = "";
    for (int i = 0; i < IP_RANGES_MAX; i++)
        strcat(many, "10.0.0.1 ");
    assert_true(ip_ranges_read(many, &ranges, &wrong));
    assert_int_equal(ranges.count, IP_RANGES_MAX);
    strcat(many, "10.0.0.1");
    assert_false(ip_ranges_read(many, &ranges, &wrong));
}

/* Asked from 10.0.0.1, with these header lines; 10.0.0.0/8 and 2001:db8:f::/48 are trusted. */
static void clients_behind_proxies(void **state)
{
    (void)state;
    static const struct {
        const char *lines[3], *client;
    } cases[] = {
        {{NULL}, "10.0.0.1"},
        {{""}, "10.0.0.1"},
        {{" , ,"}, "10.0.0.1"},
        {{"203.0.113.9"}, "203.0.113.9"},
        {{" 203.0.113.9\t"}, "203.0.113.9"},
        {{"203.0.113.9, 10.0.0.2"}, "203.0.113.9"},
        {{"203.0.113.9,,10.0.0.2,"}, "203.0.113.9"},
        {{"2001:db8::7"}, "2001:db8::7"},
        {{"2001:db8::7, 2001:db8:f::2"}, "2001:db8::7"},
        /* what the client made up stands to the left */
        {{"198.51.100.1, 203.0.113.9"}, "203.0.113.9"},
        {{"10.0.0.7, 203.0.113.9, 10.0.0.2"}, "203.0.113.9"},
        {{"127.0.0.1, 203.0.113.9"}, "203.0.113.9"},
        {{"garbage, 203.0.113.9"}, "203.0.113.9"},
        {{"198.51.100.1", "203.0.113.9"}, "203.0.113.9"},
        {{"198.51.100.1, 203.0.113.9", "10.0.0.3, 10.0.0.2"}, "203.0.113.9"},
        {{"198.51.100.1", "203.0.113.9", "10.0.0.2"}, "203.0.113.9"},
        /* garbage where a proxy should have written an address */
        {{"garbage"}, "10.0.0.1"},
        {{"203.0.113.9, garbage"}, "10.0.0.1"},
        {{"203.0.113.9, garbage, 10.0.0.2"}, "10.0.0.1"},
        {{"203.0.113.9", "unknown"}, "10.0.0.1"},
        {{"203.0.113.9 198.51.100.1"}, "10.0.0.1"},
        {{"203.0.113.9; 10.0.0.2"}, "10.0.0.1"},
        {{"203.0.113.9, "
          "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"},
         "10.0.0.1"},
        /* a client that is itself inside */
        {{"10.0.0.9"}, "10.0.0.9"},
        {{"10.0.0.9, 10.0.0.2"}, "10.0.0.9"},
        {{"garbage, 10.0.0.2"}, "10.0.0.1"},
        /* ports and brackets */
        {{"203.0.113.9:4711"}, "203.0.113.9"},
        {{"[2001:db8::7]:4711"}, "2001:db8::7"},
        {{"[2001:db8::7]"}, "2001:db8::7"},
        {{"[203.0.113.9]"}, "10.0.0.1"},
        {{"[2001:db8::7"}, "10.0.0.1"},
        {{"[2001:db8::7]4711"}, "10.0.0.1"},
        {{"[2001:db8::7]:"}, "10.0.0.1"},
        {{"203.0.113.9:"}, "10.0.0.1"},
        {{"203.0.113.9:port"}, "10.0.0.1"},
        {{"203.0.113.9:123456"}, "10.0.0.1"},
        {{"[]"}, "10.0.0.1"},
        {{":"}, "10.0.0.1"},
    };
    struct ip_ranges trusted;
    struct ip_address peer = address_of("10.0.0.1");
    const char *wrong;
    assert_true(ip_ranges_read("10.0.0.0/8 2001:db8:f::/48", &trusted, &wrong));
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct forwarded forwarded;
        char found[IP_TEXT_SIZE];
        forwarded_start(&forwarded, &trusted, &peer);
        for (size_t k = 0; k < LENGTH(cases[i].lines) && cases[i].lines[k]; k++)
            forwarded_add(&forwarded, cases[i].lines[k]);
        ip_write(&forwarded.client, found);
        if (strcmp(found, cases[i].client) != 0)
            fail_msg("\"%s\": found %s, wanted %s", cases[i].lines[0] ? cases[i].lines[0] : "no line", found,
                     cases[i].client);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses_as_text),    cmocka_unit_test(what_is_no_address),
        cmocka_unit_test(addresses_of_sockets), cmocka_unit_test(ranges_contain),
        cmocka_unit_test(every_prefix),         cmocka_unit_test(what_is_no_range),
        cmocka_unit_test(lists_of_ranges),      cmocka_unit_test(clients_behind_proxies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
