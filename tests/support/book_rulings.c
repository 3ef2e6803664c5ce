/* The book's rulings: random questions that the server would have taken, resolved with sealed, declared or kept dice.
 */
#include "book_within.h"
#include "field_write.h"
#include "referee.h"
#include <stdlib.h>
#include <umpire/ledger.h>

enum { BODY_MAX = 8192 };

/* A question, and everything that its ruling needs. */
struct work {
    struct arena arena;
    struct violations violations;
    struct intent intent;
    struct ruling ruling;
    char body[BODY_MAX];
};

void book_seed(const struct ruleset *ruleset, uint64_t seed)
{
    asking_start(ruleset, NULL);
    asking_state.seed = seed;
}

int32_t book_any(int32_t lo, int32_t hi)
{
    return any(lo, hi);
}

void book_options_write(const struct ruleset *ruleset, bool random, struct writer *out)
{
    static _Alignas(max_align_t) char options[RULESET_OPTIONS_MAX];
    fields_default(ruleset->options, options);
    if (random)
        fill_struct(ruleset->options, options);
    fields_write(out, ruleset->options, options, FIELD_ORDER_CANONICAL);
}

static void work_start(struct work *work)
{
    arena_start(&work->arena, 16 << 20);
}

static bool body_write(struct work *work, const struct step *step)
{
    static _Alignas(max_align_t) char input[STEP_INPUT_MAX];
    struct writer out;
    fill_struct(step->input, input);
    writer_start(&out, BODY_MAX - 1);
    write_object(&out);
    write_member(&out, "step", step->name);
    write_key(&out, "input");
    fields_write(&out, step->input, input, FIELD_ORDER_CANONICAL);
    write_object_end(&out);
    bool fits = !out.failed;
    if (fits) {
        memcpy(work->body, out.at, out.used);
        work->body[out.used] = '\0';
    }
    writer_end(&out);
    return fits;
}

/* The question of work->body; false when the server would not have taken it. */
static bool question_open(struct work *work, const struct book *book)
{
    arena_reset(&work->arena);
    violations_start(&work->violations);
    return intent_decode_recorded(&work->arena, book->ruleset, book->options, work->body, strlen(work->body),
                                  &work->intent, &work->violations) &&
           ruling_prepare(&work->arena, &work->intent, &work->ruling);
}

static const struct step *any_step(const struct ruleset *ruleset)
{
    int32_t count = 0;
    while (ruleset->steps[count])
        count++;
    return ruleset->steps[any(0, count - 1)];
}

/* A random question of the step, or of any when it is NULL. */
static void question_choose(struct work *work, const struct book *book, const struct step *step)
{
    for (int attempt = 0; attempt < 20000; attempt++)
        if (body_write(work, step ? step : any_step(book->ruleset)) && question_open(work, book))
            return;
    fail_msg("no question of %s was found", step ? step->name : book->ruleset->name);
}

struct any_nonces {
    struct nonce list[BOOK_SEATS_MAX];
    uint8_t bytes[BOOK_SEATS_MAX][BOOK_NONCE];
    struct nonces nonces;
};

static void nonce_add(struct any_nonces *nonces, const char *seat, const uint8_t *bytes)
{
    size_t at = nonces->nonces.count++;
    for (; at > 0 && strcmp(nonces->list[at - 1].seat, seat) > 0; at--)
        nonces->list[at] = nonces->list[at - 1];
    nonces->list[at] = (struct nonce){.seat = seat, .bytes = bytes, .length = BOOK_NONCE};
    nonces->nonces.list = nonces->list;
}

static void seats_collect(struct book *book, struct any_nonces *ret)
{
    ret->nonces.count = 0;
    for (size_t i = 0; i < book->seat_count; i++)
        if (book->seats[i].given)
            nonce_add(ret, book->seats[i].name, book->seats[i].nonce);
}

/* A seat's roll nonce: from its own nonce and the index, so that nothing has to be kept. */
static void roll_nonce(const struct book_seat *seat, uint64_t index, uint8_t ret[BOOK_NONCE])
{
    uint8_t from[BOOK_NONCE + 8];
    memcpy(from, seat->name, strlen(seat->name) < BOOK_NONCE ? strlen(seat->name) + 1 : BOOK_NONCE);
    memset(from + strlen(seat->name), 0, BOOK_NONCE - strlen(seat->name));
    memcpy(from + BOOK_NONCE, &index, 8);
    struct hash hash = hash_of(from, sizeof from);
    memcpy(ret, hash.bytes, BOOK_NONCE);
}

