/* What an entry records, in words for people. For sheets and for terminals. */
#pragma once
#include "ledger/entry.h"

/* What the entry itself says that a unit was called; NULL: nothing. Lives as long as the entry. */
const char *recorded_unit_name(const struct json_t *entry, const char *id);
/* The name that is shown under this title: the unit's, or else its id. */
const char *recorded_unit_called(const struct json_t *entry, const char *id);
/* The value is a unit's id, which has a name. `field` NULL: the ruleset does not know the member. */
bool recorded_is_unit(const struct field *field, const struct json_t *value);
/* A value as people say it: a choice by its title, "yes", "none", the members of an object by their titles. */
void recorded_value_add(struct text *text, const struct field *field, const struct json_t *value);
