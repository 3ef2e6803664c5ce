/* A document: its head, its paths, its components. It is first written with all components, so that no writer of a
 * schema must list what it uses; then those are left out that nothing refers to. */
#include "http/openapi/openapi.h"
#include "fields/json.h"
#include "http/openapi/openapi_parts.h"
#include <string.h>

enum { DRAFT_MAX = 16 << 20, TREE_MAX = 512 << 20, COMPONENTS_MAX = 2048 };

static void description_write(struct writer *out, const struct ruleset *ruleset)
{
    static const char core[] =
        "**Begin** with POST /v1/rulesets/{ruleset}/{step}, which anybody may ask, or with POST /v1/sessions: the "
        "answer "
        "has a token for the umpire and join codes for the sides, which POST /v1/join changes for tokens. **Tokens** "
        "go "
        "into `Authorization: Bearer …`; each is shown once. **Retries**: give every request that appends an "
        "Idempotency-Key and send it again until it is answered; nothing is done twice, and no die is thrown twice. "
        "**Errors** are problems (RFC 9457): act on `code`; `violations` has all that is wrong at once, each with a "
        "JSON Pointer; `type` leads to what to do. 429 and 503 say in Retry-After when to try again. **Following a "
        "game**: GET …/events is a stream that resumes, GET …/state everything that a screen shows.\n\n"
        "Resolves each step of a game, explains every result by the numbered clauses that it rests on, and records the "
        "rulings of a game in a ledger. This document has what every app needs. What depends on a ruleset (inputs, "
        "outcomes, options, units) is an open object here; each ruleset has a document of its own in which that is "
        "typed: GET /v1/rulesets/{ruleset}/openapi.json.";
    char line[1000];
    struct text text;
    text_start(&text, line, sizeof line);
    if (ruleset)
        text_format(&text,
                    "%s This document types what is asked and answered about this ruleset; everything else is in "
                    "/openapi.json.",
                    ruleset->doc);
    write_member(out, "description", ruleset ? line : core);
}

static void info_write(struct writer *out, const struct ruleset *ruleset)
{
    char title[160];
    struct text text;
    text_start(&text, title, sizeof title);
    text_format(&text, ruleset ? "umpire: %s" : "umpire", ruleset ? ruleset->title : "");
    write_key(out, "info");
    write_object(out);
    write_member(out, "title", title);
    write_member(out, "version", UMPIRE_VERSION);
    write_member(out, "summary", "A referee for tabletop miniature wargames");
    description_write(out, ruleset);
    write_key(out, "contact");
    write_object(out);
    write_member(out, "name", "The umpire project");
    write_object_end(out);
    write_key(out, "license");
    write_object(out);
    write_member(out, "name", "Apache 2.0");
    write_member(out, "identifier", "Apache-2.0");
    write_object_end(out);
    write_object_end(out);
}

/* Operations list the codes of their problems; these codes are common to all operations. */
static void common_codes_write(struct writer *out)
{
    write_key(out, "x-problem-codes");
    write_array(out);
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        if (operation_is_always_answered((enum umpire_error)error))
            write_string(out, error_entry((enum umpire_error)error)->code);
    write_array_end(out);
}

static void draft_write(struct writer *out, const struct ruleset *ruleset)
{
    static const char servers[] = "\"servers\":[{\"url\":\"/\"}]";
    write_object(out);
    write_member(out, "openapi", "3.1.0");
    info_write(out, ruleset);
    write_json(out, servers, sizeof servers - 1);
    common_codes_write(out);
    openapi_write_tags(out, ruleset);
    openapi_write_paths(out, ruleset);
    write_key(out, "components");
    write_object(out);
    openapi_write_shared(out);
    openapi_write_schemas(out, ruleset);
    write_object_end(out);
    write_object_end(out);
}

/* The components to which a document refers, directly or through each other. */
struct used {
    const struct json_t *document;
    size_t count;
    const struct json_t *components[COMPONENTS_MAX];
};

static bool is_used(const struct used *used, const struct json_t *component)
{
    for (size_t i = 0; i < used->count; i++)
        if (used->components[i] == component)
            return true;
    return false;
}

/* Every component that a value refers to: by a text, as $ref and the mapping of a discriminator are. */
static void references_mark(struct used *used, const struct json_t *value)
{
    static const char start[] = "#/components/";
    size_t length;
    const char *text = json_text(value, &length);
    const struct json_t *component =
        text && strncmp(text, start, sizeof start - 1) == 0 ? json_at(used->document, text + 1) : NULL;
    if (component && used->count < COMPONENTS_MAX && !is_used(used, component)) {
        used->components[used->count++] = component;
        references_mark(used, component);
    }
    for (size_t i = 0; i < json_list_size(value); i++)
        references_mark(used, json_list_item(value, i));
    const char *key = NULL;
    for (const struct json_t *member; (member = json_next(value, &key));)
        references_mark(used, member);
}

/* A component, without a title that is its name. */
static void component_write(struct writer *out, const char *name, const struct json_t *component)
{
    const char *key = NULL, *title = json_text_member(component, "title");
    write_object(out);
    for (const struct json_t *member; (member = json_next(component, &key));) {
        if (title && strcmp(key, "title") == 0 && strcmp(title, name) == 0)
            continue;
        write_key(out, key);
        json_write(out, member);
    }
    write_object_end(out);
}

static void section_write(struct writer *out, const struct used *used, const char *name, const struct json_t *section)
{
    bool begun = false;
    const char *key = NULL;
    for (const struct json_t *component; (component = json_next(section, &key));) {
        if (!is_used(used, component))
            continue;
        if (!begun) {
            write_key(out, name);
            write_object(out);
        }
        begun = true;
        write_key(out, key);
        component_write(out, key, component);
    }
    if (begun)
        write_object_end(out);
}

static void components_write(struct writer *out, const struct used *used, const struct json_t *components)
{
    static const char schemes[] = "\"securitySchemes\":{\"seat\":{\"type\":\"http\",\"scheme\":\"bearer\","
                                  "\"description\":\"The token of a seat in the session.\"},"
                                  "\"link\":{\"type\":\"apiKey\",\"in\":\"query\",\"name\":\"access_token\","
                                  "\"description\":\"The token of a spectator, as the spectators' link has it.\"},"
                                  "\"club\":{\"type\":\"http\",\"scheme\":\"bearer\","
                                  "\"description\":\"The key of a club.\"}}";
    write_object(out);
    write_json(out, schemes, sizeof schemes - 1);
    const char *name = NULL;
    for (const struct json_t *section; (section = json_next(components, &name));)
        section_write(out, used, name, section);
    write_object_end(out);
}

static void document_write(struct writer *out, const struct json_t *document)
{
    struct used used = {.document = document};
    const char *key = NULL;
    write_object(out);
    for (const struct json_t *value; (value = json_next(document, &key));) { /* the components are the last */
        write_key(out, key);
        if (strcmp(key, "components") == 0) {
            components_write(out, &used, value);
        } else {
            references_mark(&used, value);
            json_write(out, value);
        }
    }
    write_object_end(out);
}

void openapi_write(struct writer *out, const struct ruleset *ruleset)
{
    struct writer draft;
    struct arena arena;
    struct violations violations;
    writer_start(&draft, DRAFT_MAX);
    arena_start(&arena, TREE_MAX);
    violations_start(&violations);
    draft_write(&draft, ruleset);
    const struct json_t *document = draft.failed ? NULL : json_read(&arena, draft.at, draft.used, &violations);
    if (document)
        document_write(out, document);
    else
        out->failed = true;
    arena_end(&arena);
    writer_end(&draft);
}
