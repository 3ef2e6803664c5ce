/* Putting schemas together. */
#include "openapi_frame.h"
#include <umpire/text.h>

void schema_open(struct writer *out, const char *name, const char *doc, const char *const *required)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", doc);
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    for (; *required; required++)
        write_string(out, *required);
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
}

void schema_close(struct writer *out)
{
    write_object_end(out);
    write_object_end(out);
}

void schema_close_strict(struct writer *out)
{
    write_object_end(out);
    write_member_bool(out, "additionalProperties", false);
    write_object_end(out);
}

void schema_close_open(struct writer *out)
{
    write_object_end(out);
    write_member_bool(out, "additionalProperties", true);
    write_object_end(out);
}

void schema_member(struct writer *out, const char *name, const char *type, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", type);
    if (doc)
        write_member(out, "description", doc);
    write_object_end(out);
}

void schema_any(struct writer *out, const char *name, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "description", doc);
    write_object_end(out);
}

void schema_constant(struct writer *out, const char *name, const char *value)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", "string");
    write_member(out, "const", value);
    write_object_end(out);
}

void part_reference(struct writer *out, const char *key, const char *section, const char *name)
{
    char line[SCHEMA_NAME_MAX + 40];
    struct text text;
    text_start(&text, line, sizeof line);
    text_format(&text, "#/components/%s/%s", section, name);
    if (key)
        write_key(out, key);
    write_object(out);
    write_member(out, "$ref", line);
    write_object_end(out);
}

void schema_reference(struct writer *out, const char *name, const char *schema)
{
    part_reference(out, name, "schemas", schema);
}

void schema_list(struct writer *out, const char *name, const char *schema, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", "array");
    write_member(out, "description", doc);
    write_key(out, "items");
    schema_reference(out, NULL, schema);
    write_object_end(out);
}

void schema_plain_list(struct writer *out, const char *name, const char *type, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", "array");
    write_member(out, "description", doc);
    write_key(out, "items");
    write_object(out);
    write_member(out, "type", type);
    write_object_end(out);
    write_object_end(out);
}

void schema_name_write(char ret[SCHEMA_NAME_MAX], const char *ruleset, const char *step, const char *suffix)
{
    const char *const parts[] = {ruleset, "-", step, NULL};
    struct text name;
    bool capital = true;
    text_start(&name, ret, SCHEMA_NAME_MAX);
    for (size_t i = 0; parts[i]; i++)
        for (const char *at = parts[i]; *at; at++) {
            if (*at == '-') {
                capital = true;
                continue;
            }
            char letter = capital && *at >= 'a' && *at <= 'z' ? (char)(*at - 'a' + 'A') : *at;
            text_add_bytes(&name, &letter, 1);
            capital = false;
        }
    text_add(&name, suffix);
}
