/* Field tables: defaults, presence, finding by name, and writing in both orders. */
#include "fields/field_write.h"
#include "toy.h"
#include "unit.h"

static struct toy toy;

static int setup(void **state)
{
    (void)state;
    memset(&toy, 0xA5, sizeof toy);
    fields_default(&toy_fields, &toy);
    return 0;
}

static void defaults_fill_every_member(void **state)
{
    (void)state;
    assert_true(toy.flag);
    assert_int_equal(toy.number, 0);
    assert_int_equal(toy.defaulted, 5);
    assert_int_equal(toy.maybe, FIELD_ABSENT);
    assert_int_equal(toy.length, FIELD_ABSENT);
    assert_int_equal(toy.colour, TOY_GREEN);
    assert_int_equal(toy.shade, FIELD_ABSENT);
    assert_string_equal(toy.name, "nobody");
    assert_string_equal(toy.nick, "");
    assert_null(toy.label);
    assert_int_equal(toy.inner.weight, 3);
    assert_false(toy.has_spare);
    assert_int_equal(toy.number_count, 0);
    assert_int_equal(toy.inner_count, 0);
}

static void optional_members_are_given_or_not(void **state)
{
    (void)state;
    static const char *const optional[] = {"maybe", "length", "points", "shade",  "nick",
                                           "code",  "label",  "spare",  "numbers"};
    for (size_t i = 0; i < LENGTH(optional); i++)
        assert_false(field_given(field_find(&toy_fields, optional[i], strlen(optional[i])), &toy));
    toy.maybe = 0;
    toy.length = 0;
    toy.points = 0;
    toy.shade = TOY_RED;
    strcpy(toy.nick, "x");
    strcpy(toy.code, "x");
    toy.label = "";
    toy.has_spare = true;
    toy.number_count = 1;
    for (size_t i = 0; i < toy_fields.count; i++)
        assert_true(field_given(&toy_fields.list[i], &toy));
}

static void fields_are_found_by_their_whole_name(void **state)
{
    (void)state;
    assert_ptr_equal(field_find(&toy_fields, "flag", 4), &toy_fields.list[0]);
    assert_null(field_find(&toy_fields, "flag", 3));
    assert_null(field_find(&toy_fields, "flags", 5));
    assert_null(field_find(&toy_fields, "", 0));
    assert_ptr_equal(field_find(&toy_fields, "flagpole", 4), &toy_fields.list[0]);
    assert_int_equal(choice_find(&toy_colours, "red"), TOY_RED);
    assert_int_equal(choice_find(&toy_colours, "green"), TOY_GREEN);
    assert_int_equal(choice_find(&toy_colours, "gree"), -1);
    assert_int_equal(choice_find(&toy_colours, ""), -1);
}

static void assert_writes(enum field_order order, const char *wanted)
{
    struct writer out;
    writer_start(&out, 4096);
    fields_write(&out, &toy_fields, &toy, order);
    assert_false(out.failed);
    assert_int_equal(out.used, strlen(wanted));
    assert_memory_equal(out.at, wanted, out.used);
    writer_end(&out);
}

static void absent_members_are_left_out(void **state)
{
    (void)state;
    assert_writes(FIELD_ORDER_TABLE,
                  "{\"flag\":true,\"number\":0,\"defaulted\":5,\"colour\":\"green\",\"name\":\"nobody\","
                  "\"inner\":{\"weight\":3,\"kind\":\"red\"},\"inners\":[]}");
    assert_writes(FIELD_ORDER_CANONICAL,
                  "{\"colour\":\"green\",\"defaulted\":5,\"flag\":true,\"inner\":{\"kind\":\"red\",\"weight\":3},"
                  "\"inners\":[],\"name\":\"nobody\",\"number\":0}");
}

static void given_members_are_written(void **state)
{
    (void)state;
    toy.flag = false;
    toy.number = -7;
    toy.maybe = 2147483647;
    toy.length = -1250;
    toy.points = 7;
    toy.shade = TOY_RED;
    strcpy(toy.name, "½\"");
    strcpy(toy.nick, "n");
    toy.label = "said";
    toy.has_spare = true;
    toy.spare.weight = 1;
    toy.number_count = 2;
    toy.numbers[0] = 1;
    toy.numbers[1] = -2;
    toy.inner_count = 1;
    toy.inners[0] = (struct toy_inner){.weight = 9, .kind = TOY_GREEN};
    assert_writes(
        FIELD_ORDER_CANONICAL,
        "{\"colour\":\"green\",\"defaulted\":5,\"flag\":false,\"inner\":{\"kind\":\"red\",\"weight\":3},"
        "\"inners\":[{\"kind\":\"green\",\"weight\":9}],\"label\":\"said\",\"length\":-1.25,\"maybe\":2147483647,"
        "\"name\":\"½\\\"\",\"nick\":\"n\",\"number\":-7,\"numbers\":[1,-2],\"points\":3.5,\"shade\":\"red\","
        "\"spare\":{\"kind\":\"red\",\"weight\":1}}");
}

static void only_some_members(void **state)
{
    (void)state;
    static const char *const names[] = {"number", "maybe", "colour", "no_such_field", NULL};
    static const char *const none[] = {NULL};
    struct writer out;
    writer_start(&out, 4096);
    fields_write_only(&out, &toy_fields, &toy, names);
    write_raw(&out, "\n", 1);
    fields_write_only(&out, &toy_fields, &toy, none);
    static const char wanted[] = "{\"colour\":\"green\",\"number\":0}\n,{}";
    assert_int_equal(out.used, sizeof wanted - 1);
    assert_memory_equal(out.at, wanted, out.used);
    writer_reset(&out);
    write_object(&out);
    write_member(&out, "before", "x");
    fields_write_members(&out, &toy_inner_fields, &toy.inner, FIELD_ORDER_TABLE);
    write_object_end(&out);
    static const char members[] = "{\"before\":\"x\",\"weight\":3,\"kind\":\"red\"}";
    assert_int_equal(out.used, sizeof members - 1);
    assert_memory_equal(out.at, members, out.used);
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(defaults_fill_every_member, setup),
        cmocka_unit_test_setup(optional_members_are_given_or_not, setup),
        cmocka_unit_test_setup(fields_are_found_by_their_whole_name, setup),
        cmocka_unit_test_setup(absent_members_are_left_out, setup),
        cmocka_unit_test_setup(given_members_are_written, setup),
        cmocka_unit_test_setup(only_some_members, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
