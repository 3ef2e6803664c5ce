/* The body of a question is one struct: its head, then the step's input and the ruleset's options. Its table is put
 * together for the step, so that one decoding reports all violations. */
#include "referee/intent.h"
#include "fields/decode.h"
#include "referee/acts.h"
#include <string.h>

enum { BODY_MAX = 1 << 20 };

struct intent_body {
    char step[STEP_NAME_MAX];
    int32_t face_count;
    const int32_t *faces; /* in the arena, since few bodies have any */
    const struct tree_head *last_checkpoint;
    bool place_given;
    struct question_place place;
    int64_t decision;
    struct signature_given signature;
    const struct entry_override *override;
    int32_t as_of;
};

/* Inside a session a request may name units, too. */
struct recorded_request {
    struct intent_body asked;
    struct role_names names;
};

static const struct field place_rows[] = {
    NUMBER(struct question_place, index, 0, INT32_MAX, "Index", NULL,
           "How many questions were asked before it: the number of the commitments that it uses."),
    NUMBER(struct question_place, link, 1, INT32_MAX, "Link", NULL,
           "The link of the chain that it uses: the next one."),
};
const struct fields question_place_fields =
    FIELDS("QuestionPlace", "Where a question stands in the chain; it is refused when another link or index is next.",
           place_rows, struct question_place);

static const struct field override_rows[] = {
    TEXT(struct entry_override, reason, 1, REQUEST_WORDS_MAX, "Reason", NULL, "Why; it is recorded."),
};
const struct fields override_request_fields = FIELDS(
    "OverrideRequest", "The umpire lets happen what the state of units bars.", override_rows, struct entry_override);

static const struct field face_item = ITEM_NUMBER(1, DICE_MAX_SIDES, NULL, NULL, NULL);

/* Of every question, */
static const struct field step_row = TEXT(struct intent_body, step, 1, STEP_NAME_MAX - 1, "Step", NULL,
                                          "The step of the session's ruleset to resolve.", .pattern = FIELD_ASCII);
static const struct field dice_row = LIST_AS(
    struct intent_body, faces, "dice", int32_t, face_item, face_count, 0, DECLARED_DICE_MAX, "Declared dice", NULL,
    "Dice thrown on the table, in the order in which the step asks for them. Without it the service rolls.", OPTIONAL);
/* of a step with roles, */
static const struct field role_rows[] = {
    FLAG_AS(struct recorded_request, names.apply, "apply", "Apply", NULL,
            "Whether the effects on the units apply. If not, the ruling is still recorded.", .fallback = true),
    NUMBER(struct intent_body, as_of, 0, INT32_MAX - 1, "As of", NULL,
           "The number of the last entry that the client has seen: when a named unit has changed since, the question "
           "is refused (units_changed), with what changed.",
           OPTIONAL),
    GROUP(struct intent_body, override, struct entry_override, override_request_fields, "Override", "X-OVER",
          "Of the umpire alone: what the named units owe, did this turn or are recorded as does not bar this ruling.",
          OPTIONAL),
};
/* and of those that are recorded. */
static const struct field recorded_rows[] = {
    GROUP_IF(struct intent_body, place, place_given, struct question_place, question_place_fields, "Place", NULL,
             "Where the question stands in the chain: required of a player who asks in two-sided mode, and of a seat "
             "that signs in sealed mode. Not for declared dice."),
    NUMBER(struct intent_body, decision, 1, INT32_MAX, "Decision", NULL,
           "Two-sided mode: the decision of the dispute, where the dice of a correction are asked for.", OPTIONAL),
    SIGNATURE(struct intent_body, signature, SIGNATURE_DOC, OPTIONAL),
    LAST_CHECKPOINT(struct intent_body, last_checkpoint),
};

struct field intent_units_member(const struct role_fields *roles, size_t offset)
{
    return (struct field){
        .name = "units",
        .title = "Units",
        .doc = "The units that take the step's roles.",
        .kind = FIELD_GROUP,
        .presence = FIELD_OPTIONAL,
        .offset = offset,
        .of = &roles->fields,
        .present = offset + offsetof(struct role_names, given),
    };
}

static size_t aligned(size_t size)
{
    return (size + 15) & ~(size_t)15;
}