static void resolve_sealed(struct book *book, struct work *work, uint64_t link, const struct nonces *roll,
                           struct hash *secret)
{
    struct any_nonces seats;
    struct sealed_dice sealed;
    struct dice dice;
    assert_true(chain_link(&book->chain, link, secret));
    if (book->wrong_secret)
        secret->bytes[0] ^= 1;
    book->wrong_secret = false;
    seats_collect(book, &seats);
    struct seal seal = {.session = book->session, .link = link, .secret = *secret, .seats = seats.nonces};
    if (roll)
        seal.roll = *roll;
    assert_true(sealed_start(&dice, &sealed, work->ruling.dice, &seal));
    ruling_resolve(&work->ruling, &dice);
    assert_int_equal(dice.error, DICE_FINE);
}

static void resolve_declared(struct work *work)
{
    struct dice dice = {.source = &any_source, .record = work->ruling.dice};
    work->ruling.dice->draw_count = work->ruling.dice->face_count = 0;
    ruling_resolve(&work->ruling, &dice);
    assert_int_equal(dice.error, DICE_FINE);
    work->ruling.source = "declared";
}

static int64_t ruling_add(struct book *book, struct work *work, const char *kind, const char *seat,
                          const struct grounds *grounds)
{
    struct envelope envelope = book_envelope(book, kind, seat);
    struct writer out;
    writer_start(&out, 1 << 20);
    entry_write_ruling_on(&out, &envelope, &work->ruling, grounds);
    arena_end(&work->arena);
    return book_add(book, &out);
}

int64_t book_rule(struct book *book, const char *seat, const char *source)
{
    struct work work;
    struct hash secret;
    struct grounds grounds = {0};
    work_start(&work);
    question_choose(&work, book, NULL);
    if (strcmp(source, "sealed") == 0) {
        grounds = (struct grounds){.link = ++book->used, .secret = &secret};
        resolve_sealed(book, &work, grounds.link, NULL, &secret);
    } else {
        resolve_declared(&work);
    }
    return ruling_add(book, &work, "ruling", seat, &grounds);
}

/* The recorded ruling of an entry. */
static void recorded_open(const struct book *book, int64_t entry, struct arena *arena, struct recorded *ret)
{
    assert_true(entry_open(arena, book->entries[entry].bytes, book->entries[entry].length, ret));
    assert_true(ret->resolved_again);
}

/* Resolves with the old faces; false when the question has no use for them. */
static bool resolve_kept(struct work *work, const struct dice_record *old)
{
    int32_t faces[DICE_MAX_FACES];
    struct dice_declared declared = {.faces = faces, .count = old->face_count};
    struct dice dice;
    for (int32_t i = 0; i < old->face_count; i++)
        faces[i] = old->faces[i];
    dice_start_declared(&dice, &declared, work->ruling.dice);
    ruling_resolve(&work->ruling, &dice);
    work->ruling.source = "kept";
    if (dice.error != DICE_FINE)
        return false;
    const struct dice_record *record = work->ruling.dice;
    uint16_t sides[DICE_MAX_FACES];
    for (int32_t d = 0; d < old->draw_count; d++)
        for (int32_t i = 0; i < old->draws[d].face_count; i++)
            sides[old->draws[d].first_face + i] = (uint16_t)old->draws[d].sides;
    for (int32_t d = 0; d < record->draw_count; d++)
        for (int32_t i = 0; i < record->draws[d].face_count; i++)
            if (sides[record->draws[d].first_face + i] != record->draws[d].sides)
                return false;
    return true;
}

static bool same_input(const struct work *work, const struct recorded *old)
{
    return memcmp(work->intent.question.input, old->ruling.question.input, work->intent.step->input->size) == 0;
}

