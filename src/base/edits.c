/* Edits between two names. */
#include "base/edits.h"
#include <stdint.h>
#include <string.h>

enum { NAME_MAX_LENGTH = 40 };

size_t edits_between(const char *a, const char *b)
{
    size_t row[NAME_MAX_LENGTH + 1], n = strlen(a), m = strlen(b);
    if (n > NAME_MAX_LENGTH || m > NAME_MAX_LENGTH)
        return SIZE_MAX;
    for (size_t k = 0; k <= m; k++)
        row[k] = k;
    for (size_t i = 1; i <= n; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t k = 1; k <= m; k++) {
            size_t changed = diagonal + (a[i - 1] != b[k - 1]);
            size_t shorter = (row[k - 1] < row[k] ? row[k - 1] : row[k]) + 1;
            diagonal = row[k];
            row[k] = changed < shorter ? changed : shorter;
        }
    }
    return row[m];
}
