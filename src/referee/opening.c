/* Opens a session from a body: decoded, checked, and completed with house rules and the roster of another session. */
#include "fields/decode.h"
#include "referee/opening_request.h"
#include <string.h>

/* What is wrong with an opening of no ruleset. */
static void rulesetless_explain(struct arena *arena, const struct json_t *root, struct violations *violations)
{
    char known[128];
    struct text names;
    if (!opening_judge(arena, root, violations))
        return;
    text_start(&names, known, sizeof known);
    for (const struct ruleset *const *each = rulesets(); *each; each++) {
        text_add(&names, names.used ? ", " : "");
        text_add(&names, (*each)->name);
    }
    if (!json_member(root, "ruleset"))
        violation_add(violations, ERROR_MISSING_FIELD, "/ruleset", "is required: one of %s", known);
    else if (!json_text_member(root, "ruleset"))
        violation_add(violations, ERROR_WRONG_TYPE, "/ruleset", "must be a text: one of %s", known);
    else
        violation_add(violations, ERROR_NOT_A_CHOICE, "/ruleset", "must be one of %s", known);
}

bool opening_decode(struct arena *arena, const char *body, size_t length, struct opening *ret,
                    struct violations *violations)
{
    const struct json_t *root = json_read(arena, body, length, violations);
    const char *name = root ? json_text_member(root, "ruleset") : NULL;
    const struct ruleset *ruleset = name ? ruleset_find(name) : NULL;
    if (root && !ruleset)
        rulesetless_explain(arena, root, violations);
    if (!ruleset)
        return false;
    struct opening_table table;
    opening_table_make(ruleset, &table);
    struct opening_request *request = arena_take(arena, table.fields.size);
    if (!request) {
        violation_add_starved(violations);
        return false;
    }
    *ret = (struct opening){.ruleset = ruleset, .options = request->options};
    if (!fields_decode(&table.fields, root, "", request, violations))
        return false;
    ret->phases_enforced = request->phases_enforced;
    ret->unit_count = request->unit_count;
    ret->units = request->units;
    units_name(request->units, request->unit_count);
    units_contacts_answer(ruleset->units, request->units, request->unit_count);
    ret->two_sided = request->mode != 0;
    ret->house_rules = request->has_house_rules;
    ret->choice = request->house_rules;
    ret->given = json_member(root, "options");
    ret->described = request->has_description;
    ret->about = request->description;
    ret->continues = request->has_roster_from;
    ret->roster_from = request->roster_from;
    opening_take_sides(request, ret, violations);
    if (ret->continues && !uuid_read(ret->roster_from.session, &ret->roster_from.id))
        violation_add(violations, ERROR_INVALID_TEXT, "/roster_from/session", "is not the id of a session");
    if (ret->continues && ret->unit_count)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/units",
                      "come from the other session; more can be added once this one is open");
    if (ret->phases_enforced && !ruleset->units->phases)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/enforce_phases",
                      "the turns of %s have no phases to enforce", ruleset->name);
    if (!ret->house_rules && ruleset->check_options)
        ruleset->check_options(request->options, violations);
    if (!ret->house_rules && ret->unit_count)
        units_check(ruleset, request->options, ret->units, ret->unit_count, "/units", violations);
    if (ret->unit_count && ruleset->units)
        units_contacts_check(ruleset->units, NULL, ret->units, ret->unit_count, "/units", violations);
    return violations->count == 0;
}

/* Each option of the body replaces that of the house rules as a whole. */
static bool options_merge(struct arena *arena, struct json_t *rules, const struct json_t *given)
{
    const char *name = NULL;
    for (const struct json_t *value; (value = json_next(given, &name));) {
        char pointer[VIOLATION_POINTER_MAX] = "/";
        struct text text = {.at = pointer, .size = sizeof pointer, .used = 1};
        text_add(&text, name); /* an option's name needs no escaping */
        if (json_set(arena, rules, pointer, value) != JSON_SET_DONE)
            return false;
    }
    return true;
}

bool opening_take_rules(struct arena *arena, struct opening *opening, const char *rules, size_t length,
                        struct violations *violations)
{
    const struct ruleset *ruleset = opening->ruleset;
    struct json_t *root = json_read(arena, rules, length, violations);
    if (root && !options_merge(arena, root, opening->given)) {
        violation_add_starved(violations);
        return false;
    }
    if (root && fields_decode(ruleset->options, root, "/options", opening->options, violations) &&
        ruleset->check_options)
        ruleset->check_options(opening->options, violations);
    if (violations->count == 0 && opening->unit_count)
        units_check(ruleset, opening->options, opening->units, opening->unit_count, "/units", violations);
    return violations->count == 0;
}

bool opening_take_roster(struct arena *arena, struct opening *opening, const struct roster *roster,
                         struct violations *violations)
{
    struct violations *found = arena_take(arena, sizeof *found);
    if (!found) {
        violation_add_starved(violations);
        return false;
    }
    violations_start(found);
    for (int32_t i = 0; i < roster->count; i++)
        if (opening->roster_from.include_fallen || !roster_out(roster, i)) {
            struct roster_unit *unit = &opening->units[opening->unit_count++];
            *unit = roster->units[i];
            unit_carry(roster->type, roster->options, (enum carry)opening->roster_from.carry, unit->own);
        }
    for (int32_t i = 0; i < opening->unit_count; i++) {
        found->count = 0;
        units_check(opening->ruleset, opening->options, &opening->units[i], 1, "", found);
        if (!opening_has_side(opening, opening->units[i].side))
            violation_add(violations, ERROR_CONFLICTING_FIELDS, "/roster_from",
                          "the unit %s fights for the side %s, which this session does not have", opening->units[i].id,
                          opening->units[i].side);
        for (int32_t k = 0; k < found->count; k++)
            violation_add(violations, ERROR_CONFLICTING_FIELDS, "/roster_from",
                          "the unit %s does not fit the options: %s", opening->units[i].id, found->list[k].message);
    }
    return violations->count == 0;
}
