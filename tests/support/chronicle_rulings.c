/* The chronicle's rulings: random questions that the server would have taken, resolved with sealed, declared or kept
 * dice.
 */
#include "chronicle_within.h"
#include "fields/field_write.h"
#include <stdio.h>
#include <stdlib.h>
#include <umpire/ledger.h>

void chronicle_seed(const struct ruleset *ruleset, uint64_t seed)
{
    asking_start(ruleset, NULL);
    asking_state.seed = seed;
}

int32_t chronicle_any(int32_t lo, int32_t hi)
{
    return any(lo, hi);
}

void chronicle_options_write(const struct ruleset *ruleset, bool random, struct writer *out)
{
    static _Alignas(max_align_t) char options[RULESET_OPTIONS_MAX];
    fields_default(ruleset->options, options);
    if (random)
        fill_struct(ruleset->options, options);
    fields_write(out, ruleset->options, options, FIELD_ORDER_CANONICAL);
}

void work_start(struct work *work)
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

bool work_open(struct work *work, const struct chronicle *chronicle, const struct roster *roster)
{
    arena_reset(&work->arena);
    violations_start(&work->violations);
    return bound_decode(&work->arena, chronicle->ruleset, chronicle->options, roster, work->body, &work->intent,
                        &work->binding, &work->violations) &&
           bound_prepare(&work->arena, &work->binding, &work->ruling);
}

static const struct step *any_step(const struct ruleset *ruleset)
{
    int32_t count = 0;
    while (ruleset->steps[count])
        count++;
    return ruleset->steps[any(0, count - 1)];
}

/* A random question of the step, or of any when it is NULL. */
static void question_choose(struct work *work, const struct chronicle *chronicle, const struct step *step)
{
    for (int attempt = 0; attempt < 20000; attempt++)
        if (body_write(work, step ? step : any_step(chronicle->ruleset)) && work_open(work, chronicle, NULL))
            return;
    fail_msg("no question of %s was found", step ? step->name : chronicle->ruleset->name);
}

struct any_nonces {
    struct nonce list[CHRONICLE_SEATS_MAX];
    uint8_t bytes[CHRONICLE_SEATS_MAX][CHRONICLE_NONCE];
    struct nonces nonces;
};

static void nonce_add(struct any_nonces *nonces, const char *seat, const uint8_t *bytes)
{
    size_t at = nonces->nonces.count++;
    for (; at > 0 && strcmp(nonces->list[at - 1].seat, seat) > 0; at--)
        nonces->list[at] = nonces->list[at - 1];
    nonces->list[at] = (struct nonce){.seat = seat, .bytes = bytes, .length = CHRONICLE_NONCE};
    nonces->nonces.list = nonces->list;
}

static void seats_collect(struct chronicle *chronicle, struct any_nonces *ret)
{
    ret->nonces.count = 0;
    for (size_t i = 0; i < chronicle->seat_count; i++)
        if (chronicle->seats[i].given)
            nonce_add(ret, chronicle->seats[i].name, chronicle->seats[i].nonce);
}

/* A seat's roll nonce: from its own nonce and the index, so that nothing has to be kept. */
static void roll_nonce(const struct chronicle_seat *seat, uint64_t index, uint8_t ret[CHRONICLE_NONCE])
{
    uint8_t from[CHRONICLE_NONCE + 8];
    memcpy(from, seat->name, strlen(seat->name) < CHRONICLE_NONCE ? strlen(seat->name) + 1 : CHRONICLE_NONCE);
    memset(from + strlen(seat->name), 0, CHRONICLE_NONCE - strlen(seat->name));
    memcpy(from + CHRONICLE_NONCE, &index, 8);
    struct hash hash = hash_of(from, sizeof from);
    memcpy(ret, hash.bytes, CHRONICLE_NONCE);
}

