/* A document: its head, its paths, its components. */
#include "http/openapi/openapi.h"
#include "http/openapi/openapi_parts.h"
#include "http/openapi/openapi_prune.h"
#include <string.h>

enum { COMPONENTS_SIZE_MAX = 16 << 20 };

static void description_write(struct writer *out, const struct ruleset *ruleset)
{
    static const char core[] =
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

/* Operations list the codes of their problems; these are everybody's. */
static void common_codes_write(struct writer *out)
{
    write_key(out, "x-problem-codes");
    write_array(out);
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        if (operation_is_always_answered((enum umpire_error)error))
            write_string(out, error_entry((enum umpire_error)error)->code);
    write_array_end(out);
}

static void components_write(struct writer *out, const struct ruleset *ruleset)
{
    static const char schemes[] = "\"securitySchemes\":{\"seat\":{\"type\":\"http\",\"scheme\":\"bearer\","
                                  "\"description\":\"The token of a seat in the session.\"},"
                                  "\"link\":{\"type\":\"apiKey\",\"in\":\"query\",\"name\":\"access_token\","
                                  "\"description\":\"The token of a spectator, as the spectators' link has it.\"},"
                                  "\"club\":{\"type\":\"http\",\"scheme\":\"bearer\","
                                  "\"description\":\"The key of a club.\"}}";
    struct writer all;
    writer_start(&all, COMPONENTS_SIZE_MAX);
    write_object(&all);
    openapi_write_shared(&all);
    openapi_write_schemas(&all, ruleset);
    write_object_end(&all);
    write_key(out, "components");
    write_object(out);
    write_json(out, schemes, sizeof schemes - 1);
    components_write_used(out, &all);
    write_object_end(out);
    writer_end(&all);
}

void openapi_write(struct writer *out, const struct ruleset *ruleset)
{
    static const char servers[] = "\"servers\":[{\"url\":\"/\"}]";
    write_object(out);
    write_member(out, "openapi", "3.1.0");
    info_write(out, ruleset);
    write_json(out, servers, sizeof servers - 1);
    common_codes_write(out);
    openapi_write_tags(out, ruleset);
    openapi_write_paths(out, ruleset);
    components_write(out, ruleset);
    write_object_end(out);
}
