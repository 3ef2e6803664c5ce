/* One roll in words: who asked what and when, what the dice depend on, each byte and its face, and what the rules
 * made of them, clause by clause. It is printed while the file is read, next to the checks and from the same values. */
#include "base/clock.h"
#include "referee/answer.h"
#include "verify/verify_state.h"
#include "verify/verify_words.h"
#include <string.h>

enum { HEX_MAX = 2 * NONCE_MAX + 1 };

void verify_roll_set(struct verifier *verifier, const struct verify_roll *roll)
{
    verifier->roll.wanted = *roll;
}

static bool is_printed(const struct verifier *verifier, const struct verify_entry *entry)
{
    return verifier->roll.wanted.seq > 0 && entry->place == verifier->roll.wanted.seq;
}

static const char *hex_of(const uint8_t *bytes, size_t length, char ret[HEX_MAX])
{
    struct text text;
    text_start(&text, ret, HEX_MAX);
    for (size_t i = 0; i < length; i++)
        text_format(&text, "%02x", bytes[i]);
    return ret;
}

/* "2026-11-21T10:00:00.000Z" as people read it. */
static const char *time_of(int64_t at, char ret[INSTANT_TEXT_SIZE])
{
    instant_write(at, ret);
    ret[10] = ' ';
    ret[19] = '\0';
    return ret;
}

/* The question of two-sided mode, as it came about. */

void verify_roll_follow(struct verifier *verifier, const struct verify_entry *entry, int64_t voids)
{
    struct roll_story *story = &verifier->roll;
    const struct entry *parsed = &entry->parsed;
    int64_t wanted = story->wanted.seq;
    if (wanted == 0 || !entry->admitted)
        return;
    if (parsed->kind == ENTRY_ASKED)
        story->step_count = 0;
    bool step = parsed->kind == ENTRY_ASKED || parsed->kind == ENTRY_REVEALED;
    if (step && entry->place < wanted && story->step_count < ROLL_STEPS_MAX) {
        struct roll_step *added = &story->steps[story->step_count++];
        struct text seat;
        *added = (struct roll_step){.kind = parsed->kind, .seq = entry->place, .at = parsed->at};
        text_start(&seat, added->seat, sizeof added->seat);
        text_add(&seat, parsed->seat);
    }
    if (parsed->kind == ENTRY_DISPUTE && parsed->dispute.target == wanted)
        words_line(&story->words, "Later     %s disputed it, in entry %lld.", parsed->seat, (long long)entry->place);
    if (parsed->kind == ENTRY_CORRECTION && parsed->ruling.corrects == wanted)
        words_line(&story->words, "Later     the correction in entry %lld replaced it.", (long long)entry->place);
    if (voids == wanted)
        words_line(&story->words, "Later     it was taken back, with the consent of %s in entry %lld.", parsed->seat,
                   (long long)entry->place);
}

static const struct roll_step *step_find_of(const struct roll_story *story, enum entry_kind kind, const char *seat)
{
    for (size_t i = 0; i < story->step_count; i++)
        if (story->steps[i].kind == kind && (!seat || strcmp(story->steps[i].seat, seat) == 0))
            return &story->steps[i];
    return NULL;
}

/* What was asked. */

static void value_tell(struct verifier *verifier, const char *name, const struct json_t *value)
{
    struct writer *scratch = &verifier->scratch;
    writer_reset(scratch);
    write_words(scratch, name);
    write_words(scratch, ": ");
    scratch->comma = false;
    json_write(scratch, value);
    write_raw(scratch, "", 1);
    verifier->starved = verifier->starved || scratch->failed;
    if (!scratch->failed)
        words_wrap(&verifier->roll.words, "            ", scratch->at);
}

static void members_tell(struct verifier *verifier, const char *title, const struct json_t *object)
{
    const char *name = NULL;
    if (json_member_count(object) == 0)
        return;
    words_line(&verifier->roll.words, "%s", title);
    for (const struct json_t *value; (value = json_next(object, &name));)
        value_tell(verifier, name, value);
}

