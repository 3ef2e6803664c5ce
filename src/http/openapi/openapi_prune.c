/* A reference is found as text: "#/components/section/name" in quotes, which is how $ref and the mapping of a
 * discriminator are written, and nothing else is. So whoever writes a schema need not keep an account of what it uses.
 */
#include "http/openapi/openapi_prune.h"
#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>

enum { COMPONENTS_MAX = 2048 };

#define REFERENCE_START "\"#/components/"

/* A piece of a document. */
struct document_part {
    const char *at;
    size_t length;
};

/* One component: {"section":{"name":value}}. */
struct component {
    struct document_part section, name, value;
    bool used;
};

struct components {
    size_t count;
    struct component list[COMPONENTS_MAX];
};

/* The end of a JSON string that begins at `at`. */
static const char *string_end(const char *at)
{
    for (at++; *at != '"'; at++)
        at += *at == '\\';
    return at + 1;
}

/* The end of a JSON value without blanks. */
static const char *value_end(const char *at)
{
    int depth = 0;
    do {
        if (*at == '"') {
            at = string_end(at);
            continue;
        }
        depth += *at == '{' || *at == '[' ? 1 : *at == '}' || *at == ']' ? -1 : 0;
        at++;
    } while (depth > 0);
    return at;
}

/* A member of an object; `at` stands before its name or a comma, and is left behind its value. */
static void member_take(const char **at, struct document_part *name, struct document_part *value)
{
    const char *start = *at + (**at == ','), *end = string_end(start);
    *name = (struct document_part){start + 1, (size_t)(end - start) - 2};
    *at = value_end(end + 1);
    *value = (struct document_part){end + 1, (size_t)(*at - end) - 1};
}

static bool components_read(struct components *components, const char *at)
{
    for (at++; *at != '}';) {
        struct document_part section, members;
        member_take(&at, &section, &members);
        for (const char *member = members.at + 1; *member != '}';) {
            if (components->count == COMPONENTS_MAX)
                return false;
            struct component *component = &components->list[components->count++];
            *component = (struct component){.section = section};
            member_take(&member, &component->name, &component->value);
        }
    }
    return true;
}

static bool piece_is(const struct document_part *piece, const char *at, size_t length)
{
    return piece->length == length && memcmp(piece->at, at, length) == 0;
}

static void mark_used(struct components *components, const char *at, size_t length);

/* `at` stands behind the start of a reference: "schemas/TtOptions\"". */
static void mark(struct components *components, const char *at, const char *end)
{
    const char *slash = memchr(at, '/', (size_t)(end - at));
    const char *quote = slash ? memchr(slash, '"', (size_t)(end - slash)) : NULL;
    if (!quote)
        return;
    size_t section = (size_t)(slash - at), name = (size_t)(quote - slash) - 1;
    for (size_t i = 0; i < components->count; i++) {
        struct component *component = &components->list[i];
        if (component->used || !piece_is(&component->section, at, section) ||
            !piece_is(&component->name, slash + 1, name))
            continue;
        component->used = true;
        mark_used(components, component->value.at, component->value.length);
    }
}

/* Every component that a text refers to, and those that they refer to. */
static void mark_used(struct components *components, const char *at, size_t length)
{
    static const char start[] = REFERENCE_START;
    const char *end = at + length;
    while ((at = memmem(at, (size_t)(end - at), start, sizeof start - 1))) {
        at += sizeof start - 1;
        mark(components, at, end);
    }
}

static void used_write(struct writer *out, const struct components *components)
{
    const struct component *before = NULL;
    for (size_t i = 0; i < components->count; i++) {
        const struct component *component = &components->list[i];
        char key[128];
        struct text text;
        if (!component->used)
            continue;
        if (!before || before->section.at != component->section.at) {
            if (before)
                write_object_end(out);
            text_start(&text, key, sizeof key);
            text_add_bytes(&text, component->section.at, component->section.length);
            write_key(out, key);
            write_object(out);
        }
        text_start(&text, key, sizeof key);
        text_add_bytes(&text, component->name.at, component->name.length);
        write_key(out, key);
        write_json(out, component->value.at, component->value.length);
        before = component;
    }
    if (before)
        write_object_end(out);
}

void components_write_used(struct writer *out, const struct writer *components)
{
    struct components *all = calloc(1, sizeof *all);
    if (!all || out->failed || components->failed || !components_read(all, components->at))
        out->failed = true;
    else {
        mark_used(all, out->at, out->used);
        used_write(out, all);
    }
    free(all);
}
