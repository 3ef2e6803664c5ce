/* The body of a question is one struct: its head, then the step's input and the ruleset's options. Its table is put
 * together for the step, so that one decoding reports all violations. */
#include "referee/intent.h"
#include "fields/decode.h"
#include "referee/act_requests.h"
#include <string.h>

enum { BODY_MAX = 1 << 20, OVERRIDE_REASON_MAX = 500 };

struct intent_body {
    char step[STEP_NAME_MAX];
    int32_t face_count;
    int32_t faces[DECLARED_DICE_MAX];
    bool last_checkpoint_given;
    struct last_checkpoint_body last_checkpoint;
    bool place_given;
    struct question_place place;
    int32_t decision;
    char signature[SIGNATURE_TEXT_SIZE];
    bool override_given;
    int32_t as_of;
    bool preview;
    char override_reason[FIELD_TEXT_SIZE(OVERRIDE_REASON_MAX)];
};

/* Inside a session a request may name units, too. */
struct recorded_request {
    struct intent_body asked;
    struct role_names names;
};

static const struct field face_item = {.kind = FIELD_INT, .min = 1, .max = DICE_MAX_SIDES};

static const struct field step_field = {
    .name = "step",
    .title = "Step",
    .doc = "The step of the session's ruleset to resolve.",
    .kind = FIELD_TEXT,
    .presence = FIELD_REQUIRED,
    .min = 1,
    .max = STEP_NAME_MAX - 1,
    .pattern = FIELD_ASCII,
    .offset = offsetof(struct intent_body, step),
};

static const struct field dice_field = {
    .name = "dice",
    .title = "Declared dice",
    .doc = "Dice thrown on the table, in the order in which the step asks for them. Without it the service rolls.",
    .kind = FIELD_LIST,
    .presence = FIELD_OPTIONAL,
    .min = 0,
    .max = DECLARED_DICE_MAX,
    .offset = offsetof(struct intent_body, faces),
    .item = &face_item,
    .item_size = sizeof(int32_t),
    .count = offsetof(struct intent_body, face_count),
};

static const struct field as_of_field = {
    .name = "as_of",
    .title = "As of",
    .doc =
        "The number of the last entry that the client has seen: when a named unit has changed since, the question is "
        "refused (units_changed), with what changed.",
    .kind = FIELD_INT,
    .presence = FIELD_OPTIONAL,
    .max = INT32_MAX - 1,
    .offset = FIELD_AT(struct intent_body, as_of, int32_t),
};

static const struct field preview_field = {
    .name = "preview",
    .title = "Preview",
    .doc =
        "Only checks the question: what it needs, what units fill in, whether it is permitted, which dice come next. "
        "Nothing is rolled or recorded.",
    .kind = FIELD_BOOL,
    .presence = FIELD_DEFAULTED,
    .offset = offsetof(struct intent_body, preview),
};

static const struct field last_checkpoint_field = LAST_CHECKPOINT_FIELD(struct intent_body);

static const struct field place_list[] = {
    {.name = "index",
     .title = "Index",
     .doc = "How many questions were asked before it: the number of the commitments that it uses.",
     .kind = FIELD_INT,
     .max = INT32_MAX,
     .offset = FIELD_AT(struct question_place, index, int32_t)},
    {.name = "link",
     .title = "Link",
     .doc = "The link of the chain that it uses: the next one.",
     .kind = FIELD_INT,
     .min = 1,
     .max = INT32_MAX,
     .offset = FIELD_AT(struct question_place, link, int32_t)},
};
const struct fields question_place_fields = {.name = "QuestionPlace",
                                             .doc = "Where a question stands in the chain; it is refused "
                                                    "when another link or index is next.",
                                             .list = place_list,
                                             .count = FIELDS_COUNT(place_list),
                                             .size = sizeof(struct question_place)};

static const struct field place_field = {
    .name = "place",
    .title = "Place",
    .doc =
        "Where the question stands in the chain: required of a player who asks in two-sided mode, and of a seat that "
        "signs in sealed mode. Not for declared dice.",
    .kind = FIELD_GROUP,
    .presence = FIELD_OPTIONAL,
    .offset = offsetof(struct intent_body, place),
    .of = &question_place_fields,
    .present = offsetof(struct intent_body, place_given),
};

static const struct field decision_field = {
    .name = "decision",
    .title = "Decision",
    .doc = "Two-sided mode: the decision of the dispute, where the dice of a correction are asked for.",
    .kind = FIELD_INT,
    .presence = FIELD_OPTIONAL,
    .min = 1,
    .max = INT32_MAX,
    .offset = FIELD_AT(struct intent_body, decision, int32_t),
};

static const struct field signature_field = SIGNATURE_FIELD(struct intent_body, FIELD_OPTIONAL);

