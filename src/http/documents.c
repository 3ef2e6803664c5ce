/* Writing the documents at the start. */
#include "documents.h"
#include "draws.h"
#include "examples.h"
#include "id.h"
#include "openapi.h"
#include "schema.h"
#include <stdlib.h>
#include <string.h>
#include <umpire/rules.h>

enum { DOCUMENTS_MAX = 256, DOCUMENT_MAX = 8 << 20, EXAMPLE_ARENA_MAX = 1 << 22 };

static void tag_write(struct document *document)
{
    char hex[HASH_TEXT_SIZE];
    struct hash hash = hash_of(document->bytes, document->length);
    struct text tag;
    hash_write(&hash, hex);
    text_start(&tag, document->tag, sizeof document->tag);
    text_add(&tag, "\"");
    text_add_bytes(&tag, hex, 32);
    text_add(&tag, "\"");
}

static void names_write(struct writer *out, const char *key, const char *const *names)
{
    write_key(out, key);
    write_array(out);
    for (; *names; names++)
        write_string(out, *names);
    write_array_end(out);
}

static void step_summary_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    char href[DOCUMENT_PATH_MAX];
    struct text text;
    text_start(&text, href, sizeof href);
    text_format(&text, "/v1/rulesets/%s/steps/%s", ruleset->name, step->name);
    write_object(out);
    write_member(out, "name", step->name);
    write_member(out, "title", step->title);
    write_member(out, "doc", step->doc);
    if (step->family)
        write_member(out, "family", step->family);
    write_member(out, "href", href);
    write_object_end(out);
}

static void ruleset_write(struct writer *out, const struct ruleset *ruleset, bool with_options)
{
    write_object(out);
    write_member(out, "name", ruleset->name);
    write_member(out, "title", ruleset->title);
    write_member(out, "doc", ruleset->doc);
    write_member_int(out, "version", ruleset->version);
    if (with_options) {
        write_key(out, "options");
        schema_write(out, ruleset->options, NULL, true);
    }
    write_key(out, "steps");
    write_array(out);
    for (const struct step *const *step = ruleset->steps; *step; step++)
        step_summary_write(out, ruleset, *step);
    write_array_end(out);
    write_object_end(out);
}

static void rulesets_write(struct writer *out)
{
    write_object(out);
    write_key(out, "rulesets");
    write_array(out);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        ruleset_write(out, *ruleset, false);
    write_array_end(out);
    write_object_end(out);
}

static void step_example_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct arena arena;
    arena_start(&arena, EXAMPLE_ARENA_MAX);
    const struct json_t *example = example_of(&arena, ruleset, step);
    if (example) {
        write_key(out, "example");
        write_object(out);
        write_member(out, "name", json_text_member(example, "name"));
        write_key(out, "request");
        example_write_body(out, example, NULL);
        write_key(out, "outcome");
        json_write(out, json_member(example, "outcome"));
        write_object_end(out);
    }
    arena_end(&arena);
}

static void step_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    write_object(out);
    write_member(out, "ruleset", ruleset->name);
    write_member(out, "name", step->name);
    write_member(out, "title", step->title);
    write_member(out, "doc", step->doc);
    if (step->family)
        write_member(out, "family", step->family);
    write_member(out, "dice", step->dice);
    names_write(out, "clauses", step->clauses);
    names_write(out, "options", step->options);
    write_key(out, "input");
    schema_write(out, step->input, NULL, true);
    write_key(out, "outcome");
    schema_write(out, step->outcome, NULL, false);
    step_example_write(out, ruleset, step);
    write_object_end(out);
}

/* Keeps what was written under a path. The bytes move from the writer to the document. */
static bool document_add(struct documents *documents, struct writer *out, const char *base, const char *first,
                         const char *second)
{
    struct document *document = &documents->list[documents->count];
    struct text path;
    if (out->failed || documents->count == DOCUMENTS_MAX)
        return false;
    text_start(&path, document->path, sizeof document->path);
    text_add(&path, base);
    text_add(&path, first ? first : "");
    text_add(&path, second ? "/steps/" : "");
    text_add(&path, second ? second : "");
    document->bytes = out->at;
    document->length = out->used;
    tag_write(document);
    documents->count++;
    writer_start(out, DOCUMENT_MAX);
    return true;
}

static bool ruleset_add(struct documents *documents, struct writer *out, const struct ruleset *ruleset)
{
    ruleset_write(out, ruleset, true);
    bool added = document_add(documents, out, "/v1/rulesets/", ruleset->name, NULL);
    for (const struct step *const *step = ruleset->steps; *step && added; step++) {
        step_write(out, ruleset, *step);
        added = document_add(documents, out, "/v1/rulesets/", ruleset->name, (*step)->name);
    }
    return added;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const struct document *)a)->path, ((const struct document *)b)->path);
}

bool documents_start(struct documents *documents)
{
    struct writer out;
    writer_start(&out, DOCUMENT_MAX);
    *documents = (struct documents){.list = calloc(DOCUMENTS_MAX, sizeof *documents->list)};
    bool added = documents->list != NULL;
    if (added) {
        openapi_write(&out);
        added = document_add(documents, &out, "/openapi.json", NULL, NULL);
    }
    if (added) {
        rulesets_write(&out);
        added = document_add(documents, &out, "/v1/rulesets", NULL, NULL);
    }
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset && added; ruleset++)
        added = ruleset_add(documents, &out, *ruleset);
    writer_end(&out);
    if (!added) {
        documents_end(documents);
        return false;
    }
    qsort(documents->list, documents->count, sizeof *documents->list, by_path);
    return true;
}

void documents_end(struct documents *documents)
{
    for (size_t i = 0; i < documents->count; i++)
        free(documents->list[i].bytes);
    free(documents->list);
    *documents = (struct documents){0};
}

const struct document *document_find(const struct documents *documents, const char *path)
{
    size_t low = 0, high = documents->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        int order = strcmp(path, documents->list[middle].path);
        if (order == 0)
            return &documents->list[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}
