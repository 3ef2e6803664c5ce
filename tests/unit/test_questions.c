/* Every field of every step of every ruleset, made wrong in every way that its table knows: exactly the one violation
 * that is due, with its pointer. The base is the first golden case of the step; what it leaves out is made from the
 * tables. What is at its bounds is accepted by the decoding and never breaks the step's own check or its resolver. */
#include "fields/decode.h"
#include "fields/json.h"
#include "referee/referee.h"
#include "unit.h"
#include <jansson.h>

/* The question that is being spoilt, and where we are in it. */
struct spoiling {
    const struct ruleset *ruleset;
    const struct step *step;
    json_t *body;
    long asked;
};

/* Where a value stands: in an object under a key, or in a list at an index. */
struct slot {
    json_t *holder;
    const char *key; /* NULL in a list */
    size_t index;
    char pointer[VIOLATION_POINTER_MAX];
};

/* The pointer of what stands in `at` under `name`, or at its index in a list. */
static void slot_point(struct slot *slot, const char *at)
{
    struct text pointer;
    text_start(&pointer, slot->pointer, sizeof slot->pointer);
    text_add(&pointer, at);
    text_add(&pointer, "/");
    if (slot->key)
        text_add(&pointer, slot->key);
    else
        text_add_int(&pointer, (int64_t)slot->index);
    assert_false(pointer.cut);
}

static json_t *slot_get(const struct slot *slot)
{
    return slot->key ? json_object_get(slot->holder, slot->key) : json_array_get(slot->holder, slot->index);
}

static void slot_put(const struct slot *slot, json_t *value)
{
    if (slot->key)
        json_object_set_new(slot->holder, slot->key, value);
    else
        json_array_set_new(slot->holder, slot->index, value);
}

