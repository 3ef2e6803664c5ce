/* Answers, in the order in which people read them. */
#include "referee/answer.h"
#include "engine/draws.h"
#include "fields/answer_rows.h"
#include "fields/json.h"
#include "referee/odds_rows.h"
#include <ctype.h>
#include <string.h>

/* ": 12, and at most 10 is allowed": the numbers that a refusal depends on, if its reason has them. */
static void judged_add(const struct reason *reason, struct text *line)
{
    static const struct {
        const char *before, *after;
    } compares[] = {[COMPARE_AT_LEAST] = {"at least", "needed"},
                    [COMPARE_ABOVE] = {"more than", "needed"},
                    [COMPARE_AT_MOST] = {"at most", "allowed"},
                    [COMPARE_UNDER] = {"less than", "allowed"}};
    if (reason->result == FIELD_ABSENT || reason->needed == FIELD_ABSENT)
        return;
    text_add(line, ": ");
    text_add_thousandths(line, reason->result);
    text_format(line, ", and %s ", compares[reason->compare].before);
    text_add_thousandths(line, reason->needed);
    text_format(line, " is %s", compares[reason->compare].after);
}

/* The allowed number, if more were asked for; if none is allowed, the reason has stated that. */
static void most_add(const struct reason *reason, struct text *line)
{
    int32_t thousandths = reason->needed;
    if (thousandths == FIELD_ABSENT || thousandths == 0)
        return;
    text_add(line, "; at most ");
    text_add_thousandths(line, thousandths);
    text_add(line, thousandths == 1000 ? " is possible" : " are possible");
}

/* The one unit that acts in the question, else the only one that it names; NULL: there are several, or none. */
static const char *asking_unit(const struct step *step, const struct question_units *units, bool acting)
{
    const char *id = NULL, *name = NULL;
    for (int32_t role = 0; units && step->roles && step->roles[role].name; role++)
        for (int32_t item = 0; item < UNITS_IN_ROLE_MAX && units->ids[role][item]; item++) {
            if (acting && step->roles[role].passive)
                continue;
            if (id && strcmp(id, units->ids[role][item]) != 0)
                return NULL;
            id = units->ids[role][item];
            name = units->names[role][item];
        }
    return id || !acting ? name : asking_unit(step, units, false);
}

static bool is_name_of_unit(const struct question_units *units, const char *subject)
{
    for (int32_t role = 0; units && subject && role < UNIT_ROLES_MAX; role++)
        for (int32_t item = 0; item < UNITS_IN_ROLE_MAX && units->names[role][item]; item++)
            if (strcmp(units->names[role][item], subject) == 0)
                return true;
    return false;
}

/* The subject of "not permitted": the unit that the reason is about, else the acting one; NULL: not a single unit. */
static const char *refused_unit(const struct step *step, const struct question_units *units,
                                const struct reason *reason)
{
    return is_name_of_unit(units, reason->subject) ? reason->subject : asking_unit(step, units, true);
}

/* A sentence after a colon: "The target is out of range" begins with a small letter, "LDR" does not. */
static void text_add_behind_colon(struct text *line, const char *words)
{
    const char first[] = {(char)tolower((unsigned char)words[0]), '\0'};
    bool plain = words[0] && (words[1] == ' ' || islower((unsigned char)words[1]));
    text_add(line, plain ? first : "");
    text_add(line, plain ? words + 1 : words);
}

/* "Not permitted for the Blues: it lost a round …": by the first bar that applies, else by the step. */
void refusal_summarise(const struct step *step, const struct question_units *units, const struct explanation *why,
                       struct text *line)
{
    bool barred = units_are_barred(units);
    const struct reason *reason = why->count == 0 ? NULL : &why->reasons[barred ? 0 : why->count - 1];
    const char *unit = reason ? refused_unit(step, units, reason) : NULL;
    text_add(line, "Not permitted");
    if (unit)
        text_format(line, " for %s", unit);
    text_add(line, ": ");
    text_add_behind_colon(line, reason ? reason->text : step->title);
    if (reason && barred)
        most_add(reason, line);
    else if (reason)
        judged_add(reason, line);
    text_add(line, ".");
}

void ruling_summarise(const struct ruling *ruling, struct text *line)
{
    if (ruling->status == RULING_RESOLVED)
        ruling->step->summarise(&ruling->question, ruling->outcome, line);
    else
        refusal_summarise(ruling->step, ruling->question.units, ruling->why, line);
}

void answer_write_first_reasons(struct writer *out, const struct explanation *why, int32_t most)
{
    write_array(out);
    for (int32_t i = 0; i < why->count && i < most; i++)
        fields_write(out, &reason_fields, &why->reasons[i], FIELD_ORDER_TABLE);
    write_array_end(out);
}

void answer_write_reasons(struct writer *out, const struct explanation *why)
{
    answer_write_first_reasons(out, why, why->count);
}

void answer_write_tree(struct writer *out, const struct tree_head *tree)
{
    char root[HASH_TEXT_SIZE];
    hash_write(&tree->root, root);
    write_object(out);
    write_member_int(out, "size", (int64_t)tree->size);
    write_member(out, "root", root);
    write_object_end(out);
}

