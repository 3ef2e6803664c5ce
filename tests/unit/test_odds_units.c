/* Odds by units: what they fill in of a question in which something is varied, and what is said of one that is not
 * permitted. */
#include "referee/answer.h"
#include "referee/odds_answer.h"
#include "referee/odds_words.h"
#include "roster_table.h"

static const struct odds_limits limits = {.branches = 1000, .samples = 500000};
static struct odds_intent intent;

/* Decoded without the roster, then bound to it. */
static bool ask_odds(const char *members)
{
    char body[2000];
    quoted(body, sizeof body, "{", members, "}");
    violations_start(&violations);
    return odds_intent_decode_session(&arena, rules, options, &limits, body, strlen(body), &intent, &violations) &&
           odds_intent_bind(&arena, &intent, &roster, 7, &violations);
}

static void assert_asked(const char *members)
{
    if (!ask_odds(members))
        fail_msg("%s: %s: %s", members, violations.list[0].pointer, violations.list[0].message);
}

static void assert_odds_refused(const char *members, enum umpire_error code, const char *pointer)
{
    assert_false(ask_odds(members));
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, code);
    assert_string_equal(violations.list[0].pointer, pointer);
}

static int32_t number_at(const struct fields *fields, const void *at, const char *name)
{
    const struct field *field = field_find(fields, name, strlen(name));
    assert_non_null(field);
    return unit_number(field, at);
}

/* The number of a member of the target in one case. */
static int32_t target_in(int32_t number, const char *name)
{
    const struct field *target = field_find(intent.step->input, "target", 6);
    return number_at(target->of, (const char *)intent.questions[number].input + target->offset, name);
}

static bool is_autofilled(const char *pointer)
{
    for (int32_t i = 0; i < intent.units->autofilled.count; i++)
        if (strcmp(intent.units->autofilled.list[i], pointer) == 0)
            return true;
    return false;
}

static void lay_out_volley(void)
{
    lay_out("colonial",
            "{'id':'watch','side':'red','kind':'regular_infantry','weapon':'modern_rifle','leadership':6,'figures':12},"
            "{'id':'impi','side':'blue','kind':'tribal_infantry','leadership':6,'figures':16}");
}

#define VOLLEY "'step':'volley','units':{'firer':'watch','target':'impi'}"

/* The place of what is varied need not be in the body: the unit's is there. */
static void members_of_units_are_varied(void **state)
{
    (void)state;
    lay_out_volley();
    assert_asked(VOLLEY ",'input':{'range':8},'vary':{'/input/target/figures':[4,9],'/input/figures':[3,5]}");
    assert_int_equal(intent.case_count, 4);
    for (int32_t i = 0; i < 4; i++) {
        assert_int_equal(target_in(i, "figures"), i / 2 ? 9 : 4);
        assert_int_equal(target_in(i, "leadership"), 6);
        assert_int_equal(number_at(intent.step->input, intent.questions[i].input, "figures"), i % 2 ? 5 : 3);
    }
    assert_int_equal(intent.units->at, 7);
    assert_true(is_autofilled("/input/weapon") && is_autofilled("/input/target/leadership"));
    assert_false(is_autofilled("/input/figures") || is_autofilled("/input/target/figures"));
}

/* An input that nobody knows but what is varied: the question is whole in each case, and the answer invents none. */
static void what_only_varies_is_not_missing(void **state)
{
    struct writer out;
    (void)state;
    lay_out_volley();
    assert_asked(VOLLEY ",'input':{'close_order':true},'vary':{'/input/range':[6,12]}");
    assert_int_equal(number_at(intent.step->input, intent.questions[1].input, "range"), 12000);
    writer_start(&out, 1 << 12);
    members_given_write(&out, intent.step->input, intent.units->input, &intent.units->given);
    write_raw(&out, "", 1);
    assert_null(strstr(out.at, "range"));
    assert_non_null(strstr(out.at, "\"figures\":12"));
    assert_non_null(strstr(out.at, "\"close_order\":true"));
    writer_end(&out);
}

/* A group that is varied as a whole is completed by its unit in each case. */
static void groups_are_varied(void **state)
{
    (void)state;
    lay_out_volley();
    assert_asked(VOLLEY ",'input':{'range':8,'target':{'figures':2}},'vary':{'/input/target':[{'figures':5},{}]}");
    assert_int_equal(target_in(0, "figures"), 5);
    assert_int_equal(target_in(1, "figures"), 16);
    assert_false(is_autofilled("/input/target/leadership"));
}

