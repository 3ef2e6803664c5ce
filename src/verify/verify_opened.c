/* Openings: the rules by which the session is played, and the entry written again from its options and units. */
#include "fields/decode.h"
#include "referee/units_read.h"
#include "verify/verify_state.h"
#include <stdlib.h>
#include <string.h>

static struct hash rules_of(const char *name)
{
    return hash_of(name, strlen(name));
}

bool verify_rules_are(const struct verifier *verifier, const char *ruleset)
{
    struct hash rules = rules_of(ruleset);
    return hash_equal(&rules, &verifier->rules);
}

void verify_rules_missing(struct verifier *verifier)
{
    verify_skip(verifier, VERIFY_RULINGS,
                "this program does not know the session's ruleset, or is older than its version");
}

/* The opening's options, decoded; NULL when they are not the ruleset's. */
static void *options_decode(struct verifier *verifier, const struct json_t *recorded, struct violations *violations)
{
    const struct fields *fields = verifier->ruleset->options;
    void *options = malloc(fields->size);
    if (!options)
        verifier->starved = true;
    if (options && fields_decode(fields, recorded, "/options", options, violations))
        return options;
    free(options);
    return NULL;
}

static void opening_write(struct verifier *verifier, const struct verify_entry *entry)
{
    struct entry again = entry->parsed;
    again.opened.fields = verifier->ruleset->options;
    again.opened.options = verifier->options;
    if (!units_entered_read(&verifier->arena, verifier->ruleset->units, &again.opened.units))
        again.opened.units.count = 0; /* the roster cannot be followed by these rules */
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
}

static void opening_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry_opened *opened = &entry->parsed.opened;
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    verifier->rules = rules_of(opened->ruleset);
    verifier->ruleset = ruleset_find(opened->ruleset);
    if (!violations) {
        verifier->starved = true;
        return;
    }
    verifier->version = opened->version;
    verifier->rules_known = verifier->ruleset && opened->version <= verifier->ruleset->version;
    if (!verifier->rules_known) {
        verify_rules_missing(verifier);
        return;
    }
    violations_start(violations);
    verifier->options = options_decode(verifier, opened->read, violations);
    if (!verify_hold(verifier, VERIFY_RULINGS, verifier->options != NULL, "%s: %s", violations->list[0].pointer,
                     violations->list[0].message))
        return;
    verify_units_start(verifier);
    verifier->older = opened->version < verifier->ruleset->version;
    verifier->phases_enforced = opened->enforce_phases;
    opening_write(verifier, entry);
    verify_rewritten(verifier, VERIFY_RULINGS, entry, verifier->older);
}

void verify_opened(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry_opened *opened = &entry->parsed.opened;
    bool sealed = opened->mode != MODE_UNSEALED;
    if (entry->place != 0)
        return;
    verify_hold(verifier, VERIFY_FORM, (opened->origin != NULL) == sealed, "chain, mode and origin belong together");
    if (opened->origin)
        verify_hold(verifier, VERIFY_SIGNATURES, strcmp(opened->origin, verifier->origin) == 0,
                    "the opening's origin differs from the header's");
    if (!sealed)
        verify_notice(verifier, VERIFY_WARNING_NOT_SEALED, -1);
    else if (opened->mode == MODE_SEALED)
        verify_notice(verifier, VERIFY_WARNING_SEALED_MODE, -1);
    verifier->chain.sealed = sealed;
    if (sealed)
        verify_anchor(verifier, entry);
    opening_check(verifier, entry);
}
