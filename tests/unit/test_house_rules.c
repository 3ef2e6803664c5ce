/* House rules of every ruleset, option by option: what differs from its default stands on the page with its clause,
 * what does not is not there; and options of an opening on those of house rules. */
#include "fields/field_write.h"
#include "http/clubs/write_house_rules.h"
#include "referee/house_rules.h"
#include "referee/opening.h"
#include "unit.h"
#include <jansson.h>

#define EVIL "<img src=x onerror=alert(1)> *x* [y](javascript:z) | # -"

static struct rulebooks books;
static struct arena arena;
static struct writer out;
static struct violations violations;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 8 << 20);
    writer_start(&out, 8 << 20);
    return rulebooks_start(&books) ? 0 : 1;
}

static int teardown(void **state)
{
    (void)state;
    rulebooks_end(&books);
    arena_end(&arena);
    writer_end(&out);
    return 0;
}

static void number_set(void *base, size_t offset, int32_t number)
{
    memcpy((char *)base + offset, &number, sizeof number);
}

static int32_t number_of(const void *base, size_t offset)
{
    int32_t number;
    memcpy(&number, (const char *)base + offset, sizeof number);
    return number;
}

static void field_change(const struct field *field, void *base);

/* The members that must be there, each with a value that is not what it was. */
static void members_change(const struct fields *fields, void *base)
{
    fields_default(fields, base);
    for (size_t i = 0; i < fields->count; i++)
        field_change(&fields->list[i], base);
}

/* Gives a member a value that it has not. */
static void field_change(const struct field *field, void *base)
{
    char *member = (char *)base + field->offset;
    switch (field->kind) {
    case FIELD_BOOL:
        *(bool *)member = !*(bool *)member;
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
        number_set(base, field->offset, number_of(base, field->offset) == field->max ? field->min : field->max);
        break;
    case FIELD_ENUM:
        number_set(base, field->offset, number_of(base, field->offset) == 0 ? 1 % field->choices->count : 0);
        break;
    case FIELD_TEXT:
        snprintf(member, (size_t)field->max + 1, "%.*s", field->max, EVIL);
        break;
    case FIELD_FORM:
    case FIELD_LABEL:
        break;
    case FIELD_GROUP:
        if (field->presence == FIELD_OPTIONAL)
            *(bool *)((char *)base + field->present) = true;
        members_change(field->of, member);
        break;
    case FIELD_LIST:
        number_set(base, field->count, 1);
        if (field->item->kind == FIELD_GROUP)
            members_change(field->item->of, member);
        else
            field_change(field->item, member);
        break;
    }
}

enum form { JSON, MARKDOWN, HTML };

static void about_write(const struct house_rules_about *about, enum form form)
{
    struct sheet sheet = {.out = &out, .html = form == HTML};
    writer_reset(&out);
    if (form == JSON) {
        house_rules_write_differences(&out, NULL, &(struct house_rules_played){about}, FIELD_ORDER_TABLE);
    } else {
        assert_true(house_rules_write_page(&sheet, about));
    }
    write_raw(&out, "", 1);
    assert_false(out.failed);
}

static bool page_has(const char *start, const char *words, const char *end)
{
    char line[400];
    snprintf(line, sizeof line, "%s%s%s", start, words, end);
    return strstr(out.at, line) != NULL;
}

/* The option, or none (NULL), stands there with its clause; no other does. */
static void expect_only(const struct house_rules_about *about, const struct field *changed)
{
    for (size_t i = 0; i < about->ruleset->options->count; i++) {
        const struct field *field = &about->ruleset->options->list[i];
        const struct clause *clause = clause_find(about->book, field->clause, strlen(field->clause));
        assert_non_null(clause);
        about_write(about, JSON);
        assert_true(page_has("{\"name\":\"", field->name, "\",\"title\"") == (field == changed));
        if (field == changed)
            assert_true(page_has("\"clause\":{\"id\":\"", field->clause, "\",\"title\":"));
        about_write(about, HTML);
        assert_true(page_has("id=\"", field->name, "\">") == (field == changed));
        if (field == changed)
            assert_true(page_has("\">", field->clause, "</a>: "));
        about_write(about, MARKDOWN);
        if (field == changed)
            assert_true(page_has("Clause [", field->clause, "](/v1/rulesets/"));
    }
}

