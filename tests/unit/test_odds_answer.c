/* Writing odds: a made-up answer with a value of every kind, byte for byte, and the words that go with it. */
#include "fields/field_write.h"
#include "referee/odds_answer.h"
#include "referee/outcome_members.h"
#include "toy.h"
#include "unit.h"
#include <math.h>

static bool is_red(const struct question *question, const void *outcome)
{
    (void)question;
    return ((const struct toy *)outcome)->colour == TOY_RED;
}

static const struct step_end ends[] = {
    {.name = "red", .title = "It is red", .holds = is_red},
    {.name = "green", .title = "It is green", .holds = is_red},
    {.name = NULL},
};
static const struct step step = {.name = "toy", .title = "Toy", .outcome = &toy_fields, .ends = ends};
static const struct ruleset toys = {.name = "toys"};
static const char *const texts[] = {"a \"b\"", "½"};

static const char *const number_pointer[] = {"/number"}, *const length_pointer[] = {"/length"};
static const char *const both_pointers[] = {"/flag", "/inners/1/kind", "/label"};
static const struct field *number_member[1], *length_member[1], *both_members[3];

#define CHANCE(fraction_, decimal_)                                                                                    \
    {                                                                                                                  \
        .fraction = fraction_, .decimal = decimal_                                                                     \
    }

static const struct odds_value number_values[] = {
    {.values = (const int32_t[]){-1}, .chance = CHANCE("1/3", "0.333333333333"), .at_least = CHANCE("1", "1")},
    {.values = (const int32_t[]){4},
     .chance = CHANCE("2/3", "0.666666666667"),
     .at_least = CHANCE("2/3", "0.666666666667")},
};
static const struct odds_value length_values[] = {
    {.values = (const int32_t[]){4500}, .chance = CHANCE("1/2", "0.5"), .at_least = CHANCE("1/2", "0.5")},
    {.values = (const int32_t[]){FIELD_ABSENT}, .chance = CHANCE("1/2", "0.5")},
};
static const struct odds_value both_values[] = {
    {.values = (const int32_t[]){1, TOY_GREEN, 0}, .chance = CHANCE("1/1000000", "1e-6")},
    {.values = (const int32_t[]){0, FIELD_ABSENT, 1}, .chance = CHANCE("999999/1000000", "0.999999")},
};
static const struct odds_value never[] = {{.values = (const int32_t[]){FIELD_ABSENT}, .chance = CHANCE("1", "1")}};
static const struct odds_end found_ends[] = {
    {.end = &ends[0], .chance = CHANCE("5/12", "0.416666666667")},
    {.end = &ends[1], .chance = CHANCE("7/12", "0.583333333333")},
};

static struct odds_distribution distributions[3];
static struct odds_intent intent;
static struct odds odds;

static int setup(void **state)
{
    (void)state;
    number_member[0] = member_find(&toy_fields, "/number", NULL, NULL);
    length_member[0] = member_find(&toy_fields, "/length", NULL, NULL);
    for (size_t i = 0; i < 3; i++)
        both_members[i] = member_find(&toy_fields, both_pointers[i], NULL, NULL);
    distributions[0] = (struct odds_distribution){.member_count = 1,
                                                  .pointers = number_pointer,
                                                  .members = number_member,
                                                  .value_count = 2,
                                                  .values = number_values,
                                                  .numeric = true,
                                                  .mean = {"7/3", "2.33333333333"},
                                                  .deviation = {NULL, "2.35702260396"},
                                                  .quantiles = {-1, -1, 4, 4, 4}};
    distributions[1] = (struct odds_distribution){.member_count = 1,
                                                  .pointers = length_pointer,
                                                  .members = length_member,
                                                  .value_count = 2,
                                                  .values = length_values,
                                                  .numeric = true,
                                                  .mean = {"9/2", "4.5"},
                                                  .deviation = {NULL, "0"},
                                                  .quantiles = {4500, 4500, 4500, 4500, 4500}};
    distributions[2] = (struct odds_distribution){
        .member_count = 3, .pointers = both_pointers, .members = both_members, .value_count = 2, .values = both_values};
    intent = (struct odds_intent){.ruleset = &toys, .step = &step, .case_count = 1};
    odds = (struct odds){.status = RULING_RESOLVED,
                         .branches = 12,
                         .end_count = 2,
                         .ends = found_ends,
                         .distribution_count = 3,
                         .distributions = distributions,
                         .texts = texts};
    return 0;
}

