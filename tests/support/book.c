/* Keeping a book: envelopes, seats, keys and checkpoints. Rulings are in book_rulings.c. */
#include "book_within.h"
#include "checkpoint.h"
#include "opening.h"
#include "receipt.h"
#include <sodium.h>
#include <stdlib.h>
#include <umpire/ledger.h>

static const char server[] = "umpire.example";

void book_random(void *into, size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)into)[i] = (uint8_t)book_any(0, 255);
}

struct envelope book_envelope(struct book *book, const char *kind, const char *seat)
{
    static char key[32];
    static struct tree_head seen;
    struct envelope envelope = {
        .kind = kind, .session = book->session, .seq = (int64_t)book->count, .at = book->at, .seat = seat};
    book->at += book_any(1, 30) * 1000000;
    if (strcmp(seat, ENTRY_SERVER) != 0 && book_any(0, 1) && !book->no_keys) {
        snprintf(key, sizeof key, "key-%lld", (long long)book->keys++);
        envelope.key = key;
    }
    if (book->tell_seen || (book->count > 0 && book_any(0, 9) == 0)) {
        struct tree tree;
        int32_t size = book_any(0, (int32_t)book->count);
        tree_start(&tree);
        for (int32_t i = 0; i < size; i++) {
            struct hash leaf = tree_leaf(book->entries[i].bytes, book->entries[i].length);
            tree_add(&tree, &leaf);
        }
        seen = tree_head_of(&tree);
        envelope.seen = &seen;
        book->tell_seen = false;
    }
    return envelope;
}

int64_t book_add(struct book *book, struct writer *entry)
{
    assert_false(entry->failed);
    assert_true(book->count < BOOK_ENTRIES_MAX);
    struct book_entry *added = &book->entries[book->count];
    added->bytes = malloc(entry->used + 1);
    assert_non_null(added->bytes);
    memcpy(added->bytes, entry->at, entry->used);
    added->bytes[entry->used] = '\0';
    added->length = entry->used;
    writer_end(entry);
    return (int64_t)book->count++;
}

struct book_seat *book_seat(struct book *book, const char *name)
{
    for (size_t i = 0; i < book->seat_count; i++)
        if (strcmp(book->seats[i].name, name) == 0)
            return &book->seats[i];
    fail_msg("no seat %s", name);
    return NULL;
}

static struct chain_anchor chain_begin(struct book *book, uint32_t links)
{
    struct hash highest;
    book_random(&highest, sizeof highest);
    assert_true(chain_start(&book->chain, &book->session, book->used, links, &highest));
    for (size_t i = 0; i < book->seat_count; i++)
        book->seats[i].given = false;
    return book->chain.anchor;
}

static void options_choose(struct book *book, bool random)
{
    struct writer json;
    for (;;) {
        writer_start(&json, 1 << 20);
        book_options_write(book->ruleset, random, &json);
        book->options = options_read(book->ruleset, json.at, json.used);
        writer_end(&json);
        struct violations violations;
        violations_start(&violations);
        if (book->options && book->ruleset->check_options)
            book->ruleset->check_options(book->options, &violations);
        if (book->options && violations.count == 0)
            return;
        free(book->options);
    }
}

void book_open(struct book *book, const struct book_kind *kind)
{
    uint8_t seed[NOTE_SEED_SIZE];
    char origin[CHECKPOINT_ORIGIN_MAX];
    *book = (struct book){.both = kind->both, .at = 1790000000123000};
    book->ruleset = ruleset_find(kind->ruleset);
    assert_non_null(book->ruleset);
    book_seed(book->ruleset, kind->seed);
    book->entries = calloc(BOOK_ENTRIES_MAX, sizeof *book->entries);
    assert_non_null(book->entries);
    book_random(&book->session, sizeof book->session);
    book_random(seed, sizeof seed);
    assert_true(note_signer_make(server, seed, &book->signer));
    assert_true(checkpoint_origin(server, &book->session, origin));
    options_choose(book, kind->random_options);
    book->seats[book->seat_count++] = (struct book_seat){.name = "umpire"};
    struct sealing sealing = {
        .origin = origin, .chain = chain_begin(book, kind->links), .both = kind->both, .reveal_seconds = 60};
    struct envelope envelope = book_envelope(book, "opened", "umpire");
    struct writer out;
    writer_start(&out, 1 << 20);
    entry_write_opened_sealed(&out, &envelope, book->ruleset, book->options, &sealing);
    book_add(book, &out);
}

void book_free(struct book *book)
{
    for (size_t i = 0; i < book->count; i++)
        free(book->entries[i].bytes);
    for (size_t i = 0; i < book->note_count; i++)
        free(book->notes[i]);
    free(book->entries);
    free(book->options);
}

int64_t book_join(struct book *book, const char *seat, const char *role, bool fallback, bool keeper)
{
    struct envelope envelope = book_envelope(book, "joined", seat);
    struct writer out;
    assert_true(book->seat_count < BOOK_SEATS_MAX);
    struct book_seat *joined = &book->seats[book->seat_count++];
    *joined = (struct book_seat){.name = seat, .given = strcmp(role, "player") == 0};
    book_random(joined->nonce, sizeof joined->nonce);
    struct joining joining = {.role = role,
                              .nonce = joined->given ? joined->nonce : NULL,
                              .nonce_length = sizeof joined->nonce,
                              .fallback = fallback,
                              .keeper = keeper};
    writer_start(&out, 1 << 16);
    entry_write_joined(&out, &envelope, &joining);
    return book_add(book, &out);
}