static void question_tell(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry *parsed = &entry->parsed;
    const struct roll_step *asked = parsed->ruling.question ? step_find_of(&verifier->roll, ENTRY_ASKED, NULL) : NULL;
    struct writer *out = &verifier->roll.words;
    char time[INSTANT_TEXT_SIZE];
    if (asked)
        words_line(out, "Asked     by %s at %s, in entry %lld, before its dice existed", asked->seat,
                   time_of(asked->at, time), (long long)asked->seq);
    else
        words_line(out, "Asked     by %s at %s", parsed->seat, time_of(parsed->at, time));
    if (parsed->ruling.corrects)
        words_line(out, "Corrects  entry %lld, as the decision in entry %lld wants", (long long)parsed->ruling.corrects,
                   (long long)parsed->ruling.decision);
    words_line(out, "Step      %s of %s, version %d of its rules", parsed->ruling.subject.step,
               parsed->ruling.subject.ruleset, parsed->ruling.subject.version);
    members_tell(verifier, "Units", json_member(entry->root, "roles"));
    members_tell(verifier, "Question", json_member(entry->root, "input"));
    members_tell(verifier, "Options", json_member(entry->root, "options"));
}

/* What the dice rest on. */

static void faces_tell(struct verifier *verifier, const struct entry_draw *draw)
{
    struct writer *scratch = &verifier->scratch;
    writer_reset(scratch);
    write_words(scratch, "faces:");
    for (int32_t i = 0; i < draw->face_count; i++) {
        char face[16];
        struct text text;
        text_start(&text, face, sizeof face);
        text_format(&text, " %d", draw->faces[i]);
        write_words(scratch, face);
    }
    write_raw(scratch, "", 1);
    verifier->starved = verifier->starved || scratch->failed;
    if (!scratch->failed)
        words_wrap(&verifier->roll.words, "            ", scratch->at);
}

static void draw_tell(struct verifier *verifier, int32_t number, const struct entry_draw *draw)
{
    char reach[48] = "";
    struct text text;
    text_start(&text, reach, sizeof reach);
    if (strcmp(draw->verb, "hits") == 0)
        text_format(&text, ", of which each counts from %d", draw->number);
    else if (strcmp(draw->verb, "sum_floored") == 0 && draw->number)
        text_format(&text, ", each less %d", draw->number);
    words_line(&verifier->roll.words, "          draw %d, %s%s%s: %d %s of %d sides (%s)%s", number,
               draw->part ? draw->part : "", draw->part ? ", " : "", draw->label, draw->count,
               draw->count == 1 ? "die" : "dice", draw->sides, draw->verb, reach);
}

static void draws_tell(struct verifier *verifier, const struct entry_draws *draws)
{
    if (draws->count == 0)
        words_line(&verifier->roll.words, "          no dice were thrown");
    for (int32_t i = 0; i < draws->count; i++) {
        draw_tell(verifier, i + 1, &draws->list[i]);
        faces_tell(verifier, &draws->list[i]);
    }
}

static void plain_dice_tell(struct verifier *verifier, const struct verify_entry *entry)
{
    struct writer *out = &verifier->roll.words;
    switch (entry->parsed.ruling.dice) {
    case DICE_KIND_DECLARED:
        words_line(out, entry->parsed.ruling.question
                            ? "Dice      declared: thrown on the table; both players signed these faces"
                            : "Dice      declared: thrown on the table and typed in; nothing proves how they fell");
        if (entry->parsed.ruling.from)
            words_line(out, "          beside the faces of entry %lld, used again",
                       (long long)entry->parsed.ruling.from);
        break;
    case DICE_KIND_REUSED:
        words_line(out, "Dice      the faces of entry %lld, used again", (long long)entry->parsed.ruling.from);
        break;
    case DICE_KIND_SYSTEM:
        words_line(out, "Dice      thrown by the server; the session is not sealed, and nothing proves them");
        break;
    default:
        words_line(out, "Dice      sealed, but an entry before may not stand where it stands: what they rest on is "
                        "not known");
    }
    draws_tell(verifier, &entry->parsed.ruling.draws);
}

void verify_roll_begin(struct verifier *verifier, const struct verify_entry *entry)
{
    if (!is_printed(verifier, entry))
        return;
    verifier->roll.printed = true;
    words_line(&verifier->roll.words, "Entry %lld: %s", (long long)entry->place, entry_kind_name(entry->parsed.kind));
    question_tell(verifier, entry);
    if (!entry->admitted || entry->parsed.ruling.dice != DICE_KIND_SEALED)
        plain_dice_tell(verifier, entry);
}

