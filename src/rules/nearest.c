/* Which step someone probably meant: the hint for a member of the common four, else the name with the fewest edits. */
#include <string.h>
#include <umpire/rules.h>

enum { NAME_MAX_LENGTH = 40 };

/* Levenshtein's distance, or SIZE_MAX when a name is too long to matter. */
static size_t edits_between(const char *a, const char *b)
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

const struct step *step_nearest(const struct ruleset *ruleset, const char *name)
{
    for (const struct step_hint *hint = ruleset->hints; hint && hint->family; hint++)
        if (strcmp(hint->family, name) == 0)
            return step_find(ruleset, hint->step);

    const struct step *nearest = NULL;
    size_t fewest = strlen(name) / 2 + 1; /* more edits than half the name is another word */
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        size_t edits = edits_between(name, (*step)->name);
        if (edits < fewest) {
            fewest = edits;
            nearest = *step;
        }
    }
    return nearest;
}

void step_unknown_explain(const struct ruleset *ruleset, const char *name, struct text *words)
{
    const struct step *nearest = step_nearest(ruleset, name);
    text_format(words, "%s does not define it", ruleset->name);
    if (nearest)
        text_format(words, "; the nearest step is %s", nearest->name);
}
