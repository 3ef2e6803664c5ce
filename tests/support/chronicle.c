/* Keeping a chronicle: envelopes, seats, keys and checkpoints. Rulings are in chronicle_rulings.c. */
#include "chronicle_within.h"
#include "ledger/checkpoint.h"
#include "ledger/kinds.h"
#include "ledger/receipt.h"
#include "referee/options_read.h"
#include <sodium.h>
#include <stdlib.h>
#include <umpire/ledger.h>

static const char server[] = "umpire.example";

void chronicle_random(void *into, size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)into)[i] = (uint8_t)chronicle_any(0, 255);
}

struct tree_head chronicle_head(const struct chronicle *chronicle, size_t size)
{
    struct tree tree;
    tree_start(&tree);
    for (size_t i = 0; i < size; i++) {
        struct hash leaf = tree_leaf(chronicle->entries[i].bytes, chronicle->entries[i].length);
        tree_add(&tree, &leaf);
    }
    return tree_head_of(&tree);
}

struct entry chronicle_envelope(struct chronicle *chronicle, enum entry_kind kind, const char *seat)
{
    static char key[32];
    static struct tree_head last_checkpoint;
    struct entry entry = {.kind = kind,
                          .session = chronicle->session,
                          .seq = (int64_t)chronicle->count,
                          .at = chronicle->at,
                          .seat = seat};
    chronicle->at += chronicle_any(1, 30) * 1000000;
    if (strcmp(seat, ENTRY_SERVER) != 0 && chronicle_any(0, 1) && !chronicle->no_keys &&
        !entry_row(kind)->gives_token) {
        snprintf(key, sizeof key, "key-%lld", (long long)chronicle->keys++);
        entry.key = entry_row(kind)->gives_token ? NULL : key;
    }
    if (chronicle->tell_seen || (chronicle->count > 0 && !chronicle->no_seen && chronicle_any(0, 9) == 0)) {
        last_checkpoint = chronicle_head(chronicle, (size_t)chronicle_any(0, (int32_t)chronicle->count));
        entry.last_checkpoint = &last_checkpoint;
        chronicle->tell_seen = false;
    }
    return entry;
}

void chronicle_state(const struct chronicle *chronicle, struct entry *entry, enum statement_operation operation,
                     const char *body, const struct statement_place *place, int64_t about)
{
    static char key[48];
    static struct tree_head head;
    static struct device_signature signature;
    const struct chronicle_seat *seat = chronicle_seat((struct chronicle *)(uintptr_t)chronicle, entry->seat);
    struct statement_about named = {.seq = (uint64_t)about};
    head = chronicle_head(chronicle, chronicle->count);
    snprintf(key, sizeof key, "signed-%zu", chronicle->count);
    if (about)
        named.leaf = tree_leaf(chronicle->entries[about].bytes, chronicle->entries[about].length);
    const struct statement statement = {.session = chronicle->session,
                                        .seat = entry->seat,
                                        .operation = operation,
                                        .body = hash_of(body, strlen(body)),
                                        .key = key,
                                        .last_checkpoint = &head,
                                        .place = place,
                                        .about = about ? &named : NULL};
    entry->key = key;
    entry->last_checkpoint = &head;
    entry->signature = (struct signature_given){signature.bytes, sizeof signature.bytes};
    assert_true(statement_sign(&statement, &seat->secret, &signature));
}

/* Room for one entry more at the end. */
static struct chronicle_entry *entry_room(struct chronicle *chronicle)
{
    if (chronicle->count == chronicle->room) {
        chronicle->room = chronicle->room ? 2 * chronicle->room : 16;
        chronicle->entries = realloc(chronicle->entries, chronicle->room * sizeof *chronicle->entries);
        assert_non_null(chronicle->entries);
    }
    return &chronicle->entries[chronicle->count];
}

int64_t chronicle_add(struct chronicle *chronicle, struct writer *entry)
{
    assert_false(entry->failed);
    struct chronicle_entry *added = entry_room(chronicle);
    added->bytes = malloc(entry->used + 1);
    assert_non_null(added->bytes);
    memcpy(added->bytes, entry->at, entry->used);
    added->bytes[entry->used] = '\0';
    added->length = entry->used;
    writer_end(entry);
    chronicle->count++;
    chronicle_follow(chronicle, 0);
    return (int64_t)chronicle->count - 1;
}

