/* The forms themselves: each says whether a member is there, writes it, and reads it. */
#include "fields/forms.h"
#include "base/arena.h"
#include "base/clock.h"
#include "base/writer.h"
#include <string.h>

static const int64_t largest = (INT64_C(1) << 53) - 1; /* that every JSON library preserves */

static const void *member_of(const struct field *field, const void *base)
{
    const char *member = (const char *)base + field->offset;
    return field->indirect ? *(const void *const *)(const void *)member : member;
}

/* Puts a value into the member, or sets the member to it if that is a pointer. */
static bool member_put(struct arena *arena, const struct field *field, const void *value, void *base)
{
    char *member = (char *)base + field->offset;
    if (field->indirect) {
        char *room = arena ? arena_take(arena, field->form->size) : NULL;
        memcpy(member, &room, sizeof room);
        member = room;
    }
    if (member)
        memcpy(member, value, field->form->size);
    return member != NULL;
}

static bool always(const struct field *field, const void *base)
{
    (void)field, (void)base;
    return true;
}

bool form_pointer_given(const struct field *field, const void *base)
{
    const void *pointer;
    memcpy(&pointer, (const char *)base + field->offset, sizeof pointer);
    return pointer != NULL;
}

static int64_t long_of(const struct field *field, const void *base)
{
    int64_t number;
    memcpy(&number, member_of(field, base), sizeof number);
    return number;
}

static bool long_given(const struct field *field, const void *base)
{
    return long_of(field, base) != 0;
}

static void long_write(struct writer *out, const struct field *field, const void *base)
{
    write_int(out, long_of(field, base));
}

static bool long_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    int64_t most = field->max ? field->max : largest;
    return value->number >= field->min && value->number <= most && member_put(arena, field, &value->number, base);
}

const struct field_form form_long = {.wants = "an integer within its bounds",
                                     .source = FORM_OF_INTEGER,
                                     .size = sizeof(int64_t),
                                     .given = long_given,
                                     .write = long_write,
                                     .read = long_read};

void form_hash_write(struct writer *out, const struct field *field, const void *base)
{
    char hex[HASH_TEXT_SIZE];
    hash_write(member_of(field, base), hex);
    write_string(out, hex);
}

static const char *hash_wrong(const char *text)
{
    struct hash hash;
    return hash_read(text, &hash) ? NULL : "must be 64 lower-case hexadecimal digits";
}

bool form_hash_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    struct hash hash;
    return hash_read(value->text, &hash) && member_put(arena, field, &hash, base);
}

const struct field_form form_hash = {.wants = "32 bytes in hexadecimal",
                                     .schema = "\"pattern\":\"^[0-9a-f]{64}$\"",
                                     .size = sizeof(struct hash),
                                     .given = always,
                                     .write = form_hash_write,
                                     .read = form_hash_read,
                                     .wrong = hash_wrong};

static void uuid_form_write(struct writer *out, const struct field *field, const void *base)
{
    char text[UUID_TEXT_SIZE];
    uuid_write(member_of(field, base), text);
    write_string(out, text);
}

/* In lower case, as it is written. */
static bool uuid_form_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    struct uuid uuid;
    char again[UUID_TEXT_SIZE];
    if (!uuid_read(value->text, &uuid))
        return false;
    uuid_write(&uuid, again);
    return strcmp(again, value->text) == 0 && member_put(arena, field, &uuid, base);
}

const struct field_form form_uuid = {.wants = "a UUID",
                                     .schema = "\"format\":\"uuid\"",
                                     .size = sizeof(struct uuid),
                                     .given = always,
                                     .write = uuid_form_write,
                                     .read = uuid_form_read};

static void instant_form_write(struct writer *out, const struct field *field, const void *base)
{
    char text[INSTANT_TEXT_SIZE];
    instant_write(long_of(field, base), text);
    write_string(out, text);
}

static bool instant_form_read(struct arena *arena, const struct field *field, const struct form_value *value,
                              void *base)
{
    int64_t at;
    char again[INSTANT_TEXT_SIZE];
    if (!instant_read(value->text, &at))
        return false;
    instant_write(at, again);
    return strcmp(again, value->text) == 0 && member_put(arena, field, &at, base);
}

const struct field_form form_instant = {.wants = "a time in UTC",
                                        .schema = "\"format\":\"date-time\"",
                                        .size = sizeof(int64_t),
                                        .given = long_given,
                                        .write = instant_form_write,
                                        .read = instant_form_read};

