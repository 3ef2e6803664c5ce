/* Units: those that are added, their changes, and the turns in which they act. The referee computes the roster. */
#include "fields/field_write.h"
#include "ledger/ruling_fields.h"

static void own_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct unit_entered *unit = base;
    (void)field;
    fields_write(out, unit->fields, unit->own, (enum field_order)order);
}

static const struct field unit_list[] = {
    WORD(struct unit_entered, id, "Its id in the game."),
    WORD(struct unit_entered, name, "What the players call it."),
    FORMED_AS(struct unit_entered, read, "properties", form_object, "The ruleset's members, with all defaults.",
              .write = own_write),
    FORMED(struct unit_entered, side, form_side, "The side that it fights for, by its id."),
};
static const struct fields unit_fields =
    FIELDS("EnteredUnit", "A unit as an entry adds it.", unit_list, struct unit_entered, .sorted = true);
const struct field unit_item = {.kind = FIELD_GROUP, .of = &unit_fields};

static void before_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct unit_changed *change = base;
    (void)field, (void)order;
    field_write_number(out, change->field, change->before);
}

static bool before_given(const void *base)
{
    const struct unit_changed *change = base;
    return !change->text && change->before != FIELD_ABSENT;
}

static void after_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct unit_changed *change = base;
    (void)field, (void)order;
    if (change->text)
        write_string(out, change->text);
    else
        field_write_number(out, change->field, change->after);
}

static bool after_given(const void *base)
{
    const struct unit_changed *change = base;
    return change->text ? change->text[0] != '\0' : change->after != FIELD_ABSENT;
}

#define CHANGE_ROWS                                                                                                    \
    NUMBER(struct unit_changed, add, -INT32_MAX, INT32_MAX, NULL, NULL,                                                \
           "The amount added; absent where the member is set.", OPTIONAL),                                             \
        WORD(struct unit_changed, clause, "The clause that it rests on; absent from manual changes.", OPTIONAL),       \
        FORMED(struct unit_changed, from, form_scalar,                                                                 \
               "The previous value; absent where there was none, and for texts.", OPTIONAL, .write = before_write,     \
               .given = before_given),                                                                                 \
        WORD_AS(struct unit_changed, name, "member", "The member's name."),                                            \
        FORMED(struct unit_changed, to, form_scalar, "The new value; absent where there is none.", OPTIONAL,           \
               .write = after_write, .given = after_given),                                                            \
        WORD(struct unit_changed, unit, "The unit's id."),                                                             \
        WORD(struct unit_changed, unit_name,                                                                           \
             "What the unit was called then; absent where a ruling says it beside its role, in `names`.", OPTIONAL)
static const struct field change_list[] = {CHANGE_ROWS};
static const struct fields change_fields =
    FIELDS("UnitEffect", "What changes in one member of a unit.", change_list, struct unit_changed, .sorted = true);
const struct field change_item = {.kind = FIELD_GROUP, .of = &change_fields};

/* As answers have them: with what the record leaves out because the ruleset has it. */
static void title_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct unit_changed *change = base;
    (void)field, (void)order;
    write_string(out, change->field->title);
}

/* Players need not see members that only count for the rules. */
static bool title_given(const void *base)
{
    const struct field *field = ((const struct unit_changed *)base)->field;
    return field && field->title && !(field->bookkeeping && field->kind == FIELD_INT);
}

static const struct field shown_change_list[] = {
    CHANGE_ROWS,
    WORD_AS(struct unit_changed, name, "title",
            "What the member is called; absent where it only counts for the rules, and need not be shown. It "
            "stands outside the record.",
            OPTIONAL, .write = title_write, .given = title_given),
};
const struct fields unit_effect_fields =
    FIELDS("UnitEffect", "What changes in one member of a unit.", shown_change_list, struct unit_changed);
const struct field entry_shown_change = {.kind = FIELD_GROUP, .of = &unit_effect_fields};
const struct field pointer_item = {.kind = FIELD_LABEL};

const struct field_form form_roles = {
    .wants = "an object",
    .source = FORM_OF_OBJECT,
    .schema = "\"additionalProperties\":true",
    .given = form_pointer_given,
    .read = form_json_keep,
};

static void named_write(struct writer *out, const struct units_stated *units, bool names)
{
    write_object(out);
    for (int32_t i = 0; i < units->role_count; i++) {
        const struct role_units *role = &units->roles[i];
        write_key(out, role->role);
        if (role->many)
            write_array(out);
        for (int32_t k = 0; k < role->count; k++)
            write_string(out, names ? role->names[k] : role->ids[k]);
        if (role->many)
            write_array_end(out);
    }
    write_object_end(out);
}

void role_units_write(struct writer *out, const struct units_stated *units)
{
    named_write(out, units, false);
}