int64_t chronicle_append(struct chronicle *chronicle, const struct entry *entry)
{
    struct writer out;
    writer_start(&out, 1 << 20);
    entry_write(&out, entry);
    return chronicle_add(chronicle, &out);
}

struct chronicle_seat *chronicle_seat(struct chronicle *chronicle, const char *name)
{
    for (size_t i = 0; i < chronicle->seat_count; i++)
        if (strcmp(chronicle->seats[i].name, name) == 0)
            return &chronicle->seats[i];
    fail_msg("no seat %s", name);
    return NULL;
}

bool chronicle_signs(struct chronicle *chronicle, const char *seat)
{
    return !chronicle->two_sided && chronicle_seat(chronicle, seat)->keyed;
}

/* From its name, so that nothing has to be kept. */
static void device_make(struct chronicle_seat *seat)
{
    struct hash seed = hash_of(seat->name, strlen(seat->name));
    device_key_make(seed.bytes, &seat->secret, &seat->key);
}

static struct chain_anchor chain_begin(struct chronicle *chronicle, uint32_t links)
{
    struct hash highest;
    chronicle_random(&highest, sizeof highest);
    assert_true(chain_start(&chronicle->chain, &chronicle->session, chronicle->used, links, &highest));
    for (size_t i = 0; i < chronicle->seat_count; i++)
        chronicle->seats[i].given = false;
    for (size_t i = 0; i < chronicle->seat_count; i++)
        chronicle->seats[i].committed = chronicle->asked_count;
    return chronicle->chain.anchor;
}

/* What is owed bars nothing. */
static void options_warn(struct chronicle *chronicle)
{
    const struct field *field = field_find(chronicle->ruleset->options, "enforce_due", strlen("enforce_due"));
    unit_set_number(field, chronicle->options, ENFORCE_DUE_WARN);
}

static void options_choose(struct chronicle *chronicle, bool random)
{
    struct writer json;
    for (;;) {
        writer_start(&json, 1 << 20);
        chronicle_options_write(chronicle->ruleset, random, &json);
        chronicle->options = options_read(chronicle->ruleset, json.at, json.used);
        writer_end(&json);
        struct violations violations;
        violations_start(&violations);
        if (chronicle->options && chronicle->ruleset->check_options)
            chronicle->ruleset->check_options(chronicle->options, &violations);
        if (chronicle->options && violations.count == 0)
            return;
        free(chronicle->options);
    }
}

void chronicle_open(struct chronicle *chronicle, const struct chronicle_kind *kind)
{
    uint8_t seed[NOTE_SEED_SIZE];
    char origin[CHECKPOINT_ORIGIN_MAX];
    *chronicle = (struct chronicle){.two_sided = kind->two_sided, .keyed = kind->keyed, .at = 1790000000123000};
    chronicle->ruleset = ruleset_find(kind->ruleset);
    assert_non_null(chronicle->ruleset);
    chronicle_seed(chronicle->ruleset, kind->seed);
    chronicle_random(&chronicle->session, sizeof chronicle->session);
    chronicle_random(seed, sizeof seed);
    assert_true(note_signer_make(server, seed, &chronicle->signer));
    assert_true(checkpoint_origin(server, &chronicle->session, origin));
    options_choose(chronicle, kind->random_options);
    if (kind->warns)
        options_warn(chronicle);
    chronicle->seats[chronicle->seat_count++] = (struct chronicle_seat){.name = "umpire"};
    device_make(&chronicle->seats[0]); /* which never counts */
    struct unit_entered list[ROSTER_UNITS_MAX];
    static struct roster_unit made[ROSTER_UNITS_MAX];
    struct units_entered units = {.list = list};
    if (kind->units) {
        chronicle_follow_start(chronicle);
        units.count = kind->units(chronicle->ruleset, chronicle->options, made);
        chronicle_units_list(chronicle->ruleset->units, made, units.count, list);
    }
    static const struct side_opened sides[] = {{"red", "Red", "#c0392b"}, {"blue", "Blue", "#2c6fbb"}};
    struct chain_anchor chain = chain_begin(chronicle, kind->links);
    struct entry entry = chronicle_envelope(chronicle, ENTRY_OPENED, "umpire");
    struct writer out;
    writer_start(&out, 1 << 20);
    entry.opened = (struct entry_opened){.ruleset = chronicle->ruleset->name,
                                         .version = chronicle->ruleset->version,
                                         .fields = chronicle->ruleset->options,
                                         .options = chronicle->options,
                                         .mode = kind->two_sided ? MODE_TWO_SIDED : MODE_SEALED,
                                         .chain = &chain,
                                         .origin = origin,
                                         .enforce_phases = kind->enforce_phases,
                                         .sides = {2, sides},
                                         .umpire_side = kind->umpire_side,
                                         .shared_units = kind->units != NULL && !kind->own_units,
                                         .units = units};
    entry_write(&out, &entry);
    chronicle_add(chronicle, &out);
}

