/* How the dice of a roll were computed: what they depend on, each byte and its face. */
#include "verify/verify_story.h"
#include "verify/verify_words.h"
#include <string.h>

enum { HEX_MAX = 2 * NONCE_MAX + 1 };

static const char *hex_of(const uint8_t *bytes, size_t length, char ret[HEX_MAX])
{
    struct text text;
    text_start(&text, ret, HEX_MAX);
    for (size_t i = 0; i < length; i++)
        text_format(&text, "%02x", bytes[i]);
    return ret;
}

static void basis_say(struct roll_story *story, const struct entry_draws *draws, const char *sentence)
{
    struct text text;
    text_start(&text, story->basis, sizeof story->basis);
    if (draws->count > 0)
        text_add(&text, sentence);
}

void story_faces(struct roll_story *story, const struct entry_draws *draws)
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
    story_lead(story, sentence);
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

void story_plain_dice(struct verifier *verifier, const struct verify_entry *entry)
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

/* Honest devices are late where somebody joins and rolls at once. `giver`: the seat in words. */
static void late_tell(struct verifier *verifier, const char *giver)
{
    char words[VALUE_MAX], asker[SEAT_WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    text_format(&text,
                "LATE: %s gave it too late for the chain's first roll, which is entry %lld, asked by %s. This happens "
                "to honest devices where somebody joins and rolls at once. It is suspicious only if %s could know the "
                "server's secrets, as its owner does: then nonces could be tried until these dice suited.",
                giver, (long long)verifier->chain.first, story_seat(verifier, verifier->chain.first_by, asker), giver);
    words_wrap(&verifier->roll.sums, "              ", words);
}

static void seat_nonces_tell(struct verifier *verifier, const struct nonces *seats)
{
    struct writer *out = &verifier->roll.sums;
    char hex[HEX_MAX], words[SEAT_WORDS_MAX];
    words_line(out, seats->count ? "          nonces of the seats:" : "          no seat's nonce counted");
    for (size_t i = 0; i < seats->count; i++) {
        const struct nonce *nonce = &seats->list[i];
        int64_t given = protocol_seat(&verifier->protocol, nonce->seat)->nonce_seq;
        words_line(out, "            %s, given in entry %lld", story_seat(verifier, nonce->seat, words),
                   (long long)given);
        words_line(out, "              %s", hex_of(nonce->bytes, nonce->length, hex));
        if (verify_late_nonce(verifier, protocol_seat(&verifier->protocol, nonce->seat)))
            late_tell(verifier, words);
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
        const struct roll_step *shown = story_step(&verifier->roll, ENTRY_REVEALED, nonce->seat);
        if (shown)
            words_line(out, "            %s, revealed in entry %lld at %s", story_seat(verifier, nonce->seat, words),
                       (long long)shown->seq, story_time(shown->at, time));
        else
            words_line(out, "            %s, with the question", story_seat(verifier, nonce->seat, words));
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
                    story_seat(verifier, nonces->list[i].seat, seat));
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
    if (!story_is_wanted(verifier, entry))
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