void ruling_names_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct entry_ruling *ruling = base;
    (void)field, (void)order;
    named_write(out, &ruling->units, true);
}

void ruling_roles_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct entry_ruling *ruling = base;
    (void)field, (void)order;
    role_units_write(out, &ruling->units);
}

#define TOLD_EFFECTS                                                                                                   \
    LIST_AS(struct entry_ruling, units.changes.list, "effects", struct unit_changed, entry_shown_change,               \
            units.changes.count, 1, INT32_MAX, NULL, NULL, NULL, OPTIONAL)

void entry_write_unit_members(struct writer *out, const struct entry_ruling *ruling)
{
    static const struct field list[] = {RULING_TURN,    RULING_PHASE,    RULING_ROLES,      RULING_NAMES,
                                        RULING_BARRED,  RULING_OVERRIDE, RULING_AUTOFILLED, RULING_OVERRIDDEN,
                                        RULING_ASSUMED, TOLD_EFFECTS,    RULING_APPLIED,    RULING_DICE_UNUSED};
    static const struct fields fields = {.list = list, .count = FIELDS_COUNT(list)};
    fields_write_members(out, &fields, ruling, FIELD_ORDER_TABLE);
}

static const struct field added_list[] = {
    LIST_AS(struct entry_units_added, units.list, "units", struct unit_entered, unit_item, units.count, 1, INT32_MAX,
            NULL, NULL, "The units to add."),
};
static const struct fields added_fields =
    FIELDS("UnitsAddedEntry", "Units are added later.", added_list, struct entry_units_added, .sorted = true);

static enum objection added_check(const struct protocol *protocol, const struct entry *entry)
{
    return sides_have(protocol, &entry->units_added.units) ? OBJECTION_NONE : OBJECTION_SIDE;
}

static void added_apply(struct protocol *protocol, const struct entry *entry)
{
    units_come(protocol, entry, &entry->units_added.units);
}

const struct entry_row entry_row_units_added = {
    .doc = "Units are added.",
    .fields = &added_fields,
    .by_rules = true,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_EITHER,
    .check = added_check,
    .apply = added_apply,
    .undoable = true,
    .shown = {.title = "Units added", .subject = ABOUT_ROSTER},
};

static const struct field changed_list[] = {
    LIST_AS(struct entry_unit_changed, changes.list, "effects", struct unit_changed, change_item, changes.count, 1,
            INT32_MAX, NULL, NULL, "What changes in it."),
    WORD(struct entry_unit_changed, reason, "Why."),
    WORD(struct entry_unit_changed, unit, "The unit's id."),
};
static const struct fields changed_fields =
    FIELDS("UnitChangedEntry", "A unit is changed manually.", changed_list, struct entry_unit_changed, .sorted = true);

static enum objection changed_check(const struct protocol *protocol, const struct entry *entry)
{
    return question_names(protocol, entry->unit_changed.unit) ? OBJECTION_FROZEN : OBJECTION_NONE;
}

static void changed_apply(struct protocol *protocol, const struct entry *entry)
{
    unit_changes_mark(protocol, entry, &entry->unit_changed.changes);
}

const struct entry_row entry_row_unit_changed = {
    .doc = "A unit is changed manually.",
    .fields = &changed_fields,
    .by_rules = true,
    .who = BY_UMPIRE,
    .when = WHILE_EITHER,
    .check = changed_check,
    .apply = changed_apply,
    .undoable = true,
    .shown = {.title = "Changed manually", .words = "reason", .subject = ABOUT_DEEDS},
};

/* A name is what the players call it: nothing rests on it. */
static enum objection renamed_check(const struct protocol *protocol, const struct entry *entry)
{
    return question_names(protocol, entry->unit_renamed.unit) ? OBJECTION_FROZEN : OBJECTION_NONE;
}

static const struct field renamed_list[] = {
    WORD(struct entry_unit_renamed, name, "What the players call it from now on."),
    WORD(struct entry_unit_renamed, unit, "The unit's id."),
};
static const struct fields renamed_fields =
    FIELDS("UnitRenamedEntry", "A unit gets another name.", renamed_list, struct entry_unit_renamed, .sorted = true);

const struct entry_row entry_row_unit_renamed = {
    .doc = "A unit gets another name.",
    .fields = &renamed_fields,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_EITHER,
    .check = renamed_check,
    .undoable = true,
    .shown = {.title = "Unit renamed", .subject = ABOUT_NAME},
};

static enum objection removed_check(const struct protocol *protocol, const struct entry *entry)
{
    int64_t naming;
    if (question_names(protocol, entry->unit_removed.unit))
        return OBJECTION_FROZEN;
    return protocol_naming(protocol, entry->unit_removed.unit, &naming, 1) ? OBJECTION_UNIT_IN_USE : OBJECTION_NONE;
}

