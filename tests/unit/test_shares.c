/* Shares of addresses: each to its own, given back, IPv6 by the /64. */
#include "shares.h"
#include "unit.h"

static struct ip_address at(const char *text)
{
    struct ip_address address;
    assert_true(ip_read(text, &address));
    return address;
}

static void each_has_its_own(void **state)
{
    (void)state;
    struct shares *shares = shares_new(2);
    struct ip_address one = at("192.0.2.1"), other = at("192.0.2.2");
    assert_true(shares_take(shares, &one));
    assert_true(shares_take(shares, &one));
    assert_false(shares_take(shares, &one));
    assert_true(shares_take(shares, &other));
    shares_give(shares, &one);
    assert_true(shares_take(shares, &one));
    assert_false(shares_take(shares, &one));
    shares_free(shares);
}

static void whoever_has_given_all_back_is_forgotten(void **state)
{
    (void)state;
    struct shares *shares = shares_new(1);
    for (int i = 0; i < 3; i++) {
        struct ip_address address = at("198.51.100.7");
        assert_true(shares_take(shares, &address));
        assert_false(shares_take(shares, &address));
        shares_give(shares, &address);
        shares_give(shares, &address); /* what was never taken is none of anybody's */
    }
    shares_free(shares);
    shares_free(NULL);
}

static void a_network_is_one_client(void **state)
{
    (void)state;
    struct shares *shares = shares_new(1);
    struct ip_address one = at("2001:db8:1:2::1"), same = at("2001:db8:1:2:ffff::9"), next = at("2001:db8:1:3::1");
    assert_true(shares_take(shares, &one));
    assert_false(shares_take(shares, &same));
    assert_true(shares_take(shares, &next));
    shares_free(shares);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_has_its_own),
        cmocka_unit_test(whoever_has_given_all_back_is_forgotten),
        cmocka_unit_test(a_network_is_one_client),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