static void each_option_with_its_clause(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct fields *fields = (*ruleset)->options;
        void *options = malloc(fields->size);
        struct house_rules_about about = {.ruleset = *ruleset,
                                          .book = rulebook_find(&books, (*ruleset)->name),
                                          .options = options,
                                          .club = "Old Bones",
                                          .name = "monday",
                                          .version = 1};
        assert_non_null(options);
        fields_default(fields, options);
        expect_only(&about, NULL);
        assert_non_null(strstr(out.at, "Everything is played as the rulebook says."));
        for (size_t i = 0; i < fields->count; i++) {
            fields_default(fields, options);
            field_change(&fields->list[i], options);
            expect_only(&about, &fields->list[i]);
        }
        free(options);
    }
}

/* With everything that can be changed, and whatever people write: nothing becomes a mark. */
static void what_people_write_is_text(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct fields *fields = (*ruleset)->options;
        void *options = malloc(fields->size);
        struct house_rules_about about = {.ruleset = *ruleset,
                                          .options = options,
                                          .club = EVIL,
                                          .name = "monday",
                                          .version = 2,
                                          .newest = 3,
                                          .note = EVIL};
        assert_non_null(options);
        members_change(fields, options);
        about_write(&about, HTML);
        assert_null(strstr(out.at, "<img"));
        assert_non_null(strstr(out.at, "version 2 (the newest is 3)"));
        about_write(&about, MARKDOWN);
        for (const char *at = out.at; (at = strstr(at, "<img")); at++)
            assert_int_equal(at[-1], '\\');
        assert_null(strstr(out.at, "[y](javascript"));
        about_write(&about, JSON);
        json_t *root = json_loads(out.at, 0, NULL);
        assert_int_equal(json_array_size(root), fields->count);
        json_decref(root);
        free(options);
    }
}

/* A choice is said in its own words, and so is its default. */
static void choices_are_said_in_words(void **state)
{
    (void)state;
    static const char body[] = "{\"options\":{\"morale_compare\":\"gt\"},\"note\":\"Agreed.\"}";
    const struct ruleset *tt = ruleset_find("tt");
    struct house_rules rules;
    violations_start(&violations);
    assert_true(house_rules_decode(&arena, tt, body, sizeof body - 1, &rules, &violations));
    assert_string_equal(rules.note, "Agreed.");
    about_write(&(struct house_rules_about){.ruleset = tt, .options = rules.options}, MARKDOWN);
    assert_non_null(strstr(out.at, "**We play**: The total must beat the target (gt)"));
    assert_non_null(strstr(out.at, "**Otherwise**: The total must reach the target (ge)"));
    assert_non_null(strstr(out.at, "As it was agreed when the game was opened"));
}

/* Lists of things are tables, alone or in a group; columns that nobody uses are left out. */
static void lists_are_tables(void **state)
{
    (void)state;
    static const char table[] = "{\"options\":{\"damage_table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":"
                                "\"save\"},{\"lo\":3,\"hi\":6,\"result\":\"kill\"}]}}}";
    static const char units[] = "{\"options\":{\"profiles\":[{\"name\":\"Lancers\",\"kind\":\"irregular_cavalry\","
                                "\"leadership\":6},{\"name\":\"Sikhs\",\"kind\":\"regular_infantry\"}]}}";
    const struct ruleset *tt = ruleset_find("tt"), *colonial = ruleset_find("colonial");
    struct house_rules rules;
    violations_start(&violations);
    assert_true(house_rules_decode(&arena, tt, table, sizeof table - 1, &rules, &violations));
    about_write(&(struct house_rules_about){.ruleset = tt, .options = rules.options}, MARKDOWN);
    assert_non_null(strstr(out.at, "**We play**: Die: 6 sides\n\n| From | To | Result |\n|---|---|---|\n"
                                   "| 1 | 2 | save |\n| 3 | 6 | kill |\n"));
    assert_non_null(strstr(out.at, "**Otherwise**: none"));
    assert_true(house_rules_decode(&arena, colonial, units, sizeof units - 1, &rules, &violations));
    about_write(&(struct house_rules_about){.ruleset = colonial, .options = rules.options}, MARKDOWN);
    assert_non_null(strstr(out.at, "**We play**: as follows\n\n| Name | Kind | Leadership |\n|---|---|---|\n"
                                   "| Lancers | irregular\\_cavalry | 6+ |\n"));
}