static void items_of_units_are_varied(void **state)
{
    (void)state;
    lay_out("d12-skirmish", "{'id':'tom','side':'red','game':'individual','quality':'regular','figures':1},"
                            "{'id':'bill','side':'blue','game':'individual','quality':'regular','figures':1}");
    assert_asked("'step':'charge','units':{'chargers':['tom'],'charged':'bill'},"
                 "'vary':{'/input/chargers/0/distance':[2,6]}");
    const struct field *chargers = field_find(intent.step->input, "chargers", 8);
    for (int32_t i = 0; i < 2; i++)
        assert_int_equal(
            number_at(chargers->item->of, (const char *)intent.questions[i].input + chargers->offset, "distance"),
            i ? 6000 : 2000);
    assert_odds_refused("'step':'charge','units':{'chargers':['tom'],'charged':'bill'},"
                        "'vary':{'/input/chargers/1/distance':[2,6]}",
                        ERROR_UNKNOWN_FIELD, "/vary/~1input~1chargers~11~1distance");
    assert_odds_refused("'step':'charge','units':{'chargers':['tom'],'charged':'bill'}", ERROR_MISSING_FIELD,
                        "/input/chargers/0/distance");
}

/* What the odds of a case say aloud. */
static const char *odds_said(int32_t number)
{
    static char words[ODDS_SUMMARY_MAX];
    struct odds *odds;
    struct text line;
    int64_t used = 0;
    assert_int_equal(odds_case_find(&intent, number, 100000, NULL, &used, &odds).result, ODDS_FOUND);
    text_start(&line, words, sizeof words);
    odds_summarise(intent.step, odds, &line);
    odds_free(odds);
    return words;
}

static const char *ruling_said(const char *members)
{
    static char words[SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    ruling_summarise(play(members), &line);
    return words;
}

/* As the ruling does: for whom, and of several bars the first. */
static void a_refusal_names_the_unit(void **state)
{
    static const struct {
        const char *question, *said;
    } refusals[] = {
        {"'step':'volley','units':{'firer':'watch','target':'buffs'},'input':{'range':8,'figures':13}",
         "Not permitted for Black Watch: it has fewer figures left than that; at most 12 are possible."},
        {"'step':'volley','units':{'firer':'watch','target':'impi'},'input':{'range':8,'figures':13}",
         "Not permitted for Black Watch: it has fewer figures left than that; at most 12 are possible."},
        {"'step':'volley','units':{'firer':'watch','target':'impi'},'input':{'range':80}",
         "Not permitted for Black Watch: the target is out of range."},
    };
    (void)state;
    lay_out("colonial", "{'id':'watch','name':'Black Watch','side':'red','kind':'regular_infantry','weapon':"
                        "'modern_rifle','leadership':6,'figures':12},"
                        "{'id':'buffs','side':'red','kind':'regular_infantry','leadership':6,'figures':12},"
                        "{'id':'impi','side':'blue','kind':'tribal_infantry','leadership':6,'figures':16}");
    for (size_t i = 0; i < LENGTH(refusals); i++) {
        assert_asked(refusals[i].question);
        assert_string_equal(odds_said(0), refusals[i].said);
        assert_string_equal(ruling_said(refusals[i].question), refusals[i].said);
    }
    assert_asked("'step':'volley','units':{'firer':'watch','target':'buffs'},'input':{'range':8},"
                 "'vary':{'/input/figures':[12,13]}");
    assert_string_equal(odds_said(0), "Not permitted for buffs: it is of the same side as Black Watch.");
    assert_string_equal(odds_said(1), refusals[0].said);
}

static void what_is_wrong_is_told_once(void **state)
{
    (void)state;
    lay_out_volley();
    assert_odds_refused("'step':'volley','units':{'firer':'watch','target':'zulu'},'vary':{'/input/range':[6,12]}",
                        ERROR_UNIT_UNKNOWN, "/units/target");
    assert_odds_refused(VOLLEY ",'vary':{'/input/figures':[1,2]}", ERROR_MISSING_FIELD, "/input/range");
    assert_odds_refused(VOLLEY ",'vary':{'/input/range':[6,-1]}", ERROR_OUT_OF_RANGE, "/vary/~1input~1range/1");
    assert_odds_refused(VOLLEY ",'input':{'range':8},'vary':{'/input/target/luck':[1]}", ERROR_UNKNOWN_FIELD,
                        "/vary/~1input~1target~1luck/0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(members_of_units_are_varied, sweep),
        cmocka_unit_test_teardown(what_only_varies_is_not_missing, sweep),
        cmocka_unit_test_teardown(groups_are_varied, sweep),
        cmocka_unit_test_teardown(items_of_units_are_varied, sweep),
        cmocka_unit_test_teardown(a_refusal_names_the_unit, sweep),
        cmocka_unit_test_teardown(what_is_wrong_is_told_once, sweep),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
