/* umpire verify: checks an exported session or a receipt offline. Needs no database, no settings and no network. */
#include "commands.h"
#include "verify.h"
#include "verify_receipt.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Exit statuses (docs/verify.md). */
enum { STATUS_PASSED, STATUS_FAILED, STATUS_UNUSABLE, STATUS_INCOMPLETE };
enum { SMALL_FILE_MAX = 1 << 20, REPORT_MAX = 1 << 20, PIECE = 1 << 16 };

struct order {
    const char *file; /* "-": standard input */
    const char *checkpoint;
    bool receipt, json;
    struct verify_trust trust;
};

static int usage(void)
{
    fprintf(stderr,
            "usage: umpire verify FILE|- [--key KEY|FILE]… [--checkpoint FILE] [--json]\n"
            "       umpire verify --receipt FILE|- --key KEY|FILE [--json]\n\n"
            "Checks an exported session, or the receipt of one entry, without contacting the server.\n\n"
            "  --key         the server's verifier key (name+id+key, from /v1/keys), or a file with such keys,\n"
            "                one on a line\n"
            "  --checkpoint  a signed checkpoint that was saved before\n\n"
            "Exit status: 0 nothing is wrong, 1 something is, 2 it could not be read, 3 nothing was found wrong, but\n"
            "this program could not check all of it.\n");
    return STATUS_UNUSABLE;
}

static int unreadable(const char *path, const char *why)
{
    fprintf(stderr, "umpire: %s: %s\n", path, why);
    return STATUS_UNUSABLE;
}

/* Opens a file, or standard input. NULL after saying why not. */
static FILE *file_open(const char *path)
{
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
    if (!file)
        unreadable(path, strerror(errno));
    return file;
}

static void file_close(FILE *file)
{
    if (file != stdin)
        fclose(file);
}

/* A whole small file, ended with a NUL; the caller frees it. NULL after saying why. */
static char *file_read(const char *path, size_t *ret_length)
{
    FILE *file = file_open(path);
    char *bytes = file ? malloc(SMALL_FILE_MAX + 1) : NULL;
    *ret_length = bytes ? fread(bytes, 1, SMALL_FILE_MAX + 1, file) : 0;
    bool read = bytes && !ferror(file) && *ret_length <= SMALL_FILE_MAX;
    if (file)
        file_close(file);
    if (read) {
        bytes[*ret_length] = '\0';
        return bytes;
    }
    if (file)
        unreadable(path, "it is too large or cannot be read");
    free(bytes);
    return NULL;
}

static bool key_add(struct verify_trust *trust, const char *words)
{
    return trust->key_count < VERIFY_KEYS_MAX && note_key_read(words, &trust->keys[trust->key_count]) &&
           ++trust->key_count > 0;
}

/* Keys from a file, one on a line. */
static bool keys_read(struct verify_trust *trust, const char *path)
{
    size_t length;
    char *bytes = file_read(path, &length), *rest = NULL;
    bool read = bytes != NULL;
    const char *line = read ? strtok_r(bytes, "\r\n", &rest) : NULL;
    for (; line && read; line = strtok_r(NULL, "\r\n", &rest))
        read = key_add(trust, line);
    if (bytes && (!read || trust->key_count == 0)) {
        unreadable(path, "it contains no verifier keys (name+id+key, one per line), or too many");
        read = false;
    }
    free(bytes);
    return read;
}

/* False after saying what is wrong. */
static bool order_read(struct order *order, int count, char *const *flags)
{
    for (int i = 0; i < count; i++) {
        const char *flag = flags[i], *value = i + 1 < count ? flags[i + 1] : NULL;
        if (strcmp(flag, "--json") == 0) {
            order->json = true;
        } else if (strcmp(flag, "--receipt") == 0) {
            order->receipt = true;
        } else if (strcmp(flag, "--key") == 0 && value) {
            if (!key_add(&order->trust, value) && !keys_read(&order->trust, value))
                return false;
            i++;
        } else if (strcmp(flag, "--checkpoint") == 0 && value && !order->checkpoint) {
            order->checkpoint = value;
            i++;
        } else if ((flag[0] != '-' || strcmp(flag, "-") == 0) && !order->file) {
            order->file = flag;
        } else {
            usage();
            return false;
        }
    }
    bool whole = order->file && (!order->receipt || (order->trust.key_count > 0 && !order->checkpoint));
    if (!whole)
        usage();
    return whole;
}

/* Hands the file to the verifier piece by piece; false after saying why not. */
static bool file_verify(struct verifier *verifier, const char *path)
{
    static char piece[PIECE];
    FILE *file = file_open(path);
    if (!file)
        return false;
    for (size_t length; (length = fread(piece, 1, sizeof piece, file)) > 0;)
        verify_bytes(verifier, piece, length);
    bool read = !ferror(file);
    if (!read)
        unreadable(path, strerror(errno));
    file_close(file);
    if (read && !verify_end(verifier)) {
        unreadable(path, "out of memory");
        return false;
    }
    return read;
}

/* Writes the report; the exit status. */
static int report(struct writer *out, int status)
{
    bool written = !out->failed && fwrite(out->at, 1, out->used, stdout) == out->used && fflush(stdout) == 0;
    writer_end(out);
    return written ? status : STATUS_UNUSABLE;
}

static const int statuses[] = {
    [VERIFY_ALL_PASSED] = STATUS_PASSED, [VERIFY_ANY_FAILED] = STATUS_FAILED, [VERIFY_INCOMPLETE] = STATUS_INCOMPLETE};

static int session_verify(const struct order *order)
{
    struct writer out;
    struct verifier *verifier = verifier_new(&order->trust);
    if (!verifier)
        return unreadable(order->file, "out of memory");
    if (!file_verify(verifier, order->file)) {
        verifier_free(verifier);
        return STATUS_UNUSABLE;
    }
    writer_start(&out, REPORT_MAX);
    if (order->json)
        verify_write_json(&out, verifier);
    else
        verify_write_text(&out, verifier);
    int status = statuses[verify_outcome(verifier)];
    verifier_free(verifier);
    return report(&out, status);
}

static int receipt_verify(const struct order *order)
{
    size_t length;
    struct writer out;
    struct receipt_verdict verdict;
    char *bytes = file_read(order->file, &length);
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
    struct order order = {0};
    char *saved = NULL;
    if (!order_read(&order, count, flags))
        return STATUS_UNUSABLE;
    if (order.receipt)
        return receipt_verify(&order);
    if (order.checkpoint) {
        struct note note;
        saved = file_read(order.checkpoint, &order.trust.saved_length);
        if (!saved)
            return STATUS_UNUSABLE;
        if (!note_read(saved, order.trust.saved_length, &note)) {
            free(saved);
            return unreadable(order.checkpoint, "it is not a signed checkpoint");
        }
        order.trust.saved = saved;
    }
    int status = session_verify(&order);
    free(saved);
    return status;
}