/* Asks as a request would; resolves what is valid. */
static void ask(struct spoiling *spoiling, struct violations *violations)
{
    static struct dice_pool pool;
    struct arena arena;
    struct intent intent;
    struct ruling ruling;
    char *text = json_dumps(spoiling->body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    arena_start(&arena, 4 << 20);
    violations_start(violations);
    bool valid = intent_decode(&arena, spoiling->ruleset, spoiling->step, text, strlen(text), &intent, violations);
    assert_int_equal(valid, violations->count == 0);
    if (valid && ruling_prepare(&arena, &intent, &ruling))
        ruling_make(&ruling, &intent, &pool, violations);
    spoiling->asked++;
    arena_end(&arena);
    free(text);
}

static void assert_refused(struct spoiling *spoiling, const char *pointer, enum umpire_error code)
{
    struct violations violations;
    ask(spoiling, &violations);
    const struct violation *first = &violations.list[0];
    if (violations.count == 1 && first->code == code && strcmp(first->pointer, pointer) == 0)
        return;
    char *text = json_dumps(spoiling->body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    fail_msg("%s %s: wanted %s at %s, found %d violations, the first %s at %s, in %s", spoiling->ruleset->name,
             spoiling->step->name, error_entry(code)->code, pointer, violations.count,
             violations.count ? error_entry(first->code)->code : "none", violations.count ? first->pointer : "nowhere",
             text);
}

/* The fields alone have nothing against it; whatever the step's check and the dice may say, nothing breaks. */
static void assert_decoded(struct spoiling *spoiling, const char *pointer)
{
    struct violations violations;
    struct field list[REQUEST_FIELDS_MAX];
    struct fields fields = intent_fields(spoiling->ruleset, spoiling->step, list);
    void *into = malloc(fields.size);
    struct arena arena;
    char *text = json_dumps(spoiling->body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    arena_start(&arena, 4 << 20);
    violations_start(&violations);
    if (!fields_decode_given(&arena, &fields, json_read(&arena, text, strlen(text), &violations), "", into, NULL,
                             &violations))
        fail_msg("%s %s: %s: %s at %s: %s", spoiling->ruleset->name, spoiling->step->name, pointer,
                 error_entry(violations.list[0].code)->code, violations.list[0].pointer, violations.list[0].message);
    arena_end(&arena);
    free(text);
    free(into);
    ask(spoiling, &violations);
}

/* Puts a value (a reference that is taken over) in the slot and expects one violation of it. */
static void try_wrong(struct spoiling *spoiling, const struct slot *slot, json_t *value, enum umpire_error code)
{
    slot_put(slot, value);
    assert_refused(spoiling, slot->pointer, code);
}

static void try_right(struct spoiling *spoiling, const struct slot *slot, json_t *value)
{
    slot_put(slot, value);
    assert_decoded(spoiling, slot->pointer);
}

/* A number of a decimal's parts as JSON. */
static json_t *decimal_of(const struct field *field, int64_t parts)
{
    char digits[32];
    struct text text;
    text_start(&text, digits, sizeof digits);
    field_number_add(&text, field, parts);
    return json_loads(digits, JSON_DECODE_ANY, NULL);
}

static json_t *text_of(int32_t length)
{
    char *text = malloc((size_t)length + 1);
    memset(text, 'x', (size_t)length);
    json_t *value = json_stringn(text, (size_t)length);
    free(text);
    return value;
}

/* The least value that a field's table accepts. */
static json_t *value_made(const struct field *field)
{
    json_t *made = NULL;
    switch (field->kind) {
    case FIELD_BOOL:
        return json_false();
    case FIELD_INT:
        return json_integer(field->min);
    case FIELD_DECIMAL:
        return decimal_of(field, field->min);
    case FIELD_ENUM:
        return json_string(field->choices->list[0].name);
    case FIELD_TEXT:
    case FIELD_FORM:
    case FIELD_LABEL:
        return text_of(field->min ? field->min : 1);
    case FIELD_GROUP:
        made = json_object();
        for (size_t i = 0; i < field->of->count; i++)
            if (field->of->list[i].presence == FIELD_REQUIRED)
                json_object_set_new(made, field->of->list[i].name, value_made(&field->of->list[i]));
        return made;
    case FIELD_LIST:
        made = json_array();
        for (int32_t i = 0; i < (field->min ? field->min : 1); i++)
            json_array_append_new(made, value_made(field->item));
        return made;
    }
    return made;
}

static void try_wrong_types(struct spoiling *spoiling, const struct slot *slot, enum field_kind kind)
{
    enum { B = 1 << FIELD_BOOL, I = 1 << FIELD_INT, D = 1 << FIELD_DECIMAL, E = 1 << FIELD_ENUM, T = 1 << FIELD_TEXT };
    static const struct {
        const char *json;
        unsigned kinds; /* that it is no wrong type for */
    } values[] = {
        {"null", 0},
        {"true", B},
        {"1", I | D},
        {"1.0", I | D},
        {"1.5", D},
        {"\"x\"", E | T},
        {"[]", 1 << FIELD_LIST},
        {"{}", 1 << FIELD_GROUP},
    };
    for (size_t i = 0; i < LENGTH(values); i++)
        if (!(values[i].kinds >> kind & 1))
            try_wrong(spoiling, slot, json_loads(values[i].json, JSON_DECODE_ANY, NULL), ERROR_WRONG_TYPE);
}

static void fields_spoil(struct spoiling *spoiling, const struct fields *fields, json_t *object, const char *pointer);
static void value_spoil(struct spoiling *spoiling, const struct field *field, const struct slot *slot);

static void list_spoil(struct spoiling *spoiling, const struct field *field, const struct slot *slot)
{
    json_t *list = json_array();
    for (int32_t i = 0; i < field->min - 1; i++)
        json_array_append_new(list, value_made(field->item));
    if (field->min > 0)
        try_wrong(spoiling, slot, list, ERROR_WRONG_LENGTH);
    else
        try_right(spoiling, slot, list);
    list = json_array();
    for (int32_t i = 0; i < field->max; i++)
        json_array_append_new(list, value_made(field->item));
    try_right(spoiling, slot, json_incref(list));
    json_array_append_new(list, value_made(field->item));
    try_wrong(spoiling, slot, list, ERROR_WRONG_LENGTH);

    slot_put(slot, value_made(field));
    struct slot item = {.holder = slot_get(slot), .index = json_array_size(slot_get(slot)) - 1};
    slot_point(&item, slot->pointer);
    value_spoil(spoiling, field->item, &item);
}

/* Spoils the value in a slot in every way, and puts it back. */
static void value_spoil(struct spoiling *spoiling, const struct field *field, const struct slot *slot)
{
    json_t *kept = json_incref(slot_get(slot));
    try_wrong_types(spoiling, slot, field->kind);
    switch (field->kind) {
    case FIELD_BOOL:
        try_right(spoiling, slot, json_true());
        try_right(spoiling, slot, json_false());
        break;
    case FIELD_INT:
        try_wrong(spoiling, slot, json_integer((json_int_t)field->min - 1), ERROR_OUT_OF_RANGE);
        try_wrong(spoiling, slot, json_integer((json_int_t)field->max + 1), ERROR_OUT_OF_RANGE);
        try_wrong(spoiling, slot, json_integer((json_int_t)field->min + (INT64_C(1) << 32)), ERROR_OUT_OF_RANGE);
        try_wrong(spoiling, slot, json_integer(INT64_MAX), ERROR_OUT_OF_RANGE);
        try_right(spoiling, slot, json_integer(field->min));
        try_right(spoiling, slot, json_integer(field->max));
        break;
    case FIELD_DECIMAL:
        try_wrong(spoiling, slot, decimal_of(field, (int64_t)field->min - 1), ERROR_OUT_OF_RANGE);
        try_wrong(spoiling, slot, decimal_of(field, (int64_t)field->max + 1), ERROR_OUT_OF_RANGE);
        try_wrong(spoiling, slot, json_real((double)field->min / field_scale(field) + 0.0001), ERROR_OUT_OF_RANGE);
        try_right(spoiling, slot, decimal_of(field, field->min));
        try_right(spoiling, slot, decimal_of(field, field->min + 1));
        try_right(spoiling, slot, decimal_of(field, field->max));
        break;
    case FIELD_ENUM:
        try_wrong(spoiling, slot, json_string("no_such_choice"), ERROR_NOT_A_CHOICE);
        try_wrong(spoiling, slot, json_string(""), ERROR_NOT_A_CHOICE);
        for (int32_t i = 0; i < field->choices->count; i++)
            try_right(spoiling, slot, json_string(field->choices->list[i].name));
        break;
    case FIELD_TEXT:
        if (field->min > 0)
            try_wrong(spoiling, slot, text_of(field->min - 1), ERROR_WRONG_LENGTH);
        try_wrong(spoiling, slot, text_of(field->max + 1), ERROR_WRONG_LENGTH);
        try_right(spoiling, slot, text_of(field->max));
        json_t *control = text_of(field->max);
        slot_put(slot, control);
        ((char *)(uintptr_t)json_string_value(control))[field->max - 1] = '\n';
        assert_refused(spoiling, slot->pointer, ERROR_INVALID_TEXT);
        break;
    case FIELD_GROUP:
        slot_put(slot, json_incref(kept));
        fields_spoil(spoiling, field->of, kept, slot->pointer);
        break;
    case FIELD_LIST:
        list_spoil(spoiling, field, slot);
        break;
    case FIELD_FORM:
    case FIELD_LABEL:
        fail_msg("%s: a label cannot be asked for", slot->pointer);
    }
    slot_put(slot, kept);
}

static void fields_spoil(struct spoiling *spoiling, const struct fields *fields, json_t *object, const char *pointer)
{
    struct slot slot = {.holder = object, .key = "no_such_field"};
    slot_point(&slot, pointer);
    enum umpire_error unknown = fields->unknown ? (enum umpire_error)fields->unknown : ERROR_UNKNOWN_FIELD;
    try_wrong(spoiling, &slot, json_integer(1), unknown);
    json_object_del(object, slot.key);

    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        slot.key = field->name;
        slot_point(&slot, pointer);
        json_t *given = json_incref(json_object_get(object, field->name));
        json_object_del(object, field->name);
        if (field->presence == FIELD_REQUIRED)
            assert_refused(spoiling, slot.pointer, ERROR_MISSING_FIELD);
        else
            assert_decoded(spoiling, slot.pointer);
        slot_put(&slot, given ? json_incref(given) : value_made(field));
        value_spoil(spoiling, field, &slot);
        json_object_del(object, field->name);
        if (given)
            json_object_set_new(object, field->name, given);
    }
}

/* The body that asks a step's first golden case. */
static json_t *body_of_golden(const struct ruleset *ruleset, const struct step *step)
{
    char file[512];
    static const char *const members[] = {"input", "options", "dice"};
    snprintf(file, sizeof file, UMPIRE_SOURCE_DIR "/tests/golden/%s/%s.json", ruleset->name, step->name);
    json_t *root = json_load_file(file, 0, NULL), *body = json_object();
    const json_t *first = json_array_get(json_object_get(root, "cases"), 0);
    if (!first)
        fail_msg("%s has no case", file);
    for (size_t i = 0; i < LENGTH(members); i++)
        if (json_object_get(first, members[i]))
            json_object_set(body, members[i], json_object_get(first, members[i]));
    json_decref(root);
    return body;
}

static void every_field_of_every_step(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            struct violations violations;
            struct field list[REQUEST_FIELDS_MAX];
            struct spoiling spoiling = {.ruleset = *ruleset, .step = *step, .body = body_of_golden(*ruleset, *step)};
            struct fields fields = intent_fields(*ruleset, *step, list);
            ask(&spoiling, &violations);
            assert_int_equal(violations.count, 0);
            json_t *before = json_deep_copy(spoiling.body);
            fields_spoil(&spoiling, &fields, spoiling.body, "");
            assert_true(json_equal(before, spoiling.body)); /* all was put back: the next was tried on its own */
            print_message("%s %s: %ld questions\n", (*ruleset)->name, (*step)->name, spoiling.asked);
            assert_true(spoiling.asked > 50);
            json_decref(before);
            json_decref(spoiling.body);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_field_of_every_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
