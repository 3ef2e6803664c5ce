/* The certificate: one page of plain text that can be printed, signed by the players and kept. It says what was checked
 * and proves nothing by itself: whoever doubts it checks the file again. */
#include "base/clock.h"
#include "verify/verify_state.h"
#include "verify/verify_words.h"
#include <string.h>

enum { CERTIFICATE_LABEL = 14 };

static void row(struct writer *out, const char *label, const char *words)
{
    words_line(out, "  %-*s%s", CERTIFICATE_LABEL, label, words);
}

/* "2026-11-21 10:00 UTC" */
static const char *minute_of(int64_t at, char ret[INSTANT_TEXT_SIZE])
{
    instant_write(at, ret);
    ret[10] = ' ';
    strcpy(ret + 16, " UTC");
    return ret;
}

static void session_rows(struct writer *out, const struct verifier *verifier)
{
    static const char *const modes[] = {
        [MODE_UNSEALED] = "not sealed", [MODE_SEALED] = "sealed", [MODE_TWO_SIDED] = "two-sided"};
    char session[UUID_TEXT_SIZE], time[INSTANT_TEXT_SIZE], words[256];
    struct text text;
    uuid_write(&verifier->session, session);
    row(out, "Session", session);
    row(out, "Recorded as", verifier->origin);
    text_start(&text, words, sizeof words);
    text_format(&text, "%s, version %d of its rules; mode: %s",
                verifier->ruleset ? verifier->ruleset->name : "a ruleset that this program does not know",
                verifier->version, modes[verifier->protocol.mode]);
    row(out, "Played by", words);
    if (verifier->pages[0].kind == ENTRY_OPENED)
        row(out, "Opened", minute_of(verifier->pages[0].at, time));
    if (verifier->pages[verifier->page_count - 1].kind != ENTRY_KIND_COUNT)
        row(out, "Last entry", minute_of(verifier->pages[verifier->page_count - 1].at, time));
}

static void record_rows(struct writer *out, const struct verifier *verifier)
{
    struct tree_head head = tree_head_of(&verifier->tree);
    char root[HASH_TEXT_SIZE], size[32];
    struct text text;
    hash_write(&head.root, root);
    text_start(&text, size, sizeof size);
    text_format(&text, "%llu", (unsigned long long)head.size);
    row(out, "Entries", size);
    row(out, "Root", root);
}

static void key_rows(struct writer *out, const struct verifier *verifier)
{
    char key[NOTE_KEY_TEXT_SIZE], words[FINGERPRINT_TEXT_SIZE];
    if (!verifier->signer) {
        row(out, "Signed by", "nobody, or not rightly");
        return;
    }
    note_key_write(verifier->signer, key);
    fingerprint_write(verifier->signer->bytes, words);
    row(out, "Signed by", key);
    row(out, "In words", words);
    row(out, "",
        verifier->covered_by_given ? "This key was given by whoever checked: the signature is the server's."
                                   : "No key was given: compare these words with those noted before the game.");
}

static void verdict_rows(struct writer *out, const struct verifier *verifier, int64_t now)
{
    static const char *const titles[] = {[VERIFY_ALL_PASSED] = "NOTHING IS WRONG",
                                         [VERIFY_ANY_FAILED] = "FAILED",
                                         [VERIFY_INCOMPLETE] = "INCOMPLETE: it could not all be checked"};
    const struct verify_failure *first = verify_first(verifier);
    char time[INSTANT_TEXT_SIZE], words[128];
    struct text text;
    row(out, "Verdict", titles[verify_outcome(verifier)]);
    if (first)
        words_wrap(out, "                ", first->reason);
    text_start(&text, words, sizeof words);
    text_format(&text, "%s, by umpire %s", minute_of(now, time), UMPIRE_VERSION);
    row(out, "Checked", words);
    row(out, "",
        verifier->trust.saved ? "A checkpoint that was saved in the game was held against it."
                              : "No saved checkpoint was given: it could have been rewritten as a whole.");
}

/* What happened in the game, and what the check could not rest on. */
static void count_rows(struct writer *out, const struct verifier *verifier)
{
    for (int count = VERIFY_FIRST_COUNT; count < VERIFY_WARNING_COUNT; count++)
        words_line(out, "  %12llu  %s", (unsigned long long)verifier->noticed[count].count,
                   verify_warning_words((enum verify_warning)count));
    for (int note = 0; note < VERIFY_FIRST_COUNT; note++)
        if (verifier->noticed[note].count > 0 && note != VERIFY_WARNING_NO_TRUSTED_KEY &&
            note != VERIFY_WARNING_NO_SAVED_CHECKPOINT)
            words_wrap(out, "  ", verify_warning_words((enum verify_warning)note));
}

void verify_write_certificate(struct writer *out, const struct verifier *verifier, int64_t now)
{
    words_line(out, "  THE RECORD OF A GAME, CHECKED");
    write_raw(out, "\n", 1);
    if (verifier->page_count > 0)
        session_rows(out, verifier);
    record_rows(out, verifier);
    write_raw(out, "\n", 1);
    key_rows(out, verifier);
    write_raw(out, "\n", 1);
    verdict_rows(out, verifier, now);
    write_raw(out, "\n", 1);
    count_rows(out, verifier);
    write_raw(out, "\n", 1);
    words_wrap(
        out, "  ",
        "This page proves nothing by itself: anybody can check the exported file again. What a record can prove, "
        "and what not, is told in docs/ledger.md.");
    write_raw(out, "\n", 1);
    words_line(out, "  Players  ______________________________    ______________________________");
}
