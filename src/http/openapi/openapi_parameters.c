/* The parameters of operations: of the path, the query and the headers. */
#include "openapi.h"
#include "operation.h"
#include "schema.h"
#include <string.h>

static void parameter_write(struct writer *out, const char *name, const char *in, bool required, const char *doc)
{
    write_object(out);
    write_member(out, "name", name);
    write_member(out, "in", in);
    write_member_bool(out, "required", required);
    write_member(out, "description", doc);
}

/* Of the path, unless it is written out per step. */
static void path_parameters_write(struct writer *out, const struct operation *operation)
{
    static const char *const docs[][2] = {
        {"ruleset", "A game system, such as tt."},
        {"step", "A step of that ruleset."},
        {"table", "A table of that ruleset."},
        {"clause", "The id of a clause of its rulebook, such as TT-PIN-1."},
        {"session", "The session's UUID."},
        {"entry", "The entry's number; 0 is the opening."},
        {"name", "The name of house rules: small letters, digits and hyphens."},
        {"seat", "The seat's name."},
        {"unit", "The unit's id."},
    };
    for (size_t i = 0; i < sizeof docs / sizeof docs[0]; i++) {
        char braced[32];
        struct text text;
        text_start(&text, braced, sizeof braced);
        text_format(&text, "{%s}", docs[i][0]);
        if (!strstr(operation->path, braced))
            continue;
        parameter_write(out, docs[i][0], "path", true, docs[i][1]);
        write_key(out, "schema");
        write_object(out);
        write_member(out, "type", strcmp(docs[i][0], "entry") == 0 ? "integer" : "string");
        if (strcmp(docs[i][0], "session") == 0)
            write_member(out, "format", "uuid");
        write_object_end(out);
        write_object_end(out);
    }
}

static void query_parameters_write(struct writer *out, const struct fields *query)
{
    for (size_t i = 0; query && i < query->count; i++) {
        const struct field *field = &query->list[i];
        parameter_write(out, field->name, "query", field->presence == FIELD_REQUIRED, field->doc);
        write_key(out, "schema");
        schema_write_field(out, field, SCHEMA_REFERENCE, true);
        write_object_end(out);
    }
}

static void key_parameter_write(struct writer *out)
{
    parameter_write(out, "Idempotency-Key", "header", false,
                    "Chosen by the client; a retry with the same key and body gets the entry that exists.");
    write_key(out, "schema");
    write_object(out);
    write_member(out, "type", "string");
    write_member_int(out, "minLength", 1);
    write_member_int(out, "maxLength", STORE_KEY_MAX - 1);
    write_object_end(out);
    write_object_end(out);
}

static void last_event_parameter_write(struct writer *out)
{
    parameter_write(out, "Last-Event-ID", "header", false,
                    "The number of the last entry that came; browsers send it when they connect again.");
    write_key(out, "schema");
    write_object(out);
    write_member(out, "type", "integer");
    write_member_int(out, "minimum", 0);
    write_member_int(out, "maximum", 999999999);
    write_object_end(out);
    write_object_end(out);
}

void openapi_write_parameters(struct writer *out, const struct operation *operation, bool with_path)
{
    write_key(out, "parameters");
    write_array(out);
    if (with_path)
        path_parameters_write(out, operation);
    query_parameters_write(out, operation->query);
    if (operation->keyed)
        key_parameter_write(out);
    if (operation->events)
        last_event_parameter_write(out);
    write_array_end(out);
}
