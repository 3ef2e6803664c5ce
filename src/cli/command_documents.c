/* umpire openapi, config, licences and version: what is written from the tables. */
#include "cli/commands.h"
#include "cli/settings.h"
#include "embedded_licences.h"
#include "fields/yaml_text.h"
#include "http/openapi/openapi.h"
#include <stdio.h>
#include <string.h>

enum { DOCUMENT_MAX = 16 << 20 };

/* The document that `umpire openapi` is asked for; `ruleset` NULL: the core document. False: there is no such document.
 */
static bool openapi_flags(int count, char *const *flags, bool *json, const struct ruleset **ruleset)
{
    *json = false;
    *ruleset = NULL;
    for (int i = 0; i < count; i++) {
        if (strcmp(flags[i], "--json") == 0 && !*json)
            *json = true;
        else if (*ruleset || !(*ruleset = ruleset_find(flags[i])))
            return false;
    }
    return true;
}

static bool print_written(const struct writer *out)
{
    return !out->failed && fwrite(out->at, 1, out->used, stdout) == out->used && fflush(stdout) == 0;
}

static int print_rulesets(void)
{
    for (const struct ruleset *const *each = rulesets(); *each; each++)
        printf("%s\n", (*each)->name);
    return fflush(stdout) == 0 ? 0 : 1;
}

static int print_steps(void)
{
    struct writer document;
    writer_start(&document, DOCUMENT_MAX);
    steps_document_write(&document);
    bool written = print_written(&document);
    writer_end(&document);
    return written ? 0 : 1;
}

int command_openapi(int count, char *const *flags)
{
    const struct ruleset *ruleset;
    bool json;
    if (count == 1 && strcmp(flags[0], "--rulesets") == 0)
        return print_rulesets();
    if (count == 1 && strcmp(flags[0], "--steps") == 0)
        return print_steps();
    if (!openapi_flags(count, flags, &json, &ruleset)) {
        fprintf(stderr, "umpire: the rulesets are");
        for (const struct ruleset *const *each = rulesets(); *each; each++)
            fprintf(stderr, " %s", (*each)->name);
        fprintf(stderr, "\n");
        return COMMAND_MISUSED;
    }
    struct writer document, yaml;
    writer_start(&document, DOCUMENT_MAX);
    writer_start(&yaml, DOCUMENT_MAX);
    openapi_write(&document, ruleset);
    bool written = !document.failed && (json || yaml_of_json(document.at, document.used, &yaml));
    written = written && print_written(json ? &document : &yaml);
    writer_end(&document);
    writer_end(&yaml);
    return written ? 0 : 1;
}

int command_config(int count, char *const *flags)
{
    (void)flags;
    if (count > 0)
        return COMMAND_MISUSED;
    settings_print();
    return fflush(stdout) == 0 ? 0 : 1;
}

int command_licences(int count, char *const *flags)
{
    (void)flags;
    if (count > 0)
        return COMMAND_MISUSED;
    size_t size = embedded_licences_size();
    return fwrite(embedded_licences, 1, size, stdout) == size && fflush(stdout) == 0 ? 0 : 1;
}

int command_version(int count, char *const *flags)
{
    (void)flags;
    if (count > 0)
        return COMMAND_MISUSED;
    printf("umpire %s\n", UMPIRE_VERSION);
    return fflush(stdout) == 0 ? 0 : 1;
}
