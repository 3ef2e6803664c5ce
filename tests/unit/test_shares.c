/* Shares: each holder to its own, all within what there is, given back; IPv6 by the /64. */
#include "base/shares.h"
#include "unit.h"

static struct holder at(const char *text)
{
    struct ip_address address;
    assert_true(ip_read(text, &address));
    return holder_address(&address);
}

static void each_has_its_own(void **state)
{
    (void)state;
    struct shares *shares = shares_new(2, 100);
    struct holder one = at("192.0.2.1"), other = at("192.0.2.2");
    assert_int_equal(shares_take(shares, &one, 1), SHARES_TAKEN);
    assert_int_equal(shares_take(shares, &one, 1), SHARES_TAKEN);
    assert_int_equal(shares_take(shares, &one, 1), SHARES_EACH);
    assert_int_equal(shares_take(shares, &other, 1), SHARES_TAKEN);
    shares_give(shares, &one, 1);
    assert_int_equal(shares_take(shares, &one, 1), SHARES_TAKEN);
    assert_int_equal(shares_take(shares, &one, 1), SHARES_EACH);
    shares_free(shares);
}

static void all_have_no_more_than_there_is(void **state)
{
    (void)state;
    struct shares *shares = shares_new(6, 10);
    struct holder one = at("192.0.2.1"), other = at("192.0.2.2"), third = at("192.0.2.3");
    assert_int_equal(shares_take(shares, &one, 7), SHARES_EACH);
    assert_int_equal(shares_take(shares, &one, 6), SHARES_TAKEN);
    assert_int_equal(shares_take(shares, &other, 5), SHARES_ALL);
    assert_int_equal(shares_take(shares, &other, 4), SHARES_TAKEN);
    assert_int_equal(shares_held(shares), 10);
    assert_int_equal(shares_take(shares, &third, 1), SHARES_ALL);
    shares_give(shares, &one, 2);
    assert_int_equal(shares_take(shares, &third, 1), SHARES_TAKEN);
    shares_give(shares, &one, 4);
    shares_give(shares, &other, 4);
    shares_give(shares, &third, 1);
    assert_int_equal(shares_held(shares), 0);
    shares_free(shares);
}

static void whoever_has_given_all_back_is_forgotten(void **state)
{
    (void)state;
    struct shares *shares = shares_new(1, 1);
    for (int i = 0; i < 3; i++) {
        struct holder holder = at("198.51.100.7");
        assert_int_equal(shares_take(shares, &holder, 1), SHARES_TAKEN);
        assert_int_equal(shares_take(shares, &holder, 1), SHARES_EACH);
        shares_give(shares, &holder, 1);
        shares_give(shares, &holder, 1); /* what was never taken is none of anybody's */
        assert_int_equal(shares_held(shares), 0);
    }
    shares_free(shares);
    shares_free(NULL);
}

static void a_network_is_one_client(void **state)
{
    (void)state;
    struct shares *shares = shares_new(1, 100);
    struct holder one = at("2001:db8:1:2::1"), same = at("2001:db8:1:2:ffff::9"), next = at("2001:db8:1:3::1");
    assert_int_equal(shares_take(shares, &one, 1), SHARES_TAKEN);
    assert_int_equal(shares_take(shares, &same, 1), SHARES_EACH);
    assert_int_equal(shares_take(shares, &next, 1), SHARES_TAKEN);
    shares_free(shares);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_has_its_own),
        cmocka_unit_test(all_have_no_more_than_there_is),
        cmocka_unit_test(whoever_has_given_all_back_is_forgotten),
        cmocka_unit_test(a_network_is_one_client),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
