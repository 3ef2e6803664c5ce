/* One roll in words: in short; who asked what and when, and what the rules made of the dice, clause by clause; at the
 * end what the dice depend on, each byte and its face. It is made while the file is read, next to the checks and from
 * the same values. */
#include "base/clock.h"
#include "fields/schema.h"
#include "referee/answer.h"
#include "referee/recorded_words.h"
#include "verify/verify_state.h"
#include "verify/verify_words.h"
#include <string.h>

enum { HEX_MAX = 2 * NONCE_MAX + 1, SEAT_WORDS_MAX = 512, VALUE_MAX = 4096 };

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

/* `red ("Anna")`: the seat, and what the file calls it. */
static const char *seat_of(const struct verifier *verifier, const char *seat, char ret[SEAT_WORDS_MAX])
{
    struct text text;
    text_start(&text, ret, SEAT_WORDS_MAX);
    text_add(&text, seat);
    for (int32_t i = 0; i < verifier->name_count; i++)
        if (strcmp(verifier->names[i].seat, seat) == 0)
            text_format(&text, " (\"%s\")", verifier->names[i].name);
    return ret;
}

/* A sentence more at the beginning. */
static void lead_add(struct roll_story *story, const char *sentence)
{
    write_words(&story->lead, story->lead.used ? " " : "");
    write_words(&story->lead, sentence);
}

/* The question of two-sided mode, as it came about. */

