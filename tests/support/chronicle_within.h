/* What the chronicle's two files share. */
#pragma once
#include "asking.h"
#include "bound.h"
#include "chronicle.h"
#include "referee/entry_read.h"
#include "referee/reused_dice.h"

void chronicle_random(void *into, size_t size);
/* The options of a session as JSON: random ones, or none, which is the defaults. */
void chronicle_options_write(const struct ruleset *ruleset, bool random, struct writer *out);
/* The envelope of the next entry; time goes on. */
struct entry chronicle_envelope(struct chronicle *chronicle, enum entry_kind kind, const char *seat);
/* Signs the entry as the device of its seat: key, checkpoint and signature, which stay until the next call. `about` 0:
 * none. */
void chronicle_state(const struct chronicle *chronicle, struct entry *entry, enum statement_operation operation,
                     const char *body, const struct statement_place *place, int64_t about);
struct tree_head chronicle_head(const struct chronicle *chronicle, size_t size);
/* Adds what was written and ends the writer. */
int64_t chronicle_add(struct chronicle *chronicle, struct writer *entry);
/* The same of what it says. */
int64_t chronicle_append(struct chronicle *chronicle, const struct entry *entry);
struct chronicle_seat *chronicle_seat(struct chronicle *chronicle, const char *name);
/* Whether the seat signs what it does in sealed mode. */
bool chronicle_signs(struct chronicle *chronicle, const char *seat);

/* chronicle_rulings.c: a question, and everything that its ruling needs. */
enum { BODY_MAX = 8192 };
struct work {
    struct arena arena;
    struct violations violations;
    struct intent intent;
    struct binding binding;
    struct ruling ruling;
    char body[BODY_MAX];
    struct arena *kept; /* what outlives a question: the caller's */
};
void work_start(struct work *work);
/* The question of work->body, with the units of this roster (NULL: none); false when the server would not have taken
 * it. */
bool work_open(struct work *work, const struct chronicle *chronicle, const struct roster *roster);
/* With the dice of a link; `roll`: the nonces of two-sided mode, or NULL. */
void work_resolve_sealed(struct chronicle *chronicle, struct work *work, uint64_t link, const struct nonces *roll,
                         struct hash *secret);
/* With any faces. */
void work_resolve_declared(struct work *work);
/* The dice of an entry, in work->kept; and with them, and a link where they are too few: the rest of what a correction
 * rests on goes to `grounds`. */
void work_keep(struct work *work, const struct chronicle *chronicle, int64_t target, struct reused_dice *ret);
/* Whether the server would correct by this question, with these dice. */
bool work_suits(struct work *work, const struct chronicle *chronicle, const struct reused_dice *kept);
void work_resolve_kept(struct chronicle *chronicle, struct work *work, const struct reused_dice *kept,
                       struct entry_ruling *grounds, struct hash *secret);
/* Adds the entry and ends the work. */
int64_t work_add(struct chronicle *chronicle, struct work *work, enum entry_kind kind, const char *seat,
                 const struct entry_ruling *grounds);
/* The question of work->body as one of two-sided mode, which is open from here on; ends the work. Of a correction:
 * which entry it corrects, by which decision; else 0. */
int64_t work_ask(struct chronicle *chronicle, struct work *work, const char *seat, int64_t corrects, int64_t decision);
/* The recorded ruling of an entry. */
void recorded_open(const struct chronicle *chronicle, int64_t entry, struct arena *arena, struct recorded *ret);
bool work_asks_the_same(const struct work *work, const struct recorded *old);

/* chronicle_units.c */
/* Units as an entry says them; they stay where they are. */
void chronicle_units_list(const struct unit_type *type, const struct roster_unit *units, int32_t count,
                          struct unit_entered *ret);
/* The roster that a question meets, or a correction of an entry (into `then`); NULL: the session has none. */
const struct roster *roster_met(const struct chronicle *chronicle, int64_t corrects, struct roster *then);
/* Adds the entry of a question that is resolved, with what it does to the units of this roster (NULL: none), and ends
 * the work. */
int64_t work_record(struct chronicle *chronicle, struct work *work, const char *seat, const struct roster *roster,
                    struct entry_ruling *grounds);
/* Begins to follow the roster. */
void chronicle_follow_start(struct chronicle *chronicle);
/* What the newest entry does to the roster; `voids` is the ruling that it takes back, or 0. */
void chronicle_follow(struct chronicle *chronicle, int64_t voids);
