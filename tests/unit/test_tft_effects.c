/* Effects of the WW2 skirmish: every kind of them has a golden case, and none leaves a unit in a state that is none. */
#include "golden_questions.h"
#include "set_table.h"
#include "tft_table.h"

struct wanted_effect {
    const char *step, *member, *to; /* NULL: any value that is not 0 */
    int32_t seen;
};
static struct wanted_effect wanted[] = {
    {"movement", "action", "flee", 0},
    {"movement", "moved_inches", NULL, 0},
    {"movement", "points_spent", NULL, 0},
    {"movement", "cover", "none", 0},
    {"movement", "cover", "hard", 0},
    {"movement", "full_cover", "true", 0},
    {"movement", "weapon_state", "ready", 0},
    {"movement", "bayonet_fixed", "true", 0},
    {"movement", "action_used", "true", 0},
    {"movement", "prone", "true", 0},
    {"movement", "prone", "false", 0},
    {"movement", "at_goal", NULL, 0},
    {"ranged-attack", "weapon_state", "jammed", 0},
    {"ranged-attack", "weapon_state", "jammed_hard", 0},
    {"ranged-attack", "fate", "dead", 0},
    {"ranged-attack", "owed_hit_", "rifle", 0},
    {"ranged-attack", "owed_hit_", "rifle_doubled", 0},
    {"ranged-attack", "sidearm_state", NULL, 0},
    {"ranged-attack", "targets_shot", NULL, 0},
    {"ranged-attack", "action", "aim", 0},
    {"ranged-attack", "shots", NULL, 0},
    {"ranged-attack", "under_fire", NULL, 0},
    {"fire-action", "action", "pivot", 0},
    {"fire-action", "targets_shot", NULL, 0},
    {"fire-action", "wounded", NULL, 0},
    {"fire-action", "fate", "incapacitated", 0},
    {"fire-action", "fate", "dead", 0},
    {"fire-action", "weapon_state", "jammed", 0},
    {"fire-action", "members_down", NULL, 0},
    {"melee-score", "weapon_state", "dropped", 0},
    {"melee-score", "weapon_state", "broken", 0},
    {"melee-score", "action", "charge", 0},
    {"melee-score", "action", "close_combat", 0},
    {"melee-score", "wounded", NULL, 0},
    {"melee-score", "fate", "dead", 0},
    {"damage-roll", "owed_hit_", "rifle", 0}, /* the oldest, whatever it was */
    {"damage-roll", "wounded", NULL, 0},
    {"damage-roll", "fate", "incapacitated", 0},
    {"damage-roll", "fate", "dead", 0},
    {"damage-roll", "cos_down", NULL, 0},
    {"damage-roll", "casualties", NULL, 0},
    {"clear-jam", "weapon_state", "ready", 0},
    {"clear-jam", "served_state", "ready", 0},
    {"clear-jam", "sidearm_state", "ready", 0},
    {"clear-jam", "action", "action", 0},
    {"clear-jam", "action_used", "true", 0},
    {"morale-due", "members_tested", NULL, 0},
    {"morale-due", "attacks", NULL, 0},
    {"morale-check", "members_tested", NULL, 0},
    {"morale-check", "flight", "to_cover", 0},
    {"morale-check", "flight", "to_edge", 0},
    {"morale-check", "fate", "surrendered", 0},
    {"rally-check", "flight", "none", 0},
    {"rally-check", "rally_tried", NULL, 0},
    {"indirect-fire", "in_hand", "true", 0},
    {"indirect-fire", "owed_blast", "grenade", 0},
    {"indirect-fire", "owed_blast_multiplier", NULL, 0},
    {"indirect-fire", "owed_blast_scattered", "true", 0},
    {"indirect-fire", "served_state", "jammed", 0},
    {"indirect-fire", "action", "pivot", 0},
    {"indirect-fire", "fate", "incapacitated", 0},
    {"blast-damage", "wounded", NULL, 0},
    {"blast-damage", "fate", "dead", 0},
    {"blast-damage", "attacks", NULL, 0},
    {"blast-damage", "blast_hits", NULL, 0},
    {"blast-damage", "blast_ap", NULL, 0},
    {"blast-damage", "in_hand", "false", 0},
    {"blast-damage", "owed_blast", NULL, 0},
    {"blast-damage", "owed_blast_scattered", "false", 0},
    {"building-damage", "fate", "incapacitated", 0},
    {"afv-movement", "points_spent", NULL, 0},
    {"afv-movement", "reversed", NULL, 0},
    {"afv-movement", "at_goal", "true", 0},
    {"afv-attack", "fate", "knocked_out", 0},
    {"afv-attack", "vulnerable_hits", NULL, 0},
    {"afv-attack", "weapon_state", "jammed", 0},
    {"afv-damage", "fate", "exploded", 0},
    {"afv-damage", "fate", "knocked_out", 0},
    {"afv-damage", "mgs_destroyed", NULL, 0},
    {"afv-damage", "immobilised", NULL, 0},
    {"afv-damage", "main_gun_destroyed", NULL, 0},
    {"afv-damage", "vulnerable_hits", NULL, 0},
    {"afv-damage", "blast_hits", NULL, 0},
    {"afv-damage", "blast_ap", NULL, 0},
    {"afv-damage", "crew_tests", NULL, 0},
    {"crew-check", "flight", "to_edge", 0},
    {"crew-check", "fate", "abandoned", 0},
    {"overrun", "fate", "dead", 0},
    {"close-assault", "immobilised", NULL, 0},
    {"close-assault", "fate", "knocked_out", 0},
};

