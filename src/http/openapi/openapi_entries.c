/* The schemas of entries, one for each kind, by the table of kinds; what answers have beside the record is added. */
#include "fields/schema.h"
#include "http/openapi/openapi_frame.h"
#include "ledger/kinds.h"
#include "referee/answer.h"
#include <string.h>

/* Rulings are answered with their texts, which are in no table of the ledger. */
static bool is_shown_otherwise(enum entry_kind kind, const struct field *field)
{
    return entry_is_ruling(kind) && (strcmp(field->name, "reasons") == 0 || strcmp(field->name, "draws") == 0);
}

/* The format is that of the recorded bytes: rulings are answered with their texts, and without it. */
static void required_write(struct writer *out, const struct fields *fields, enum entry_kind kind)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        bool always = !entry_is_ruling(kind) || strcmp(field->name, "format") != 0;
        if (field->presence == FIELD_REQUIRED && always)
            write_string(out, field->name);
    }
}

/* What its step types is a ruling or the correction of one. */
static void ruling_kind_write(struct writer *out)
{
    static const struct choice list[] = {{"ruling", NULL, NULL}, {"correction", NULL, NULL}};
    static const struct choices choices = {"RulingKind", list, FIELDS_COUNT(list)};
    write_key(out, "kind");
    schema_write_choices(out, &choices);
}

/* What every entry has is described once, with all kinds. */
static void envelope_member_write(struct writer *out, const struct field *field)
{
    struct field bare = *field;
    bare.doc = NULL;
    write_key(out, bare.name);
    schema_write_field(out, &bare, SCHEMA_REFERENCE, false);
}

static void members_write(struct writer *out, const struct fields *fields, enum entry_kind kind,
                          const struct typed *typed)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        if (fields == &entry_fields && strcmp(field->name, "kind") != 0)
            envelope_member_write(out, field);
        else if (strcmp(field->name, "kind") != 0 && !is_shown_otherwise(kind, field))
            schema_write_members(out, &(struct fields){.list = field, .count = 1}, typed);
        else if (strcmp(field->name, "kind") == 0 && !typed->step)
            schema_constant(out, "kind", entry_kind_name(kind));
        else if (strcmp(field->name, "kind") == 0)
            ruling_kind_write(out);
    }
}

/* Answered but not recorded: a ruling's texts, and what is beside it. */
static void shown_write(struct writer *out, enum entry_kind kind)
{
    static const char *const texts[] = {"summary", "reasons", "draws"};
    for (size_t i = 0; entry_is_ruling(kind) && i < sizeof texts / sizeof texts[0]; i++) {
        const struct field *field = field_find(&ruling_answer_fields, texts[i], strlen(texts[i]));
        write_key(out, texts[i]);
        schema_write_field(out, field, SCHEMA_REFERENCE, false);
    }
    for (size_t i = 0; i < entry_beside_fields.count; i++)
        if (entry_is_ruling(kind) || strcmp(entry_beside_fields.list[i].name, "odds") != 0)
            envelope_member_write(out, &entry_beside_fields.list[i]);
}

/* `most` is the kind that has all the members, `kind` the one whose required members are listed. */
static void entry_write_schema(struct writer *out, const char *name, const char *doc, enum entry_kind kind,
                               enum entry_kind most, const struct typed *typed)
{
    const struct fields *fields = entry_row(kind)->fields;
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", doc);
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    required_write(out, &entry_fields, kind);
    required_write(out, fields, kind);
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
    members_write(out, &entry_fields, kind, typed);
    members_write(out, entry_row(most)->fields, kind, typed);
    shown_write(out, kind);
    schema_close(out);
}

static void kind_write(struct writer *out, enum entry_kind kind)
{
    const struct fields *fields = entry_row(kind)->fields;
    entry_write_schema(out, fields->name, fields->doc, kind, kind, &(struct typed){.step = NULL});
}

void openapi_write_ruling_entry(struct writer *out, const char *name, const struct typed *typed)
{
    entry_write_schema(out, name, typed->step->doc, ENTRY_RULING, ENTRY_CORRECTION, typed);
}

static bool kind_at(const void *context, size_t number, struct alternative *ret)
{
    enum entry_kind kind = (enum entry_kind)number;
    (void)context;
    if (kind == ENTRY_KIND_COUNT)
        return false;
    ret->value = entry_kind_name(kind);
    schema_name_write(ret->schema, "", "", entry_row(kind)->fields->name);
    return true;
}

/* With what every kind has, in words. */
static void union_write(struct writer *out)
{
    char line[2000];
    struct text doc;
    text_start(&doc, line, sizeof line);
    text_add(&doc, "One line of the ledger. Every kind has:");
    for (size_t i = 0; i < entry_fields.count; i++)
        text_format(&doc, " `%s`: %s", entry_fields.list[i].name, entry_fields.list[i].doc);
    for (size_t i = 0; i < entry_beside_fields.count; i++)
        text_format(&doc, " `%s`: %s", entry_beside_fields.list[i].name, entry_beside_fields.list[i].doc);
    schema_write_union(out, "Entry", line, "kind", kind_at, NULL);
}

void openapi_entry_tables(void (*add)(void *to, const struct field *field), void *to)
{
    add(to, &entry_shown_change); /* before the recorded ones, which have the same names and fewer members */
    add(to, &entry_shown_lapsed);
    for (size_t i = 0; i < entry_fields.count; i++)
        add(to, &entry_fields.list[i]);
    for (enum entry_kind kind = 0; kind < ENTRY_KIND_COUNT; kind++) {
        const struct fields *fields = entry_row(kind)->fields;
        for (size_t i = 0; i < fields->count; i++)
            if (!is_shown_otherwise(kind, &fields->list[i]))
                add(to, &fields->list[i]);
    }
}

void openapi_write_entries(struct writer *out)
{
    union_write(out);
    for (enum entry_kind kind = 0; kind < ENTRY_KIND_COUNT; kind++)
        kind_write(out, kind);
}