/* ---- what is answered with the record ---- */

WRITES(head_beside_write, struct entry_beside)
{
    answer_write_tree(out, it->tree);
}
GIVEN(has_tree, struct entry_beside, it->tree != NULL)

WRITES(odds_beside_write, struct entry_beside)
{
    ANSWER(out, recorded_odds_fields, *it->odds);
}
GIVEN(has_odds, struct entry_beside, it->odds != NULL)

static const struct field beside_rows[] = {
    WORD(struct entry_beside, seat_name,
         "What the others call who acted; absent where nobody has said. It stands outside the record.", OPTIONAL),
    MADE("tree", tree_head_fields, "In a sealed session: the tree up to this entry.", head_beside_write,
         ONLY_IF(has_tree)),
    MADE("odds", recorded_odds_fields, "Of a ruling, where they were asked for.", odds_beside_write, ONLY_IF(has_odds)),
};
const struct fields entry_beside_fields =
    FIELDS("EntryBeside", "What is answered beside an entry.", beside_rows, struct entry_beside);

static void beside_write(struct writer *out, const struct entry_beside *beside)
{
    if (beside)
        fields_write_members(out, &entry_beside_fields, beside, FIELD_ORDER_TABLE);
}

/* ---- the ruling ---- */

struct ruling_answer {
    const struct ruling *ruling;
    const struct entry_ruling *recorded; /* NULL: it is not */
    const char *ruleset, *step;
    int32_t ruleset_version, status;
    char summary[SUMMARY_MAX];
};

WRITES(outcome_write, struct ruling_answer)
{
    fields_write(out, it->ruling->step->outcome, it->ruling->outcome, FIELD_ORDER_TABLE);
}
GIVEN(has_outcome, struct ruling_answer, it->ruling->status == RULING_RESOLVED)

WRITES(ruling_reasons_write, struct ruling_answer)
{
    answer_write_reasons(out, it->ruling->why);
}

WRITES(all_draws_write, struct ruling_answer)
{
    draws_write(out, it->ruling->dice, it->ruling->question.units, FIELD_ORDER_TABLE);
}

WRITES(unused_write, struct ruling_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->ruling->unused.count; i++)
        write_int(out, it->ruling->unused.faces[i]);
    write_array_end(out);
}
/* A recorded ruling has it in the members of its entry. */
GIVEN(has_unused, struct ruling_answer, !it->recorded && it->ruling->unused.count > 0)

WRITES(dice_write, struct ruling_answer)
{
    if (it->recorded) {
        entry_write_dice(out, it->recorded);
        return;
    }
    write_object(out);
    write_member(out, "source", it->ruling->source);
    write_object_end(out);
}

static const struct field ruling_rows[] = {
    WORD(struct ruling_answer, ruleset, NULL),
    COUNT(struct ruling_answer, ruleset_version, "The version of the rules that was applied."),
    WORD(struct ruling_answer, step, NULL),
    CHOICE(struct ruling_answer, status, ruling_statuses, NULL, NULL, "Whether it was permitted."),
    SPELLED(struct ruling_answer, summary, "One line to read aloud."),
    MADE_OBJECT("outcome", "As the step describes it; absent of what is not permitted.", outcome_write,
                ONLY_IF(has_outcome)),
    EACH("reasons", reason_fields, "Every clause that was applied, in order.", ruling_reasons_write),
    EACH("draws", draw_fields, "Every die thrown, in order.", all_draws_write),
    {.name = "dice_unused",
     .doc = "Dice that were declared with a question that is not permitted: they were not used.",
     .kind = FIELD_LIST,
     .max = INT32_MAX,
     .item = &(const struct field){.kind = FIELD_INT, .min = 1, .max = 256},
     .write = unused_write,
     ONLY_IF(has_unused)},
    MADE("dice", dice_fields, "Where the dice came from.", dice_write),
};
const struct fields ruling_answer_fields =
    FIELDS("Ruling", "The answer to a question.", ruling_rows, struct ruling_answer);

static void result_write(struct writer *out, const struct ruling *ruling, const struct entry_ruling *recorded)
{
    struct ruling_answer answer;
    struct text line;
    answer.ruling = ruling;
    answer.recorded = recorded;
    answer.ruleset = ruling->ruleset->name;
    answer.ruleset_version = ruling->question.version;
    answer.step = ruling->step->name;
    answer.status = (int32_t)ruling->status;
    text_start(&line, answer.summary, sizeof answer.summary);
    ruling_summarise(ruling, &line);
    fields_write_members(out, &ruling_answer_fields, &answer, FIELD_ORDER_TABLE);
}

void answer_write(struct writer *out, const struct ruling *ruling)
{
    write_object(out);
    result_write(out, ruling, NULL);
    write_object_end(out);
}

