/* The schemas of entries, one for each kind, by the table of kinds; what is answered beside the record is put to it. */
#include "kinds.h"
#include "openapi.h"
#include "openapi_frame.h"
#include "schema.h"
#include <string.h>

/* Rulings are answered with their texts; of them no table of the ledger knows. */
static bool is_told_otherwise(enum entry_kind kind, const struct field *field)
{
    return entry_is_ruling(kind) && (strcmp(field->name, "reasons") == 0 || strcmp(field->name, "draws") == 0);
}

static void own_write(struct writer *out, enum entry_kind kind)
{
    const struct fields *fields = entry_row(kind)->fields;
    for (size_t i = 0; i < fields->count; i++) {
        if (is_told_otherwise(kind, &fields->list[i]))
            continue;
        write_key(out, fields->list[i].name);
        schema_write_field(out, &fields->list[i], SCHEMA_REFERENCE, false);
    }
    if (!entry_is_ruling(kind))
        return;
    schema_member(out, "summary", "string", "One line to read aloud.");
    schema_list(out, "reasons", "Reason", "Every clause that was applied, in order.");
    schema_list(out, "draws", "Draw", "Every die that was thrown, in order.");
    schema_reference(out, "odds", "RecordedOdds");
}

static void kind_write(struct writer *out, enum entry_kind kind)
{
    const struct fields *fields = entry_row(kind)->fields;
    write_key(out, fields->name);
    write_object(out);
    write_member(out, "title", fields->name);
    write_member(out, "description", fields->doc);
    write_key(out, "allOf");
    write_array(out);
    schema_reference(out, NULL, entry_fields.name);
    write_object(out);
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    write_string(out, "kind");
    for (size_t i = 0; i < fields->count; i++)
        if (fields->list[i].presence == FIELD_REQUIRED)
            write_string(out, fields->list[i].name);
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
    schema_constant(out, "kind", entry_kind_name(kind));
    own_write(out, kind);
    write_object_end(out);
    write_object_end(out);
    write_array_end(out);
    write_object_end(out);
}

/* What all have. The format is that of the recorded bytes: rulings are answered with their texts, and without it. */
static void every_write(struct writer *out)
{
    static const char *const required[] = {"at", "kind", "seat", "seq", "session", NULL};
    schema_open(out, entry_fields.name, entry_fields.doc, required);
    for (size_t i = 0; i < entry_fields.count; i++) {
        write_key(out, entry_fields.list[i].name);
        schema_write_field(out, &entry_fields.list[i], SCHEMA_REFERENCE, false);
    }
    schema_reference(out, "tree", "TreeHead");
    schema_close(out);
}

/* Whichever the kind says. */
static void any_write(struct writer *out)
{
    char line[SCHEMA_NAME_MAX + sizeof SCHEMA_REFERENCE];
    write_key(out, "Entry");
    write_object(out);
    write_member(out, "title", "Entry");
    write_member(out, "description", "One line of the ledger.");
    write_key(out, "oneOf");
    write_array(out);
    for (enum entry_kind kind = 0; kind < ENTRY_KIND_COUNT; kind++)
        schema_reference(out, NULL, entry_row(kind)->fields->name);
    write_array_end(out);
    write_key(out, "discriminator");
    write_object(out);
    write_member(out, "propertyName", "kind");
    write_key(out, "mapping");
    write_object(out);
    for (enum entry_kind kind = 0; kind < ENTRY_KIND_COUNT; kind++) {
        struct text text;
        text_start(&text, line, sizeof line);
        text_add(&text, SCHEMA_REFERENCE);
        text_add(&text, entry_row(kind)->fields->name);
        write_member(out, entry_kind_name(kind), line);
    }
    write_object_end(out);
    write_object_end(out);
    write_object_end(out);
}

void openapi_entry_tables(void (*add)(void *to, const struct field *field), void *to)
{
    for (size_t i = 0; i < entry_fields.count; i++)
        add(to, &entry_fields.list[i]);
    for (enum entry_kind kind = 0; kind < ENTRY_KIND_COUNT; kind++) {
        const struct fields *fields = entry_row(kind)->fields;
        for (size_t i = 0; i < fields->count; i++)
            if (!is_told_otherwise(kind, &fields->list[i]))
                add(to, &fields->list[i]);
    }
}

void openapi_write_entries(struct writer *out)
{
    static const char *const page[] = {"entries", NULL};
    any_write(out);
    every_write(out);
    for (enum entry_kind kind = 0; kind < ENTRY_KIND_COUNT; kind++)
        kind_write(out, kind);
    schema_open(out, "EntryPage", "Entries in order.", page);
    schema_list(out, "entries", "Entry", "At most as many as were asked for.");
    schema_member(out, "next", "string", "The cursor of the next page; absent on the last.");
    schema_close(out);
}