static void assert_written(const char *wanted)
{
    struct writer out;
    writer_start(&out, 1 << 16);
    write_object(&out);
    odds_write(&out, &intent, &odds);
    write_object_end(&out);
    write_raw(&out, "", 1);
    assert_false(out.failed);
    assert_string_equal(out.at, wanted);
    writer_end(&out);
}

static void an_exact_answer(void **state)
{
    (void)state;
    assert_written(
        "{\"status\":\"resolved\",\"method\":\"exact\",\"exact\":true,\"branches\":12,"
        "\"summary\":\"It is red: 41.7 %. It is green: 58.3 %.\","
        "\"ends\":[{\"name\":\"red\",\"title\":\"It is red\",\"fraction\":\"5/12\",\"chance\":0.416666666667},"
        "{\"name\":\"green\",\"title\":\"It is green\",\"fraction\":\"7/12\",\"chance\":0.583333333333}],"
        "\"distributions\":["
        "{\"of\":\"/number\",\"title\":\"Number\",\"values\":["
        "{\"value\":-1,\"fraction\":\"1/3\",\"chance\":0.333333333333,\"at_least\":{\"fraction\":\"1\",\"chance\":1}},"
        "{\"value\":4,\"fraction\":\"2/3\",\"chance\":0.666666666667,"
        "\"at_least\":{\"fraction\":\"2/3\",\"chance\":0.666666666667}}],"
        "\"mean\":{\"fraction\":\"7/3\",\"value\":2.33333333333},\"standard_deviation\":2.35702260396,"
        "\"quantiles\":{\"p5\":-1,\"p25\":-1,\"p50\":4,\"p75\":4,\"p95\":4}},"
        "{\"of\":\"/length\",\"title\":\"length\",\"values\":["
        "{\"value\":4.5,\"fraction\":\"1/2\",\"chance\":0.5,\"at_least\":{\"fraction\":\"1/2\",\"chance\":0.5}},"
        "{\"value\":null,\"fraction\":\"1/2\",\"chance\":0.5}],"
        "\"mean\":{\"fraction\":\"9/2\",\"value\":4.5},\"standard_deviation\":0,"
        "\"quantiles\":{\"p5\":4.5,\"p25\":4.5,\"p50\":4.5,\"p75\":4.5,\"p95\":4.5}},"
        "{\"of\":[\"/flag\",\"/inners/1/kind\",\"/label\"],\"title\":\"Flag and inners 2: kind and label\",\"values\":["
        "{\"value\":[true,\"green\",\"a \\\"b\\\"\"],\"fraction\":\"1/1000000\",\"chance\":1e-6},"
        "{\"value\":[false,null,\"½\"],\"fraction\":\"999999/1000000\",\"chance\":0.999999}]}]}");
}

static void an_estimate(void **state)
{
    (void)state;
    static const struct odds_end estimated[] = {
        {.end = &ends[0], .chance = {.decimal = "0.4", .error = "0.0489897948557"}}};
    odds.samples = 100;
    odds.ends = estimated;
    odds.end_count = 1;
    odds.distribution_count = 0;
    assert_written("{\"status\":\"resolved\",\"method\":\"sample\",\"exact\":false,\"samples\":100,"
                   "\"summary\":\"About, from 100 samples: It is red: 40.0 %.\","
                   "\"ends\":[{\"name\":\"red\",\"title\":\"It is red\",\"chance\":0.4,"
                   "\"standard_error\":0.0489897948557}],\"distributions\":[]}");
}

