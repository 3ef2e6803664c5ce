/* umpire verify: checks exported sessions, checkpoints and receipts offline. Needs no database, no settings and no
 * network. */
#include "base/clock.h"
#include "cli/commands.h"
#include "rulebook/rulebook.h"
#include "verify/verify.h"
#include "verify/verify_compare.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Exit statuses (docs/verify.md). */
enum { STATUS_PASSED, STATUS_FAILED, STATUS_UNUSABLE, STATUS_INCOMPLETE };
enum { REPORT_MAX = 16 << 20, FILES_MAX = 2 };

enum { SMALL_FILE_MAX = 1 << 20, PIECE = 1 << 16 };

/* Prints why a file cannot be used. */
static void file_complain(const char *path, const char *why)
{
    fprintf(stderr, "umpire: %s: %s\n", path, why);
}

/* NULL after printing why not. "-" is standard input. */
static FILE *file_open(const char *path)
{
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
    if (!file)
        file_complain(path, strerror(errno));
    return file;
}

static void file_close(FILE *file)
{
    if (file != stdin)
        fclose(file);
}

/* A whole small file that is open and stays open, ended with a NUL; the caller frees it. NULL after saying why. */
static char *file_read_open(const char *path, FILE *file, size_t *ret_length)
{
    char *bytes = malloc(SMALL_FILE_MAX + 2); /* one more for verify_restore_text */
    *ret_length = bytes ? fread(bytes, 1, SMALL_FILE_MAX + 1, file) : 0;
    if (bytes && !ferror(file) && *ret_length <= SMALL_FILE_MAX) {
        bytes[*ret_length] = '\0';
        return bytes;
    }
    file_complain(path, "it is too large or cannot be read");
    free(bytes);
    return NULL;
}

/* The same for a file that is not open. */
static char *file_read(const char *path, size_t *ret_length)
{
    FILE *file = file_open(path);
    char *bytes = file ? file_read_open(path, file, ret_length) : NULL;
    if (file)
        file_close(file);
    return bytes;
}

/* Notes and keys are texts that people copy: `bytes`, which may be NULL, as they were before. */
static void text_restore(char *bytes, size_t *length)
{
    if (!bytes)
        return;
    *length = verify_restore_text(bytes, *length);
    bytes[*length] = '\0';
}

static bool keys_read(struct verify_trust *trust, const char *path)
{
    size_t length;
    char *bytes = file_read(path, &length), *rest = NULL;
    text_restore(bytes, &length);
    bool read = bytes != NULL;
    const char *line = read ? strtok_r(bytes, "\n", &rest) : NULL;
    for (; line && read; line = strtok_r(NULL, "\n", &rest))
        read = verify_trust_add(trust, line);
    if (bytes && (!read || trust->key_count + trust->word_count == 0)) {
        file_complain(path, "it contains no verifier keys (name+id+key, or eight words, one per line), or too many");
        read = false;
    }
    free(bytes);
    return read;
}

/* Adds a key in words, or those of a file, one on a line. False after saying why. */
static bool keys_add(struct verify_trust *trust, const char *words)
{
    return verify_trust_add(trust, words) || keys_read(trust, words);
}

/* Hands a file to the verifier, to its end. False after saying why not. */
static bool file_verify(struct verifier *verifier, const char *path, FILE *file)
{
    static char piece[PIECE];
    for (size_t length; (length = fread(piece, 1, sizeof piece, file)) > 0;)
        verify_bytes(verifier, piece, length);
    bool read = !ferror(file);
    if (!read)
        file_complain(path, strerror(errno));
    if (read && !verify_end(verifier)) {
        file_complain(path, "out of memory");
        return false;
    }
    return read;
}

static const int statuses[] = {
    [VERIFY_ALL_PASSED] = STATUS_PASSED, [VERIFY_ANY_FAILED] = STATUS_FAILED, [VERIFY_INCOMPLETE] = STATUS_INCOMPLETE};

struct verify_order {
    const char *files[FILES_MAX]; /* "-": standard input */
    int file_count;
    const char *checkpoint, *roll;
    const char *proofs[COMPARE_PROOFS_MAX];
    size_t proof_count;
    bool receipt, certificate, json;
    struct verify_trust trust;
};

/* Reads an option with its value; false: it is not an option, or is given twice. */
static bool value_read(struct verify_order *order, const char *flag, const char *value, bool *ret_reported)
{
    if (strcmp(flag, "--key") == 0) {
        *ret_reported = !keys_add(&order->trust, value);
        return !*ret_reported;
    }
    const char **single = strcmp(flag, "--checkpoint") == 0 ? &order->checkpoint
                          : strcmp(flag, "--roll") == 0     ? &order->roll
                                                            : NULL;
    if (strcmp(flag, "--proof") == 0 && order->proof_count < COMPARE_PROOFS_MAX)
        single = &order->proofs[order->proof_count++];
    if (!single || *single)
        return false;
    *single = value;
    return true;
}