int64_t book_correct(struct book *book, int64_t target, int64_t decision, bool keep)
{
    struct work work;
    struct arena arena;
    struct recorded old;
    struct hash secret;
    struct grounds grounds = {.corrects = target, .decision = decision};
    arena_start(&arena, 16 << 20);
    recorded_open(book, target, &arena, &old);
    work_start(&work);
    bool found = false;
    for (int attempt = 0; attempt < 2000 && !found; attempt++) {
        question_choose(&work, book, old.ruling.step);
        found = !same_input(&work, &old) && (!keep || resolve_kept(&work, old.ruling.dice));
    }
    if (found && keep) {
        grounds.kept_from = target;
    } else if (found) {
        grounds.link = ++book->used;
        grounds.secret = &secret;
        resolve_sealed(book, &work, grounds.link, NULL, &secret);
    }
    arena_end(&arena);
    if (found)
        return ruling_add(book, &work, "correction", "umpire", &grounds);
    arena_end(&work.arena);
    return -1;
}

int64_t book_commit(struct book *book, const char *seat, size_t count)
{
    struct envelope envelope = book_envelope(book, "committed", seat);
    struct book_seat *committing = book_seat(book, seat);
    struct hash commitments[64];
    struct writer out;
    assert_true(count <= 64);
    for (size_t i = 0; i < count; i++) {
        uint8_t bytes[BOOK_NONCE];
        struct nonce nonce = {.seat = seat, .bytes = bytes, .length = sizeof bytes};
        roll_nonce(committing, committing->committed + i, bytes);
        assert_true(sealed_commitment(&book->session, committing->committed + i, &nonce, &commitments[i]));
    }
    writer_start(&out, 1 << 16);
    entry_write_committed(&out, &envelope, committing->committed, commitments, count);
    committing->committed += count;
    return book_add(book, &out);
}

int64_t book_ask(struct book *book, const char *seat)
{
    struct work work;
    struct writer out;
    struct book_seat *asker = book_seat(book, seat);
    bool party = asker->committed > 0;
    uint8_t bytes[BOOK_NONCE];
    struct reveal reveal = {.index = book->asked_count, .nonce = bytes, .nonce_length = sizeof bytes};
    struct open_question asked = {.link = ++book->used, .reveal = party ? &reveal : NULL};
    work_start(&work);
    question_choose(&work, book, NULL);
    struct envelope envelope = book_envelope(book, "asked", seat);
    roll_nonce(asker, book->asked_count, bytes);
    writer_start(&out, 1 << 20);
    entry_write_asked(&out, &envelope, &work.ruling, &asked);
    strcpy(book->asked, work.body);
    arena_end(&work.arena);
    memset(book->shown, 0, sizeof book->shown);
    book->shown[asker - book->seats] = party;
    book->asked_link = book->used;
    book->asked_index = book->asked_count++;
    return book->asked_entry = book_add(book, &out);
}

int64_t book_reveal(struct book *book, const char *seat)
{
    struct envelope envelope = book_envelope(book, "revealed", seat);
    struct book_seat *showing = book_seat(book, seat);
    uint8_t bytes[BOOK_NONCE];
    struct reveal reveal = {.index = book->asked_index, .nonce = bytes, .nonce_length = sizeof bytes};
    struct writer out;
    roll_nonce(showing, book->asked_index, bytes);
    book->shown[showing - book->seats] = true;
    writer_start(&out, 1 << 16);
    entry_write_revealed(&out, &envelope, book->asked_entry, &reveal);
    return book_add(book, &out);
}

int64_t book_withhold(struct book *book, const char *who)
{
    book->at += 60000000;
    struct envelope envelope = book_envelope(book, "withheld", ENTRY_SERVER);
    struct writer out;
    writer_start(&out, 1 << 16);
    entry_write_withheld(&out, &envelope, book->asked_entry, who);
    return book_add(book, &out);
}

int64_t book_answer(struct book *book, const char *seat, bool fallback)
{
    struct work work;
    struct hash secret;
    struct any_nonces shown = {.nonces = {.list = shown.list}};
    struct grounds grounds = {.link = book->asked_link,
                              .secret = &secret,
                              .roll = &shown.nonces,
                              .question = book->asked_entry,
                              .fallback = fallback};
    work_start(&work);
    strcpy(work.body, book->asked);
    assert_true(question_open(&work, book));
    for (size_t i = 0; i < book->seat_count; i++) {
        if (!book->shown[i])
            continue;
        roll_nonce(&book->seats[i], book->asked_index, shown.bytes[i]);
        nonce_add(&shown, book->seats[i].name, shown.bytes[i]);
    }
    resolve_sealed(book, &work, grounds.link, &shown.nonces, &secret);
    return ruling_add(book, &work, "ruling", seat, &grounds);
}
