/* Units of the table rules: what rulings do to them, and which may be named. */
#include "referee/actions.h"
#include "referee/answer.h"
#include "roster_table.h"
#include "rulesets/tt/tt.h"

static int set_up(void **state)
{
    (void)state;
    lay_out("tt", "{'id':'raw','side':'red','quality':'raw','figures':10},"
                  "{'id':'trained','side':'red','quality':'trained','target':8,'figures':10},"
                  "{'id':'elite','side':'red','quality':'elite','target':8,'figures':1},"
                  "{'id':'blues','side':'blue','quality':'veteran','target':6,'figures':10,'initiative':3}");
    return 0;
}

#define KILLED                                                                                                         \
    "'step':'damage-roll','units':{'target':'elite'},'input':{'hits':1,'table':{'sides':6,'rows':[{'lo':1,'hi':6,'"    \
    "result':'kill'}]}},'dice':[6]"

/* The clause by which a pinned unit is destroyed. */
static const char *destroying_clause(const char *unit, const char *dice)
{
    char question[300];
    set_up(NULL);
    snprintf(question, sizeof question,
             "'step':'pinned-charge','units':{'unit':'%s'},'input':{'charge_successful':true}%s%s", unit,
             dice ? ",'dice':" : "", dice ? dice : "");
    play(question);
    assert_string_equal(fate_of(unit), "destroyed");
    assert_int_equal(table_change_count, 1);
    return table_changes[0].clause;
}

static void what_destroys_a_pinned_unit(void **state)
{
    (void)state;
    assert_string_equal(destroying_clause("raw", NULL), "TT-PIN-1");
    assert_string_equal(destroying_clause("trained", "[2,3]"), "TT-PIN-2");
    assert_string_equal(destroying_clause("elite", "[1,2]"), "TT-PIN-4");
    assert_string_equal(destroying_clause("elite", "[1,1]"), "TT-PIN-5");
}

#define LOSES                                                                                                          \
    "'step':'melee-score','units':{'side1':'blues','side2':'trained'},'input':{'side1':['kill'],'side2':['kill','kill" \
    "']}"

/* "Immediately": whoever owes a check takes no other role, suffering ones neither (TT-MOR-1, A-TT-17). */
static void who_owes_a_check_does_nothing_else(void **state)
{
    static const char *const others[] = {
        LOSES,
        "'step':'damage-roll','units':{'target':'trained'},'input':{'hits':1,'table':{'sides':6,'rows':[{'lo':1,'hi':6,"
        "'result':'kill'}]}},'dice':[6]",
        "'step':'melee-round','units':{'side1':'trained','side2':'blues'},'input':{'side1':{'hits':0},'side2':{'hits':"
        "0},'table':{'sides':6,'rows':[{'lo':1,'hi':6,'result':'kill'}]}}",
        "'step':'suppression-penalties','units':{'unit':'trained'},'input':{'eligible_figures':2}",
        "'step':'pinned-charge','units':{'unit':'trained'}",
        "'step':'morale-check','units':{'unit':'trained'}",
        "'step':'melee-size-modifier','units':{'winner':'blues','loser':'trained'}",
    };
    (void)state;
    play(LOSES);
    assert_true(is_due("trained", "morale_check"));
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        assert_barred(others[i], "TT-MOR-1");
    play("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[6,6]");
    assert_false(is_due("trained", "morale_check"));
    play(LOSES);
}

/* A lost round is on record; for another reason a unit checks, and stays (TT-MOR-1, X-KNOW). */
static void who_lost_no_round_owes_no_check(void **state)
{
    (void)state;
    assert_barred("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[1,1]", "TT-MOR-1");
    assert_barred("'step':'morale-check','units':{'unit':'trained'},'input':{'after_melee':true},'dice':[1,1]",
                  "TT-MOR-1");
    play("'step':'morale-check','units':{'unit':'trained'},'dice':[1,1]");
    assert_string_equal(fate_of("trained"), "in play");
    play("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[1,1],'override':{'reason':'We "
         "forgot to record the round.'}");
    assert_string_equal(fate_of("trained"), "removed");
}

/* The option warns only: it happens, and the ruling says what is owed. */
static void the_option_may_warn_only(void **state)
{
    (void)state;
    play(LOSES);
    unit_set_number(field_find(rules->options, "enforce_due", 11), options, ENFORCE_DUE_WARN);
    const struct ruling *ruling =
        play("'step':'suppression-penalties','units':{'unit':'trained'},'input':{'eligible_figures':2}");
    assert_int_equal(ruling->status, RULING_RESOLVED);
    assert_string_equal(ruling->why->reasons[0].clause, "TT-MOR-1");
    assert_string_equal(ruling->why->reasons[0].subject, "trained");
}