static void seat_nonces_tell(struct verifier *verifier, const struct nonces *seats)
{
    struct writer *out = &verifier->roll.words;
    char hex[HEX_MAX];
    words_line(out, seats->count ? "          nonces of the seats:" : "          no seat's nonce counted");
    for (size_t i = 0; i < seats->count; i++) {
        const struct nonce *nonce = &seats->list[i];
        int64_t given = protocol_seat(&verifier->protocol, nonce->seat)->nonce_seq;
        words_line(out, "            %s, given in entry %lld", nonce->seat, (long long)given);
        words_line(out, "              %s", hex_of(nonce->bytes, nonce->length, hex));
        if (verify_late_nonce(verifier, protocol_seat(&verifier->protocol, nonce->seat)))
            words_wrap(
                out, "              ",
                "LATE: it was given after the chain's first roll. Anyone who knows the server's secrets could try "
                "nonces until these dice suited.");
    }
}

static void roll_nonces_tell(struct verifier *verifier, const struct nonces *roll)
{
    struct writer *out = &verifier->roll.words;
    char hex[HEX_MAX], time[INSTANT_TEXT_SIZE];
    if (roll->count > 0)
        words_line(out, "          nonces that were committed before and shown for this roll:");
    for (size_t i = 0; i < roll->count; i++) {
        const struct nonce *nonce = &roll->list[i];
        const struct roll_step *shown = step_find_of(&verifier->roll, ENTRY_REVEALED, nonce->seat);
        if (shown)
            words_line(out, "            %s, revealed in entry %lld at %s", nonce->seat, (long long)shown->seq,
                       time_of(shown->at, time));
        else
            words_line(out, "            %s, with the question", nonce->seat);
        words_line(out, "              %s", hex_of(nonce->bytes, nonce->length, hex));
    }
}

/* The next byte of a link. */
struct link_bytes {
    const struct seal *seal;
    uint64_t next;
    uint8_t block[SEALED_BLOCK];
};

static bool byte_take(struct link_bytes *bytes, uint8_t *ret)
{
    if (bytes->next % SEALED_BLOCK == 0 && !sealed_block(bytes->seal, bytes->next / SEALED_BLOCK, bytes->block))
        return false;
    *ret = bytes->block[bytes->next++ % SEALED_BLOCK];
    return true;
}

/* The bytes of one draw, each with the face that it gives. */
static void bytes_tell(struct verifier *verifier, const struct entry_draw *draw, struct link_bytes *bytes)
{
    struct writer *scratch = &verifier->scratch;
    char parsed[48];
    struct text text;
    uint8_t byte;
    writer_reset(scratch);
    write_words(scratch, "bytes:");
    for (int32_t i = 0; i < draw->face_count && byte_take(bytes, &byte);) {
        int32_t face = dice_face_of_byte(byte, draw->sides);
        text_start(&text, parsed, sizeof parsed);
        if (face)
            text_format(&text, " %02x=%d gives %d;", byte, byte, face);
        else
            text_format(&text, " %02x=%d is thrown away;", byte, byte);
        write_words(scratch, parsed);
        i += face != 0;
    }
    write_raw(scratch, "", 1);
    verifier->starved = verifier->starved || scratch->failed;
    if (scratch->failed)
        return;
    scratch->at[scratch->used - 2] = '.';
    words_wrap(&verifier->roll.words, "            ", scratch->at);
}

void verify_roll_sealed(struct verifier *verifier, const struct verify_entry *entry, const struct seal *seal)
{
    struct writer *out = &verifier->roll.words;
    const struct verify_chain *chain = &verifier->chain;
    const struct entry_draws *draws = &entry->parsed.ruling.draws;
    struct link_bytes bytes = {.seal = seal};
    char hex[HEX_MAX];
    if (!is_printed(verifier, entry))
        return;
    words_line(out, "Dice      sealed: link %llu of the chain; its secret, published with the ruling:",
               (unsigned long long)seal->link);
    words_line(out, "            %s", hex_of(seal->secret.bytes, sizeof seal->secret.bytes, hex));
    words_line(out, "          hashed %llu %s it must be what entry %lld had published before:",
               (unsigned long long)(seal->link - chain->published),
               seal->link - chain->published == 1 ? "time" : "times", (long long)chain->entry);
    words_line(out, "            %s", hex_of(chain->secret.bytes, sizeof chain->secret.bytes, hex));
    if (entry->parsed.ruling.question)
        roll_nonces_tell(verifier, &seal->nonces);
    else
        seat_nonces_tell(verifier, &seal->nonces);
    if (draws->count == 0)
        words_line(out, "          no dice were thrown");
    else
        words_wrap(out, "          ",
                   "HMAC-SHA-256 over link and nonces, under the secret, gives bytes; of a die with s sides a byte b "
                   "gives the face (b mod s) + 1, and is thrown away from 256 - (256 mod s) on.");
    for (int32_t i = 0; i < draws->count; i++) {
        draw_tell(verifier, i + 1, &draws->list[i]);
        bytes_tell(verifier, &draws->list[i], &bytes);
        faces_tell(verifier, &draws->list[i]);
    }
}

