/* Any bytes as an exported session: the verifier takes them, whole or in pieces, says the same twice, and says it in
 * valid JSON. The seeds are whole sessions. */
#include "fuzzing.h"
#include "verify/verify_compare.h"
#include <string.h>

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    return 0;
}

/* An export is the same as itself, or unreadable; and it may be no checkpoint. */
static void compare_with_itself(const struct verifier *verifier, const char *bytes, size_t size, struct writer *text)
{
    static const struct verify_trust nobody;
    struct compared given[2] = {{.name = "one", .file = verifier}, {.name = "other", .file = verifier}};
    struct record_comparison comparison;
    struct consistency proof;
    verify_compare(given, NULL, 0, &nobody, &comparison);
    require(comparison.relation == COMPARE_SAME || comparison.relation == COMPARE_UNREADABLE, "another than itself");
    comparison_write_text(text, &comparison);
    given[1] = (struct compared){.name = "note", .note = bytes, .note_length = size};
    verify_compare(given, &proof, consistency_read(bytes, size, &proof), &nobody, &comparison);
    require(comparison_outcome(&comparison) != VERIFY_ALL_PASSED, "a file is no checkpoint of itself");
    comparison_write_text(text, &comparison);
}

/* The report on the bytes, handed over in pieces of this size. */
static void report(const char *bytes, size_t size, size_t piece, struct writer *out)
{
    const struct verify_trust trust = {.saved = bytes, .saved_length = size};
    const struct verify_roll roll = {.seq = 1 + (int64_t)(size % 16)};
    struct verifier *verifier = verifier_new(&trust);
    require(verifier != NULL, "no memory");
    verify_roll_set(verifier, &roll);
    for (size_t at = 0; at < size; at += piece)
        verify_bytes(verifier, bytes + at, piece < size - at ? piece : size - at);
    require(verify_end(verifier), "memory ran out");
    require(!verify_passed(verifier), "a file is no checkpoint of itself"); /* what is saved never fits */
    verify_write_json(out, verifier);
    struct writer text;
    writer_start(&text, 1 << 20);
    verify_write_text(&text, verifier);
    verify_write_roll(&text, verifier);
    verify_write_certificate(&text, verifier, 0);
    compare_with_itself(verifier, bytes, size, &text);
    write_raw(&text, "", 1);
    require(!text.failed && text_is_utf8(text.at), "a report that is no text");
    writer_end(&text);
    verifier_free(verifier);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *bytes = (const char *)data;
    struct writer whole, pieces;
    struct receipt_verdict verdict;
    static const struct verify_trust nobody;
    writer_start(&whole, 1 << 20);
    writer_start(&pieces, 1 << 20);
    report(bytes, size, size + 1, &whole);
    report(bytes, size, 7, &pieces);
    require(!whole.failed && is_json_text(whole.at, whole.used), "a report that is no JSON");
    require(whole.used == pieces.used && memcmp(whole.at, pieces.at, whole.used) == 0, "two reports");
    writer_end(&whole);
    writer_end(&pieces);
    verify_receipt(bytes, size, &nobody, &verdict);
    require(!verdict.holds, "a receipt that nobody signed");
    return 0;
}
