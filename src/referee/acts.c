/* One reader for each kind, in a table. */
#include "acts.h"
#include "entry_read.h"
#include "field_write.h"
#include <string.h>

enum { INPUT_MAX = 1 << 20 };

/* An entry that is being read. */
struct reading_of {
    struct arena *arena;
    const struct json_t *root;
    struct act *act;
};

static bool number_read(const struct json_t *object, const char *key, int64_t *ret)
{
    *ret = json_int_member(object, key, -1);
    return *ret >= 0;
}

static bool unsigned_read(const struct json_t *object, const char *key, uint64_t *ret)
{
    int64_t number;
    bool read = number_read(object, key, &number);
    *ret = read ? (uint64_t)number : 0;
    return read;
}

/* The number of another entry; 0 where none is named. */
static bool seq_read(const struct json_t *object, const char *key, int64_t *ret)
{
    *ret = 0;
    return !json_member(object, key) || (number_read(object, key, ret) && *ret > 0);
}

static bool truth_read(const struct json_t *object, const char *key, bool *ret)
{
    *ret = json_true_member(object, key);
    return json_kind(json_member(object, key)) == VALUE_TRUTH;
}

static bool given_read(struct reading_of *of, struct act_nonce *ret)
{
    const char *hex = json_text_member(of->root, "nonce");
    uint8_t *bytes = arena_take(of->arena, NONCE_MAX);
    ret->bytes = bytes;
    return hex && bytes && nonce_read(hex, bytes, &ret->length);
}

static bool chain_read(const struct json_t *chain, struct chain_anchor *ret)
{
    const char *anchor = json_text_member(chain, "anchor");
    int64_t length;
    if (!anchor || !hash_read(anchor, &ret->secret) || !unsigned_read(chain, "from", &ret->from) ||
        !number_read(chain, "length", &length) || length > CHAIN_LENGTH_MAX)
        return false;
    ret->length = (uint32_t)length;
    return true;
}

static bool opened_read(struct reading_of *of)
{
    const struct json_t *chain = json_member(of->root, "chain");
    const char *mode = json_text_member(of->root, "mode"), *session = json_text_member(of->root, "session");
    if (!session || !uuid_read(session, &of->act->opened.session))
        return false;
    of->act->opened.mode = MODE_UNSEALED;
    if (!chain)
        return true;
    if (!mode || !chain_read(chain, &of->act->opened.chain))
        return false;
    of->act->opened.mode = strcmp(mode, "both") == 0 ? MODE_BOTH : MODE_SINGLE;
    return of->act->opened.mode == MODE_BOTH ? number_read(of->root, "reveal_seconds", &of->act->opened.reveal_seconds)
                                             : strcmp(mode, "single") == 0;
}

static bool joined_read(struct reading_of *of)
{
    const char *role = json_text_member(of->root, "role");
    of->act->joined.fallback = json_true_member(of->root, "fallback");
    of->act->joined.keeper = json_true_member(of->root, "keeper");
    return role && act_role_named(role, &of->act->joined.role) &&
           (!json_member(of->root, "nonce") || given_read(of, &of->act->joined.nonce));
}

static bool nonce_entry_read(struct reading_of *of)
{
    return given_read(of, &of->act->nonce);
}

static bool rekey_read(struct reading_of *of)
{
    return chain_read(json_member(of->root, "chain"), &of->act->rekey);
}

static bool nothing_read(struct reading_of *of)
{
    (void)of;
    return true;
}

/* The hash of members as JSON; absent ones as null. It fails for want of memory alone, and has the arena say so. */
static bool members_hash(struct reading_of *of, const char *const *names, struct hash *ret)
{
    struct writer out;
    writer_start(&out, INPUT_MAX);
    write_array(&out);
    for (; *names; names++) {
        const struct json_t *member = json_member(of->root, *names);
        if (member)
            json_write(&out, member);
        else
            write_null(&out);
    }
    write_array_end(&out);
    bool written = !out.failed;
    if (written)
        *ret = hash_of(out.at, out.used);
    of->arena->starved = of->arena->starved || !written;
    writer_end(&out);
    return written;
}