/* Which options go together. */
static bool order_fits(const struct verify_order *order)
{
    int ways = order->json + order->certificate + (order->roll != NULL);
    bool single = order->checkpoint || order->roll || order->certificate;
    if (order->trust.word_count && (order->receipt || order->file_count == FILES_MAX))
        return false; /* only an export has the key itself */
    if (order->receipt)
        return order->file_count == 1 && order->trust.key_count > 0 && !single && order->proof_count == 0;
    if (order->file_count == FILES_MAX)
        return !single && (strcmp(order->files[0], "-") != 0 || strcmp(order->files[1], "-") != 0);
    return order->file_count == 1 && order->proof_count == 0 && ways <= 1;
}

/* False: the words are not an order; `ret_reported`: whether the reason was printed. */
static bool order_read(struct verify_order *order, int count, char *const *flags, bool *ret_reported)
{
    bool fits = true;
    for (int i = 0; i < count && fits; i++) {
        const char *flag = flags[i], *value = i + 1 < count ? flags[i + 1] : NULL;
        bool file = flag[0] != '-' || strcmp(flag, "-") == 0;
        if (file && order->file_count < FILES_MAX)
            order->files[order->file_count++] = flag;
        else if (strcmp(flag, "--json") == 0)
            order->json = true;
        else if (strcmp(flag, "--receipt") == 0)
            order->receipt = true;
        else if (strcmp(flag, "--certificate") == 0)
            order->certificate = true;
        else if (file || !value)
            fits = false;
        else
            fits = value_read(order, flag, flags[++i], ret_reported);
    }
    return fits && order_fits(order);
}

/* Writes the report. Returns the exit status. */
static int report(struct writer *out, int status)
{
    bool written = !out->failed && fwrite(out->at, 1, out->used, stdout) == out->used && fflush(stdout) == 0;
    writer_end(out);
    return written ? status : STATUS_UNUSABLE;
}

/* The text of a clause from the rulebooks. */
static bool clause_tell(void *context, const char *ruleset, const char *clause, const char **ret_title,
                        const char **ret_words)
{
    const struct clause *found = clause_find(rulebook_find(context, ruleset), clause, strlen(clause));
    if (!found)
        return false;
    *ret_title = found->title;
    *ret_words = found->plain;
    return true;
}

/* Reads an entry's number that can be a ruling's. */
static bool roll_read(const char *words, int64_t *ret)
{
    char *end;
    errno = 0;
    long long number = strtoll(words, &end, 10);
    *ret = number;
    return words[0] >= '0' && words[0] <= '9' && !*end && !errno && number > 0 && number < VERIFY_ENTRIES_MAX;
}

static int roll_write(struct writer *out, const struct verifier *verifier)
{
    bool written = verify_write_roll(out, verifier);
    if (verify_outcome(verifier) != VERIFY_ALL_PASSED || !written)
        verify_write_verdict(out, verifier);
    int status = statuses[verify_outcome(verifier)];
    return status == STATUS_PASSED && !written ? STATUS_UNUSABLE : status;
}

/* Prints what was found in a session that was read to its end. Returns the exit status. */
static int session_report(const struct verify_order *order, const struct verifier *verifier)
{
    struct writer out;
    int status = statuses[verify_outcome(verifier)];
    writer_start(&out, REPORT_MAX);
    if (order->roll)
        status = roll_write(&out, verifier);
    else if (order->certificate)
        verify_write_certificate(&out, verifier, clock_now());
    else if (order->json)
        verify_write_json(&out, verifier);
    else
        verify_write_text(&out, verifier);
    return report(&out, status);
}

/* Reads an export from an open file, which it closes. NULL after saying why not. */
static struct verifier *session_read(const struct verify_order *order, const char *path, FILE *file,
                                     const struct verify_roll *roll)
{
    struct verifier *verifier = verifier_new(&order->trust);
    if (!verifier)
        file_complain(path, "out of memory");
    if (verifier && roll)
        verify_roll_set(verifier, roll);
    bool read = verifier && file_verify(verifier, path, file);
    file_close(file);
    if (read)
        return verifier;
    verifier_free(verifier);
    return NULL;
}