void work_resolve_sealed(struct chronicle *chronicle, struct work *work, uint64_t link, const struct nonces *roll,
                         struct hash *secret)
{
    struct any_nonces seats;
    struct sealed_dice sealed;
    struct dice dice;
    assert_true(chain_link(&chronicle->chain, link, secret));
    if (chronicle->wrong_secret)
        secret->bytes[0] ^= 1;
    chronicle->wrong_secret = false;
    seats_collect(chronicle, &seats);
    struct seal seal = {
        .session = chronicle->session, .link = link, .secret = *secret, .nonces = roll ? *roll : seats.nonces};
    assert_true(sealed_start(&dice, &sealed, work->ruling.dice, &seal));
    ruling_resolve(&work->ruling, &dice);
    assert_int_equal(dice.error, DICE_FINE);
}

void work_resolve_declared(struct work *work)
{
    struct dice dice = {.source = &any_source, .record = work->ruling.dice};
    work->ruling.dice->draw_count = work->ruling.dice->face_count = 0;
    ruling_resolve(&work->ruling, &dice);
    assert_int_equal(dice.error, DICE_FINE);
    work->ruling.source = "declared";
}

/* Signs the question as a device in sealed mode sends it: with its place, or with the dice that fell on the table. */
static void question_sign(struct chronicle *chronicle, const struct work *work, struct entry *entry)
{
    static char body[BODY_MAX + 4096];
    const struct dice_record *record = work->ruling.dice;
    const struct statement_place place = {
        .anchor = chronicle->chain.anchor.secret, .link = entry->ruling.link, .index = chronicle->asked_count};
    struct text text;
    text_start(&text, body, sizeof body);
    text_add_bytes(&text, work->body, strlen(work->body) - 1);
    if (place.link)
        text_format(&text, ",\"place\":{\"index\":%u,\"link\":%u}}", (unsigned)place.index, (unsigned)place.link);
    else
        text_add(&text, ",\"dice\":[");
    for (int32_t i = 0; !place.link && i < record->face_count; i++)
        text_format(&text, "%s%d", i ? "," : "", (int)record->faces[i]);
    text_add(&text, place.link ? "" : "]}");
    assert_false(text.cut);
    entry->ruling.body = body;
    chronicle_state(chronicle, entry, STATEMENT_RULE, body, place.link ? &place : NULL, 0);
}

int64_t work_add(struct chronicle *chronicle, struct work *work, enum entry_kind kind, const char *seat,
                 const struct entry_ruling *grounds)
{
    struct entry entry = chronicle_envelope(chronicle, kind, seat);
    struct writer out;
    writer_start(&out, 1 << 20);
    entry.ruling = *grounds;
    entry.ruling.override = work->intent.override;
    if (kind == ENTRY_RULING && chronicle_signs(chronicle, seat))
        question_sign(chronicle, work, &entry);
    entry_ruling_set(&entry.ruling, &work->ruling);
    entry_write(&out, &entry);
    arena_end(&work->arena);
    return chronicle_add(chronicle, &out);
}

int64_t chronicle_rule(struct chronicle *chronicle, const char *seat, const char *source)
{
    struct work work;
    struct hash secret;
    struct entry_ruling grounds = {0};
    work_start(&work);
    question_choose(&work, chronicle, chronicle->step);
    grounds.turn = chronicle->turn;
    grounds.phase = chronicle->phase;
    if (strcmp(source, "sealed") == 0) {
        grounds.link = ++chronicle->used;
        grounds.secret = &secret;
        work_resolve_sealed(chronicle, &work, grounds.link, NULL, &secret);
    } else {
        work_resolve_declared(&work);
    }
    return work_add(chronicle, &work, ENTRY_RULING, seat, &grounds);
}

void recorded_open(const struct chronicle *chronicle, int64_t entry, struct arena *arena, struct recorded *ret)
{
    assert_true(entry_open(arena, chronicle->entries[entry].bytes, chronicle->entries[entry].length, ret));
    assert_true(ret->resolved_again);
}

void work_keep(struct work *work, const struct chronicle *chronicle, int64_t target, struct reused_dice *ret)
{
    const struct chronicle_entry *entry = &chronicle->entries[target];
    struct entry old;
    assert_non_null(entry_parse(work->kept, entry->bytes, entry->length, &old));
    assert_true(reused_dice_read(work->kept, &old.ruling, ret));
}

