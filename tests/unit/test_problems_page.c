/* docs/problems.md explains every error of the registry, in its order, and the service gives each explanation. */
#include "http/rulebook/write_problems.h"
#include "in_memory.h"

static void every_error_is_explained(void **state)
{
    (void)state;
    const char *behind = problems_document();
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++) {
        struct problem_words words;
        char heading[80];
        if (!problem_words_read((enum umpire_error)error, &words))
            fail_msg("docs/problems.md has no section of the right form for %s", words.code);
        snprintf(heading, sizeof heading, "\n## %s\n", words.code);
        const char *section = strstr(behind, heading);
        if (!section)
            fail_msg("%s stands in another place than in the registry", words.code);
        const char *other = strstr(behind, "\n## ");
        if (other != section)
            fail_msg("before %s stands something that is no error: %.40s", words.code, other + 1);
        behind = section + 1;
    }
    if (strstr(behind, "\n## "))
        fail_msg("docs/problems.md explains more than there is: %.40s", strstr(behind, "\n## ") + 1);
}

static void every_type_leads_to_its_page(void **state)
{
    (void)state;
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++) {
        const struct error_entry *entry = error_entry((enum umpire_error)error);
        char path[100];
        snprintf(path, sizeof path, "/v1/problems/%s", entry->code);
        assert_int_equal(ask(&(struct asking){.path = path}), 200);
        json_t *root = reply_json();
        assert_string_equal(json_string_value(json_object_get(root, "code")), entry->code);
        assert_int_equal(json_integer_value(json_object_get(root, "status")), entry->status);
        assert_true(json_string_length(json_object_get(root, "remedy")) > 0);
        json_decref(root);
        assert_int_equal(ask(&(struct asking){.path = path, .accept = "text/html"}), 200);
        assert_true(reply_holds(entry->code));
        assert_string_equal(reply_header_of("Referrer-Policy"), "no-referrer");
        assert_non_null(strstr(reply_header_of("Content-Security-Policy"), "frame-ancestors 'none'"));
        assert_string_equal(reply_header_of("X-Content-Type-Options"), "nosniff");
    }
    assert_int_equal(ask(&(struct asking){.path = "/v1/problems"}), 200);
    json_t *root = reply_json();
    assert_int_equal(json_array_size(json_object_get(root, "problems")), ERROR_COUNT - 1);
    json_decref(root);
    assert_int_equal(ask(&(struct asking){.path = "/v1/problems/no_such_code"}), 404);
    root = reply_json();
    assert_string_equal(json_string_value(json_object_get(root, "code")), "not_found");
    assert_string_equal(json_string_value(json_object_get(root, "request_id")), reply_header_of("X-Request-Id"));
    json_decref(root);
}

/* Every request has an id of its own, a UUID. */
static void requests_are_told_apart(void **state)
{
    (void)state;
    char first[UUID_TEXT_SIZE];
    struct uuid id;
    assert_int_equal(ask(&(struct asking){.path = "/v1/rulesets"}), 200);
    snprintf(first, sizeof first, "%s", reply_header_of("X-Request-Id"));
    assert_true(uuid_read(first, &id));
    assert_int_equal(first[14], '8');
    assert_int_equal(ask(&(struct asking){.path = "/v1/rulesets"}), 200);
    assert_string_not_equal(first, reply_header_of("X-Request-Id"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_error_is_explained),
        cmocka_unit_test(every_type_leads_to_its_page),
        cmocka_unit_test(requests_are_told_apart),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