static const struct field removed_list[] = {
    WORD(struct entry_unit_removed, reason, "Why.", OPTIONAL),
    WORD(struct entry_unit_removed, unit, "The unit's id, which another unit may have from now on."),
    WORD(struct entry_unit_removed, unit_name, "What the unit was called."),
};
static const struct fields removed_fields =
    FIELDS("UnitRemovedEntry", "A unit that was brought in by mistake is removed.", removed_list,
           struct entry_unit_removed, .sorted = true);

const struct entry_row entry_row_unit_removed = {
    .doc = "A unit that was brought in by mistake is removed, as if it had never come in.",
    .fields = &removed_fields,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_EITHER,
    .check = removed_check,
    .apply = unit_go,
    .shown = {.title = "Unit removed", .words = "reason", .subject = ABOUT_REMOVAL},
};

/* Its side decides who may act with a unit, so later entries that name it rest on this. */
static enum objection reassigned_check(const struct protocol *protocol, const struct entry *entry)
{
    if (question_names(protocol, entry->unit_reassigned.unit))
        return OBJECTION_FROZEN;
    bool fits = !protocol->side_count || protocol_side(protocol, entry->unit_reassigned.side) >= 0;
    return fits ? OBJECTION_NONE : OBJECTION_SIDE;
}

static void reassigned_apply(struct protocol *protocol, const struct entry *entry)
{
    unit_mark(protocol, entry, entry->unit_reassigned.unit);
}

static const struct field reassigned_list[] = {
    WORD(struct entry_unit_reassigned, reason, "Why."),
    FORMED(struct entry_unit_reassigned, side, form_side, "The side that it fights for from now on, by its id."),
    WORD(struct entry_unit_reassigned, unit, "The unit's id."),
    WORD(struct entry_unit_reassigned, unit_name, "What the unit was called then."),
};
static const struct fields reassigned_fields = FIELDS("UnitReassignedEntry", "A unit fights for another side.",
                                                      reassigned_list, struct entry_unit_reassigned, .sorted = true);

const struct entry_row entry_row_unit_reassigned = {
    .doc = "A unit fights for another side from now on.",
    .fields = &reassigned_fields,
    .who = BY_UMPIRE,
    .when = WHILE_EITHER,
    .check = reassigned_check,
    .apply = reassigned_apply,
    .undoable = true,
    .shown = {.title = "Unit reassigned", .words = "reason", .subject = ABOUT_SIDE},
};

#define LAPSED_ROWS                                                                                                    \
    WORD(struct due_lapsed, due, "What was due, by its name in the ruleset."),                                         \
        WORD(struct due_lapsed, unit, "The unit's id."),                                                               \
        WORD(struct due_lapsed, unit_name, "What the unit was called then.")
static const struct field lapsed_list[] = {LAPSED_ROWS};
static const struct fields lapsed_fields =
    FIELDS("Lapsed", "What was due of a unit and is forgotten.", lapsed_list, struct due_lapsed, .sorted = true);
static const struct field lapsed_item = {.kind = FIELD_GROUP, .of = &lapsed_fields};

/* As answers have it. */
static const struct field shown_lapsed_list[] = {
    LAPSED_ROWS,
    WORD_AS(struct due_lapsed, due, "title",
            "What was due, as a sentence without a full stop. It stands outside the record.", OPTIONAL),
};
static const struct fields shown_lapsed_fields =
    FIELDS("Lapsed", "What was due of a unit and is forgotten.", shown_lapsed_list, struct due_lapsed);
const struct field entry_shown_lapsed = {.kind = FIELD_GROUP, .of = &shown_lapsed_fields};

static const struct field turn_list[] = {
    LIST_AS(struct entry_turn, changes.list, "effects", struct unit_changed, change_item, changes.count, 1, INT32_MAX,
            NULL, NULL, "What the ruleset's rules for a new turn change in the units.", OPTIONAL),
    LIST(struct entry_turn, lapsed, struct due_lapsed, lapsed_item, lapsed_count, 1, INT32_MAX, NULL, NULL,
         "What was due and is forgotten.", OPTIONAL),
    WORD(struct entry_turn, phase, "The phase that begins, where the ruleset has phases.", OPTIONAL),
    NUMBER(struct entry_turn, turn, 1, INT32_MAX, NULL, NULL, "The turn that begins, or in which the phase does."),
};
static const struct fields turn_fields =
    FIELDS("TurnEntry", "A turn or a phase begins.", turn_list, struct entry_turn, .sorted = true);

const struct entry_row entry_row_turn = {
    .doc = "A turn or a phase begins.",
    .fields = &turn_fields,
    .by_rules = true,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_NONE,
    .apply = units_mark_all,
    .undoable = true,
    .shown = {.title = "A turn or phase begins", .subject = ABOUT_TURN},
};
