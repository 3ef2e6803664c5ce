/* The registry as a table, from the one list in the header. */
#include <umpire/error.h>

static const struct error_entry entries[ERROR_COUNT] = {
#define X(symbol, code, status, title) [ERROR_##symbol] = {code, status, title},
    UMPIRE_ERRORS(X)
#undef X
};

const struct error_entry *error_entry(enum umpire_error error)
{
    if ((unsigned)error >= ERROR_COUNT || !entries[error].code)
        return &entries[ERROR_INTERNAL];
    return &entries[error];
}