static void bodies_that_are_wrong(void **state)
{
    (void)state;
    static const struct {
        const char *body;
        enum umpire_error code;
        const char *pointer;
    } cases[] = {
        {"nonsense", ERROR_MALFORMED_JSON, ""},
        {"{\"options\":{\"luck\":1}}", ERROR_UNKNOWN_OPTION, "/options/luck"},
        {"{\"options\":{\"one_sided\":\"x\"}}", ERROR_NOT_A_CHOICE, "/options/one_sided"},
        {"{\"name\":\"x\"}", ERROR_UNKNOWN_FIELD, "/name"},
        {"{\"note\":7}", ERROR_WRONG_TYPE, "/note"},
    };
    const struct ruleset *tt = ruleset_find("tt");
    struct house_rules rules;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        violations_start(&violations);
        assert_false(house_rules_decode(&arena, tt, cases[i].body, strlen(cases[i].body), &rules, &violations));
        assert_int_equal(violations.list[0].code, cases[i].code);
        assert_string_equal(violations.list[0].pointer, cases[i].pointer);
    }
    /* What the table alone cannot say. */
    static const char holes[] =
        "{\"options\":{\"damage_table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":3,\"result\":\"save\"}]}}}";
    violations_start(&violations);
    assert_false(house_rules_decode(&arena, tt, holes, sizeof holes - 1, &rules, &violations));
    assert_true(starts_with(violations.list[0].pointer, "/options/damage_table"));
}

#define RULES                                                                                                          \
    "{\"damage_table\":{\"rows\":[{\"hi\":6,\"lo\":1,\"result\":\"kill\"}],\"sides\":6},\"morale_compare\":\"gt\","    \
    "\"morale_targets\":{\"raw\":5},\"one_sided\":\"score\"}"

/* The options of an opening on these house rules, as JSON. */
static const char *opened_with(const char *options)
{
    char body[400];
    struct opening opening;
    snprintf(body, sizeof body, "{\"ruleset\":\"tt\",\"house_rules\":{\"name\":\"monday\"}%s%s}",
             options ? ",\"options\":" : "", options ? options : "");
    violations_start(&violations);
    assert_true(opening_decode(&arena, body, strlen(body), &opening, &violations));
    assert_true(opening.house_rules);
    assert_string_equal(opening.choice.name, "monday");
    assert_int_equal(opening.choice.version, FIELD_ABSENT);
    if (!opening_take_rules(&arena, &opening, RULES, strlen(RULES), &violations))
        return NULL;
    writer_reset(&out);
    fields_write(&out, opening.ruleset->options, opening.options, FIELD_ORDER_CANONICAL);
    write_raw(&out, "", 1);
    return out.at;
}

static void what_is_given_beside_house_rules_wins(void **state)
{
    (void)state;
    const char *options = opened_with(NULL);
    assert_non_null(strstr(options, "\"morale_compare\":\"gt\""));
    assert_non_null(strstr(options, "\"morale_targets\":{\"raw\":5}"));
    assert_non_null(strstr(options, "\"casualty_counts\":\"kill_wound\"")); /* a default */
    options = opened_with("{\"morale_compare\":\"ge\",\"morale_targets\":{\"elite\":9}}");
    assert_non_null(strstr(options, "\"morale_compare\":\"ge\""));
    assert_non_null(strstr(options, "\"morale_targets\":{\"elite\":9}")); /* whole, not mixed */
    assert_non_null(strstr(options, "\"one_sided\":\"score\""));
}

/* What the table alone cannot say is checked of the options as they will hold. */
static void the_whole_is_checked(void **state)
{
    (void)state;
    assert_null(opened_with("{\"damage_table\":{\"sides\":6,\"rows\":[{\"lo\":2,\"hi\":6,\"result\":\"kill\"}]}}"));
    assert_true(violations.count > 0);
    assert_true(starts_with(violations.list[0].pointer, "/options/damage_table"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_option_with_its_clause), cmocka_unit_test(what_people_write_is_text),
        cmocka_unit_test(choices_are_said_in_words),   cmocka_unit_test(lists_are_tables),
        cmocka_unit_test(bodies_that_are_wrong),       cmocka_unit_test(what_is_given_beside_house_rules_wins),
        cmocka_unit_test(the_whole_is_checked),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