/* The umpire overrides, and the reasons say so (X-OVER). */
static void the_umpire_overrides(void **state)
{
    (void)state;
    play(LOSES);
    const struct ruling *ruling = play("'override':{'reason':'we forgot'},'step':'suppression-penalties','units':{'unit"
                                       "':'trained'},'input':{'eligible_figures':2}");
    assert_int_equal(ruling->status, RULING_RESOLVED);
    assert_string_equal(ruling->why->reasons[0].clause, "TT-MOR-1");
    assert_string_equal(ruling->why->reasons[1].clause, "X-OVER");
}

/* Units of one side do not fight each other (X-FRIEND). */
static void friends_do_not_fight(void **state)
{
    (void)state;
    assert_barred("'step':'melee-score','units':{'side1':'raw','side2':'trained'},'input':{'side1':['kill'],'side2':['"
                  "kill','kill']}",
                  "X-FRIEND");
}

/* What was declared with it stays the player's (X-DECL). */
static void dice_of_what_is_barred_are_not_used(void **state)
{
    (void)state;
    play(LOSES);
    const struct ruling *ruling = play("'step':'pinned-charge','units':{'unit':'trained'},'dice':[3,4]");
    assert_int_equal(ruling->status, RULING_NOT_PERMITTED);
    assert_int_equal(ruling->unused.count, 2);
    assert_int_equal(ruling->unused.faces[1], 4);
}

/* Initiative is decided once a turn for each unit, and each pair charges once: another unit may charge the same one
 * (X-TURN). The members of a pair are those of the unit that is charged. */
static void each_deed_is_done_once_a_turn(void **state)
{
    static const char both[] = "'step':'initiative-order','units':{'units':['trained','blues']},'dice':[2,5]";
    static const char charge[] = "'step':'pinned-charge','units':{'unit':'trained','charger':'blues'},'dice':[6,6]";
    static const char other[] = "'step':'pinned-charge','units':{'unit':'trained','charger':'greens'},'dice':[6,6]";
    (void)state;
    lay_out("tt", "{'id':'trained','side':'red','quality':'trained','target':8,'figures':10,'initiative':3},"
                  "{'id':'blues','side':'blue','quality':'veteran','target':6,'figures':10,'initiative':3},"
                  "{'id':'greens','side':'blue','quality':'veteran','target':6,'figures':10,'initiative':3}");
    assert_int_equal(play(both)->status, RULING_RESOLVED);
    assert_int_equal(of("blues", "ordered"), 1);
    assert_barred("'step':'initiative-order','units':{'units':['greens','blues']},'dice':[2,5]", "TT-INI-1");
    assert_int_equal(play(charge)->status, RULING_RESOLVED);
    assert_barred(charge, "TT-PIN-1");
    assert_int_equal(play(other)->status, RULING_RESOLVED);
    assert_barred(other, "TT-PIN-1");
    roster_turn(&roster, 2, 0);
    assert_int_equal(play(both)->status, RULING_RESOLVED);
    assert_int_equal(play(charge)->status, RULING_RESOLVED);
}

/* "A fires at B" asks only for what nobody can know: by units, each step is answered with no more typed than section 9
 * of the catalogue leaves to type. Targets and damage table stand in roster and options. */
