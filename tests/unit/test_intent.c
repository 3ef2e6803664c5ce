/* From a body to an intent: stateless, recorded, and the opening of a session; and what declared dice can be told. */
#include "fields/field_write.h"
#include "referee/opening.h"
#include "referee/options_read.h"
#include "referee/referee.h"
#include "unit.h"
#include <jansson.h>

static struct arena arena;
static struct violations violations;
static struct intent intent;
static const struct ruleset *tt;
static const struct step *morale;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 4 << 20);
    violations_start(&violations);
    tt = ruleset_find("tt");
    morale = step_find(tt, "morale-check");
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static bool decode(const char *body)
{
    violations_start(&violations);
    return intent_decode(&arena, tt, morale, body, strlen(body), &intent, &violations);
}

static void assert_only(enum umpire_error code, const char *pointer)
{
    assert_int_equal(violations.count, 1);
    assert_string_equal(error_entry(violations.list[0].code)->code, error_entry(code)->code);
    assert_string_equal(violations.list[0].pointer, pointer);
}

static void bodies_that_are_no_question(void **state)
{
    (void)state;
    static const struct {
        const char *body;
        enum umpire_error code;
        const char *pointer;
    } cases[] = {
        {"", ERROR_MALFORMED_JSON, ""},
        {"{\"input\":{\"target\":8}} trailing", ERROR_MALFORMED_JSON, ""},
        {"5", ERROR_WRONG_TYPE, ""},
        {"[]", ERROR_WRONG_TYPE, ""},
        {"null", ERROR_WRONG_TYPE, ""},
        {"{}", ERROR_MISSING_FIELD, "/input"},
        {"{\"input\":null}", ERROR_WRONG_TYPE, "/input"},
        {"{\"input\":{\"target\":8},\"input\":{}}", ERROR_DUPLICATE_FIELD, ""},
        {"{\"input\":{\"target\":8},\"nonce\":1}", ERROR_UNKNOWN_FIELD, "/nonce"},
        {"{\"input\":{\"target\":8},\"options\":{\"luck\":1}}", ERROR_UNKNOWN_OPTION, "/options/luck"},
        {"{\"input\":{\"target\":8},\"dice\":4}", ERROR_WRONG_TYPE, "/dice"},
        {"{\"input\":{\"target\":8},\"dice\":[0]}", ERROR_OUT_OF_RANGE, "/dice/0"},
        {"{\"input\":{\"target\":8},\"dice\":[257]}", ERROR_OUT_OF_RANGE, "/dice/0"},
        {"{\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"a\"}]}}", ERROR_MISSING_FIELD,
         "/input/modifiers/0/value"},
        {"{\"input\":{}}", ERROR_TARGET_REQUIRED, "/input/target"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        if (decode(cases[i].body))
            fail_msg("%s is accepted", cases[i].body);
        assert_only(cases[i].code, cases[i].pointer);
    }
}

static void a_step_checks_only_what_decoded(void **state)
{
    (void)state;
    assert_false(decode("{\"input\":{\"after_melee\":1}}")); /* the target is missing too, but that is the check's */
    assert_only(ERROR_WRONG_TYPE, "/input/after_melee");
}

static void dice_are_declared_or_not(void **state)
{
    (void)state;
    assert_true(decode("{\"input\":{\"target\":8}}"));
    assert_false(intent.declared);
    assert_true(decode("{\"input\":{\"target\":8},\"dice\":[]}"));
    assert_true(intent.declared);
    assert_int_equal(intent.faces.count, 0);
    assert_true(decode("{\"input\":{\"target\":8},\"dice\":[4,200]}"));
    assert_int_equal(intent.faces.count, 2);
    assert_int_equal(intent.faces.faces[1], 200);
    assert_int_equal(intent.question.version, tt->version);
    assert_ptr_equal(intent.step, morale);
}

static void refused_dice(const char *body, enum umpire_error code, const char *pointer, const char *message)
{
    struct ruling ruling;
    assert_true(decode(body));
    assert_true(ruling_prepare(&arena, &intent, &ruling));
    assert_false(ruling_make(&ruling, &intent, NULL, &violations));
    assert_only(code, pointer);
    assert_string_equal(violations.list[0].message, message);
}

static void declared_dice_must_fit(void **state)
{
    (void)state;
    refused_dice("{\"input\":{\"target\":8},\"dice\":[]}", ERROR_DICE_EXHAUSTED, "/dice",
                 "draw 1, \"morale\" (2d6), needs more dice than the 0 given");
    refused_dice("{\"input\":{\"target\":8},\"dice\":[4]}", ERROR_DICE_EXHAUSTED, "/dice",
                 "draw 1, \"morale\" (2d6), needs more dice than the 1 given");
    refused_dice("{\"input\":{\"target\":8},\"dice\":[4,7]}", ERROR_DICE_IMPOSSIBLE, "/dice/1",
                 "draw 1, \"morale\", throws dice with 6 sides; none shows 7");
    refused_dice("{\"input\":{\"target\":8},\"dice\":[4,4,1]}", ERROR_DICE_SURPLUS, "/dice",
                 "3 dice were given, the ruling uses 2");
}

static void a_ruling_may_be_made_again(void **state)
{
    (void)state;
    struct ruling ruling;
    assert_true(decode("{\"input\":{\"target\":8},\"dice\":[4,4]}"));
    assert_true(ruling_prepare(&arena, &intent, &ruling));
    for (int i = 0; i < 3; i++) {
        assert_true(ruling_make(&ruling, &intent, NULL, &violations));
        assert_int_equal(ruling.dice->draw_count, 1);
        assert_int_equal(ruling.dice->face_count, 2);
        assert_int_equal(ruling.why->count, 2);
        assert_string_equal(ruling.source, "declared");
    }
}

static bool decode_recorded(const char *body)
{
    void *options = malloc(tt->options->size);
    fields_default(tt->options, options);
    violations_start(&violations);
    bool decoded = intent_decode_recorded(&arena, tt, options, body, strlen(body), &intent, &violations);
    if (decoded)
        assert_ptr_equal(intent.question.options, options);
    free(options);
    return decoded;
}

/* A step without roles knows no `as_of`: none was sent then, and its rulings are corrected as others are. */
static void without_roles(void **state)
{
    (void)state;
    static const char body[] =
        "{\"step\":\"initiative-order\",\"input\":{\"players\":[{\"name\":\"Blue\"},{\"name\":\"Red\"}]}}";
    const struct ruleset *d12 = ruleset_find("d12-skirmish");
    void *options = malloc(d12->options->size);
    fields_default(d12->options, options);
    violations_start(&violations);
    assert_true(intent_decode_recorded(&arena, d12, options, body, strlen(body), &intent, &violations));
    assert_null(intent.step->roles);
    assert_int_equal(intent.as_of, FIELD_ABSENT);
    assert_int_equal(intent.decision, 0);
    free(options);
}

static void inside_a_session(void **state)
{
    (void)state;
    assert_true(decode_recorded("{\"step\":\"morale-check\",\"input\":{\"target\":8}}"));
    assert_int_equal(intent.as_of, FIELD_ABSENT);
    assert_ptr_equal(intent.step, morale);
    static const struct {
        const char *body;
        enum umpire_error code;
        const char *pointer;
    } cases[] = {
        {"", ERROR_MALFORMED_JSON, ""},
        {"{}", ERROR_MISSING_FIELD, "/step"},
        {"[]", ERROR_WRONG_TYPE, ""},
        {"{\"step\":5,\"input\":{}}", ERROR_WRONG_TYPE, "/step"},
        {"{\"step\":\"morale-chek\",\"input\":{}}", ERROR_NOT_A_CHOICE, "/step"},
        {"{\"step\":\"morale-check\"}", ERROR_MISSING_FIELD, "/input"},
        {"{\"step\":\"morale-check\",\"input\":{\"target\":8},\"options\":{}}", ERROR_UNKNOWN_FIELD, "/options"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        if (decode_recorded(cases[i].body))
            fail_msg("%s is accepted", cases[i].body);
        assert_only(cases[i].code, cases[i].pointer);
    }
    static const char *const stepless[] = {"{\"step\":5,\"colour\":1,\"dice\":[0]}", "{\"colour\":1,\"dice\":[0]}",
                                           "{\"step\":\"no-step\",\"colour\":1,\"dice\":[0]}"};
    for (size_t i = 0; i < LENGTH(stepless); i++) { /* what is wrong with the rest is said at once */
        assert_false(decode_recorded(stepless[i]));
        assert_int_equal(violations.count, 3);
    }
    assert_false(decode_recorded("{\"step\":\"morale-chek\",\"input\":{}}"));
    assert_string_equal(violations.list[0].message, "tt does not define this step; the nearest is morale-check");
}

static bool open_with(const char *body, struct opening *opening)
{
    violations_start(&violations);
    return opening_decode(&arena, body, strlen(body), opening, &violations);
}

static void openings(void **state)
{
    (void)state;
    struct opening opening;
    assert_true(open_with("{\"ruleset\":\"tt\"}", &opening));
    assert_ptr_equal(opening.ruleset, tt);
    assert_true(open_with("{\"ruleset\":\"tt\",\"options\":{\"morale_compare\":\"gt\"}}", &opening));
    assert_true(open_with("{\"ruleset\":\"tt\",\"enforce_phases\":false}", &opening)); /* there is nothing to enforce */
    assert_true(open_with("{\"ruleset\":\"tft-ww2\",\"enforce_phases\":true}", &opening));
    static const struct {
        const char *body;
        enum umpire_error code;
        const char *pointer;
    } cases[] = {
        {"", ERROR_MALFORMED_JSON, ""},
        {"[]", ERROR_WRONG_TYPE, ""},
        {"{\"ruleset\":null}", ERROR_WRONG_TYPE, "/ruleset"},
        {"{\"ruleset\":\"chess\"}", ERROR_NOT_A_CHOICE, "/ruleset"},
        {"{\"ruleset\":\"tt\",\"options\":[]}", ERROR_WRONG_TYPE, "/options"},
        {"{\"ruleset\":\"tt\",\"options\":{\"luck\":1}}", ERROR_UNKNOWN_OPTION, "/options/luck"},
        {"{\"ruleset\":\"tt\",\"seat\":\"red\"}", ERROR_UNKNOWN_FIELD, "/seat"},
        {"{\"ruleset\":\"tt\",\"enforce_phases\":true}", ERROR_CONFLICTING_FIELDS, "/enforce_phases"},
        {"{\"ruleset\":\"colonial\",\"enforce_phases\":true}", ERROR_CONFLICTING_FIELDS, "/enforce_phases"},
    };
    assert_false(open_with("{\"ruleset\":\"chess\",\"mode\":\"open\",\"colour\":1,\"units\":[]}", &opening));
    assert_int_equal(violations.count, 3);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        if (open_with(cases[i].body, &opening))
            fail_msg("%s is accepted", cases[i].body);
        assert_only(cases[i].code, cases[i].pointer);
    }
}

static void options_read_back(void **state)
{
    (void)state;
    struct writer out;
    struct opening opening;
    writer_start(&out, 1 << 16);
    assert_true(open_with("{\"ruleset\":\"tt\",\"options\":{\"morale_compare\":\"gt\"}}", &opening));
    fields_write(&out, tt->options, opening.options, FIELD_ORDER_CANONICAL);
    void *options = options_read(tt, out.at, out.used);
    assert_non_null(options);
    struct writer again;
    writer_start(&again, 1 << 16);
    fields_write(&again, tt->options, options, FIELD_ORDER_CANONICAL);
    assert_int_equal(again.used, out.used);
    assert_memory_equal(again.at, out.at, out.used);
    free(options);
    assert_null(options_read(tt, "{\"luck\":1}", 10));
    assert_null(options_read(tt, "{", 1));
    assert_null(options_read(tt, "[]", 2));
    writer_end(&out);
    writer_end(&again);
}

static void no_memory_is_no_fault_of_the_client(void **state)
{
    (void)state;
    static const char body[] = "{\"input\":{\"target\":8}}";
    struct arena small;
    arena_start(&small, 512);
    violations_start(&violations);
    assert_false(intent_decode(&small, tt, morale, body, sizeof body - 1, &intent, &violations));
    assert_int_equal(violations.count, 1);
    assert_true(violations.list[0].code == ERROR_OVERLOADED || violations.list[0].code == ERROR_BODY_TOO_LARGE);
    arena_end(&small);
    struct ruling ruling;
    assert_true(decode(body));
    arena_start(&small, 512);
    assert_false(ruling_prepare(&small, &intent, &ruling));
    arena_end(&small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(bodies_that_are_no_question, setup, teardown),
        cmocka_unit_test_setup_teardown(a_step_checks_only_what_decoded, setup, teardown),
        cmocka_unit_test_setup_teardown(dice_are_declared_or_not, setup, teardown),
        cmocka_unit_test_setup_teardown(declared_dice_must_fit, setup, teardown),
        cmocka_unit_test_setup_teardown(a_ruling_may_be_made_again, setup, teardown),
        cmocka_unit_test_setup_teardown(without_roles, setup, teardown),
        cmocka_unit_test_setup_teardown(inside_a_session, setup, teardown),
        cmocka_unit_test_setup_teardown(openings, setup, teardown),
        cmocka_unit_test_setup_teardown(options_read_back, setup, teardown),
        cmocka_unit_test_setup_teardown(no_memory_is_no_fault_of_the_client, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
