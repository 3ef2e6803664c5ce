/* Finding a file of the page. There are a few dozen of them at most. */
#include "http/page/page_files.h"
#include <string.h>

const struct page_file *page_file_find(const struct page_file *files, const char *name)
{
    for (; files && files->bytes; files++)
        if (strcmp(files->name, name) == 0)
            return files;
    return NULL;
}

const char *page_file_type(const char *name)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".txt", "text/plain; charset=utf-8"},
    };
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        size_t ending = strlen(types[i][0]);
        if (length > ending && strcmp(name + length - ending, types[i][0]) == 0)
            return types[i][1];
    }
    return NULL;
}