static int session_verify(const struct verify_order *order)
{
    struct rulebooks books = {0};
    struct verify_roll roll = {.clause = clause_tell, .context = &books};
    if (order->roll && !roll_read(order->roll, &roll.seq))
        return COMMAND_MISUSED;
    FILE *file = file_open(order->files[0]);
    if (!file)
        return STATUS_UNUSABLE;
    if (order->roll && !rulebooks_start(&books))
        roll.clause = NULL; /* the reason was printed; the rest can be explained */
    struct verifier *verifier = session_read(order, order->files[0], file, order->roll ? &roll : NULL);
    int status = verifier ? session_report(order, verifier) : STATUS_UNUSABLE;
    verifier_free(verifier);
    rulebooks_end(&books);
    return status;
}

/* The saved checkpoint, if there is one; false after saying why it cannot be used. `ret` is owned by the caller. */
static bool saved_read(struct verify_order *order, char **ret)
{
    struct note note;
    if (!order->checkpoint)
        return true;
    *ret = file_read(order->checkpoint, &order->trust.saved_length);
    text_restore(*ret, &order->trust.saved_length);
    if (!*ret)
        return false;
    order->trust.saved = *ret;
    if (note_read(*ret, order->trust.saved_length, &note))
        return true;
    file_complain(order->checkpoint, "it is not a signed checkpoint");
    return false;
}

/* Reads one of two files: an export begins with a brace, a checkpoint never does. False after saying why not. */
static bool compared_read(const struct verify_order *order, const char *path, struct compared *ret,
                          struct verifier **ret_file, char **ret_note)
{
    FILE *file = file_open(path);
    if (!file)
        return false;
    int first = getc(file);
    ungetc(first, file);
    ret->name = path;
    if (first == '{') {
        ret->file = *ret_file = session_read(order, path, file, NULL);
        return ret->file != NULL;
    }
    ret->note = *ret_note = file_read_open(path, file, &ret->note_length);
    file_close(file);
    text_restore(*ret_note, &ret->note_length);
    return ret->note != NULL;
}

static bool proofs_read(const struct verify_order *order, struct consistency *ret)
{
    for (size_t i = 0; i < order->proof_count; i++) {
        size_t length;
        char *bytes = file_read(order->proofs[i], &length);
        bool read = bytes && consistency_read(bytes, length, &ret[i]);
        if (bytes && !read)
            file_complain(order->proofs[i], "it is not a consistency proof");
        free(bytes);
        if (!read)
            return false;
    }
    return true;
}

static int comparison_report(const struct verify_order *order, const struct compared *given,
                             const struct consistency *proofs)
{
    struct record_comparison comparison;
    struct writer out;
    verify_compare(given, proofs, order->proof_count, &order->trust, &comparison);
    writer_start(&out, REPORT_MAX);
    if (order->json)
        comparison_write_json(&out, &comparison);
    else
        comparison_write_text(&out, &comparison);
    return report(&out, statuses[comparison_outcome(&comparison)]);
}

static int files_compare(const struct verify_order *order)
{
    static struct consistency proofs[COMPARE_PROOFS_MAX];
    struct compared given[FILES_MAX] = {0};
    struct verifier *files[FILES_MAX] = {0};
    char *notes[FILES_MAX] = {0};
    bool read = proofs_read(order, proofs);
    for (int i = 0; i < FILES_MAX && read; i++)
        read = compared_read(order, order->files[i], &given[i], &files[i], &notes[i]);
    int status = read ? comparison_report(order, given, proofs) : STATUS_UNUSABLE;
    for (int i = 0; i < FILES_MAX; i++) {
        verifier_free(files[i]);
        free(notes[i]);
    }
    return status;
}

static int receipt_verify(const struct verify_order *order)
{
    size_t length;
    struct writer out;
    struct receipt_verdict verdict;
    char *bytes = file_read(order->files[0], &length);
    if (!bytes)
        return STATUS_UNUSABLE;
    verify_receipt(bytes, length, &order->trust, &verdict);
    free(bytes);
    writer_start(&out, REPORT_MAX);
    verify_receipt_write(&out, &verdict, order->json);
    return report(&out, verdict.holds ? STATUS_PASSED : STATUS_FAILED);
}

int command_verify(int count, char *const *flags)
{
    struct verify_order order = {0};
    char *saved = NULL;
    bool reported = false;
    if (!order_read(&order, count, flags, &reported))
        return reported ? STATUS_UNUSABLE : COMMAND_MISUSED;
    if (order.receipt)
        return receipt_verify(&order);
    if (order.file_count == FILES_MAX)
        return files_compare(&order);
    int status = saved_read(&order, &saved) ? session_verify(&order) : STATUS_UNUSABLE;
    free(saved);
    return status;
}