struct field intent_input_field(const struct step *step, size_t head)
{
    return (struct field){
        .name = "input",
        .title = "Input",
        .doc = "The situation.",
        .kind = FIELD_GROUP,
        .presence = FIELD_REQUIRED,
        .offset = aligned(head),
        .of = step->input,
    };
}

struct field intent_options_field(const struct ruleset *ruleset, const struct step *step, size_t head)
{
    return (struct field){
        .name = "options",
        .title = "Options",
        .doc = "Readings and house rules of the ruleset; what is left out has its default.",
        .kind = FIELD_GROUP,
        .presence = FIELD_DEFAULTED,
        .offset = aligned(head) + aligned(step->input->size),
        .of = ruleset->options,
    };
}

struct fields intent_fields(const struct ruleset *ruleset, const struct step *step, struct field *list)
{
    list[0] = intent_input_field(step, sizeof(struct intent_body));
    list[1] = intent_options_field(ruleset, step, sizeof(struct intent_body));
    list[2] = dice_row;
    return (struct fields){
        .name = "Question", .list = list, .count = 3, .size = list[1].offset + ruleset->options->size};
}

void intent_recorded_fields(const struct step *step, struct recorded_fields *ret)
{
    struct field *next = ret->list;
    *next++ = step_row;
    *next++ = intent_input_field(step, sizeof(struct recorded_request));
    if (step->roles) {
        role_fields_make(step, &ret->roles);
        *next++ = intent_units_member(&ret->roles, offsetof(struct recorded_request, names));
        next = rows_add(next, role_rows, sizeof role_rows);
    }
    *next++ = dice_row;
    next = rows_add(next, recorded_rows, sizeof recorded_rows);
    ret->fields = (struct fields){.name = "RecordedQuestion",
                                  .list = ret->list,
                                  .count = (size_t)(next - ret->list),
                                  .size = ret->list[1].offset + step->input->size};
}

static bool out_of_memory(struct violations *violations)
{
    violation_add_starved(violations);
    return false;
}

/* The body as a device signs it: without the signature and the checkpoint, which is in the statement itself. NULL when
 * out of memory. */
static const char *body_signed(struct arena *arena, const struct json_t *root)
{
    struct writer out;
    const char *name = NULL, *copy = NULL;
    writer_start(&out, BODY_MAX);
    write_object(&out);
    for (const struct json_t *member; (member = json_next(root, &name));) {
        if (strcmp(name, "signature") == 0 || strcmp(name, "last_checkpoint") == 0)
            continue;
        write_key_bytes(&out, name, strlen(name));
        json_write(&out, member);
    }
    write_object_end(&out);
    if (!out.failed)
        copy = arena_copy(arena, out.at, out.used);
    writer_end(&out);
    return copy;
}

/* The members that a device's signature adds to a question. */
static void asking_take(struct arena *arena, const struct json_t *root, const struct intent_body *head,
                        struct intent *intent, struct violations *violations)
{
    intent->placed = head->place_given;
    intent->decision = head->decision;
    intent->signature = head->signature;
    if (intent->placed)
        intent->place = head->place;
    if (!intent->placed && !intent->signature.bytes)
        return;
    intent->body = body_signed(arena, root);
    if (!intent->body)
        out_of_memory(violations);
}

/* A member that is not in the table is zero: outside a session some are not, and `as_of` where the step has no roles.
 * Decodes `root` by `fields` and asks the step what the fields alone cannot say. `options` NULL: they are in the body.
 * `units` is their field where some are named: what they may fill in need not be there, and binding checks the
 * question. NULL: none is named. */
