/* What answers hold: each client within its share, all within what there is, given back when the answer is read. */
#include "base/shares.h"
#include "http/server/holding.h"
#include "in_memory.h"

static void start(struct request *one, const char *address)
{
    request_start(one, &service);
    assert_true(ip_read(address, &one->input.client));
}

static void assert_refused(const struct request *one, int status)
{
    assert_int_equal(one->reply.status, status);
    assert_int_equal(one->state, REQUEST_ANSWERED);
    assert_int_equal(one->held, 0);
    const char *retry = NULL;
    for (int32_t i = 0; i < one->reply.header_count; i++)
        if (strcmp(one->reply.headers[i].name, "Retry-After") == 0)
            retry = one->reply.headers[i].value;
    assert_non_null(retry);
    assert_string_equal(retry, "5");
}

static void what_answers_hold_is_bounded(void **state)
{
    (void)state;
    static struct request first, second, third;
    service.held = shares_new(100, 150);
    start(&first, "192.0.2.1");
    start(&second, "192.0.2.1");
    start(&third, "192.0.2.3");
    assert_true(holding_set(&first, 60));
    assert_false(holding_set(&second, 60)); /* the same client */
    assert_refused(&second, 429);
    assert_true(holding_set(&third, 90));
    assert_true(holding_set(&third, 30)); /* what becomes fewer is free for others */
    request_end(&second);
    start(&second, "192.0.2.2");
    assert_true(holding_set(&second, 60));
    assert_int_equal(shares_held(service.held), 150);
    assert_false(holding_set(&third, 31));
    assert_refused(&third, 503);
    request_reset(&first);
    request_reset(&second);
    request_reset(&third);
    assert_int_equal(shares_held(service.held), 0);
    request_end(&first);
    request_end(&second);
    request_end(&third);
    shares_free(service.held);
    service.held = NULL;
}

/* Small answers do not count; large ones do until the request is over. */
static void an_answer_counts_by_its_size(void **state)
{
    (void)state;
    static struct request one;
    service.held = shares_new(1 << 20, 1 << 20);
    start(&one, "192.0.2.1");
    one.reply.status = 200;
    write_words(&one.out, "small");
    holding_settle(&one);
    assert_int_equal(one.held, 0);
    while (one.out.used < HOLDING_LEAST)
        write_words(&one.out, "and on and on");
    holding_settle(&one);
    assert_in_range(one.held, HOLDING_LEAST, 1 << 20);
    request_end(&one);
    assert_int_equal(shares_held(service.held), 0);
    shares_free(service.held);
    service.held = NULL;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_answers_hold_is_bounded),
        cmocka_unit_test(an_answer_counts_by_its_size),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