bool work_suits(struct work *work, const struct chronicle *chronicle, const struct reused_dice *reused)
{
    struct violations violations;
    const struct bound_units *units = work->binding.units;
    violations_start(&violations);
    return chronicle->any_order ||
           reused_dice_suit(&work->arena, reused, &work->ruling, units ? &units->stated : NULL, &violations);
}

void work_resolve_kept(struct chronicle *chronicle, struct work *work, const struct reused_dice *reused,
                       struct entry_ruling *grounds, struct hash *secret)
{
    if (!ruling_make_reused(&work->ruling, reused)) {
        struct any_nonces seats;
        struct sealed_dice sealed;
        struct dice extra, dice;
        struct reusing reusing = {.reused = reused, .extra = &extra};
        if (!grounds->question)
            grounds->link = ++chronicle->used;
        grounds->secret = secret;
        assert_true(chain_link(&chronicle->chain, grounds->link, secret));
        seats_collect(chronicle, &seats);
        const struct seal seal = {.session = chronicle->session,
                                  .link = grounds->link,
                                  .secret = *secret,
                                  .nonces = grounds->question ? grounds->roll : seats.nonces};
        assert_true(sealed_start(&extra, &sealed, work->ruling.dice, &seal));
        reused_dice_start(&dice, &reusing, work->ruling.dice);
        ruling_resolve(&work->ruling, &dice);
        assert_int_equal(dice.error, DICE_FINE);
        work->ruling.source = "sealed";
    }
    assert_true(reused_dice_spare(work->kept, reused, work->ruling.dice, &grounds->spare));
}

bool work_asks_the_same(const struct work *work, const struct recorded *old)
{
    return memcmp(work->binding.question.input, old->ruling.question.input, work->intent.step->input->size) == 0;
}

/* With `keep` a question for which the old dice are enough, else one for which they are not, where there is one. */
int64_t chronicle_correct(struct chronicle *chronicle, int64_t target, int64_t decision, bool keep)
{
    struct work work;
    struct arena arena;
    struct recorded old;
    struct hash secret;
    struct reused_dice reused;
    struct entry_ruling grounds = {.corrects = target, .decision = decision, .from = target};
    arena_start(&arena, 16 << 20);
    recorded_open(chronicle, target, &arena, &old);
    work_start(&work);
    work.kept = &arena;
    work_keep(&work, chronicle, target, &reused);
    bool found = false;
    for (int attempt = 0; attempt < 2000 && !found; attempt++) {
        question_choose(&work, chronicle, old.ruling.step);
        bool other = !work_asks_the_same(&work, &old);
        found = other && (ruling_make_reused(&work.ruling, &reused) == keep || (!keep && attempt > 1000)) &&
                work_suits(&work, chronicle, &reused);
    }
    if (found)
        work_resolve_kept(chronicle, &work, &reused, &grounds, &secret);
    int64_t entry = found ? work_add(chronicle, &work, ENTRY_CORRECTION, "umpire", &grounds) : -1;
    arena_end(&arena);
    if (!found)
        arena_end(&work.arena);
    return entry;
}

int64_t chronicle_commit(struct chronicle *chronicle, const char *seat, size_t count)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_COMMITTED, seat);
    struct chronicle_seat *committing = chronicle_seat(chronicle, seat);
    struct hash commitments[64];
    struct writer out;
    struct statement statement;
    struct statement_place place;
    assert_true(count <= 64);
    for (size_t i = 0; i < count; i++) {
        uint8_t bytes[CHRONICLE_NONCE];
        struct nonce nonce = {.seat = seat, .bytes = bytes, .length = sizeof bytes};
        roll_nonce(committing, committing->committed + i, bytes);
        assert_true(commitment_make(&chronicle->session, &chronicle->chain.anchor.secret, committing->committed + i,
                                    &nonce, &commitments[i]));
    }
    const struct commitment_list list = {.anchor = chronicle->chain.anchor.secret,
                                         .first = committing->committed,
                                         .commitments = commitments,
                                         .count = count};
    struct writer body;
    writer_start(&body, 1 << 16);
    commitment_list_write(&body, &list);
    write_raw(&body, "", 1);
    assert_true(commitment_list_state(&list, &statement, &place));
    if (chronicle->two_sided)
        chronicle_state(chronicle, &entry, STATEMENT_COMMIT, body.at, &place, 0);
    writer_end(&body);
    writer_start(&out, 1 << 16);
    entry.committed =
        (struct entry_committed){.first = committing->committed, .commitments = commitments, .count = count};
    entry_write(&out, &entry);
    committing->committed += count;
    return chronicle_add(chronicle, &out);
}