static void a_question_that_is_not_permitted(void **state)
{
    (void)state;
    static struct explanation why;
    explain(&why, "TOY-1", "Toys may not shoot");
    odds = (struct odds){.status = RULING_NOT_PERMITTED, .why = &why};
    assert_written("{\"status\":\"not_permitted\",\"method\":\"exact\",\"exact\":true,\"branches\":0,"
                   "\"summary\":\"Not permitted: toys may not shoot.\","
                   "\"reasons\":[{\"clause\":\"TOY-1\",\"text\":\"Toys may not shoot\"}]}");
}

static void what_is_never_there_is_not_shown(void **state)
{
    (void)state;
    distributions[1].values = never;
    distributions[1].value_count = 1;
    assert_false(distribution_is_worth_showing(&intent, &distributions[1]));
    assert_true(distribution_is_worth_showing(&intent, &distributions[0]));
    intent.shown_count = 1; /* who names it wants to know */
    assert_true(distribution_is_worth_showing(&intent, &distributions[1]));
}

static void assert_summary(const char *wanted)
{
    char words[ODDS_SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    odds_summarise(&step, &odds, &line);
    assert_string_equal(words, wanted);
}

static void what_cannot_be_is_not_said(void **state)
{
    (void)state;
    struct odds_end two[] = {found_ends[0], {.end = &ends[1], .chance = CHANCE("0", "0")}};
    odds.ends = two;
    assert_summary("It is red: 41.7 %.");
    two[0].chance = two[1].chance;
    assert_summary("It is red: 0 %. It is green: 0 %.");
}

static void without_ends_the_rest_speaks(void **state)
{
    (void)state;
    odds.end_count = 0;
    assert_summary("Number: 2.33 on average; length: 4.5 on average; Flag and inners 2: kind and label: no, none, ½ in "
                   "more than 99.9 %.");
    distributions[0].value_count = 1; /* which the dice do not decide */
    assert_summary("length: 4.5 on average; Flag and inners 2: kind and label: no, none, ½ in more than 99.9 %.");
}

static void percentages(void **state)
{
    (void)state;
    static const struct {
        struct odds_chance chance;
        const char *wanted;
    } cases[] = {{CHANCE(NULL, "0"), "0 %"},
                 {CHANCE(NULL, "1"), "100 %"},
                 {CHANCE(NULL, "0.5"), "50.0 %"},
                 {CHANCE(NULL, "0.416666666667"), "41.7 %"},
                 {CHANCE(NULL, "0.0004999"), "less than 0.1 %"},
                 {CHANCE(NULL, "0.0005"), "0.1 %"},
                 {CHANCE(NULL, "1.5e-12"), "less than 0.1 %"},
                 {CHANCE(NULL, "0.99949"), "99.9 %"},
                 {CHANCE(NULL, "0.9995"), "more than 99.9 %"},
                 {CHANCE(NULL, "0.999999999999"), "more than 99.9 %"},
                 {CHANCE("1", "1"), "100 %"},
                 {CHANCE("9999999999999/10000000000000", "1"), "more than 99.9 %"}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char words[40];
        struct text text;
        text_start(&text, words, sizeof words);
        percent_add(&text, &cases[i].chance);
        assert_string_equal(words, cases[i].wanted);
    }
}

static void pointers_to_members(void **state)
{
    (void)state;
    static const struct {
        const char *pointer, *said; /* a title, or what there is instead */
        bool found;
    } cases[] = {
        {"/number", "Number", true},
        {"/inner/weight", "inner: weight", true},
        {"/spare/kind", "spare: kind", true},
        {"/numbers/2", "numbers 3", true},
        {"/inners/0/weight", "inners 1: weight", true},
        {"/numbers/3", "/numbers is a list with the items 0 to 2", false},
        {"/numbers/02", "/numbers is a list with the items 0 to 2", false},
        {"/numbers/-", "/numbers is a list with the items 0 to 2", false},
        {"/numbers", "/numbers is a list with the items 0 to 2", false},
        {"/inner", "/inner has weight, kind", false},
        {"/inner/", "/inner has weight, kind", false},
        {"/inner/weigh", "/inner has weight, kind", false},
        {"/number/0", "/number is a single value", false},
        {"/number/", "/number is a single value", false},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char title_words[200], known_words[200];
        struct text title, known;
        text_start(&title, title_words, sizeof title_words);
        text_start(&known, known_words, sizeof known_words);
        const struct field *member = member_find(&toy_fields, cases[i].pointer, &title, &known);
        assert_int_equal(member != NULL, cases[i].found);
        assert_string_equal(cases[i].found ? title_words : known_words, cases[i].said);
    }
    assert_null(member_find(&toy_fields, "", NULL, NULL));
    assert_null(member_find(&toy_fields, "number", NULL, NULL));
}

static void an_excess_in_words_and_figures(void **state)
{
    (void)state;
    struct odds_excess excess = {.estimate = 2.5e30,
                                 .budget = 1000000,
                                 .part = "fire",
                                 .label = "hits",
                                 .dice = 24,
                                 .outcomes = 25,
                                 .varied = 3,
                                 .joint = true};
    char words[512];
    struct text text;
    struct writer out;
    text_start(&text, words, sizeof words);
    odds_excess_explain(&excess, &text);
    assert_string_equal(words,
                        "it takes about 2.5e+30 branches; 1000000 are allowed. The largest draw is fire: hits, 24 dice "
                        "with 25 outcomes; fewer dice there make it smaller, fewer members in a joint `of` too, fewer "
                        "cases in `vary` too. With \"method\":\"sample\" it is answered by an estimate.");
    excess.estimate = 362880;
    excess.part = NULL;
    excess.varied = 1;
    excess.joint = false;
    text_start(&text, words, sizeof words);
    odds_excess_explain(&excess, &text);
    assert_string_equal(words, "it takes about 362880 branches, and more memory than a question may use. The "
                               "largest draw is hits, 24 dice with 25 outcomes; fewer dice there make it smaller. With "
                               "\"method\":\"sample\" it is answered by an estimate.");
    excess.sampled = true;
    text_start(&text, words, sizeof words);
    odds_excess_explain(&excess, &text);
    assert_string_equal(words, "these samples throw about 362880 dice; 1000000 are allowed. Ask for fewer samples.");
    excess = (struct odds_excess){
        .estimate = 2.5e30, .budget = 1000000, .part = "fire", .label = "hits", .dice = 24, .outcomes = 25};
    writer_start(&out, 1000);
    fields_write(&out, &odds_excess_fields, &excess, FIELD_ORDER_TABLE);
    write_raw(&out, "", 1);
    assert_string_equal(out.at, "{\"estimate\":2.50e+30,\"budget\":1000000,\"largest_draw\":{\"part\":\"fire\","
                                "\"label\":\"hits\",\"dice\":24,\"outcomes\":25}}");
    writer_reset(&out);
    excess = (struct odds_excess){.estimate = (double)INFINITY, .budget = 5};
    fields_write(&out, &odds_excess_fields, &excess, FIELD_ORDER_TABLE);
    write_raw(&out, "", 1);
    assert_string_equal(out.at, "{\"estimate\":1.00e+300,\"budget\":5}");
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(an_exact_answer, setup),
        cmocka_unit_test_setup(an_estimate, setup),
        cmocka_unit_test_setup(a_question_that_is_not_permitted, setup),
        cmocka_unit_test_setup(what_is_never_there_is_not_shown, setup),
        cmocka_unit_test_setup(what_cannot_be_is_not_said, setup),
        cmocka_unit_test_setup(without_ends_the_rest_speaks, setup),
        cmocka_unit_test(percentages),
        cmocka_unit_test(pointers_to_members),
        cmocka_unit_test(an_excess_in_words_and_figures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
