/* JSON to structs by field tables. A path is a chain on the stack and becomes text only when something is wrong. */
#include "fields/decode.h"
#include "fields/decoding.h"
#include "fields/forms.h"
#include "fields/numbers.h"
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <umpire/text.h>

static void value_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                         const json_t *value, char *base);

static void int32_put(char *member, int32_t value)
{
    memcpy(member, &value, sizeof value);
}

static void int_decode(struct decoding *decoding, const struct path *path, const struct field *field, int64_t number,
                       char *member)
{
    if (number < field->min || number > field->max) {
        decoding_out_of_bounds(decoding, path, ERROR_OUT_OF_RANGE, field, number, "");
        return;
    }
    if (field->wide)
        memcpy(member, &number, sizeof number);
    else
        int32_put(member, (int32_t)number);
}

static bool decimal_fits(const struct field *field, int64_t thousandths, int64_t *ret_parts)
{
    return parts_of_thousandths(thousandths, field_scale(field), ret_parts) && *ret_parts >= field->min &&
           *ret_parts <= field->max;
}

static void decimal_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                           const json_t *value, char *member)
{
    int64_t thousandths, parts;
    if (!json_is_number(value))
        decoding_wrong_type(decoding, path, "a number", value);
    else if (!json_thousandths(value, &thousandths) || !decimal_fits(field, thousandths, &parts))
        decoding_not_a_decimal(decoding, path, field);
    else
        int32_put(member, (int32_t)parts);
}

static void enum_decode(struct decoding *decoding, const struct path *path, const struct field *field, const char *name,
                        char *member)
{
    int32_t choice = choice_find(field->choices, name);
    if (choice < 0) {
        decoding_not_a_choice(decoding, path, field->choices);
        return;
    }
    memcpy(member, &choice, sizeof choice);
}

static bool has_control_character(const char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < 0x20 || *text == 0x7F)
            return true;
    return false;
}

enum { TEXT_WRONG_MAX = 160 };

/* What is wrong with its characters, by the field's schema; NULL: nothing. Other patterns are checked by the code
 * that knows what they are for, with a better message than that they do not fit. */
static const char *text_wrong(const struct field *field, const char *text, struct text *reason)
{
    struct text_hiding hiding;
    if (!text_is_utf8(text)) /* in a query; JSON was checked for UTF-8 before */
        return "must be UTF-8";
    enum text_look look = field->pattern || !*text ? TEXT_SHOWS : text_look(text);
    if (field->pattern && has_control_character(text))
        return "must not contain control characters";
    if (field->pattern && strcmp(field->pattern, FIELD_ASCII) == 0 && !text_bytes_are_ascii(text, strlen(text)))
        return "must be ASCII";
    if (look == TEXT_HIDES && text_hiding_find(text, &hiding)) {
        text_add_hiding(reason, &hiding);
        return reason->at;
    }
    return look == TEXT_BLANK ? "must have at least one character that can be seen" : NULL;
}