int64_t book_nonce(struct book *book, const char *seat)
{
    struct envelope envelope = book_envelope(book, "nonce", seat);
    struct book_seat *giver = book_seat(book, seat);
    struct writer out;
    giver->given = true;
    book_random(giver->nonce, sizeof giver->nonce);
    writer_start(&out, 1 << 16);
    entry_write_nonce(&out, &envelope, giver->nonce, sizeof giver->nonce);
    return book_add(book, &out);
}

int64_t book_rekey(struct book *book, uint32_t links)
{
    struct envelope envelope = book_envelope(book, "rekey", ENTRY_SERVER);
    struct chain_anchor anchor = chain_begin(book, links);
    struct writer out;
    writer_start(&out, 1 << 16);
    entry_write_rekey(&out, &envelope, &anchor);
    return book_add(book, &out);
}

int64_t book_note(struct book *book, const char *seat, const char *words)
{
    struct envelope envelope = book_envelope(book, "note", seat);
    struct writer out;
    writer_start(&out, 1 << 16);
    entry_write_note(&out, &envelope, words);
    return book_add(book, &out);
}

int64_t book_close(struct book *book)
{
    struct envelope envelope = book_envelope(book, "closed", "umpire");
    struct writer out;
    writer_start(&out, 1 << 16);
    entry_write_closed(&out, &envelope, NULL);
    return book_add(book, &out);
}

int64_t book_dispute(struct book *book, const char *seat, int64_t target)
{
    struct envelope envelope = book_envelope(book, "dispute", seat);
    struct writer out;
    writer_start(&out, 1 << 16);
    entry_write_dispute(&out, &envelope, target, "that was soft cover", NULL);
    return book_add(book, &out);
}

int64_t book_decide(struct book *book, int64_t dispute, const char *correction)
{
    struct envelope envelope = book_envelope(book, "decision", "umpire");
    struct decision decision = {
        .dispute = dispute, .upheld = correction != NULL, .clause = "TT-MEL-1", .correction = correction};
    struct writer out;
    writer_start(&out, 1 << 16);
    entry_write_decision(&out, &envelope, &decision);
    return book_add(book, &out);
}

int64_t book_propose_undo(struct book *book, const char *seat, int64_t target)
{
    struct envelope envelope = book_envelope(book, "undo_proposed", seat);
    struct writer out;
    writer_start(&out, 1 << 16);
    entry_write_undo_proposed(&out, &envelope, target, NULL);
    return book_add(book, &out);
}

int64_t book_answer_undo(struct book *book, const char *seat, int64_t proposal, bool consent)
{
    struct envelope envelope = book_envelope(book, "undo_answered", seat);
    struct writer out;
    writer_start(&out, 1 << 16);
    entry_write_undo_answered(&out, &envelope, proposal, consent);
    return book_add(book, &out);
}

static struct tree_head head_of(const struct book *book)
{
    struct tree tree;
    tree_start(&tree);
    for (size_t i = 0; i < book->count; i++) {
        struct hash leaf = tree_leaf(book->entries[i].bytes, book->entries[i].length);
        tree_add(&tree, &leaf);
    }
    return tree_head_of(&tree);
}

void book_sign(struct book *book)
{
    struct tree_head head = head_of(book);
    char note[CHECKPOINT_NOTE_MAX];
    struct text out;
    text_start(&out, note, sizeof note);
    assert_true(book->note_count < BOOK_NOTES_MAX);
    assert_true(checkpoint_sign(&out, &book->session, &head, &book->signer, 1));
    book->notes[book->note_count] = strdup(note);
    assert_non_null(book->notes[book->note_count++]);
}

void book_sign_anew(struct book *book)
{
    while (book->note_count > 0)
        free(book->notes[--book->note_count]);
    book_sign(book);
}

void book_edit(struct book *book, int64_t entry, const char *old, const char *new)
{
    struct book_entry *edited = &book->entries[entry];
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
    *edited = (struct book_entry){.bytes = bytes, .length = length};
}

void book_remove(struct book *book, int64_t entry)
{
    free(book->entries[entry].bytes);
    book->count--;
    memmove(&book->entries[entry], &book->entries[entry + 1], (book->count - (size_t)entry) * sizeof *book->entries);
}

void book_swap(struct book *book, int64_t one, int64_t other)
{
    struct book_entry kept = book->entries[one];
    book->entries[one] = book->entries[other];
    book->entries[other] = kept;
}

void book_insert(struct book *book, int64_t place, const char *bytes)
{
    char *copy = strdup(bytes);
    assert_non_null(copy);
    memmove(&book->entries[place + 1], &book->entries[place], (book->count - (size_t)place) * sizeof *book->entries);
    book->entries[place] = (struct book_entry){.bytes = copy, .length = strlen(bytes)};
    book->count++;
}

void book_write(const struct book *book, struct writer *out)
{
    export_write_header(out, server, &book->session, &book->signer.key, 1);
    for (size_t i = 0; i < book->count; i++)
        export_write_entry(out, book->entries[i].bytes, book->entries[i].length);
    for (size_t i = 0; i < book->note_count; i++)
        export_write_checkpoint(out, book->notes[i]);
    assert_false(out->failed);
}
