/* What the actions of a unit offer it (`may`) its own record does not forbid: asked again and again, with whatever else
 * is typed and whoever else is named, it is not refused by one and the same clause of the step. */
#pragma once
#include "referee/actions.h"
#include "referee/binding.h"
#include "unit_questions.h"

enum { OFFER_REFUSALS = 12, OFFER_ATTEMPTS = 60 };

/* Clauses that rest on more than the unit's record, and that random questions meet again and again all the same. */
struct offer_excuse {
    const char *ruleset, *step, *clause, *why;
};
static const struct offer_excuse offer_excuses[] = {
    {"colonial", "ranged-attack", "MWK-FIR-2", "the range is typed"},
    {"colonial", "volley", "MWK-FIR-2", "the range is typed"},
    {"colonial", "rocket-fire", "MWK-FIR-2", "the range is typed"},
    {"colonial", "activation", "MWK-UNIT", "the action is typed"},
    {"d12-skirmish", "ranged-attack", "D12-SHO-2", "the range is typed"},
    {"d12-skirmish", "volley", "D12-SHO-2", "the range is typed"},
    {"tft-ww2", "ranged-attack", "TFT-WPN", "it may take up a weapon that shoots: which one is typed"},
    {"tft-ww2", "fire-action", "TFT-WPN", "it may take up a weapon that shoots: which one is typed"},
    {"tft-ww2", "ranged-attack", "TFT-IND-2", "it may take up another weapon than a grenade: which one is typed"},
    {"tft-ww2", "fire-action", "TFT-IND-2", "it may take up another weapon than a grenade: which one is typed"},
    {"tft-ww2", "melee-score", "TFT-WPN", "it may swing what it holds as a club: the weapon is typed"},
    {"tft-ww2", "damage-roll", "A-TFT-46", "the weapon and the damage are typed"},
};

static inline bool is_excused(const struct ruleset *ruleset, const char *step, const char *clause)
{
    for (size_t i = 0; i < sizeof offer_excuses / sizeof offer_excuses[0]; i++)
        if (strcmp(offer_excuses[i].ruleset, ruleset->name) == 0 && strcmp(offer_excuses[i].step, step) == 0 &&
            strcmp(offer_excuses[i].clause, clause) == 0)
            return true;
    return false;
}

enum offer_answer { OFFER_UNASKED, OFFER_TAKEN, OFFER_REFUSED };

/* The question, off the record. Refused: by the step itself, and by which clause; unasked: it is no question, or a bar
 * keeps it from the step. */
static inline enum offer_answer offer_ask(const char *body, const char **ret_clause)
{
    static _Alignas(max_align_t) char outcome[STEP_OUTCOME_MAX];
    static struct explanation why;
    static struct dice_record record;
    struct arena arena;
    struct intent intent;
    struct binding binding;
    struct violations violations;
    struct dice_declared none = {.count = 0}; /* where dice are thrown, it is not refused */
    struct dice dice;
    enum offer_answer answer = OFFER_UNASKED;
    arena_start(&arena, 16 << 20);
    violations_start(&violations);
    if (intent_decode_recorded(&arena, chronicle.ruleset, chronicle.options, body, strlen(body), &intent,
                               &violations) &&
        binding_start(&binding, &arena, &intent) && binding_bind(&binding, &chronicle.present, &violations) &&
        !question_is_barred(&binding.question)) {
        memset(&why, 0, sizeof why);
        fields_default(intent.step->outcome, outcome);
        dice_start_declared(&dice, &none, &record);
        bool refused = question_resolve(intent.step, &binding.question, &dice, &why, outcome) == RULING_NOT_PERMITTED;
        answer = refused ? OFFER_REFUSED : OFFER_TAKEN;
        if (refused)
            *ret_clause = why.reasons[why.count - 1].clause;
    }
    arena_end(&arena);
    return answer;
}

static inline void assert_offer(const struct pool *pool, int32_t at, const char *role, const char *id)
{
    static char body[QUESTION_MAX];
    const char *step = pool->ruleset->steps[at]->name, *clause = NULL, *now = NULL;
    int32_t refusals = 0;
    for (int32_t attempt = 0; attempt < OFFER_ATTEMPTS && refusals < OFFER_REFUSALS; attempt++) {
        question_write(pool, at, &chronicle.present, role, id, false, body);
        enum offer_answer answer = offer_ask(body, &now);
        if (answer == OFFER_TAKEN || (answer == OFFER_REFUSED && clause && strcmp(clause, now) != 0))
            return;
        if (answer == OFFER_UNASKED)
            continue;
        clause = now;
        refusals++;
    }
    if (refusals == OFFER_REFUSALS && !is_excused(pool->ruleset, step, clause))
        fail_msg("%s may do %s as %s, and %s forbids it whatever is typed: %s", id, step, role, clause, body);
}

static inline json_t *actions_of(int32_t unit, bool permitted)
{
    struct writer out;
    writer_start(&out, 1 << 20);
    unit_actions_write(&out, chronicle.ruleset, chronicle.options, &chronicle.present, unit, permitted);
    assert_false(out.failed);
    json_t *list = json_loadb(out.at, out.used, 0, NULL);
    writer_end(&out);
    assert_non_null(list);
    return list;
}

static inline bool has_action(json_t *list, const struct unit_due *due)
{
    size_t i;
    json_t *each;
    json_array_foreach(list, i, each)
    {
        if (strcmp(naive_string(each, "step"), due->step) == 0 && strcmp(naive_string(each, "role"), due->role) == 0)
            return true;
    }
    return false;
}

/* Of what it owes before anything else it may do something: one comes after the other, and none bars all. */
static inline void assert_dues_are_offered(int32_t unit, json_t *may)
{
    enum { DUES_MOST = 32 };
    const struct unit_due *dues[DUES_MOST];
    const int32_t count = roster_dues(&chronicle.present, unit, dues, DUES_MOST);
    bool owes = false, offered = false;
    for (int32_t i = 0; i < count; i++) {
        owes = owes || dues[i]->compulsory;
        offered = offered || (dues[i]->compulsory && has_action(may, dues[i]));
    }
    if (owes && !offered)
        fail_msg("%s owes what it may not do", chronicle.present.units[unit].id);
}

/* All that one unit is offered now. */
static inline void assert_offers(const struct pool *pool)
{
    const int32_t unit = chronicle_any(0, chronicle.present.count - 1);
    size_t i;
    json_t *each, *may = actions_of(unit, true);
    assert_dues_are_offered(unit, may);
    json_array_foreach(may, i, each)
    {
        int32_t at = 0;
        while (strcmp(pool->ruleset->steps[at]->name, naive_string(each, "step")) != 0)
            at++;
        assert_offer(pool, at, naive_string(each, "role"), chronicle.present.units[unit].id);
    }
    json_decref(may);
}