/* As code points, which JSON Schema counts. */
static size_t characters(const char *text)
{
    size_t count = 0;
    for (; *text; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

static void no_memory(struct decoding *decoding, const struct path *path)
{
    decoding_violate(decoding, path, ERROR_OVERLOADED, "not enough memory for this request; try again later");
}

/* A text as the value of a form. */
static void text_form_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                             const char *text, char *base)
{
    const char *wrong = field->form->wrong(text);
    if (wrong)
        decoding_violate(decoding, path, ERROR_INVALID_TEXT, wrong);
    else if (!field->form->read(decoding->arena, field, &(struct form_value){.text = text, .length = strlen(text)},
                                base))
        no_memory(decoding, path);
}

static void text_put(const struct field *field, const char *text, size_t length, char *member)
{
    if (!field->indirect)
        memcpy(member, text, length + 1);
    else if (length > 0 || field->presence != FIELD_OPTIONAL)
        memcpy(member, &text, sizeof text);
}

static void text_decode(struct decoding *decoding, const struct path *path, const struct field *field, const char *text,
                        char *base)
{
    size_t length = strlen(text), count = characters(text), room = (size_t)field_text_bytes(field);
    char words[TEXT_WRONG_MAX];
    const char *wrong;
    struct text reason;
    text_start(&reason, words, sizeof words);
    if (count < (size_t)field->min || count > (size_t)field->max)
        decoding_out_of_bounds(decoding, path, ERROR_WRONG_LENGTH, field, (int64_t)count, " characters");
    else if (length > room)
        decoding_too_many_bytes(decoding, path, room, length);
    else if ((wrong = text_wrong(field, text, &reason)))
        decoding_violate(decoding, path, ERROR_INVALID_TEXT, wrong);
    else if (field->form)
        text_form_decode(decoding, path, field, text, base);
    else
        text_put(field, text, length, base + field->offset);
}

/* Memory that an indirect member points at; else the member itself. NULL when out of memory. */
static char *place_make(struct decoding *decoding, const struct path *path, const struct field *field, size_t size,
                        char *base)
{
    char *member = base + field->offset;
    if (!field->indirect)
        return member;
    char *room = decoding->arena ? arena_take_zero(decoding->arena, size ? size : 1) : NULL;
    memcpy(member, &room, sizeof room);
    if (!room)
        no_memory(decoding, path);
    return room;
}

static void count_put(const struct field *field, size_t count, char *base)
{
    int32_t narrow = (int32_t)count;
    if (field->wide)
        memcpy(base + field->count, &count, sizeof count);
    else
        memcpy(base + field->count, &narrow, sizeof narrow);
}

static void list_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                        const json_t *value, char *base)
{
    size_t count = json_array_size(value);
    if (count < (size_t)field->min || count > (size_t)field->max) {
        decoding_out_of_bounds(decoding, path, ERROR_WRONG_LENGTH, field, (int64_t)count, " items");
        return;
    }
    char *items = place_make(decoding, path, field, count * field->item_size, base);
    for (size_t i = 0; items && i < count; i++) {
        struct path item = {.up = path, .index = i};
        char *at = items + i * field->item_size;
        if (field->item->kind == FIELD_GROUP) /* the defaults of the struct with the list do not include its items */
            fields_default(field->item->of, at);
        value_decode(decoding, &item, field->item, json_array_get(value, i), at);
    }
    count_put(field, count, base);
}

enum { PARTS_MAX = 2, JUDGED_MAX = 32 };

/* The field of a name, and in which part; NULL: none has it. */
static const struct field *part_find(const struct fields_part *parts, size_t count, const char *name, size_t *ret)
{
    const struct field *field = NULL;
    for (*ret = 0; *ret < count && !(field = field_find(parts[*ret].fields, name, strlen(name))); ++*ret)
        continue;
    return field;
}

/* Whether a missing member is reported when its group has been decoded; else fields_require reports it. */
static bool is_described_here(const struct decoding *decoding, const struct field *field, const void *base)
{
    return !decoding->given || members_given_has(decoding->given, field, base);
}

static void parts_decode(struct decoding *decoding, const struct path *path, const struct fields_part *parts,
                         size_t count, const json_t *value)
{
    uint64_t seen[PARTS_MAX][FIELDS_MAX / 64] = {{0}};
    size_t part;
    for (void *at = json_object_iter((json_t *)(uintptr_t)value); at;
         at = json_object_iter_next((json_t *)(uintptr_t)value, at)) {
        const char *key = json_object_iter_key(at);
        struct path member = {.up = path, .name = key};
        const struct field *field = part_find(parts, count, key, &part);
        if (field) {
            const size_t place = (size_t)(field - parts[part].fields->list);
            seen[part][place / 64] |= UINT64_C(1) << place % 64;
            if (decoding->given)
                members_given_add(decoding->given, field, parts[part].base);
            value_decode(decoding, &member, field, json_object_iter_value(at), parts[part].base);
        } else if (!decoding->lenient) {
            decoding_unknown_key(decoding, &member, parts[0].fields);
        }
    }
    for (part = 0; part < count; part++)
        for (size_t i = 0; i < parts[part].fields->count; i++) {
            const struct field *field = &parts[part].fields->list[i];
            if (field->presence == FIELD_REQUIRED && !(seen[part][i / 64] >> i % 64 & 1) &&
                is_described_here(decoding, field, parts[part].base))
                decoding_missing(decoding, path, field);
        }
}

static void group_decode(struct decoding *decoding, const struct path *path, const struct fields *fields,
                         const json_t *value, char *into)
{
    parts_decode(decoding, path, &(struct fields_part){fields, into}, 1, value);
}

static void form_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                        const json_t *value, char *base)
{
    const struct field_form *form = field->form;
    bool of_source = form->source == FORM_OF_ANYTHING || (form->source == FORM_OF_TEXT && json_is_string(value)) ||
                     (form->source == FORM_OF_INTEGER && json_is_integer(value)) ||
                     (form->source == FORM_OF_OBJECT && json_is_object(value));
    const struct form_value found = {.text = json_string_value(value),
                                     .length = json_string_length(value),
                                     .number = json_integer_value(value),
                                     .json = value};
    if (!of_source || !form->read(decoding->arena, field, &found, base))
        decoding_wrong_type(decoding, path, form->wants, value);
}