/* A name that ends with a line stands for every member of a run. */
static bool is_member(const char *name, const char *want)
{
    size_t length = strlen(want);
    return want[length - 1] == '_' ? strncmp(name, want, length) == 0 : strcmp(name, want) == 0;
}

static bool is_wanted(const struct wanted_effect *want, const struct step *step, const struct roster_change *change)
{
    if (change->text || strcmp(want->step, step->name) != 0 || !is_member(change->member->name, want->member))
        return false;
    if (!want->to)
        return change->value != 0;
    if (change->member->kind == FIELD_BOOL)
        return change->value == (strcmp(want->to, "true") == 0);
    return change->value == choice_find(change->member->choices, want->to);
}

static void note_effects(const struct golden_question *golden, void *context)
{
    static struct set_table table;
    static uint32_t seed;
    (void)context;
    struct golden_answer answer = golden_answer(golden);
    for (int32_t round = 0; round < 20; round++) {
        table_set(&table, tft->units, golden->step, &seed);
        int32_t count = table_apply(&table, golden->step, &golden->intent->question, answer.status, answer.outcome);
        for (int32_t i = 0; i < count; i++)
            for (size_t k = 0; k < LENGTH(wanted); k++)
                wanted[k].seen += is_wanted(&wanted[k], golden->step, &table.list[i]);
    }
    golden_answer_end(&answer);
}

static void every_kind_of_effect_has_a_case(void **state)
{
    (void)state;
    for (const struct step *const *step = tft->steps; *step; step++) {
        assert_non_null((*step)->apply);
        golden_each(tft, *step, note_effects, NULL);
    }
    for (size_t k = 0; k < LENGTH(wanted); k++)
        if (wanted[k].seen == 0)
            fail_msg("%s: no golden case sets %s to %s", wanted[k].step, wanted[k].member,
                     wanted[k].to ? wanted[k].to : "anything");
}

/* ---- random states ---- */

static uint32_t seed = 20261121;

static void shuffle_units(void)
{
    for (int32_t i = 0; i < FIGURES; i++)
        for (size_t k = 0; k < tft->units->fields->count; k++)
            if (tft->units->fields->list[k].kind != FIELD_TEXT)
                unit_set_number(&tft->units->fields->list[k], roster.units[i].own,
                                set_number(&tft->units->fields->list[k], &seed));
}

static void check_number(const struct field *field, int32_t number, const char *where)
{
    int32_t last = field->kind == FIELD_BOOL ? 1 : field->kind == FIELD_ENUM ? field->choices->count - 1 : field->max;
    bool absent = number == FIELD_ABSENT && field->presence == FIELD_OPTIONAL;
    if (field->kind != FIELD_TEXT && !absent && (number < field->min || number > last))
        fail_msg("%s: %s is %d", where, field->name, (int)number);
}

static void apply_to_anybody(const struct golden_question *golden, void *context)
{
    static struct tabletop tabletop;
    static struct roster_change changes[ROSTER_CHANGES_MAX];
    (void)context;
    struct golden_answer answer = golden_answer(golden);
    shuffle_units();
    struct assignment assignment = {.count = {0}};
    for (int32_t role = 0; golden->step->roles[role].name; role++) {
        assignment.count[role] = golden->step->roles[role].many ? FIGURES : 1;
        for (int32_t item = 0; item < assignment.count[role]; item++)
            assignment.units[role][item] = set_any(&seed, 0, FIGURES - 1);
    }
    tabletop_start(&tabletop, &roster, &assignment, changes);
    step_apply(golden->step, &golden->intent->question, answer.status, answer.outcome, &tabletop);
    int32_t count = tabletop_end(&tabletop);
    golden_answer_end(&answer);
    if (count < 0)
        fail_msg("%s: %s: too many changes", golden->step->name, golden->name);
    for (int32_t i = 0; i < count; i++)
        roster_change(&roster, &changes[i]);
    for (int32_t i = 0; i < FIGURES; i++)
        for (size_t k = 0; k < tft->units->fields->count; k++)
            check_number(&tft->units->fields->list[k],
                         tft->units->fields->list[k].kind == FIELD_TEXT
                             ? 0
                             : unit_number(&tft->units->fields->list[k], roster.units[i].own),
                         golden->name);
    roster_turn(&roster, roster.turn + 1, 0);
}

static void random_units_stay_within_their_bounds(void **state)
{
    (void)state;
    for (int32_t round = 0; round < 3; round++)
        for (const struct step *const *step = tft->steps; *step; step++)
            golden_each(tft, *step, apply_to_anybody, NULL);
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(every_kind_of_effect_has_a_case),
        ON_A_TABLE(random_units_stay_within_their_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