static void bytes_write(struct writer *out, const struct field *field, const void *base)
{
    const uint8_t *bytes;
    size_t length = 0;
    char hex[2 * FORM_BYTES_MAX + 1];
    memcpy(&bytes, (const char *)base + field->offset, sizeof bytes);
    memcpy(&length, (const char *)base + field->count, sizeof length);
    hex_write(bytes, length < FORM_BYTES_MAX ? length : FORM_BYTES_MAX, hex);
    write_string(out, hex);
}

static bool bytes_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    size_t length;
    uint8_t *bytes = arena ? arena_take(arena, (size_t)field->max) : NULL;
    bool characters = field->kind == FIELD_TEXT; /* counted here instead of bytes; those were already */
    if (!bytes || !hex_read(value->text, bytes, (size_t)field->max, &length) ||
        (!characters && length < (size_t)field->min))
        return false;
    memcpy((char *)base + field->offset, &bytes, sizeof bytes);
    memcpy((char *)base + field->count, &length, sizeof length);
    return true;
}

static const char *bytes_wrong(const char *text)
{
    uint8_t bytes[FORM_BYTES_MAX];
    size_t length;
    return hex_read(text, bytes, sizeof bytes, &length) ? NULL : "must be lower-case hexadecimal, two digits per byte";
}

static const char *signature_wrong(const char *text)
{
    return bytes_wrong(text) ? "must be 128 lower-case hexadecimal digits" : NULL;
}

const struct field_form form_bytes = {.wants = "16 to 64 bytes in hexadecimal",
                                      .schema = "\"pattern\":\"^([0-9a-f]{2})+$\"",
                                      .given = form_pointer_given,
                                      .write = bytes_write,
                                      .read = bytes_read,
                                      .wrong = bytes_wrong};
const struct field_form form_signature = {
    .wants = "64 bytes in hexadecimal",
    .given = form_pointer_given,
    .write = bytes_write,
    .read = bytes_read,
    .wrong = signature_wrong,
};

static void constant_write(struct writer *out, const struct field *field, const void *base)
{
    (void)base;
    write_int(out, field->fallback);
}

static bool constant_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    (void)arena, (void)base;
    return value->number == field->fallback;
}

const struct field_form form_constant = {.wants = "1, the only format that is known",
                                         .source = FORM_OF_INTEGER,
                                         .given = always,
                                         .write = constant_write,
                                         .read = constant_read};

bool form_json_keep(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    (void)arena;
    memcpy((char *)base + field->offset, &value->json, sizeof value->json);
    return true;
}

const struct field_form form_object = {.wants = "an object",
                                       .source = FORM_OF_OBJECT,
                                       .schema = "\"additionalProperties\":true",
                                       .given = form_pointer_given,
                                       .read = form_json_keep};
const struct field_form form_scalar = {.wants = "a value",
                                       .source = FORM_OF_ANYTHING,
                                       .schema = "\"type\":[\"boolean\",\"number\",\"string\"]",
                                       .given = form_pointer_given,
                                       .read = form_json_keep};

static void names_form_write(struct writer *out, const struct field *field, const void *base)
{
    const char *const *names;
    memcpy(&names, (const char *)base + field->offset, sizeof names);
    write_array(out);
    for (; *names; names++)
        write_string(out, *names);
    write_array_end(out);
}

static bool names_form_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    (void)arena, (void)field, (void)value, (void)base;
    return false; /* answers alone have them */
}

const struct field_form form_names = {.wants = "a list of names",
                                      .source = FORM_OF_ANYTHING,
                                      .schema = "\"type\":\"array\",\"items\":{\"type\":\"string\"}",
                                      .given = form_pointer_given,
                                      .write = names_form_write,
                                      .read = names_form_read};

const struct field_form form_anything = {
    .wants = "a value", .source = FORM_OF_ANYTHING, .given = form_pointer_given, .read = form_json_keep};

const struct field_form form_number = {.wants = "a number",
                                       .source = FORM_OF_ANYTHING,
                                       .schema = "\"type\":\"number\"",
                                       .given = form_pointer_given,
                                       .read = form_json_keep};

void form_label_write(struct writer *out, const struct field *field, const void *base)
{
    const char *text;
    memcpy(&text, (const char *)base + field->offset, sizeof text);
    write_string(out, text);
}

void form_label_put(const struct field *field, const struct form_value *value, void *base)
{
    memcpy((char *)base + field->offset, &value->text, sizeof value->text);
}
