/* umpire verify-page: the page that checks exported sessions, as one file to be given away (docs/browser.md). */
#include "cli/commands.h"
#include "embedded_verify_page.h"
#include <stdio.h>
#include <string.h>
#include <umpire/id.h>

static int hash_print(const char *bytes, size_t size)
{
    char hex[HASH_TEXT_SIZE];
    struct hash hash = hash_of(bytes, size);
    hash_write(&hash, hex);
    return printf("%s  umpire-verify.html\n", hex) > 0 && fflush(stdout) == 0 ? 0 : 1;
}

int command_verify_page(int count, char *const *flags)
{
    size_t size = embedded_verify_page_size();
    if (count > 1 || (count == 1 && strcmp(flags[0], "--hash") != 0))
        return COMMAND_MISUSED;
    if (size == 0) {
        fprintf(stderr, "umpire: this program was built without the page: clang, lld, wasi-libc or scripts/sources' "
                        "sources were missing, or it was switched off\n");
        return 1;
    }
    if (count == 1)
        return hash_print(embedded_verify_page, size);
    return fwrite(embedded_verify_page, 1, size, stdout) == size && fflush(stdout) == 0 ? 0 : 1;
}
