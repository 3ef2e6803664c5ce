/* Rulings as clients read them: the facts, then texts and the summary. */
#pragma once
#include "referee/referee.h"

/* The longest summary, in bytes with the NUL. */
enum { SUMMARY_MAX = 2048 };

/* The line that a player can read aloud. */
void ruling_summarise(const struct ruling *ruling, struct text *line);

/* Why it is not permitted: by the bars of its units, else by the step. NULL units: the question names none. */
void refusal_summarise(const struct step *step, const struct question_units *units, const struct explanation *why,
                       struct text *line);

/* All reasons, as a list; or the first of them. */
void answer_write_reasons(struct writer *out, const struct explanation *why);
void answer_write_first_reasons(struct writer *out, const struct explanation *why, int32_t most);

/* The answer to a question that is not recorded. */
void answer_write(struct writer *out, const struct ruling *ruling);

/* What is answered with an entry and is not in its bytes; each NULL: absent. */
struct recorded_odds;
struct ruleset;
struct entry_beside {
    const char *seat_name;        /* the display name of the seat that acted */
    const struct tree_head *tree; /* of the ledger up to this entry; NULL in sessions that are not sealed */
    const struct recorded_odds *odds;
    const struct ruleset *ruleset; /* the session's; it has the titles of members that manual changes name */
};
/* A recorded ruling, in the answer to its append and in all later reads; `entry` has been set from the ruling
 * (entry_ruling_set). `beside` may be NULL here and below. */
void answer_write_recorded(struct writer *out, const struct entry *entry, const struct entry_beside *beside);

extern const struct fields ruling_answer_fields, entry_beside_fields;

/* Whether entries of this kind, apart from rulings, name members or dues, whose titles are added. */
bool answer_is_titled(enum entry_kind kind);
/* Any entry from its bytes: a ruling with its texts, any other kind as recorded. False when out of memory or the bytes
 * are not an entry. `scratch` is used and not emptied. */
bool answer_write_entry(struct writer *out, struct arena *scratch, const char *bytes, size_t length,
                        const struct entry_beside *beside);
/* The same for an entry that entry_open has opened from these bytes. */
bool answer_write_opened(struct writer *out, const struct recorded *recorded, const char *bytes, size_t length,
                         const struct entry_beside *beside);

/* Adds the same members to an entry at the end of `out`. */
void answer_add_beside(struct writer *out, const struct entry_beside *beside);
/* {"size":…, "root":…} */
void answer_write_tree(struct writer *out, const struct tree_head *tree);
