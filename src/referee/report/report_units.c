/* Units on the page: who takes the field, who takes part in a ruling, what becomes of them, and the turns. */
#include "fields/schema.h"
#include "referee/recorded_words.h"
#include "referee/report/report_parts.h"
#include <string.h>

enum { ROLE_WORDS_MAX = 64, VALUE_MAX = 1024 };

static const char *member_copy(struct report *report, const struct json_t *object, const char *member)
{
    const char *text = json_text_member(object, member);
    return arena_copy(&report->arena, text ? text : "", text ? strlen(text) : 0);
}

static const struct report_unit *unit_find(const struct report *report, const char *id)
{
    for (int32_t i = report->unit_count - 1; id && i >= 0; i--) /* an id may be another unit's later */
        if (strcmp(report->units[i].id, id) == 0)
            return &report->units[i];
    return NULL;
}

/* It is called otherwise from now on; what it was called in the beginning stays above the parts. */
static bool rename_record(struct report *report, const struct json_t *entry)
{
    const struct report_unit *found = unit_find(report, json_text_member(entry, "unit"));
    struct report_unit *unit = found ? &report->units[found - report->units] : NULL;
    if (!unit)
        return true;
    unit->was = unit->now ? unit->now : unit->name;
    unit->now = member_copy(report, entry, "name");
    return unit->now != NULL;
}

/* Of the opening; a session without sides of its own, and what is not recorded, keeps its ids. */
static bool sides_record(struct report *report, const struct json_t *sides)
{
    for (size_t i = 0; i < json_list_size(sides) && report->side_count < SIDES_MAX; i++) {
        struct report_side *side = &report->sides[report->side_count++];
        *side = (struct report_side){.id = member_copy(report, json_list_item(sides, i), "id"),
                                     .name = member_copy(report, json_list_item(sides, i), "name")};
        if (!side->id || !side->name)
            return false;
    }
    return true;
}

static const char *side_called(const struct report *report, const char *id)
{
    for (int32_t i = 0; id && i < report->side_count; i++)
        if (strcmp(report->sides[i].id, id) == 0 && report->sides[i].name[0])
            return report->sides[i].name;
    return id ? id : "?";
}

bool report_units_record(struct report *report, const struct report_entry *entry)
{
    const struct json_t *units = json_member(entry->recorded.root, "units"),
                        *from = json_member(entry->recorded.root, "roster_from");
    bool opened = entry->recorded.entry.kind == ENTRY_OPENED;
    bool brings = opened || entry->recorded.entry.kind == ENTRY_UNITS_ADDED;
    if (entry->recorded.entry.kind == ENTRY_UNIT_RENAMED)
        return rename_record(report, entry->recorded.root);
    for (size_t i = 0; brings && i < json_list_size(units) && report->unit_count < ROSTER_UNITS_MAX; i++) {
        const struct json_t *unit = json_list_item(units, i);
        struct report_unit *unit_record = &report->units[report->unit_count++];
        *unit_record = (struct report_unit){.id = member_copy(report, unit, "id"),
                                            .name = member_copy(report, unit, "name"),
                                            .side = member_copy(report, unit, "side"),
                                            .fielded = opened};
        if (!unit_record->id || !unit_record->name || !unit_record->side)
            return false;
    }
    if (opened && !sides_record(report, json_member(entry->recorded.root, "sides")))
        return false;
    if (opened && from) {
        report->continues = member_copy(report, from, "session");
        report->continues_at = json_int_member(from, "as_of", 0);
    }
    return !opened || !from || report->continues;
}

/* What the players call it. */
static void name_add(const struct report *report, struct sheet *sheet, const struct json_t *entry, const char *id)
{
    const struct report_unit *unit = unit_find(report, id);
    sheet_strong(sheet, unit && unit->now ? unit->now : unit ? unit->name : recorded_unit_called(entry, id));
}

/* "42nd: from now on Black Watch" */
void report_name_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    const char *id = json_text_member(entry->recorded.root, "unit");
    const struct report_unit *unit = unit_find(report, id);
    sheet_paragraph(sheet, "summary");
    sheet_strong(sheet, unit && unit->was ? unit->was : id ? id : "?");
    sheet_add(sheet, ": from now on ");
    const char *name = json_text_member(entry->recorded.root, "name");
    sheet_strong(sheet, name ? name : "?");
    sheet_paragraph_end(sheet);
}

/* "Black Watch: it was brought in by mistake" */
void report_removal_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    sheet_paragraph(sheet, "summary");
    name_add(report, sheet, entry->recorded.root, json_text_member(entry->recorded.root, "unit"));
    sheet_add(sheet, ": it was brought in by mistake");
    sheet_paragraph_end(sheet);
}

/* "Black Watch: fights for blue from now on" */
void report_side_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    const char *side = json_text_member(entry->recorded.root, "side");
    sheet_paragraph(sheet, "summary");
    name_add(report, sheet, entry->recorded.root, json_text_member(entry->recorded.root, "unit"));
    sheet_add(sheet, ": fights for ");
    sheet_name(sheet, side_called(report, side));
    sheet_add(sheet, " from now on");
    sheet_paragraph_end(sheet);
}

/* "Thrown or fired by": a role by its title. `step` NULL: the ruleset does not know it. */
static const char *role_words(const struct step *step, const char *role, char ret[ROLE_WORDS_MAX])
{
    const int32_t number = step ? unit_role_find(step, role) : -1;
    struct text text;
    text_start(&text, ret, ROLE_WORDS_MAX);
    title_add(&text, number < 0 ? NULL : step->roles[number].title, role);
    return ret;
}