static void bool_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                        const json_t *value, char *member)
{
    bool is_flag = field->presence == FIELD_OPTIONAL && !field->present;
    if (json_is_true(value) || (json_is_false(value) && !is_flag))
        *(bool *)member = json_is_true(value);
    else
        decoding_wrong_type(decoding, path, is_flag ? "true" : "true or false", value);
}

static void value_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                         const json_t *value, char *base)
{
    char *member = base + field->offset;
    switch (field->kind) {
    case FIELD_BOOL:
        bool_decode(decoding, path, field, value, member);
        break;
    case FIELD_INT:
        if (json_is_integer(value))
            int_decode(decoding, path, field, json_integer_value(value), member);
        else
            decoding_wrong_type(decoding, path, "an integer", value);
        break;
    case FIELD_DECIMAL:
        decimal_decode(decoding, path, field, value, member);
        break;
    case FIELD_ENUM:
        if (json_is_string(value))
            enum_decode(decoding, path, field, json_string_value(value), member);
        else
            decoding_wrong_type(decoding, path, "a text", value);
        break;
    case FIELD_TEXT:
        if (json_is_string(value))
            text_decode(decoding, path, field, json_string_value(value), base);
        else
            decoding_wrong_type(decoding, path, "a text", value);
        break;
    case FIELD_GROUP:
        if (!json_is_object(value)) {
            decoding_wrong_type(decoding, path, "an object", value);
            break;
        }
        member = place_make(decoding, path, field, field->of->size, base);
        if (member && field->indirect)
            fields_default(field->of, member);
        if (member)
            group_decode(decoding, path, field->of, value, member);
        break;
    case FIELD_LIST:
        if (json_is_array(value))
            list_decode(decoding, path, field, value, base);
        else
            decoding_wrong_type(decoding, path, "a list", value);
        break;
    case FIELD_LABEL:
        if (json_is_string(value) && decoding->arena) /* without an arena, labels are only written */
            memcpy(member, &(const char *){json_string_value(value)}, sizeof(const char *));
        else if (decoding->arena)
            decoding_wrong_type(decoding, path, "a text", value);
        break;
    case FIELD_FORM:
        form_decode(decoding, path, field, value, base);
        break;
    }
    if (field->presence == FIELD_OPTIONAL && (field->present || (field->kind == FIELD_GROUP && !field->indirect)))
        *(bool *)(base + field->present) = true;
}

bool fields_read(struct arena *arena, const struct fields_part *parts, size_t count, const struct json_t *value,
                 bool strict, struct violations *violations)
{
    struct decoding decoding = {.root = "", .violations = violations, .arena = arena, .lenient = !strict};
    int32_t before = violations->count;
    for (size_t i = 0; i < count; i++)
        fields_default(parts[i].fields, parts[i].base);
    if (json_is_object(value))
        parts_decode(&decoding, NULL, parts, count, value);
    else
        decoding_wrong_type(&decoding, NULL, "an object", value);
    return violations->count == before;
}

static bool struct_decode(struct arena *arena, const struct fields *fields, const struct json_t *value,
                          const char *pointer, void *into, struct members_given *given, struct violations *violations)
{
    struct decoding decoding = {.root = pointer, .violations = violations, .given = given, .arena = arena};
    int32_t before = violations->count;
    fields_default(fields, into);
    if (json_is_object(value))
        group_decode(&decoding, NULL, fields, value, into);
    else
        decoding_wrong_type(&decoding, NULL, "an object", value);
    return violations->count == before;
}

bool fields_decode(const struct fields *fields, const struct json_t *value, const char *pointer, void *into,
                   struct violations *violations)
{
    return struct_decode(NULL, fields, value, pointer, into, NULL, violations);
}

bool fields_decode_given(struct arena *arena, const struct fields *fields, const struct json_t *value,
                         const char *pointer, void *into, struct members_given *given, struct violations *violations)
{
    if (given)
        memset(given->bits, 0, members_given_size(given->fields));
    return struct_decode(arena, fields, value, pointer, into, given, violations);
}

