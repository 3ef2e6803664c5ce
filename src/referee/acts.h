/* What entries say, as the protocol wants it: from an entry's JSON to its facts. */
#pragma once
#include "act.h"
#include "arena.h"
#include <umpire/rules.h>

struct envelope;
struct json_t;

/* Reads the facts of an entry; everything that they point at lives in the arena. Returns its JSON; NULL when the bytes
 * are no entry of docs/ledger.md: a member that the kind must have is missing or of another type. Questions come with
 * their hashes; what a correction replaces is not looked up. */
const struct json_t *act_read(struct arena *arena, const char *bytes, size_t length, struct act *ret);
/* The same of an entry whose JSON and envelope are read; the act points into them. */
bool act_of_entry(struct arena *arena, const struct json_t *root, const struct envelope *envelope, struct act *ret);

/* The hashes of what is asked, as act_read finds them in the entry that will record it. False when memory is out. */
bool act_question_of(const struct ruleset *ruleset, const struct step *step, const struct question *question,
                     struct act_question *ret);