static bool asks_read(struct reading_of *of, const struct act_question **ret)
{
    static const char *const step[] = {"ruleset", "ruleset_version", "step", NULL};
    static const char *const input[] = {"input", NULL}, *const options[] = {"options", NULL};
    struct act_question *asks = arena_take(of->arena, sizeof *asks);
    *ret = asks;
    return asks && json_text_member(of->root, "step") && json_member(of->root, "input") &&
           members_hash(of, step, &asks->step) && members_hash(of, input, &asks->input) &&
           members_hash(of, options, &asks->options);
}

static bool source_read(const struct json_t *dice, enum dice_kind *ret)
{
    static const char *const names[DICE_KIND_COUNT] = {"system", "declared", "sealed", "kept"};
    const char *source = json_text_member(dice, "source");
    enum dice_kind kind = 0;
    while (source && kind < DICE_KIND_COUNT && strcmp(names[kind], source) != 0)
        kind++;
    *ret = kind;
    return source && kind < DICE_KIND_COUNT;
}

/* Whether the dice rest on what their source wants, and on nothing else. */
static bool grounds_fit(const struct grounds *grounds, enum dice_kind dice)
{
    bool sealed = dice == DICE_KIND_SEALED, asked = grounds->question != 0;
    return (grounds->secret != NULL) == sealed && (grounds->link != 0) == sealed &&
           (grounds->kept_from != 0) == (dice == DICE_KIND_KEPT) && (!asked || sealed) &&
           (grounds->roll != NULL) == asked && (!grounds->fallback || asked);
}

static bool ruling_read(struct reading_of *of)
{
    struct act_ruling *ruling = &of->act->ruling;
    struct grounds grounds;
    if (!source_read(json_member(of->root, "dice"), &ruling->dice) || !grounds_read(of->arena, of->root, &grounds) ||
        !asks_read(of, &ruling->asks))
        return false;
    ruling->link = grounds.link;
    ruling->question = grounds.question;
    ruling->fallback = grounds.fallback;
    ruling->from = grounds.kept_from;
    ruling->corrects = grounds.corrects;
    ruling->decision = grounds.decision;
    if (grounds.roll)
        ruling->roll = *grounds.roll;
    return grounds_fit(&grounds, ruling->dice);
}

static bool committed_read(struct reading_of *of)
{
    const struct json_t *list = json_member(of->root, "commitments");
    size_t count = json_list_size(list), length;
    struct hash *commitments = arena_take(of->arena, (count + 1) * sizeof *commitments);
    if (!commitments || !unsigned_read(of->root, "first", &of->act->committed.first))
        return false;
    for (size_t i = 0; i < count; i++) {
        const char *hex = json_text(json_list_item(list, i), &length);
        if (!hex || !hash_read(hex, &commitments[i]))
            return false;
    }
    of->act->committed.commitments = commitments;
    of->act->committed.count = count;
    return true;
}

static bool asked_read(struct reading_of *of)
{
    struct act *act = of->act;
    act->asked.shown = json_member(of->root, "nonce") != NULL;
    return unsigned_read(of->root, "link", &act->asked.link) && seq_read(of->root, "corrects", &act->asked.corrects) &&
           seq_read(of->root, "decision", &act->asked.decision) && asks_read(of, &act->asked.asks) &&
           (!act->asked.shown ||
            (unsigned_read(of->root, "index", &act->asked.index) && given_read(of, &act->asked.nonce)));
}

static bool revealed_read(struct reading_of *of)
{
    return number_read(of->root, "question", &of->act->revealed.question) &&
           unsigned_read(of->root, "index", &of->act->revealed.index) && given_read(of, &of->act->revealed.nonce);
}

static bool withheld_read(struct reading_of *of)
{
    of->act->withheld.who = json_text_member(of->root, "who");
    return of->act->withheld.who && number_read(of->root, "question", &of->act->withheld.question);
}

static bool dispute_read(struct reading_of *of)
{
    return number_read(of->root, "target", &of->act->dispute.target);
}