void chronicle_free(struct chronicle *chronicle)
{
    for (size_t i = 0; i < chronicle->count; i++)
        free(chronicle->entries[i].bytes);
    for (size_t i = 0; i < chronicle->note_count; i++)
        free(chronicle->notes[i]);
    roster_history_free(chronicle->history);
    free(chronicle->entries);
    free(chronicle->options);
}

int64_t chronicle_join(struct chronicle *chronicle, const char *seat, const char *role)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_JOINED, seat);
    assert_true(chronicle->seat_count < CHRONICLE_SEATS_MAX);
    struct chronicle_seat *joined = &chronicle->seats[chronicle->seat_count++];
    *joined = (struct chronicle_seat){.name = seat, .given = !chronicle->two_sided && strcmp(role, "player") == 0};
    joined->keyed = (chronicle->two_sided || chronicle->keyed) && strcmp(role, "player") == 0;
    joined->committed = chronicle->asked_count;
    device_make(joined);
    struct hash key;
    memcpy(key.bytes, joined->key.bytes, HASH_SIZE);
    chronicle_random(joined->nonce, sizeof joined->nonce);
    entry.joined = (struct entry_joined){.nonce = {joined->given ? joined->nonce : NULL, sizeof joined->nonce},
                                         .device_key = joined->keyed ? &key : NULL};
    assert_true(seat_role_named(role, &entry.joined.role));
    if (entry.joined.role == SEAT_PLAYER)
        entry.joined.side = strcmp(seat, "blue") == 0 ? "blue" : "red";
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_nonce(struct chronicle *chronicle, const char *seat)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_NONCE, seat);
    struct chronicle_seat *giver = chronicle_seat(chronicle, seat);
    giver->given = true;
    chronicle_random(giver->nonce, sizeof giver->nonce);
    entry.nonce = (struct nonce_already_given){giver->nonce, sizeof giver->nonce};
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_rekey(struct chronicle *chronicle, uint32_t links)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_REKEY, ENTRY_SERVER);
    entry.rekey.chain = chain_begin(chronicle, links);
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_restore(struct chronicle *chronicle, uint32_t links)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_REKEY, "umpire");
    entry.rekey.chain = chain_begin(chronicle, links);
    entry.rekey.reason = "restored from last night";
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_note(struct chronicle *chronicle, const char *seat, const char *words)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_NOTE, seat);
    entry.note.text = words;
    char body[200];
    snprintf(body, sizeof body, "{\"text\":\"%s\"}", words);
    if (chronicle_signs(chronicle, seat))
        chronicle_state(chronicle, &entry, STATEMENT_NOTE, body, NULL, 0);
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_close(struct chronicle *chronicle)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_CLOSED, "umpire");
    return chronicle_append(chronicle, &entry);
}

static struct hash device_key_of(const char *device)
{
    struct hash seed = hash_of(device, strlen(device)), ret;
    struct device_secret secret;
    struct device_key key;
    device_key_make(seed.bytes, &secret, &key);
    memcpy(ret.bytes, key.bytes, HASH_SIZE);
    return ret;
}

/* Its commitments are void. */
static void device_change(struct chronicle *chronicle, const char *seat, const char *device)
{
    struct chronicle_seat *other = chronicle_seat(chronicle, seat);
    struct hash seed = hash_of(device ? device : "", device ? strlen(device) : 0);
    other->keyed = device != NULL;
    device_key_make(seed.bytes, &other->secret, &other->key);
    other->committed = chronicle->asked_count;
}