int64_t work_ask(struct chronicle *chronicle, struct work *work, const char *seat, int64_t corrects, int64_t decision)
{
    struct writer out;
    char body[BODY_MAX + 120], decided[40] = "";
    uint64_t link = ++chronicle->used;
    const struct statement_place place = {
        .anchor = chronicle->chain.anchor.secret, .link = link, .index = chronicle->asked_count};
    struct entry entry = chronicle_envelope(chronicle, ENTRY_ASKED, seat);
    writer_start(&out, 1 << 20);
    if (decision)
        snprintf(decided, sizeof decided, ",\"decision\":%d", (int)decision);
    snprintf(body, sizeof body, "%.*s%s,\"place\":{\"index\":%u,\"link\":%u}}", (int)strlen(work->body) - 1, work->body,
             decided, (unsigned)place.index, (unsigned)link);
    chronicle_state(chronicle, &entry, STATEMENT_ASK, body, &place, 0);
    entry.asked = (struct entry_asked){
        .body = body, .link = link, .index = chronicle->asked_count, .corrects = corrects, .decision = decision};
    if (work->binding.units)
        entry.asked.units = work->binding.units->stated;
    entry_question_set(&entry.asked.subject, &work->ruling);
    entry_write(&out, &entry);
    strcpy(chronicle->asked, work->body);
    arena_end(&work->arena);
    memset(chronicle->shown, 0, sizeof chronicle->shown);
    chronicle->asked_link = chronicle->used;
    chronicle->asked_index = chronicle->asked_count++;
    chronicle->asked_corrects = corrects;
    chronicle->asked_decision = decision;
    return chronicle->asked_entry = chronicle_add(chronicle, &out);
}

int64_t chronicle_ask(struct chronicle *chronicle, const char *seat)
{
    struct work work;
    work_start(&work);
    question_choose(&work, chronicle, chronicle->step);
    return work_ask(chronicle, &work, seat, 0, 0);
}

int64_t chronicle_reveal(struct chronicle *chronicle, const char *seat)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_REVEALED, seat);
    struct chronicle_seat *showing = chronicle_seat(chronicle, seat);
    struct device_signature signature;
    uint8_t bytes[CHRONICLE_NONCE];
    roll_nonce(showing, chronicle->asked_index, bytes);
    chronicle->shown[showing - chronicle->seats] = true;
    const struct chronicle_entry *asked = &chronicle->entries[chronicle->asked_entry];
    const struct reveal reveal = {.session = chronicle->session,
                                  .nonce = {seat, bytes, sizeof bytes},
                                  .asked = tree_leaf(asked->bytes, asked->length),
                                  .root = chronicle_head(chronicle, (size_t)chronicle->asked_entry + 1).root,
                                  .index = chronicle->asked_index};
    assert_true(reveal_sign(&reveal, &showing->secret, &signature));
    entry.signature = (struct signature_given){signature.bytes, sizeof signature.bytes};
    entry.revealed = (struct entry_revealed){
        .question = chronicle->asked_entry, .index = chronicle->asked_index, .nonce = {bytes, sizeof bytes}};
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_give_up(struct chronicle *chronicle, const char *seat)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_GAVE_UP, seat);
    chronicle_state(chronicle, &entry, STATEMENT_GIVE_UP, "{}", NULL, chronicle->asked_entry);
    entry.gave_up.question = chronicle->asked_entry;
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_answer(struct chronicle *chronicle, const char *seat)
{
    struct work work;
    struct arena kept_arena;
    struct reused_dice reused;
    struct hash secret;
    struct any_nonces shown = {.nonces = {.list = shown.list}};
    struct entry_ruling grounds = {.link = chronicle->asked_link,
                                   .secret = &secret,
                                   .question = chronicle->asked_entry,
                                   .corrects = chronicle->asked_corrects,
                                   .decision = chronicle->asked_decision,
                                   .from = chronicle->asked_corrects};
    static struct roster then;
    const struct roster *roster = roster_met(chronicle, grounds.corrects, &then);
    work_start(&work);
    arena_start(&kept_arena, 16 << 20);
    work.kept = &kept_arena;
    strcpy(work.body, chronicle->asked);
    assert_true(work_open(&work, chronicle, roster));
    for (size_t i = 0; i < chronicle->seat_count; i++) {
        if (!chronicle->shown[i])
            continue;
        roll_nonce(&chronicle->seats[i], chronicle->asked_index, shown.bytes[i]);
        nonce_add(&shown, chronicle->seats[i].name, shown.bytes[i]);
    }
    grounds.roll = shown.nonces;
    if (grounds.corrects) {
        work_keep(&work, chronicle, grounds.corrects, &reused);
        work_resolve_kept(chronicle, &work, &reused, &grounds, &secret);
        assert_string_equal(work.ruling.source, "sealed"); /* else it is a question that wants no further dice */
    } else {
        work_resolve_sealed(chronicle, &work, grounds.link, &shown.nonces, &secret);
    }
    int64_t entry = work_record(chronicle, &work, seat, roster, &grounds);
    arena_end(&kept_arena);
    return entry;
}

