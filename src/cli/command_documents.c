/* umpire openapi and umpire config: what is written from the tables. */
#include "commands.h"
#include "openapi.h"
#include "settings.h"
#include "yaml_text.h"
#include <stdio.h>
#include <string.h>

enum { DOCUMENT_MAX = 16 << 20 };

int command_openapi(int count, char *const *flags)
{
    bool json = count == 1 && strcmp(flags[0], "--json") == 0;
    if (count > 0 && !json) {
        fprintf(stderr, "usage: umpire openapi [--json]\n");
        return 2;
    }
    struct writer document, yaml;
    writer_start(&document, DOCUMENT_MAX);
    writer_start(&yaml, DOCUMENT_MAX);
    openapi_write(&document);
    bool written = !document.failed && (json || yaml_of_json(document.at, document.used, &yaml));
    const struct writer *out = json ? &document : &yaml;
    written = written && fwrite(out->at, 1, out->used, stdout) == out->used && fflush(stdout) == 0;
    writer_end(&document);
    writer_end(&yaml);
    return written ? 0 : 1;
}

int command_config(int count, char *const *flags)
{
    (void)flags;
    if (count > 0) {
        fprintf(stderr, "usage: umpire config\n");
        return 2;
    }
    settings_print();
    return fflush(stdout) == 0 ? 0 : 1;
}