static bool decision_read(struct reading_of *of)
{
    static const char *const names[] = {
        [CORRECTION_NONE] = "none", [CORRECTION_NEW_DICE] = "new_dice", [CORRECTION_KEPT_DICE] = "kept_dice"};
    const char *correction = json_text_member(of->root, "correction");
    enum correction_kind kind = CORRECTION_NONE;
    while (correction && kind <= CORRECTION_KEPT_DICE && strcmp(names[kind], correction) != 0)
        kind++;
    of->act->decision.correction = correction ? kind : CORRECTION_ABSENT;
    return of->act->decision.correction <= CORRECTION_KEPT_DICE &&
           truth_read(of->root, "upheld", &of->act->decision.upheld) &&
           number_read(of->root, "dispute", &of->act->decision.dispute);
}

static bool undo_proposed_read(struct reading_of *of)
{
    return number_read(of->root, "target", &of->act->undo_proposed.target);
}

static bool undo_answered_read(struct reading_of *of)
{
    return truth_read(of->root, "consent", &of->act->undo_answered.consent) &&
           number_read(of->root, "proposal", &of->act->undo_answered.proposal);
}

static bool revoked_read(struct reading_of *of)
{
    of->act->revoked.who = json_text_member(of->root, "who");
    return of->act->revoked.who != NULL;
}

static bool (*const readers[ACT_KIND_COUNT])(struct reading_of *of) = {
    [ACT_OPENED] = opened_read,
    [ACT_JOINED] = joined_read,
    [ACT_NONCE] = nonce_entry_read,
    [ACT_REKEY] = rekey_read,
    [ACT_RULING] = ruling_read,
    [ACT_NOTE] = nothing_read,
    [ACT_CLOSED] = nothing_read,
    [ACT_COMMITTED] = committed_read,
    [ACT_ASKED] = asked_read,
    [ACT_REVEALED] = revealed_read,
    [ACT_WITHHELD] = withheld_read,
    [ACT_DISPUTE] = dispute_read,
    [ACT_DECISION] = decision_read,
    [ACT_CORRECTION] = ruling_read,
    [ACT_UNDO_PROPOSED] = undo_proposed_read,
    [ACT_UNDO_ANSWERED] = undo_answered_read,
    [ACT_UNITS_ADDED] = nothing_read, /* units are the roster's (units_read.h) */
    [ACT_UNIT_CHANGED] = nothing_read,
    [ACT_TURN] = nothing_read,
    [ACT_REVOKED] = revoked_read,
};

bool act_of_entry(struct arena *arena, const struct json_t *root, const struct envelope *envelope, struct act *ret)
{
    struct reading_of of = {.arena = arena, .root = root, .act = ret};
    *ret = (struct act){
        .kind = act_kind_named(envelope->kind), .seq = envelope->seq, .at = envelope->at, .seat = envelope->seat};
    return ret->kind < ACT_KIND_COUNT && readers[ret->kind](&of);
}

const struct json_t *act_read(struct arena *arena, const char *bytes, size_t length, struct act *ret)
{
    struct violations *violations = arena_take(arena, sizeof *violations);
    struct tree_head *seen = arena_take(arena, sizeof *seen);
    struct envelope envelope;
    if (!violations || !seen)
        return NULL;
    violations_start(violations);
    const struct json_t *root = json_read(arena, bytes, length, violations);
    return root && envelope_read(root, &envelope, seen) && act_of_entry(arena, root, &envelope, ret) ? root : NULL;
}

/* The hash of one value in a list, as members_hash makes it. */
static bool value_hash(struct writer *out, struct hash *ret)
{
    write_array_end(out);
    if (!out->failed)
        *ret = hash_of(out->at, out->used);
    bool written = !out->failed;
    writer_reset(out);
    write_array(out);
    return written;
}

bool act_question_of(const struct ruleset *ruleset, const struct step *step, const struct question *question,
                     struct act_question *ret)
{
    struct writer out;
    writer_start(&out, INPUT_MAX);
    write_array(&out);
    write_string(&out, ruleset->name);
    write_int(&out, question->version);
    write_string(&out, step->name);
    bool hashed = value_hash(&out, &ret->step);
    fields_write(&out, step->input, question->input, FIELD_ORDER_CANONICAL);
    hashed = hashed && value_hash(&out, &ret->input);
    fields_write_only(&out, ruleset->options, question->options, step->options);
    hashed = hashed && value_hash(&out, &ret->options);
    writer_end(&out);
    return hashed;
}