static const struct field override_list[] = {
    {.name = "reason",
     .title = "Reason",
     .doc = "Why; it is recorded.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     FIELD_CHARACTERS(OVERRIDE_REASON_MAX)},
};
const struct fields override_request_fields = {.name = "OverrideRequest",
                                               .doc = "The umpire lets happen what the state of units bars.",
                                               .list = override_list,
                                               .count = FIELDS_COUNT(override_list),
                                               .size = FIELD_TEXT_SIZE(OVERRIDE_REASON_MAX)};
static const struct field override_field = {
    .name = "override",
    .title = "Override",
    .doc = "Of the umpire alone: what the named units owe, did this turn or are recorded as does not bar this ruling.",
    .clause = "X-OVER",
    .kind = FIELD_GROUP,
    .presence = FIELD_OPTIONAL,
    .offset = offsetof(struct intent_body, override_reason),
    .of = &override_request_fields,
    .present = offsetof(struct intent_body, override_given),
};

static const struct field apply_field = {
    .name = "apply",
    .title = "Apply",
    .doc = "Whether the effects on the units apply. If not, the ruling is still recorded.",
    .kind = FIELD_BOOL,
    .presence = FIELD_DEFAULTED,
    .fallback = true,
    .offset = offsetof(struct recorded_request, names.apply),
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
    list[2] = dice_field;
    list[3] = preview_field;
    return (struct fields){
        .name = "Question", .list = list, .count = 4, .size = list[1].offset + ruleset->options->size};
}

void intent_recorded_fields(const struct step *step, struct recorded_fields *ret)
{
    struct field *next = ret->list;
    *next++ = step_field;
    *next++ = intent_input_field(step, sizeof(struct recorded_request));
    if (step->roles) {
        role_fields_make(step, &ret->roles);
        *next++ = intent_units_member(&ret->roles, offsetof(struct recorded_request, names));
        *next++ = apply_field;
        *next++ = as_of_field;
        *next++ = override_field;
    }
    *next++ = dice_field;
    *next++ = preview_field;
    *next++ = place_field;
    *next++ = decision_field;
    *next++ = signature_field;
    *next++ = last_checkpoint_field;
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
    const char *name, *copy = NULL;
    writer_start(&out, BODY_MAX);
    write_object(&out);
    for (size_t i = 0; i < json_member_count(root); i++) {
        const struct json_t *member = json_member_number(root, i, &name);
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
    intent->placed = head && head->place_given;
    if (!head)
        return;
    intent->decision = head->decision == FIELD_ABSENT ? 0 : head->decision;
    intent->signature = request_signature(arena, head->signature, violations);
    if (intent->placed)
        intent->place = head->place;
    if (!intent->placed && !intent->signature.bytes)
        return;
    intent->body = body_signed(arena, root);
    if (!intent->body)
        out_of_memory(violations);
}

/* False when out of memory. */
static bool override_take(struct arena *arena, const struct intent_body *head, struct intent *intent)
{
    struct entry_override *override = arena_take(arena, sizeof *override);
    if (!override)
        return false;
    override->reason = head->override_reason;
    intent->override = override;
    return true;
}

/* Decodes `root` by `fields` and runs the step's own checks. Members that are not in the table are zero: some are
 * missing outside a session, and `as_of` where the step has no roles. `options` NULL: they are in the body. `units` is
 * their field if some are named: the inputs that they fill in may be missing, and binding checks the question. NULL:
 * none is named. */
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
    bool complete = units ? fields_decode_given(fields, root, "", request, &given, violations)
                          : fields_decode(fields, root, "", request, violations);
    intent->question = (struct question){
        .input = input,
        .options = options ? options : request + field_find(fields, "options", 7)->offset,
        .version = intent->ruleset->version,
    };
    intent->declared = json_member(root, "dice") != NULL;
    intent->as_of =
        complete && field_find(fields, as_of_field.name, strlen(as_of_field.name)) ? head->as_of : FIELD_ABSENT;
    intent->last_checkpoint =
        last_checkpoint_head(arena, complete && head->last_checkpoint_given, &head->last_checkpoint, violations);
    asking_take(arena, root, complete ? head : NULL, intent, violations);
    if (complete && head->override_given && !override_take(arena, head, intent))
        return out_of_memory(violations);
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
    *ret = (struct intent){.ruleset = ruleset, .step = step, .preview = json_true_member(root, "preview")};
    return question_decode(arena, &fields, root, NULL, NULL, ret, violations);
}

const struct step *intent_step(const struct ruleset *ruleset, const struct json_t *root, struct violations *violations)
{
    const char *name = json_text_member(root, "step");
    const struct step *step = name ? step_find(ruleset, name) : NULL;
    if (step)
        return step;
    const struct step *nearest = name ? step_nearest(ruleset, name) : NULL;
    if (!name)
        violation_add(violations, ERROR_MISSING_FIELD, "/step", "is required: a text that names the step to resolve");
    else
        violation_add(violations, ERROR_NOT_A_CHOICE, "/step", "%s does not define this step%s%s", ruleset->name,
                      nearest ? "; the nearest is " : "", nearest ? nearest->name : "");
    return NULL;
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
    const struct step *step = root ? intent_step(ruleset, root, violations) : NULL;
    struct recorded_fields fields;
    if (!step)
        return false;
    *ret = (struct intent){.ruleset = ruleset, .step = step, .preview = json_true_member(root, "preview")};
    intent_recorded_fields(step, &fields);
    const struct field *units = intent_units_field(&fields.fields, root);
    if (units) /* the input may be missing where units fill in all of it */
        fields.list[1].presence = FIELD_DEFAULTED;
    return question_decode(arena, &fields.fields, root, options, units, ret, violations);
}