/* "Firer: Black Watch; Target: Third Impi" */
static void roles_write(const struct report *report, struct sheet *sheet, const struct json_t *entry)
{
    const struct json_t *roles = json_member(entry, "roles");
    const char *name = json_text_member(entry, "step");
    const struct step *step = name ? step_find(report->ruleset, name) : NULL;
    if (json_member_count(roles) == 0)
        return;
    sheet_paragraph(sheet, NULL);
    const char *role = NULL, *between = "";
    for (const struct json_t *units; (units = json_next(roles, &role)); between = "; ") {
        char words[ROLE_WORDS_MAX];
        sheet_format(sheet, "%s%s: ", between, role_words(step, role, words));
        if (!json_is_list(units))
            name_add(report, sheet, entry, json_text(units, NULL));
        for (size_t k = 0; k < json_list_size(units); k++) {
            sheet_add(sheet, k ? ", " : "");
            name_add(report, sheet, entry, json_text(json_list_item(units, k), NULL));
        }
    }
    sheet_paragraph_end(sheet);
}

/* A member's value, as people say it; `field` NULL: the ruleset does not know the member. */
static void value_add(const struct report *report, struct sheet *sheet, const struct json_t *entry,
                      const struct field *field, const struct json_t *value)
{
    char words[VALUE_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    recorded_value_add(&text, field, value);
    if (recorded_is_unit(field, value))
        name_add(report, sheet, entry, words);
    else
        sheet_add(sheet, words);
}

/* "Third Impi: Figures 16 → 14, MWK-FIR-4" */
static void effect_write(const struct report *report, struct sheet *sheet, const struct json_t *entry,
                         const struct json_t *effect)
{
    const struct unit_type *type = report->ruleset->units;
    const char *member = json_text_member(effect, "member"), *clause = json_text_member(effect, "clause");
    const struct field *field = type && member ? field_find(type->fields, member, strlen(member)) : NULL;
    sheet_item(sheet);
    name_add(report, sheet, entry, json_text_member(effect, "unit"));
    sheet_add(sheet, ": ");
    sheet_add(sheet, field && field->title ? field->title : member ? member : "?");
    sheet_add(sheet, " ");
    if (json_member(effect, "from")) {
        value_add(report, sheet, entry, field, json_member(effect, "from"));
        sheet_add(sheet, " → ");
    }
    value_add(report, sheet, entry, field, json_member(effect, "to"));
    if (clause) {
        sheet_add(sheet, ", ");
        report_clause_link(report, sheet, clause);
    }
    sheet_item_end(sheet);
}

static void effects_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    const struct json_t *effects = json_member(entry->recorded.root, "effects"),
                        *applied = json_member(entry->recorded.root, "applied");
    if (json_list_size(effects) == 0)
        return;
    if (applied && !json_is_true_value(applied)) {
        sheet_paragraph(sheet, NULL);
        sheet_mark(sheet, "not applied");
        sheet_add(sheet, " This did not happen to the units:");
        sheet_paragraph_end(sheet);
    }
    sheet_list(sheet, "effects");
    for (size_t i = 0; i < json_list_size(effects); i++)
        effect_write(report, sheet, entry->recorded.root, json_list_item(effects, i));
    sheet_list_end(sheet);
}

void report_deeds_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    roles_write(report, sheet, entry->recorded.root);
    effects_write(report, sheet, entry);
}

/* "Turn 2: Shooting" */
void report_turn_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    const struct unit_type *type = report->ruleset->units;
    const char *phase = json_text_member(entry->recorded.root, "phase"), *title = phase;
    for (const struct turn_phase *each = type ? type->phases : NULL; phase && each && each->name; each++)
        if (strcmp(each->name, phase) == 0)
            title = each->title;
    sheet_paragraph(sheet, "summary");
    sheet_format(sheet, "Turn %lld", (long long)json_int_member(entry->recorded.root, "turn", 0));
    sheet_add(sheet, title ? ": " : "");
    sheet_add(sheet, title ? title : "");
    sheet_paragraph_end(sheet);
}

/* "Black Watch, red" */
static void unit_write(const struct report *report, struct sheet *sheet, const char *name, const char *side)
{
    sheet_item(sheet);
    sheet_strong(sheet, name ? name : "?");
    sheet_add(sheet, ", ");
    sheet_add(sheet, side_called(report, side));
    sheet_item_end(sheet);
}

void report_roster_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    const struct json_t *units = json_member(entry->recorded.root, "units");
    sheet_list(sheet, NULL);
    for (size_t i = 0; i < json_list_size(units); i++)
        unit_write(report, sheet, json_text_member(json_list_item(units, i), "name"),
                   json_text_member(json_list_item(units, i), "side"));
    sheet_list_end(sheet);
}

void report_field_write(const struct report *report, struct sheet *sheet)
{
    if (report->continues || (report->unit_count && report->units[0].fielded))
        sheet_heading(sheet, 2, "Units in the game");
    if (report->continues) {
        sheet_paragraph(sheet, NULL);
        sheet_add(sheet, "Taken over from session ");
        sheet_add(sheet, report->continues);
        sheet_format(sheet, ", as of entry %lld.", (long long)report->continues_at);
        sheet_paragraph_end(sheet);
    }
    if (!report->unit_count || !report->units[0].fielded)
        return;
    sheet_list(sheet, NULL);
    for (int32_t i = 0; i < report->unit_count && report->units[i].fielded; i++)
        unit_write(report, sheet, report->units[i].name, report->units[i].side);
    sheet_list_end(sheet);
}