int64_t chronicle_hand_over(struct chronicle *chronicle, const char *seat, const char *device)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_HANDED_OVER, seat);
    char hex[HASH_TEXT_SIZE], body[120];
    entry.handed_over.device_key = device_key_of(device);
    hash_write(&entry.handed_over.device_key, hex);
    snprintf(body, sizeof body, "{\"device_key\":\"%s\"}", hex);
    chronicle_state(chronicle, &entry, STATEMENT_HAND_OVER, body, NULL, 0);
    int64_t seq = chronicle_append(chronicle, &entry);
    device_change(chronicle, seat, device);
    return seq;
}

int64_t chronicle_admit(struct chronicle *chronicle, const char *seat, const char *guest)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_ADMITTED, seat);
    char body[80];
    entry.admitted.admitted_seat = guest;
    snprintf(body, sizeof body, "{\"admitted_seat\":\"%s\"}", guest);
    if (chronicle_signs(chronicle, seat))
        chronicle_state(chronicle, &entry, STATEMENT_ADMIT, body, NULL, 0);
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_agree_reissue(struct chronicle *chronicle, const char *seat, const char *who, const char *device)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_REISSUE_AGREED, seat);
    char hex[HASH_TEXT_SIZE], body[200];
    entry.reissue_agreed = (struct entry_reissue_agreed){.reissued_seat = who, .device_key = device_key_of(device)};
    hash_write(&entry.reissue_agreed.device_key, hex);
    snprintf(body, sizeof body, "{\"device_key\":\"%s\",\"reissued_seat\":\"%s\"}", hex, who);
    const struct statement_place place = {
        .anchor = chronicle->chain.anchor.secret, .link = chronicle->used + 1, .index = chronicle->asked_count};
    chronicle_state(chronicle, &entry, STATEMENT_AGREE_REISSUE, body, &place, 0);
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_reissue(struct chronicle *chronicle, const char *who, const char *device, int64_t agreed)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_REISSUED, "umpire");
    struct hash key = device_key_of(device ? device : "");
    entry.reissued =
        (struct entry_reissued){.reissued_seat = who, .device_key = device ? &key : NULL, .agreed = agreed};
    int64_t seq = chronicle_append(chronicle, &entry);
    device_change(chronicle, who, device);
    return seq;
}

int64_t chronicle_dispute(struct chronicle *chronicle, const char *seat, int64_t target)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_DISPUTE, seat);
    entry.dispute = (struct entry_dispute){.target = target, .claim = "that was soft cover"};
    char body[100];
    snprintf(body, sizeof body, "{\"claim\":\"that was soft cover\",\"target\":%lld}", (long long)target);
    if (chronicle_signs(chronicle, seat))
        chronicle_state(chronicle, &entry, STATEMENT_DISPUTE, body, NULL, target);
    return chronicle_append(chronicle, &entry);
}

static enum correction_kind correction_named(const char *name)
{
    int32_t kind = choice_find(&correction_kinds, name);
    assert_true(kind > 0);
    return (enum correction_kind)kind;
}

int64_t chronicle_decide(struct chronicle *chronicle, int64_t dispute, const char *correction)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_DECISION, "umpire");
    entry.decision = (struct entry_decision){.dispute = dispute,
                                             .upheld = correction != NULL,
                                             .clause = "TT-MEL-1",
                                             .correction = correction ? correction_named(correction) : 0};
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_propose_undo(struct chronicle *chronicle, const char *seat, int64_t target)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_UNDO_PROPOSED, seat);
    chronicle->proposed = target;
    char body[60];
    snprintf(body, sizeof body, "{\"target\":%lld}", (long long)target);
    if (chronicle->two_sided || chronicle_signs(chronicle, seat))
        chronicle_state(chronicle, &entry, STATEMENT_PROPOSE_UNDO, body, NULL, target);
    entry.undo_proposed.target = target;
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_describe(struct chronicle *chronicle, const char *seat, const char *title, int32_t points)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_DESCRIBED, seat);
    entry.described = (struct entry_described){
        .title = title, .place = "at the club", .note = "bring dice", .points = points ? points : FIELD_ABSENT};
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_revoke(struct chronicle *chronicle, const char *seat, const char *who)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_REVOKED, seat);
    entry.revoked.revoked_seat = who;
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_answer_undo(struct chronicle *chronicle, const char *seat, int64_t proposal, bool consent)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_UNDO_ANSWERED, seat);
    bool last = consent && !chronicle->not_last;
    struct writer out;
    writer_start(&out, 1 << 16);
    if (chronicle->two_sided || chronicle_signs(chronicle, seat))
        chronicle_state(chronicle, &entry, STATEMENT_ANSWER_UNDO,
                        consent ? "{\"consent\":true}" : "{\"consent\":false}", NULL, proposal);
    entry.undo_answered = (struct entry_undo_answered){
        .proposal = proposal, .consent = consent, .taken_back = last ? chronicle->proposed : 0};
    entry_write(&out, &entry);
    int64_t answer = chronicle_add(chronicle, &out);
    chronicle->not_last = false;
    if (last)
        chronicle_follow(chronicle, chronicle->proposed);
    return answer;
}