/* What came of it. */

static void clause_tell(struct verifier *verifier, const struct entry_ruling *ruling, const char *clause)
{
    const struct verify_roll *wanted = &verifier->roll.wanted;
    const char *title, *words;
    if (!wanted->clause || !wanted->clause(wanted->context, ruling->subject.ruleset, clause, &title, &words))
        return;
    words_line(&verifier->roll.words, "              \"%s\"", title);
    words_wrap(&verifier->roll.words, "              ", words);
}

static bool is_new(const struct explanation *why, int32_t reason)
{
    for (int32_t i = 0; i < reason; i++)
        if (strcmp(why->reasons[i].clause, why->reasons[reason].clause) == 0)
            return false;
    return true;
}

static void reason_tell(struct verifier *verifier, const struct reason *reason)
{
    char numbers[80] = "", line[512];
    struct text text;
    text_start(&text, numbers, sizeof numbers);
    if (reason->value != FIELD_ABSENT) {
        text_add(&text, ": ");
        text_add_thousandths(&text, reason->value);
    }
    if (reason->total != FIELD_ABSENT) {
        text_add(&text, reason->value != FIELD_ABSENT ? ", in all " : ": in all ");
        text_add_thousandths(&text, reason->total);
    }
    text_start(&text, line, sizeof line);
    text_format(&text, "%s  %s%s%s%s%s%s", reason->clause, reason->part ? reason->part : "", reason->part ? ", " : "",
                reason->subject ? reason->subject : "", reason->subject ? ": " : "", reason->text, numbers);
    words_wrap(&verifier->roll.words, "          ", line);
}

static void effects_tell(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *effects = json_member(entry->root, "effects");
    if (json_list_size(effects) == 0)
        return;
    words_line(&verifier->roll.words,
               entry->parsed.ruling.units.applied ? "Effects" : "Effects, which were not applied");
    for (size_t i = 0; i < json_list_size(effects); i++) {
        const struct json_t *effect = json_list_item(effects, i);
        const char *unit = json_text_member(effect, "unit");
        value_tell(verifier, unit ? unit : "", effect);
    }
}

void verify_roll_resolved(struct verifier *verifier, const struct verify_entry *entry, const struct ruling *ruling)
{
    char words[SUMMARY_MAX];
    struct text summary;
    if (!is_printed(verifier, entry))
        return;
    text_start(&summary, words, sizeof words);
    ruling_summarise(ruling, &summary);
    words_line(&verifier->roll.words, "Outcome");
    words_wrap(&verifier->roll.words, "          ", words);
    words_line(&verifier->roll.words, "Rule by rule");
    for (int32_t i = 0; i < ruling->why->count; i++) {
        reason_tell(verifier, &ruling->why->reasons[i]);
        if (is_new(ruling->why, i))
            clause_tell(verifier, &entry->parsed.ruling, ruling->why->reasons[i].clause);
    }
    effects_tell(verifier, entry);
}

/* The end. */

static bool holds(struct writer *out, const struct verifier *verifier)
{
    bool held = true;
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++) {
        const struct verify_result *result = verify_result(verifier, (enum verify_check)check);
        if (!result->failed || result->failure.entry != verifier->roll.wanted.seq)
            continue;
        words_line(out, "FAILED    %s: %s", verify_check_name((enum verify_check)check), result->failure.reason);
        held = false;
    }
    return held;
}

bool verify_write_roll(struct writer *out, const struct verifier *verifier)
{
    const struct roll_story *story = &verifier->roll;
    int64_t seq = story->wanted.seq;
    if (!story->printed) {
        if (seq >= (int64_t)verifier->page_count)
            words_line(out, "There is no entry %lld.", (long long)seq);
        else
            words_line(out, "Entry %lld is no ruling that could be read.", (long long)seq);
        return false;
    }
    write_raw(out, story->words.at, story->words.used);
    if (holds(out, verifier))
        words_line(out, verify_passed(verifier) ? "Checked   and right, in a record that is in order"
                                                : "Checked   nothing wrong was found here; of the record:");
    return true;
}