bool fields_judge(struct arena *arena, const struct fields *fields, const char *const *open, const struct json_t *value,
                  struct violations *violations)
{
    struct field list[JUDGED_MAX];
    struct fields all = *fields;
    all.list = list;
    memcpy(list, fields->list, fields->count * sizeof *list);
    for (; *open; open++) {
        all.size = (all.size + sizeof(void *) - 1) & ~(sizeof(void *) - 1);
        list[all.count++] = (struct field){
            .name = *open, .kind = FIELD_FORM, .form = &form_anything, .presence = FIELD_OPTIONAL, .offset = all.size};
        all.size += sizeof(void *);
    }
    void *into = arena_take(arena, all.size);
    if (into)
        fields_decode_given(arena, &all, value, "", into, NULL, violations);
    else
        violation_add_starved(violations);
    return json_is_object(value);
}

bool member_decode_given(const struct field *field, const struct json_t *value, const char *pointer, void *base,
                         struct members_given *given, struct violations *violations)
{
    struct decoding decoding = {.root = pointer, .violations = violations, .given = given};
    int32_t before = violations->count;
    if (given) {
        members_given_clear(given, field, base);
        members_given_add(given, field, base);
    }
    if (field->kind == FIELD_GROUP)
        fields_default(field->of, (char *)base + field->offset);
    if (field->kind == FIELD_LIST) /* no item of an older value remains after the new ones */
        memset((char *)base + field->offset, 0, (size_t)field->max * field->item_size);
    value_decode(&decoding, NULL, field, value, base);
    return violations->count == before;
}

bool member_decode(const struct field *field, const struct json_t *value, const char *pointer, void *base,
                   struct violations *violations)
{
    return member_decode_given(field, value, pointer, base, NULL, violations);
}

static bool int_of_text(const char *text, int64_t *ret)
{
    char *end;
    errno = 0;
    *ret = strtoll(text, &end, 10);
    return errno == 0 && end != text && *end == '\0' && (*text == '-' || (*text >= '0' && *text <= '9'));
}

static void bool_decode_text(struct decoding *decoding, const char *text, char *member)
{
    bool truth = strcasecmp(text, "true") == 0; /* tables write TRUE */
    if (truth || strcasecmp(text, "false") == 0)
        *(bool *)member = truth;
    else
        decoding_violate(decoding, NULL, ERROR_WRONG_TYPE, "must be true or false");
}

static void number_decode_text(struct decoding *decoding, const struct field *field, const char *text, char *member)
{
    int64_t number = 0;
    bool decimal = field->kind == FIELD_DECIMAL;
    bool read = decimal ? thousandths_of_text(text, &number) : int_of_text(text, &number);
    if (decimal && (!read || !decimal_fits(field, number, &number)))
        decoding_not_a_decimal(decoding, NULL, field);
    else if (!read)
        decoding_violate(decoding, NULL, ERROR_WRONG_TYPE, "must be an integer");
    else if (decimal)
        int32_put(member, (int32_t)number);
    else
        int_decode(decoding, NULL, field, number, member);
}

bool text_member_decode(const struct field *field, const char *value, const char *pointer, void *base,
                        struct violations *violations)
{
    struct decoding decoding = {.root = pointer, .violations = violations};
    int32_t before = violations->count;
    char *member = (char *)base + field->offset;
    switch (field->kind) {
    case FIELD_BOOL:
        bool_decode_text(&decoding, value, member);
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
        number_decode_text(&decoding, field, value, member);
        break;
    case FIELD_ENUM:
        enum_decode(&decoding, NULL, field, value, member);
        break;
    case FIELD_TEXT:
        text_decode(&decoding, NULL, field, value, base);
        break;
    case FIELD_GROUP:
    case FIELD_LIST:
    case FIELD_FORM:
    case FIELD_LABEL: /* no table of queries or cells has them */
        decoding_violate(&decoding, NULL, ERROR_WRONG_TYPE, "cannot be given as plain text");
        break;
    }
    return violations->count == before;
}

const struct field *field_named(const struct fields *fields, const char *name, const char *pointer,
                                struct violations *violations)
{
    struct decoding decoding = {.root = pointer, .violations = violations};
    const struct field *field = field_find(fields, name, strlen(name));
    if (!field)
        decoding_unknown_key(&decoding, NULL, fields);
    return field;
}

bool parameter_decode(const struct fields *fields, const char *name, const char *value, void *into,
                      struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_add(&text, "?");
    text_add(&text, name);
    const struct field *field = field_named(fields, name, pointer, violations);
    return field && text_member_decode(field, value, pointer, into, violations);
}