void chronicle_sign(struct chronicle *chronicle)
{
    struct tree_head head = chronicle_head(chronicle, chronicle->count);
    char note[CHECKPOINT_NOTE_MAX];
    struct text out;
    text_start(&out, note, sizeof note);
    assert_true(chronicle->note_count < CHRONICLE_NOTES_MAX);
    assert_true(checkpoint_sign(&out, &chronicle->session, &head, &chronicle->signer, 1));
    chronicle->notes[chronicle->note_count] = strdup(note);
    assert_non_null(chronicle->notes[chronicle->note_count++]);
}

void chronicle_sign_anew(struct chronicle *chronicle)
{
    while (chronicle->note_count > 0)
        free(chronicle->notes[--chronicle->note_count]);
    chronicle_sign(chronicle);
}

void chronicle_edit(struct chronicle *chronicle, int64_t entry, const char *old, const char *new)
{
    struct chronicle_entry *edited = &chronicle->entries[entry];
    char *at = strstr(edited->bytes, old);
    if (!at) {
        fail_msg("entry %lld has no %s: %s", (long long)entry, old, edited->bytes);
        return;
    }
    size_t before = (size_t)(at - edited->bytes), length = edited->length - strlen(old) + strlen(new);
    char *bytes = malloc(length + 1);
    assert_non_null(bytes);
    memcpy(bytes, edited->bytes, before);
    memcpy(bytes + before, new, strlen(new));
    strcpy(bytes + before + strlen(new), at + strlen(old));
    free(edited->bytes);
    *edited = (struct chronicle_entry){.bytes = bytes, .length = length};
}

void chronicle_remove(struct chronicle *chronicle, int64_t entry)
{
    free(chronicle->entries[entry].bytes);
    chronicle->count--;
    memmove(&chronicle->entries[entry], &chronicle->entries[entry + 1],
            (chronicle->count - (size_t)entry) * sizeof *chronicle->entries);
}

void chronicle_swap(struct chronicle *chronicle, int64_t one, int64_t other)
{
    struct chronicle_entry kept = chronicle->entries[one];
    chronicle->entries[one] = chronicle->entries[other];
    chronicle->entries[other] = kept;
}

void chronicle_insert(struct chronicle *chronicle, int64_t place, const char *bytes)
{
    char *copy = strdup(bytes);
    assert_non_null(copy);
    entry_room(chronicle);
    memmove(&chronicle->entries[place + 1], &chronicle->entries[place],
            (chronicle->count - (size_t)place) * sizeof *chronicle->entries);
    chronicle->entries[place] = (struct chronicle_entry){.bytes = copy, .length = strlen(bytes)};
    chronicle->count++;
}

void chronicle_write(const struct chronicle *chronicle, struct writer *out)
{
    static const struct export_seat names[] = {{"umpire", "Anna"}};
    export_write_header(out, &(struct export_header){.server = server,
                                                     .session = chronicle->session,
                                                     .key_count = 1,
                                                     .keys = &chronicle->signer.key,
                                                     .name_count = 1,
                                                     .names = names});
    for (size_t i = 0; i < chronicle->count; i++)
        export_write_entry(out, chronicle->entries[i].bytes, chronicle->entries[i].length);
    for (size_t i = 0; i < chronicle->note_count; i++)
        export_write_checkpoint(out, chronicle->notes[i]);
    assert_false(out->failed);
}