static bool question_decode(struct arena *arena, const struct fields *fields, const struct json_t *root,
                            const void *options, const struct field *units, struct intent *intent,
                            struct violations *violations)
{
    const struct step *step = intent->step;
    char *request = arena_take(arena, fields->size);
    unsigned char *bits = units ? arena_take(arena, members_given_size(step->input)) : NULL;
    if (!request || (units && !bits))
        return out_of_memory(violations);
    struct intent_body *head = (void *)request;
    void *input = request + field_find(fields, "input", 5)->offset;
    struct members_given given = {.base = input, .fields = step->input, .bits = bits};
    bool complete = fields_decode_given(arena, fields, root, "", request, units ? &given : NULL, violations);
    intent->question = (struct question){
        .input = input,
        .options = options ? options : request + field_find(fields, "options", 7)->offset,
        .version = intent->ruleset->version,
    };
    intent->declared = json_member(root, "dice") != NULL;
    intent->as_of = complete && field_find(fields, "as_of", strlen("as_of")) ? head->as_of : FIELD_ABSENT;
    intent->last_checkpoint = complete ? head->last_checkpoint : NULL;
    intent->override = complete ? head->override : NULL;
    if (complete)
        asking_take(arena, root, head, intent, violations);
    intent->faces = (struct dice_declared){.faces = head->faces, .count = head->face_count};
    if (complete && !units && step->check)
        step->check(&intent->question, violations);
    if (complete && units)
        intent->units = named_units_read(arena, step, (const void *)(request + units->offset), &given, input);
    if (complete && units && !intent->units)
        return out_of_memory(violations);
    return violations->count == 0;
}

bool intent_decode(struct arena *arena, const struct ruleset *ruleset, const struct step *step, const char *body,
                   size_t length, struct intent *ret, struct violations *violations)
{
    struct field list[REQUEST_FIELDS_MAX];
    struct fields fields = intent_fields(ruleset, step, list);
    const struct json_t *root = json_read(arena, body, length, violations);
    if (!root)
        return false;
    *ret = (struct intent){.ruleset = ruleset, .step = step};
    return question_decode(arena, &fields, root, NULL, NULL, ret, violations);
}

const struct step *intent_step(const struct ruleset *ruleset, const struct json_t *root)
{
    const char *name = json_text_member(root, "step");
    return name ? step_find(ruleset, name) : NULL;
}

void intent_step_explain(const struct ruleset *ruleset, const struct json_t *root, struct violations *violations)
{
    const char *name = json_text_member(root, "step");
    const struct step *nearest = name ? step_nearest(ruleset, name) : NULL;
    if (!json_member(root, "step"))
        violation_add(violations, ERROR_MISSING_FIELD, "/step", "is required: a text that names the step to resolve");
    else if (!name)
        violation_add(violations, ERROR_WRONG_TYPE, "/step", "must be a text that names the step to resolve");
    else
        violation_add(violations, ERROR_NOT_A_CHOICE, "/step", "%s does not define this step%s%s", ruleset->name,
                      nearest ? "; the nearest is " : "", nearest ? nearest->name : "");
}

/* What is wrong with a question of no step. */
static void recorded_explain(struct arena *arena, const struct ruleset *ruleset, const struct json_t *root,
                             struct violations *violations)
{
    static const char *const open[] = {"step", "input", "units", NULL};
    struct field list[REQUEST_FIELDS_MAX] = {dice_row};
    struct field *next = rows_add(&list[1], role_rows, sizeof role_rows);
    next = rows_add(next, recorded_rows, sizeof recorded_rows);
    const struct fields shared = {
        .list = list, .count = (size_t)(next - list), .size = sizeof(struct recorded_request)};
    if (fields_judge(arena, &shared, open, root, violations))
        intent_step_explain(ruleset, root, violations);
}

const struct field *intent_units_field(const struct fields *fields, const struct json_t *root)
{
    bool named = json_member_count(json_member(root, "units")) > 0;
    return named ? field_find(fields, "units", strlen("units")) : NULL;
}

bool intent_decode_recorded(struct arena *arena, const struct ruleset *ruleset, const void *options, const char *body,
                            size_t length, struct intent *ret, struct violations *violations)
{
    struct json_t *root = json_read(arena, body, length, violations);
    const struct step *step = root ? intent_step(ruleset, root) : NULL;
    struct recorded_fields fields;
    if (root && !step)
        recorded_explain(arena, ruleset, root, violations);
    if (!step)
        return false;
    *ret = (struct intent){.ruleset = ruleset, .step = step};
    intent_recorded_fields(step, &fields);
    const struct field *units = intent_units_field(&fields.fields, root);
    if (units) /* the input may be missing where units fill in all of it */
        fields.list[1].presence = FIELD_DEFAULTED;
    return question_decode(arena, &fields.fields, root, options, units, ret, violations);
}