/* The dice that fell on the table for the open question. */
static void declared_throw(struct chronicle *chronicle)
{
    struct work work;
    if (chronicle->declared_entry == chronicle->asked_entry)
        return;
    work_start(&work);
    strcpy(work.body, chronicle->asked);
    assert_true(work_open(&work, chronicle, NULL));
    work_resolve_declared(&work);
    const struct dice_record *record = work.ruling.dice;
    bool fits = record->face_count <= (int32_t)(sizeof chronicle->declared / sizeof chronicle->declared[0]);
    chronicle->declared_count = fits ? record->face_count : 0;
    for (int32_t i = 0; i < chronicle->declared_count; i++)
        chronicle->declared[i] = record->faces[i];
    chronicle->declared_entry = chronicle->asked_entry;
    arena_end(&work.arena);
}

int64_t chronicle_agree_declared(struct chronicle *chronicle, const char *seat, bool wrong)
{
    char body[sizeof chronicle->declared + 40];
    int32_t faces[sizeof chronicle->declared / sizeof chronicle->declared[0]];
    struct text text;
    declared_throw(chronicle);
    if (!chronicle->declared_count)
        return -1;
    memcpy(faces, chronicle->declared, sizeof faces);
    faces[0] = wrong ? faces[0] % 2 + 1 : faces[0];
    struct entry entry = chronicle_envelope(chronicle, ENTRY_DECLARED_AGREED, seat);
    text_start(&text, body, sizeof body);
    for (int32_t i = 0; i < chronicle->declared_count; i++)
        text_format(&text, "%s%d", i ? "," : "{\"dice\":[", (int)faces[i]);
    text_add(&text, "]}");
    chronicle_state(chronicle, &entry, STATEMENT_AGREE_DECLARED, body, NULL, chronicle->asked_entry);
    entry.declared_agreed =
        (struct entry_declared_agreed){.question = chronicle->asked_entry, .faces = {chronicle->declared_count, faces}};
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_answer_declared(struct chronicle *chronicle, const char *seat)
{
    struct work work;
    const struct entry_ruling grounds = {.question = chronicle->asked_entry};
    work_start(&work);
    strcpy(work.body, chronicle->asked);
    assert_true(work_open(&work, chronicle, NULL));
    work.intent.declared = true;
    work.intent.faces = (struct dice_declared){.faces = chronicle->declared, .count = chronicle->declared_count};
    assert_true(ruling_make(&work.ruling, &work.intent, NULL, &work.violations));
    work.ruling.source = "declared";
    return work_add(chronicle, &work, ENTRY_RULING, seat, &grounds);
}