void verify_roll_follow(struct verifier *verifier, const struct verify_entry *entry, int64_t voids)
{
    struct roll_story *story = &verifier->roll;
    const struct entry *parsed = &entry->parsed;
    int64_t wanted = story->wanted.seq;
    char seat_words[SEAT_WORDS_MAX];
    if (wanted == 0 || !entry->admitted)
        return;
    const char *by = seat_of(verifier, parsed->seat ? parsed->seat : "", seat_words);
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
        words_line(&story->words, "Later     %s disputed it, in entry %lld.", by, (long long)entry->place);
    if (parsed->kind == ENTRY_CORRECTION && parsed->ruling.corrects == wanted)
        words_line(&story->words, "Later     the correction in entry %lld replaced it.", (long long)entry->place);
    if (voids == wanted)
        words_line(&story->words, "Later     it was taken back, with the consent of %s in entry %lld.", by,
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

/* "            Range: 10" */
static void value_tell(struct verifier *verifier, const char *title, const char *name, const char *words)
{
    char line[VALUE_MAX + SEAT_WORDS_MAX];
    struct text text;
    text_start(&text, line, sizeof line);
    title_add(&text, title, name);
    text_format(&text, ": %s", words);
    words_wrap(&verifier->roll.words, "            ", line);
}

/* The members of an object by their titles, units by their names. */
static void members_tell(struct verifier *verifier, const char *heading, const struct fields *fields,
                         const struct json_t *object)
{
    char words[VALUE_MAX];
    struct text text;
    const char *name = NULL;
    if (json_member_count(object) == 0)
        return;
    words_line(&verifier->roll.words, "%s", heading);
    for (const struct json_t *value; (value = json_next(object, &name));) {
        const struct field *field = fields ? field_find(fields, name, strlen(name)) : NULL;
        text_start(&text, words, sizeof words);
        recorded_value_add(&text, field, value);
        value_tell(verifier, field ? field->title : NULL, name, words);
    }
}

/* Who takes part, by names. */
static void roles_tell(struct verifier *verifier, const struct verify_entry *entry, const struct step *step)
{
    const struct json_t *roles = json_member(entry->root, "roles");
    char words[VALUE_MAX];
    struct text text;
    const char *role = NULL;
    size_t length;
    if (json_member_count(roles) == 0)
        return;
    words_line(&verifier->roll.words, "Units");
    for (const struct json_t *units; (units = json_next(roles, &role));) {
        const int32_t number = step ? unit_role_find(step, role) : -1;
        text_start(&text, words, sizeof words);
        if (!json_is_list(units))
            text_add(&text, recorded_unit_called(entry->root, json_text(units, &length)));
        for (size_t i = 0; i < json_list_size(units); i++)
            text_format(&text, "%s%s", i ? ", " : "",
                        recorded_unit_called(entry->root, json_text(json_list_item(units, i), &length)));
        value_tell(verifier, number < 0 ? NULL : step->roles[number].title, role, words);
    }
}

static void question_tell(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry *parsed = &entry->parsed;
    const struct roll_step *asked = parsed->ruling.question ? step_find_of(&verifier->roll, ENTRY_ASKED, NULL) : NULL;
    const struct entry_question *subject = &parsed->ruling.subject;
    const struct step *step = verifier->ruleset ? step_find(verifier->ruleset, subject->step) : NULL;
    struct writer *out = &verifier->roll.words;
    char time[INSTANT_TEXT_SIZE], seat[SEAT_WORDS_MAX], sentence[SEAT_WORDS_MAX + 64];
    struct text text;
    const char *by = seat_of(verifier, asked ? asked->seat : parsed->seat, seat);
    text_start(&text, sentence, sizeof sentence);
    text_format(&text, parsed->ruling.corrects ? "%s corrected entry %lld." : "%s asked.", by,
                (long long)parsed->ruling.corrects);
    lead_add(&verifier->roll, sentence);
    if (asked)
        words_line(out, "Asked     by %s at %s, in entry %lld, before its dice existed", by, time_of(asked->at, time),
                   (long long)asked->seq);
    else
        words_line(out, "Asked     by %s at %s", by, time_of(parsed->at, time));
    if (parsed->ruling.corrects)
        words_line(out, "Corrects  entry %lld, as the decision in entry %lld wants", (long long)parsed->ruling.corrects,
                   (long long)parsed->ruling.decision);
    words_line(out, "Step      %s (%s of %s, version %d of its rules)", step ? step->title : subject->step,
               subject->step, subject->ruleset, subject->version);
    roles_tell(verifier, entry, step);
    members_tell(verifier, "Question", step ? step->input : NULL, json_member(entry->root, "input"));
    members_tell(verifier, "Options", verifier->ruleset ? verifier->ruleset->options : NULL,
                 json_member(entry->root, "options"));
}

/* What the dice rest on. */

static void basis_say(struct roll_story *story, const struct entry_draws *draws, const char *sentence)
{
    struct text text;
    text_start(&text, story->basis, sizeof story->basis);
    if (draws->count > 0)
        text_add(&text, sentence);
}

/* "4 dice fell: 1 1 1 1." */
static void faces_lead(struct roll_story *story, const struct entry_draws *draws)
{
    char sentence[VALUE_MAX];
    int32_t count = 0;
    struct text text;
    for (int32_t i = 0; i < draws->count; i++)
        count += draws->list[i].face_count;
    text_start(&text, sentence, sizeof sentence);
    if (count == 0)
        text_add(&text, "No dice were thrown");
    else
        text_format(&text, count == 1 ? "One die fell:" : "%d dice fell:", (int)count);
    for (int32_t i = 0; i < draws->count; i++)
        for (int32_t k = 0; k < draws->list[i].face_count; k++)
            text_format(&text, " %d", draws->list[i].faces[k]);
    text_add(&text, ".");
    lead_add(story, sentence);
}

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
        words_wrap(&verifier->roll.sums, "            ", scratch->at);
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
    words_line(&verifier->roll.sums, "          draw %d, %s%s%s: %d %s of %d sides (%s)%s", number,
               draw->part ? draw->part : "", draw->part ? ", " : "", draw->label, draw->count,
               draw->count == 1 ? "die" : "dice", draw->sides, draw->verb, reach);
}

static void draws_tell(struct verifier *verifier, const struct entry_draws *draws)
{
    if (draws->count == 0)
        words_line(&verifier->roll.sums, "          no dice were thrown");
    for (int32_t i = 0; i < draws->count; i++) {
        draw_tell(verifier, i + 1, &draws->list[i]);
        faces_tell(verifier, &draws->list[i]);
    }
}

static void plain_dice_tell(struct verifier *verifier, const struct verify_entry *entry)
{
    struct roll_story *story = &verifier->roll;
    const struct entry_draws *draws = &entry->parsed.ruling.draws;
    struct writer *out = &story->sums;
    switch (entry->parsed.ruling.dice) {
    case DICE_KIND_DECLARED:
        words_line(out, "Dice      declared");
        basis_say(story, draws,
                  entry->parsed.ruling.question
                      ? "The dice were thrown on the table; both players signed these faces."
                      : "The dice were thrown on the table and typed in; nothing proves how they fell.");
        if (entry->parsed.ruling.from)
            words_line(out, "          beside the faces of entry %lld, used again",
                       (long long)entry->parsed.ruling.from);
        break;
    case DICE_KIND_REUSED:
        words_line(out, "Dice      the faces of entry %lld, used again", (long long)entry->parsed.ruling.from);
        basis_say(story, draws, "The dice are those that had fallen before, used again.");
        break;
    case DICE_KIND_SYSTEM:
        words_line(out, "Dice      thrown by the server");
        basis_say(story, draws, "The server threw the dice; the session is not sealed, and nothing proves them.");
        break;
    default:
        words_line(out, "Dice      sealed");
        basis_say(story, draws,
                  "An entry before this one may not be where it is, so what the dice rest on is not known.");
    }
    draws_tell(verifier, draws);
}

void verify_roll_begin(struct verifier *verifier, const struct verify_entry *entry)
{
    if (!is_printed(verifier, entry))
        return;
    verifier->roll.printed = true;
    verifier->roll.kind = entry->parsed.kind;
    question_tell(verifier, entry);
    faces_lead(&verifier->roll, &entry->parsed.ruling.draws);
    if (!entry->admitted || entry->parsed.ruling.dice != DICE_KIND_SEALED)
        plain_dice_tell(verifier, entry);
}

static void seat_nonces_tell(struct verifier *verifier, const struct nonces *seats)
{
    struct writer *out = &verifier->roll.sums;
    char hex[HEX_MAX], words[SEAT_WORDS_MAX];
    words_line(out, seats->count ? "          nonces of the seats:" : "          no seat's nonce counted");
    for (size_t i = 0; i < seats->count; i++) {
        const struct nonce *nonce = &seats->list[i];
        int64_t given = protocol_seat(&verifier->protocol, nonce->seat)->nonce_seq;
        words_line(out, "            %s, given in entry %lld", seat_of(verifier, nonce->seat, words), (long long)given);
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
    struct writer *out = &verifier->roll.sums;
    char hex[HEX_MAX], time[INSTANT_TEXT_SIZE], words[SEAT_WORDS_MAX];
    if (roll->count > 0)
        words_line(out, "          nonces that were committed before and shown for this roll:");
    for (size_t i = 0; i < roll->count; i++) {
        const struct nonce *nonce = &roll->list[i];
        const struct roll_step *shown = step_find_of(&verifier->roll, ENTRY_REVEALED, nonce->seat);
        if (shown)
            words_line(out, "            %s, revealed in entry %lld at %s", seat_of(verifier, nonce->seat, words),
                       (long long)shown->seq, time_of(shown->at, time));
        else
            words_line(out, "            %s, with the question", seat_of(verifier, nonce->seat, words));
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
    words_wrap(&verifier->roll.sums, "            ", scratch->at);
}

/* Whose numbers the dice follow from. */
static void givers_say(struct verifier *verifier, const struct entry_draws *draws, const struct nonces *nonces)
{
    char words[ROLL_BASIS_MAX], seat[SEAT_WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    text_add(&text, "The dice follow from a secret that was fixed ");
    if (verifier->chain.entry == 0)
        text_add(&text, "before the game, and from ");
    else
        text_format(&text, "in entry %lld, and from ", (long long)verifier->chain.entry);
    text_add(&text, nonces->count ? "numbers that " : "nothing that a player gave");
    for (size_t i = 0; i < nonces->count; i++)
        text_format(&text, "%s%s",
                    i == 0                   ? ""
                    : i + 1 == nonces->count ? " and "
                                             : ", ",
                    seat_of(verifier, nonces->list[i].seat, seat));
    text_add(&text, nonces->count ? " gave." : ".");
    basis_say(&verifier->roll, draws, words);
}

void verify_roll_sealed(struct verifier *verifier, const struct verify_entry *entry, const struct seal *seal)
{
    struct writer *out = &verifier->roll.sums;
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
    givers_say(verifier, draws, &seal->nonces);
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

/* The outcome, clause by clause. */

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

/* "            Third Impi: Figures 16 to 14 (MWK-FIR-4)" */
static void effect_tell(struct verifier *verifier, const struct verify_entry *entry, const struct json_t *effect)
{
    const struct unit_type *type = verifier->ruleset ? verifier->ruleset->units : NULL;
    const char *member = json_text_member(effect, "member"), *clause = json_text_member(effect, "clause");
    const struct field *field = type && member ? field_find(type->fields, member, strlen(member)) : NULL;
    const struct json_t *values[] = {json_member(effect, "from"), json_member(effect, "to")};
    char words[VALUE_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    title_add(&text, field ? field->title : NULL, member ? member : "?");
    for (int i = 0; i < 2; i++) {
        size_t length;
        if (i == 0 && !values[i])
            continue;
        text_add(&text, i && values[0] ? " to " : " ");
        if (recorded_is_unit(field, values[i]))
            text_add(&text, recorded_unit_called(entry->root, json_text(values[i], &length)));
        else
            recorded_value_add(&text, field, values[i]);
    }
    if (clause)
        text_format(&text, " (%s)", clause);
    value_tell(verifier, recorded_unit_called(entry->root, json_text_member(effect, "unit")), "?", words);
}

static void effects_tell(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *effects = json_member(entry->root, "effects");
    if (json_list_size(effects) == 0)
        return;
    words_line(&verifier->roll.words,
               entry->parsed.ruling.units.applied ? "Effects" : "Effects, which were not applied");
    for (size_t i = 0; i < json_list_size(effects); i++)
        effect_tell(verifier, entry, json_list_item(effects, i));
}

void verify_roll_resolved(struct verifier *verifier, const struct verify_entry *entry, const struct ruling *ruling)
{
    char words[SUMMARY_MAX];
    struct text summary;
    if (!is_printed(verifier, entry))
        return;
    text_start(&summary, words, sizeof words);
    ruling_summarise(ruling, &summary);
    lead_add(&verifier->roll, words);
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

/* What a person wants to know first: who, which dice, the outcome, and whether they are to be believed. */
static bool lead_write(struct writer *out, const struct verifier *verifier)
{
    const struct roll_story *story = &verifier->roll;
    struct writer lead;
    writer_start(&lead, 1 << 20);
    write_raw(&lead, story->lead.at, story->lead.used);
    write_words(&lead, story->basis[0] ? " " : "");
    write_words(&lead, story->basis);
    write_raw(&lead, "", 1);
    bool whole = !lead.failed;
    if (whole)
        words_wrap(out, "", lead.at);
    writer_end(&lead);
    return whole;
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
    words_line(out, "Entry %lld: %s", (long long)seq, entry_kind_name(story->kind));
    if (!lead_write(out, verifier))
        return false;
    words_line(out, "%s", "");
    if (holds(out, verifier))
        words_line(out, verify_passed(verifier)
                            ? "Checked   and right, in a record that is in order"
                            : "Checked   nothing wrong was found here; the record is not in order: see the end");
    if (verifier->name_count > 0)
        words_line(out, "Names     of seats are the file's word: nothing proves who sat there");
    words_line(out, "%s", "");
    write_raw(out, story->words.at, story->words.used);
    words_line(out, "%s", "");
    words_line(out, "%s", VERIFY_SUMS_HEADING);
    write_raw(out, story->sums.at, story->sums.used);
    return true;
}