void answer_write_recorded(struct writer *out, const struct entry *entry, const struct entry_beside *beside)
{
    const struct entry_ruling *recorded = &entry->ruling;
    const struct ruling *ruling = recorded->subject.made;
    char session[UUID_TEXT_SIZE];
    uuid_write(&entry->session, session);
    write_object(out);
    write_member_int(out, "seq", entry->seq);
    write_member(out, "kind", entry_kind_name(entry->kind));
    write_member(out, "session", session);
    write_member_instant(out, "at", entry->at);
    write_member(out, "seat", entry->seat);
    if (entry->key)
        write_member(out, "idempotency_key", entry->key);
    if (entry->last_checkpoint) {
        write_key(out, "last_checkpoint");
        answer_write_tree(out, entry->last_checkpoint);
    }
    if (recorded->body && entry->signature.bytes) {
        char signature[2 * DEVICE_SIGNATURE_SIZE + 1];
        hex_write(entry->signature.bytes, DEVICE_SIGNATURE_SIZE, signature);
        write_member(out, "body", recorded->body);
        write_member(out, "signature", signature);
    }
    if (recorded->corrects) {
        write_member_int(out, "corrects", recorded->corrects);
        write_member_int(out, "decision", recorded->decision);
    }
    result_write(out, ruling, recorded);
    entry_write_unit_members(out, recorded);
    write_key(out, "input");
    fields_write(out, ruling->step->input, ruling->question.input, FIELD_ORDER_TABLE);
    write_key(out, "options");
    fields_write_only(out, ruling->ruleset->options, ruling->question.options, ruling->step->options);
    beside_write(out, beside);
    write_object_end(out);
}

void answer_add_beside(struct writer *out, const struct entry_beside *beside)
{
    if (!beside || out->failed || out->used == 0)
        return;
    out->used--; /* the closing brace */
    out->comma = true;
    beside_write(out, beside);
    write_object_end(out);
}

/* ---- the ruleset's titles for the members and dues of an entry ---- */

static const char *member_title(const struct unit_type *units, const struct json_t *change)
{
    const char *member = json_text_member(change, "member");
    const struct field *field = member ? field_find(units->fields, member, strlen(member)) : NULL;
    return field && !(field->bookkeeping && field->kind == FIELD_INT) ? field->title : NULL;
}

static const char *due_title(const struct unit_type *units, const struct json_t *lapsed)
{
    const char *name = json_text_member(lapsed, "due");
    for (const struct unit_due *due = units->dues; name && due && due->name; due++)
        if (strcmp(due->name, name) == 0)
            return due->title;
    return NULL;
}

/* The lists whose items get a title beside their name. */
static const struct titled {
    enum entry_kind kind;
    const char *list;
    const char *(*title)(const struct unit_type *units, const struct json_t *item);
} titled_lists[] = {
    {ENTRY_UNIT_CHANGED, "effects", member_title},
    {ENTRY_TURN, "effects", member_title},
    {ENTRY_TURN, "lapsed", due_title},
};

static const struct titled *titled_of(enum entry_kind kind, const char *list)
{
    for (size_t i = 0; i < sizeof titled_lists / sizeof titled_lists[0]; i++)
        if (titled_lists[i].kind == kind && (!list || strcmp(titled_lists[i].list, list) == 0))
            return &titled_lists[i];
    return NULL;
}

static void titled_write(struct writer *out, const struct json_t *list, const struct titled *titled,
                         const struct unit_type *units)
{
    write_array(out);
    for (size_t i = 0; i < json_list_size(list); i++) {
        const struct json_t *item = json_list_item(list, i);
        const char *title = titled->title(units, item), *name = NULL;
        write_object(out);
        for (const struct json_t *value; (value = json_next(item, &name));) {
            write_key_bytes(out, name, strlen(name));
            json_write(out, value);
        }
        if (title)
            write_member(out, "title", title);
        write_object_end(out);
    }
    write_array_end(out);
}

/* As recorded, with the titles. */
static void entry_titled_write(struct writer *out, const struct json_t *root, enum entry_kind kind,
                               const struct unit_type *units)
{
    const char *name = NULL;
    write_object(out);
    for (const struct json_t *value; (value = json_next(root, &name));) {
        const struct titled *titled = titled_of(kind, name);
        write_key_bytes(out, name, strlen(name));
        if (titled)
            titled_write(out, value, titled, units);
        else
            json_write(out, value);
    }
    write_object_end(out);
}

bool answer_is_titled(enum entry_kind kind)
{
    return titled_of(kind, NULL) != NULL;
}

bool answer_write_opened(struct writer *out, const struct recorded *recorded, const char *bytes, size_t length,
                         const struct entry_beside *beside)
{
    const struct unit_type *units = beside && beside->ruleset ? beside->ruleset->units : NULL;
    if (recorded->resolved_again) {
        answer_write_recorded(out, &recorded->entry, beside);
        return !out->failed;
    }
    if (answer_is_titled(recorded->entry.kind) && units)
        entry_titled_write(out, recorded->root, recorded->entry.kind, units);
    else
        write_json(out, bytes, length);
    answer_add_beside(out, beside);
    return !out->failed;
}

bool answer_write_entry(struct writer *out, struct arena *scratch, const char *bytes, size_t length,
                        const struct entry_beside *beside)
{
    struct recorded recorded;
    if (!entry_open(scratch, bytes, length, &recorded))
        return false;
    return answer_write_opened(out, &recorded, bytes, length, beside);
}
