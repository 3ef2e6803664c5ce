/* Violations: a bounded list of bounded texts; and the registry that names them. */
#include "unit.h"
#include <umpire/violation.h>

static void the_list_counts_what_it_omits(void **state)
{
    (void)state;
    struct violations violations;
    memset(&violations, 0x5A, sizeof violations);
    violations_start(&violations);
    assert_int_equal(violations.count, 0);
    assert_int_equal(violations.omitted, 0);
    for (int i = 0; i < VIOLATIONS_MAX + 7; i++)
        violation_add(&violations, ERROR_OUT_OF_RANGE, "/input", "number %d", i);
    assert_int_equal(violations.count, VIOLATIONS_MAX);
    assert_int_equal(violations.omitted, 7);
    assert_string_equal(violations.list[0].message, "number 0");
    assert_string_equal(violations.list[VIOLATIONS_MAX - 1].message, "number 63");
    assert_int_equal(violations.list[5].code, ERROR_OUT_OF_RANGE);
}

static void texts_are_cut_between_characters(void **state)
{
    (void)state;
    char words[2000];
    for (size_t shift = 0; shift < 4; shift++) {
        struct violations violations;
        memset(words, 'x', shift);
        for (size_t i = shift; i + 4 < sizeof words; i += 4)
            memcpy(words + i, "😀", 5);
        violations_start(&violations);
        violation_add(&violations, ERROR_INVALID_TEXT, words, "%s", words);
        const struct violation *violation = &violations.list[0];
        size_t pointer = strlen(violation->pointer), message = strlen(violation->message);
        assert_in_range(pointer, VIOLATION_POINTER_MAX - 4, VIOLATION_POINTER_MAX - 1);
        assert_in_range(message, VIOLATION_MESSAGE_MAX - 4, VIOLATION_MESSAGE_MAX - 1);
        assert_true(is_utf8(violation->pointer, pointer));
        assert_true(is_utf8(violation->message, message));
    }
}

static void every_error_is_fit_to_be_answered(void **state)
{
    (void)state;
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++) {
        const struct error_entry *entry = error_entry((enum umpire_error)error);
        assert_true(strlen(entry->code) > 0 && strlen(entry->code) < 40);
        assert_int_equal(strspn(entry->code, "abcdefghijklmnopqrstuvwxyz_"), strlen(entry->code));
        assert_in_range(entry->status, 400, 599);
        assert_true(entry->title[0] >= 'A' && entry->title[0] <= 'Z');
        assert_int_not_equal(entry->title[strlen(entry->title) - 1], '.');
        for (int other = ERROR_NONE + 1; other < error; other++)
            assert_string_not_equal(entry->code, error_entry((enum umpire_error)other)->code);
    }
}

static void unknown_errors_are_internal(void **state)
{
    (void)state;
    const struct error_entry *internal = error_entry(ERROR_INTERNAL);
    assert_int_equal(internal->status, 500);
    assert_ptr_equal(error_entry(ERROR_NONE), internal);
    assert_ptr_equal(error_entry(ERROR_COUNT), internal);
    assert_ptr_equal(error_entry((enum umpire_error)100000), internal);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_list_counts_what_it_omits),
        cmocka_unit_test(texts_are_cut_between_characters),
        cmocka_unit_test(every_error_is_fit_to_be_answered),
        cmocka_unit_test(unknown_errors_are_internal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