static void nothing_more_need_be_typed(void **state)
{
    static const char *const least[] = {
        "'step':'initiative-order','units':{'units':['trained','blues']},'dice':[2,5]",
        "'step':'suppression-penalties','units':{'unit':'trained'},'input':{'eligible_figures':2}",
        "'step':'damage-roll','units':{'target':'trained'},'input':{'hits':2},'dice':[1,2]",
        "'step':'damage-roll','units':{'target':'blues'},'input':{'hits':1},'dice':[6]",
        "'step':'melee-size-modifier','units':{'winner':'blues','loser':'trained'}",
        "'step':'melee-score','units':{'side1':'blues','side2':'trained'}",
        "'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[6,6]",
        ("'step':'melee-round','units':{'side1':'blues','side2':'trained'},'input':{'side1':{'hits':0},"
         "'side2':{'hits':1}},'dice':[1,6,6]"),
        "'step':'pinned-charge','units':{'unit':'trained'},'dice':[6,6]",
    };
    const struct tt_damage_table table = {.sides = 6, .row_count = 2, .rows = {{1, 2, TT_KILL}, {3, 6, TT_SAVE}}};
    (void)state;
    lay_out("tt", "{'id':'trained','side':'red','quality':'trained','target':8,'figures':10,'initiative':3},"
                  "{'id':'blues','side':'blue','quality':'veteran','target':6,'figures':10,'initiative':3}");
    struct tt_options *set = options;
    set->has_damage_table = true;
    set->damage_table = table;
    for (size_t i = 0; i < sizeof least / sizeof least[0]; i++) {
        const struct ruling *ruling = play(least[i]);
        if (ruling->status != RULING_RESOLVED)
            fail_msg("%s: %s", least[i], ruling->why->reasons[0].text);
    }
    assert_int_equal(of("trained", "round_kills"), 0);
    assert_false(is_due("trained", "morale_check"));
}

/* Results of the round are a record fact: given otherwise, the score is not permitted (X-KNOW, A-TT-20). */
static void a_score_keeps_to_what_was_rolled(void **state)
{
    (void)state;
    play(
        "'step':'damage-roll','units':{'target':'trained'},'input':{'hits':1,'table':{'sides':6,'rows':[{'lo':1,'hi':6,"
        "'result':'kill'}]}},'dice':[6]");
    assert_barred(
        "'step':'melee-score','units':{'side1':'blues','side2':'trained'},'input':{'side1':[],'side2':['wound'"
        "]}",
        "TT-MEL-2");
    play("'step':'melee-score','units':{'side1':'blues','side2':'trained'},'input':{'side1':[],'side2':['kill']}");
    assert_true(is_due("trained", "morale_check"));
}

/* A-TT-20: results that wait for their score are no part of another round, and decide none: they are scored first, or
 * the next turn forgets them. A round that the umpire lets be fought all the same ends them. */
static void a_whole_round_waits_for_the_score_of_what_was_rolled(void **state)
{
#define TABLE "'table':{'sides':6,'rows':[{'lo':1,'hi':5,'result':'kill'},{'lo':6,'hi':6,'result':'save'}]}"
#define ROLLED "'step':'damage-roll','units':{'target':'trained'},'input':{'hits':2," TABLE "},'dice':"
#define ROUND                                                                                                          \
    "'step':'melee-round','units':{'side1':'trained','side2':'blues'},'input':{'side1':{'hits':0},'side2':{'hits':1}"  \
    "," TABLE "}"
    static const char *const results[] = {ROLLED "[1,1]", ROLLED "[6,6]"};
    for (size_t i = 0; i < LENGTH(results); i++) {
        set_up(state);
        play(results[i]);
        assert_barred(ROUND, "A-TT-20");
        play("'step':'melee-score','units':{'side1':'trained','side2':'blues'},'input':{'side2':[]}");
        play("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[6,6],'override':{'reason':'x'"
             "}");
        assert_int_equal(play(ROUND ",'dice':[6]")->status, RULING_RESOLVED);
        play(results[i]);
        assert_barred(ROUND, "A-TT-20");
        roster_turn(&roster, roster.turn + 1, 0);
        assert_int_equal(play(ROUND ",'dice':[6]")->status, RULING_RESOLVED);
        play(results[i]);
        play(ROUND ",'dice':[6],'override':{'reason':'They had agreed on it.'}");
        assert_int_equal(of("trained", "round_kills") + of("trained", "round_saves"), 0);
    }
}

/* X-OVER: of who is out, and takes part all the same, as much is known as of others; figures that are not left are
 * said. */
static void who_is_out_and_let_act_is_known(void **state)
{
    static const char *const questions[] = {
        "'step':'melee-round','units':{'side1':'blues','side2':'trained'},'input':{'side1':{'hits':0},'side2':"
        "{'hits':1}," TABLE "},'dice':[6],'override':{'reason':'They rallied.'}",
        "'step':'initiative-order','units':{'units':['trained','blues']},'input':{'units':[{'initiative':3},{}]},"
        "'dice':[2,5],'override':{'reason':'So.'}",
    };
    const struct field *fate = field_find(rules->units->fields, "fate", strlen("fate"));
    (void)state;
    unit_set_number(fate, unit_of("trained"), TT_REMOVED);
    for (size_t i = 0; i < LENGTH(questions); i++)
        assert_int_equal(play(questions[i])->status, RULING_RESOLVED);
    unit_set_number(field_find(rules->units->fields, "figures", strlen("figures")), unit_of("trained"), 0);
    assert_refused(questions[0], ERROR_MISSING_FIELD, "/input/side2/figures");
}

