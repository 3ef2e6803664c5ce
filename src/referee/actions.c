#include "referee/actions.h"
#include "fields/schema.h"
#include "referee/binding.h"
#include <string.h>

enum { SCRATCH_MAX = 4 << 20, BODY_MAX = 256, PHASES_MAX = 16, DUES_MAX = 32, TITLE_MAX = 100 };

struct action_answer {
    const char *step, *title, *role;
    char role_title[TITLE_MAX];
    const char *phase[PHASES_MAX + 1];
    const char *const *phases;
    bool due, in_phase;
    const struct question_units *units; /* the bar that was found; NULL: none */
};

/* ---- why not ---- */

struct why_answer {
    const char *name, *clause, *text, *step, *role;
};
static const struct field why_rows[] = {
    WORD(struct why_answer, name, "The bar, by its name in the ruleset."),
    WORD(struct why_answer, clause, "The clause that demands it."),
    WORD(struct why_answer, text, "Of the unit: it goes on after its name."),
    WORD(struct why_answer, step, "The step that settles it; absent: time does.", OPTIONAL),
    WORD(struct why_answer, role, "The unit's role in that step.", OPTIONAL),
};
static const struct fields why_fields = FIELDS("ActionBar", "What bars a unit.", why_rows, struct why_answer);

WRITES(whys_write, struct action_answer)
{
    write_array(out);
    for (int32_t i = 0; it->units && i < it->units->bar_count; i++) {
        const struct bar_found *bar = &it->units->bars[i];
        ANSWER(out, why_fields,
               (struct why_answer){bar->name, bar->clause, binding_bar_said(bar), bar->step, bar->role_there});
    }
    write_array_end(out);
}
GIVEN(has_whys, struct action_answer, it->units && it->units->bar_count)

static const struct field action_rows[] = {
    WORD(struct action_answer, step, NULL),
    WORD(struct action_answer, title, "The step's title."),
    WORD(struct action_answer, role, "The role that the unit takes."),
    SPELLED(struct action_answer, role_title, NULL),
    NAMES(struct action_answer, phases, "The phases to which the step belongs; empty: any time."),
    YES_NO(struct action_answer, in_phase,
           "Whether it belongs to the current phase, as what the unit owes before anything else does to each."),
    YES_NO(struct action_answer, due, "Whether the rules demand it of the unit now."),
    EACH("reasons", why_fields, "What bars it, or would without the option or the umpire.", whys_write,
         ONLY_IF(has_whys)),
};
const struct fields action_fields =
    FIELDS("Action", "A step, with the unit in a role.", action_rows, struct action_answer);

/* ---- what there is ---- */

static bool is_due(const struct roster *roster, int32_t unit, const struct step *step, const char *role)
{
    const struct unit_due *list[DUES_MAX];
    int32_t count = roster_dues(roster, unit, list, DUES_MAX);
    for (int32_t i = 0; i < count; i++)
        if (strcmp(list[i]->step, step->name) == 0 && strcmp(list[i]->role, role) == 0)
            return true;
    return false;
}

/* A step that the unit owes first belongs to any phase. */
static void phases_find(const struct roster *roster, int32_t unit, const struct step *step, struct action_answer *ret)
{
    const struct turn_phase *phases = roster->type->phases;
    size_t count = 0;
    for (int32_t i = 0; phases && phases[i].name; i++)
        if (phase_has(roster->type, i, step->name) && count < PHASES_MAX)
            ret->phase[count++] = phases[i].name;
    ret->phases = ret->phase;
    ret->in_phase = !phases || !roster->turn || phase_has(roster->type, roster->phase, step->name) ||
                    roster_owes_first(roster, unit, step->name, ret->role);
}

/* Binds the unit in this role, without others, to the roster. NULL: out of memory. `ret_fits` false: it cannot take the
 * role. */
static const struct bound_units *role_bind(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                           const struct roster *roster, int32_t unit, const struct step *step,
                                           const struct unit_role *role, bool *ret_fits)
{
    char body[BODY_MAX];
    struct text text;
    struct violations *violations = arena_take(arena, sizeof *violations);
    struct intent *intent = arena_take_zero(arena, sizeof *intent);
    struct binding *binding = arena_take_zero(arena, sizeof *binding);
    *ret_fits = true;
    if (!violations || !intent || !binding)
        return NULL;
    violations_start(violations);
    text_start(&text, body, sizeof body);
    text_format(&text,
                role->many ? "{\"step\":\"%s\",\"units\":{\"%s\":[\"%s\"]}}"
                           : "{\"step\":\"%s\",\"units\":{\"%s\":\"%s\"}}",
                step->name, role->name, roster->units[unit].id);
    if (!intent_decode_recorded(arena, ruleset, options, body, text.used, intent, violations) ||
        !binding_start(binding, arena, intent))
        return NULL;
    binding_bind(binding, roster, violations);
    for (int32_t i = 0; i < violations->count; i++)
        if (violations->list[i].code == ERROR_UNIT_NOT_ELIGIBLE || violations->list[i].code == ERROR_UNIT_OUT)
            *ret_fits = false;
    return binding->units;
}

/* Whether a bar of that role alone prevents it, such as that of a test that nothing made due. */
static bool is_barred_here_alone(const struct question_units *units, const struct unit_type *type)
{
    for (int32_t i = 0; i < units->bar_count; i++) {
        const char *name = units->bars[i].name;
        const struct unit_bar *bar = unit_bar_find(type, name);
        if (units->bars[i].waiver == BAR_HOLDS && !(bar && bar->only) && !unit_deed_find(type, name))
            return false;
    }
    return true;
}

static void action_write(struct writer *out, struct arena *arena, const struct ruleset *ruleset, const void *options,
                         const struct roster *roster, int32_t unit, const struct step *step, int32_t number,
                         bool permitted)
{
    const struct unit_role *role = &step->roles[number];
    bool fits;
    const struct bound_units *units = role_bind(arena, ruleset, options, roster, unit, step, role, &fits);
    if (!units) {
        out->failed = true;
        return;
    }
    bool due = is_due(roster, unit, step, role->name);
    if (!fits || units_are_barred(&units->shown) == permitted)
        return;
    if (role->passive && !role->alike && !due && (permitted || is_barred_here_alone(&units->shown, roster->type)))
        return; /* the budget for what nobody asks of it */
    struct action_answer answer = {
        .step = step->name, .title = step->title, .role = role->name, .due = due, .units = &units->shown};
    struct text title;
    text_start(&title, answer.role_title, sizeof answer.role_title);
    title_add(&title, role->title, role->name);
    phases_find(roster, unit, step, &answer);
    ANSWER(out, action_fields, answer);
}

void unit_actions_write(struct writer *out, const struct ruleset *ruleset, const void *options,
                        const struct roster *roster, int32_t unit, bool permitted)
{
    write_array(out);
    for (const struct step *const *step = ruleset->steps; *step; step++)
        for (int32_t role = 0; (*step)->roles && (*step)->roles[role].name; role++) {
            struct arena arena;
            arena_start(&arena, SCRATCH_MAX);
            action_write(out, &arena, ruleset, options, roster, unit, *step, role, permitted);
            arena_end(&arena);
        }
    write_array_end(out);
}