static const char *said(const struct ruling *ruling)
{
    static char words[SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    ruling_summarise(ruling, &line);
    return words;
}

#define ALL_KILL "'table':{'sides':6,'rows':[{'lo':1,'hi':6,'result':'kill'}]}"

/* X-FATE: no more figures are lost than there are; results are counted and scored as they fell (TT-MEL-2). */
static void losses_never_exceed_the_figures(void **state)
{
    (void)state;
    const struct ruling *ruling =
        play("'step':'damage-roll','units':{'target':'elite'},'input':{'hits':4," ALL_KILL "},'dice':[1,2,3,4]");
    const struct tt_damage *damage = ruling->outcome;
    assert_int_equal(damage->counts[TT_KILL], 4);
    assert_int_equal(damage->score, 8 * TT_POINT);
    assert_string_equal(said(ruling),
                        "Of 4 hits on elite, 4 were kills: a score of 8; elite lost 1 figure, and none was left.");
    assert_string_equal(table_changes[0].member->name, "figures");
    assert_int_equal(table_changes[0].value, -1);
    assert_string_equal(fate_of("elite"), "removed");
    assert_barred("'step':'damage-roll','units':{'target':'trained'},'input':{'hits':1,'figures':11," ALL_KILL "}",
                  "TT-MEL-5");
    play("'step':'damage-roll','units':{'target':'trained'},'input':{'hits':4,'figures':3," ALL_KILL
         "},'dice':[1,2,3,4]");
    assert_int_equal(of("trained", "figures"), 7);
    assert_string_equal(fate_of("trained"), "in play");
    assert_int_equal(of("trained", "round_kills"), 4);
}

/* X-KNOW: fewer figures than it has may fight, more never. Who loses all of these and has others left is in the game
 * (X-FATE), and owes the check that is thrown for the others (TT-MOR-1). */
/* A number of the outcome. */
static int32_t came_out(const struct ruling *ruling, const char *member)
{
    return unit_number(field_find(ruling->step->outcome, member, strlen(member)), ruling->outcome);
}

static void a_part_of_a_unit_may_fight(void **state)
{
#define FIGHT_OF(figures, hits)                                                                                        \
    "'step':'melee-round','units':{'side1':'trained','side2':'blues'},'input':{'side1':{'figures':" figures            \
    ",'hits':" hits "},'side2':{'hits':0}," ALL_KILL "}"
    (void)state;
    assert_barred(FIGHT_OF("11", "2"), "TT-MEL-5");
    play(FIGHT_OF("5", "2") ",'dice':[1,1,6,6]");
    assert_int_equal(of("trained", "figures"), 8);
    const struct ruling *ruling = play(FIGHT_OF("5", "6") ",'dice':[1,1,1,1,1,1]");
    assert_string_equal(said(ruling),
                        "trained lost the round as the only side with casualties; no figure of trained that fought was "
                        "left, and the others must check morale at once.");
    assert_int_equal(of("trained", "figures"), 3);
    assert_int_equal(came_out(ruling, "removed"), 0);
    assert_string_equal(fate_of("trained"), "in play");
    assert_true(is_due("trained", "morale_check"));
    play("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[6,6]");
    play(FIGHT_OF("2", "4") ",'dice':[1,1,1,1]");
    play("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[6,6]");
    ruling = play(FIGHT_OF("1", "4") ",'dice':[1,1,1,1]");
    assert_int_equal(came_out(ruling, "removed"), 1);
    assert_string_equal(fate_of("trained"), "removed");
    assert_false(is_due("trained", "morale_check"));
#undef FIGHT_OF
}

/* Both sides' parts are wiped out, and both units have others left: the scores decide as ever (A-TT-15). */
static void parts_that_are_wiped_out_are_no_units(void **state)
{
    (void)state;
    play("'step':'melee-round','units':{'side1':'trained','side2':'blues'},'input':{'side1':{'figures':1,'hits':2},"
         "'side2':{'figures':1,'hits':1}," ALL_KILL "},'dice':[1,1,1]");
    assert_string_equal(fate_of("trained"), "in play");
    assert_string_equal(fate_of("blues"), "in play");
    assert_true(is_due("trained", "morale_check"));
    assert_false(is_due("blues", "morale_check"));
}

/* A-TT-20: what a round keeps for its score has an end, and nothing beyond it is lost without a word. */
static void a_round_keeps_two_hundred_results(void **state)
{
    static char question[1000];
    (void)state;
    lay_out("tt", "{'id':'trained','side':'red','quality':'trained','target':8,'figures':500}");
    int used = snprintf(question, sizeof question,
                        "'step':'damage-roll','units':{'target':'trained'},'input':{'hits':198," ALL_KILL "},'dice':[");
    for (int32_t i = 0; i < 198; i++)
        used += snprintf(question + used, sizeof question - (size_t)used, i ? ",1" : "1");
    snprintf(question + used, sizeof question - (size_t)used, "]");
    play(question);
#define MORE(cause, hits)                                                                                              \
    "'step':'damage-roll','units':{'target':'trained'},'input':{'cause':'" cause "','hits':" hits "," ALL_KILL "}"
    assert_barred(MORE("melee", "3"), "A-TT-20");
    assert_string_equal(said(play(MORE("melee", "3"))),
                        "Not permitted for trained: more than 200 results of one round would wait for their score; at "
                        "most 2 are possible.");
    play(MORE("fire", "3") ",'dice':[1,1,1]");
    play(MORE("melee", "2") ",'dice':[1,1]");
    assert_int_equal(of("trained", "round_kills"), 200);
    assert_barred(MORE("melee", "1"), "A-TT-20");
    assert_int_equal(of("trained", "figures"), 500 - 203);
#undef MORE
}

/* A-TT-16, A-TT-18: whose enemy fell in the round scores it with that one, and checks against a winner without figures.
 * Each refusal on the way says how. */
static void a_round_in_which_one_side_fell_is_scored(void **state)
{
    (void)state;
    lay_out("tt", "{'id':'few','side':'red','quality':'trained','target':8,'figures':2},"
                  "{'id':'other','side':'red','quality':'trained','target':8,'figures':9},"
                  "{'id':'blues','side':'blue','quality':'veteran','target':6,'figures':9}");
    play("'step':'damage-roll','units':{'target':'blues'},'input':{'hits':3," ALL_KILL "},'dice':[1,2,3]");
    play("'step':'damage-roll','units':{'target':'few'},'input':{'hits':2," ALL_KILL "},'dice':[1,2]");
    assert_barred("'step':'melee-round','units':{'side1':'other','side2':'blues'},'input':{'side1':{'hits':0},'side2':{"
                  "'hits':0}," ALL_KILL "}",
                  "A-TT-20");
    assert_string_equal(
        barred_text, "damage was rolled for it in a round that is scored before another one; the next turn forgets it");
    play("'step':'melee-score','units':{'side1':'few','side2':'blues'}");
    assert_true(is_due("blues", "morale_check"));
    assert_int_equal(of("blues", "round_kills"), 0);
    assert_refused("'step':'morale-check','units':{'loser':'blues','winner':'few'}", ERROR_UNIT_OUT, "/units/winner");
    assert_string_equal(violations.list[0].message,
                        "few cannot take part, being out of the game: removed; leave the winner out, and give 0 as its "
                        "figures");
    assert_refused("'step':'morale-check','units':{'loser':'blues'},'dice':[3,4]", ERROR_MISSING_FIELD,
                   "/input/winner_figures");
    assert_string_equal(violations.list[0].message,
                        "The small-winner rule needs the size of the winner, too: name the winner, or give its "
                        "figures, 0 where none is left.");
    const struct tt_morale *morale =
        play("'step':'morale-check','units':{'loser':'blues'},'input':{'winner_figures':0},'dice':[3,4]")->outcome;
    assert_int_equal(morale->modifier, 1);
    assert_true(morale->passed);
    play("'step':'melee-round','units':{'side1':'other','side2':'blues'},'input':{'side1':{'hits':0},'side2':{'hits':0}"
         "," ALL_KILL "}");
}

static bool has_action(const char *step)
{
    enum { LIST_MAX = 1 << 16 };
    char key[60];
    struct writer out;
    snprintf(key, sizeof key, "\"step\":\"%s\",\"title\"", step);
    writer_start(&out, LIST_MAX);
    unit_actions_write(&out, rules, options, &roster, roster_find(&roster, "trained"), true);
    assert_false(out.failed);
    bool found = memmem(out.at, out.used, key, strlen(key)) != NULL;
    writer_end(&out);
    return found;
}

/* What a unit may do, and what is due of it: not what it suffers, nor where it is only looked at. */
static void actions_are_what_a_unit_does(void **state)
{
    (void)state;
    assert_true(has_action("melee-round"));
    assert_true(has_action("melee-score"));
    assert_true(has_action("suppression-penalties"));
    assert_false(has_action("melee-size-modifier"));
    assert_false(has_action("damage-roll"));
    assert_true(has_action("pinned-charge")); /* as who charges */
    assert_false(has_action("morale-check"));
    play(LOSES);
    assert_true(has_action("morale-check"));
    assert_false(has_action("melee-round"));
}

/* Losses to fire are no results of a round of melee. */
static void only_melee_makes_results_of_a_round(void **state)
{
    static const char *const causes[] = {"fire", "melee"};
    char question[300];
    for (int32_t melee = 0; melee < 2; melee++) {
        set_up(state);
        snprintf(question, sizeof question,
                 "'step':'damage-roll','units':{'target':'trained'},'input':{'hits':1,'cause':'%s','table':{'sides':6,"
                 "'rows':[{'lo':1,'hi':6,'result':'kill'}]}},'dice':[6]",
                 causes[melee]);
        play(question);
        assert_int_equal(of("trained", "figures"), 9);
        assert_int_equal(of("trained", "round_kills"), melee);
    }
}

/* Who is wounded is out of the fight, as who is killed (TT-MEL-5); who is suppressed or saved is not. */
static void wounds_take_figures(void **state)
{
    static const struct {
        const char *result;
        int32_t figures;
    } results[] = {{"kill", 9}, {"wound", 9}, {"suppressed", 10}, {"save", 10}};
    char question[300];
    for (size_t i = 0; i < LENGTH(results); i++) {
        set_up(state);
        snprintf(question, sizeof question,
                 "'step':'damage-roll','units':{'target':'trained'},'input':{'hits':1,'table':{'sides':6,"
                 "'rows':[{'lo':1,'hi':6,'result':'%s'}]}},'dice':[6]",
                 results[i].result);
        play(question);
        assert_int_equal(of("trained", "figures"), results[i].figures);
    }
}

/* A check for another reason, which the umpire lets it make first, leaves what it owes; the right one removes it. */
static void who_fails_the_check_is_removed(void **state)
{
    (void)state;
    play(LOSES);
    play("'step':'morale-check','units':{'unit':'trained'},'input':{'after_melee':false},'dice':[1,1],"
         "'override':{'reason':'The story asks for it.'}");
    assert_true(is_due("trained", "morale_check"));
    assert_string_equal(fate_of("trained"), "in play");
    play("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[1,1]");
    assert_string_equal(fate_of("trained"), "removed");
}

/* How many figures are left follows from the record, whatever is typed. */
static void figures_are_those_of_the_roster(void **state)
{
    (void)state;
    assert_barred(
        "'step':'melee-size-modifier','units':{'winner':'blues','loser':'trained'},'input':{'winner_figures':3"
        "}",
        "TT-MEL-5");
}

/* Nor do more fight than there are; fewer may. */
static void no_more_can_fight_than_there_are(void **state)
{
    (void)state;
    assert_barred("'step':'suppression-penalties','units':{'unit':'trained'},'input':{'eligible_figures':11}",
                  "TT-SUP-2");
    play("'step':'suppression-penalties','units':{'unit':'trained'},'input':{'eligible_figures':10}");
    assert_barred("'step':'suppression-penalties','units':{'unit':'elite'},'input':{'eligible_figures':2}", "TT-SUP-2");
    play("'step':'suppression-penalties','units':{'unit':'elite'},'input':{'eligible_figures':0}");
}

/* TT-MOR-2: who won the round is an enemy of who lost it. */
static void no_friend_won_the_round(void **state)
{
    (void)state;
    play(LOSES);
    assert_barred("'step':'morale-check','units':{'loser':'trained','winner':'elite'},'dice':[3,4]", "X-FRIEND");
    assert_true(is_due("trained", "morale_check"));
    play("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[6,6]");
    assert_barred("'step':'melee-size-modifier','units':{'loser':'trained','winner':'elite'}", "X-FRIEND");
    play("'step':'melee-size-modifier','units':{'loser':'trained','winner':'blues'}");
}

static void units_that_are_gone_take_no_part(void **state)
{
    (void)state;
    play(KILLED);
    assert_refused("'step':'initiative-order','units':{'units':['trained','elite']}", ERROR_UNIT_OUT, "/units/units/1");
    assert_refused("'step':'damage-roll','units':{'target':'elite'},'input':{'hits':1}", ERROR_UNIT_OUT,
                   "/units/target");
    assert_refused("'step':'morale-check','units':{'unit':'elite'}", ERROR_UNIT_OUT, "/units/unit");
    assert_refused("'step':'pinned-charge','units':{'unit':'elite'},'input':{'charge_successful':true}", ERROR_UNIT_OUT,
                   "/units/unit");
    assert_refused("'step':'melee-round','units':{'side1':'trained','side2':'trained'}", ERROR_NOT_UNIQUE,
                   "/units/side2");
}

#define ALL_KILL "'table':{'sides':6,'rows':[{'lo':1,'hi':6,'result':'kill'}]}"
#define HITS_BY(target, opponent, hits, dice)                                                                          \
    "'step':'damage-roll','units':{'target':'" target "','opponent':'" opponent "'},'input':{'hits':" hits             \
    "," ALL_KILL "},'dice':" dice

/* A-TT-18: the round in which a unit fell is scored with it as a side, and that is due of the unit that is left. */
static void who_fell_is_a_side_of_its_last_round(void **state)
{
    (void)state;
    play(HITS_BY("elite", "blues", "1", "[6]"));
    assert_true(is_due("blues", "score_round"));
    play(HITS_BY("blues", "trained", "1", "[6]")); /* who owes the score may be hit by another one */
    set_up(state);
    play(HITS_BY("elite", "blues", "1", "[6]"));
    assert_int_equal(play("'step':'melee-score','units':{'side1':'elite','side2':'blues'},"
                          "'input':{'side2':['kill','kill']}")
                         ->status,
                     RULING_RESOLVED);
    assert_true(is_due("blues", "morale_check"));
    assert_false(is_due("blues", "score_round"));
    assert_int_equal(of("elite", "round_kills"), 0);
    play("'step':'morale-check','units':{'loser':'blues'},'input':{'winner_figures':0},'dice':[6,6]");
    assert_barred("'step':'melee-score','units':{'side1':'elite','side2':'blues'},'input':{'side1':[],'side2':[]}",
                  "X-OUT");
}

/* The next turn forgets the round, and what was due of it; nor is who was not wiped out in it a side of it. */
static void who_fell_otherwise_is_no_side(void **state)
{
    (void)state;
    play(HITS_BY("elite", "blues", "1", "[6]"));
    roster_turn(&roster, roster.turn + 1, -1);
    assert_false(is_due("blues", "score_round"));
    assert_barred("'step':'melee-score','units':{'side1':'elite','side2':'blues'},'input':{'side1':[],'side2':[]}",
                  "X-OUT");
    set_up(state);
    play(LOSES);
    play("'step':'morale-check','units':{'loser':'trained','winner':'blues'},'dice':[1,1]");
    assert_barred("'step':'melee-score','units':{'side1':'trained','side2':'blues'},'input':{'side1':[],'side2':[]}",
                  "X-OUT");
}

/* A-TT-20: results of one fight are not charged to another. */
static void results_are_kept_for_one_opponent(void **state)
{
    (void)state;
    lay_out("tt", "{'id':'guards','side':'red','quality':'elite','target':8,'figures':9},"
                  "{'id':'blues','side':'blue','quality':'veteran','target':6,'figures':2},"
                  "{'id':'dons','side':'blue','quality':'veteran','target':6,'figures':9}");
    play(HITS_BY("guards", "blues", "1", "[6]"));
    assert_barred(HITS_BY("guards", "dons", "1", "[6]"), "A-TT-20");
    assert_barred("'step':'melee-score','units':{'side1':'guards','side2':'dons'},'input':{'side2':['save']}",
                  "A-TT-20");
    play(HITS_BY("dons", "guards", "1", "[6]")); /* dons have no results yet */
    assert_barred("'step':'melee-score','units':{'side1':'guards','side2':'dons'}", "A-TT-20");
    play("'step':'melee-score','units':{'side1':'guards','side2':'blues'},'input':{'side2':['save']}");
    assert_int_equal(of("guards", "round_kills"), 0);
    assert_int_equal(of("dons", "round_kills"), 1);
}

/* A check for a reason that only the players see is made once a turn (X-WHOSE). */
static void one_check_a_turn_for_another_reason(void **state)
{
    (void)state;
    play("'step':'morale-check','units':{'unit':'trained'},'dice':[1,2]");
    assert_barred("'step':'morale-check','units':{'unit':'trained'},'dice':[6,6]", "X-TURN");
    roster_turn(&roster, roster.turn + 1, -1);
    play("'step':'morale-check','units':{'unit':'trained'},'dice':[6,6]");
}

/* X-FATE: no more are lost than the roster has, whatever the umpire lets be given. */
static void no_more_are_lost_than_there_are(void **state)
{
    (void)state;
    play("'step':'damage-roll','units':{'target':'elite'},'input':{'hits':3,'figures':9," ALL_KILL
         "},'dice':[6,6,6],'override':{'reason':'They are nine.'}");
    assert_int_equal(of("elite", "figures"), 0);
}

/* Finding 8: of two units that were wiped out one stayed in the game (A-TT-15). */
static void both_wiped_out_are_both_removed(void **state)
{
    (void)state;
    lay_out("tt", "{'id':'elite','side':'red','quality':'elite','target':8,'figures':1},"
                  "{'id':'blues','side':'blue','quality':'veteran','target':6,'figures':1}");
    play("'step':'melee-round','units':{'side1':'elite','side2':'blues'},'input':{'side1':{'hits':1},'side2':{'hits':1}"
         ",'table':{'sides':6,'rows':[{'lo':1,'hi':6,'result':'kill'}]}},'dice':[3,4]");
    assert_string_equal(fate_of("elite"), "removed");
    assert_string_equal(fate_of("blues"), "removed");
    assert_int_equal(of("blues", "fate"), TT_IN_PLAY); /* it follows from the figures, and nothing is stored (X-FATE) */
    assert_false(is_due("elite", "morale_check"));
    assert_false(is_due("blues", "morale_check"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(what_destroys_a_pinned_unit, set_up),
        cmocka_unit_test_setup(who_owes_a_check_does_nothing_else, set_up),
        cmocka_unit_test_setup(who_lost_no_round_owes_no_check, set_up),
        cmocka_unit_test_setup(the_option_may_warn_only, set_up),
        cmocka_unit_test_setup(the_umpire_overrides, set_up),
        cmocka_unit_test_setup(each_deed_is_done_once_a_turn, set_up),
        cmocka_unit_test_setup(nothing_more_need_be_typed, set_up),
        cmocka_unit_test_setup(a_score_keeps_to_what_was_rolled, set_up),
        cmocka_unit_test_setup(a_whole_round_waits_for_the_score_of_what_was_rolled, set_up),
        cmocka_unit_test_setup(who_is_out_and_let_act_is_known, set_up),
        cmocka_unit_test_setup(losses_never_exceed_the_figures, set_up),
        cmocka_unit_test_setup(a_part_of_a_unit_may_fight, set_up),
        cmocka_unit_test_setup(parts_that_are_wiped_out_are_no_units, set_up),
        cmocka_unit_test_setup(a_round_keeps_two_hundred_results, set_up),
        cmocka_unit_test_setup(a_round_in_which_one_side_fell_is_scored, set_up),
        cmocka_unit_test_setup(actions_are_what_a_unit_does, set_up),
        cmocka_unit_test_setup(only_melee_makes_results_of_a_round, set_up),
        cmocka_unit_test_setup(wounds_take_figures, set_up),
        cmocka_unit_test_setup(who_fails_the_check_is_removed, set_up),
        cmocka_unit_test_setup(figures_are_those_of_the_roster, set_up),
        cmocka_unit_test_setup(friends_do_not_fight, set_up),
        cmocka_unit_test_setup(no_more_can_fight_than_there_are, set_up),
        cmocka_unit_test_setup(no_friend_won_the_round, set_up),
        cmocka_unit_test_setup(dice_of_what_is_barred_are_not_used, set_up),
        cmocka_unit_test_setup(units_that_are_gone_take_no_part, set_up),
        cmocka_unit_test_setup(who_fell_is_a_side_of_its_last_round, set_up),
        cmocka_unit_test_setup(who_fell_otherwise_is_no_side, set_up),
        cmocka_unit_test_setup(results_are_kept_for_one_opponent, set_up),
        cmocka_unit_test_setup(one_check_a_turn_for_another_reason, set_up),
        cmocka_unit_test_setup(no_more_are_lost_than_there_are, set_up),
        cmocka_unit_test_setup(both_wiped_out_are_both_removed, set_up),
    };
    return cmocka_run_group_tests(tests, NULL, sweep);
}
