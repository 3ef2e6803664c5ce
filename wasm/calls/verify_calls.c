/* Verifying exports in pieces, comparing two, and receipts: what `umpire verify` says (docs/verify.md). */
#include "calls.h"
#include "fields/answer_rows.h"
#include "verify/verify_compare.h"
#include <stdlib.h>
#include <string.h>

/* A file while it is being verified, and afterwards. */
struct verified {
    struct verifier *verifier;
    struct verify_trust trust;
    char *saved; /* the note of `trust` */
    bool ended;
};

static struct verified files[CALL_FILES];

/* The titles and texts of the rulebooks' clauses, as `clauses` was given them: ruleset → clause → title and text. */
static struct arena clauses_arena;
static const struct json_t *clauses;

static void file_forget(struct verified *file)
{
    verifier_free(file->verifier);
    free(file->saved);
    *file = (struct verified){0};
}

void verify_forget(void)
{
    for (int i = 0; i < CALL_FILES; i++)
        file_forget(&files[i]);
    arena_end(&clauses_arena);
    clauses_arena = (struct arena){0};
    clauses = NULL;
}

/* ---- The texts of clauses ---- */

static int clauses_take(struct call *call)
{
    search_forget();
    arena_end(&clauses_arena);
    arena_start(&clauses_arena, CALL_ARENA_MAX);
    clauses = json_read(&clauses_arena, call->body, call->length, call->violations);
    return clauses ? call_say(call, "taken", true) : call_violations(call);
}

const struct json_t *call_clauses(void)
{
    return clauses;
}

static bool clause_tell(void *context, const char *ruleset, const char *clause, const char **ret_title,
                        const char **ret_words)
{
    (void)context;
    const struct json_t *found = json_member(json_member(clauses, ruleset), clause);
    *ret_title = json_text_member(found, "title");
    *ret_words = json_text_member(found, "text");
    return *ret_title && *ret_words;
}

/* ---- A file ---- */

struct verify_head {
    int32_t file;
    const struct call_name *keys;
    size_t key_count;
    const char *checkpoint; /* a saved one; NULL: none */
    int64_t roll;           /* the ruling that will be told; 0: none */
};

#define FILE_FIELD(type)                                                                                               \
    {                                                                                                                  \
        .name = "file", .kind = FIELD_INT, .presence = FIELD_DEFAULTED, .max = CALL_FILES - 1,                         \
        .offset = FIELD_AT(type, file, int32_t)                                                                        \
    }
#define KEYS_FIELD(type)                                                                                               \
    LIST(type, keys, struct call_name, call_name_item, key_count, 0, VERIFY_KEYS_MAX, NULL, NULL, NULL,                \
         .presence = FIELD_DEFAULTED)

static const struct field begin_list[] = {
    FILE_FIELD(struct verify_head),
    KEYS_FIELD(struct verify_head),
    WORD(struct verify_head, checkpoint, NULL, OPTIONAL),
    LONG(struct verify_head, roll, NULL, .min = 1, OPTIONAL),
};
static const struct fields begin_fields = {
    .name = "VerifyBegin", .list = begin_list, .count = FIELDS_COUNT(begin_list), .size = sizeof(struct verify_head)};

/* A copy of a note as it was before editors and mail; the caller frees it. */
static char *note_restore(const char *words)
{
    size_t length = strlen(words);
    char *copy = malloc(length + 2);
    if (!copy)
        return NULL;
    memcpy(copy, words, length);
    copy[verify_restore_text(copy, length)] = '\0';
    return copy;
}

static bool checkpoint_keep(struct call *call, struct verified *file, const char *words)
{
    struct note note;
    if (!words)
        return true;
    file->saved = note_restore(words);
    file->trust.saved = file->saved;
    file->trust.saved_length = file->saved ? strlen(file->saved) : 0;
    if (file->saved && note_read(file->saved, file->trust.saved_length, &note))
        return true;
    violation_add(call->violations, file->saved ? ERROR_INVALID_INPUT : ERROR_OVERLOADED, "/checkpoint",
                  "it is not a signed checkpoint");
    return false;
}

static int verify_begin(struct call *call)
{
    const struct verify_head *head = call->head;
    struct verified *file = &files[head->file];
    file_forget(file);
    for (size_t i = 0; i < head->key_count; i++)
        if (!verify_trust_add(&file->trust, head->keys[i].text))
            violation_add(call->violations, ERROR_INVALID_INPUT, "/keys",
                          "key %zu is not one (name+id+key), nor the eight words of one", i + 1);
    if (call->violations->count || !checkpoint_keep(call, file, head->checkpoint))
        return call_violations(call);
    file->verifier = verifier_new(&file->trust);
    if (!file->verifier)
        return call_problem(call, ERROR_OVERLOADED, NULL);
    if (head->roll) {
        struct verify_roll roll = {.seq = head->roll, .clause = clauses ? clause_tell : NULL};
        verify_roll_set(file->verifier, &roll);
    }
    return call_say(call, "begun", true);
}

struct file_head {
    int32_t file;
    int32_t form;
    int64_t now;
};

static const struct field piece_list[] = {FILE_FIELD(struct file_head)};
static const struct fields piece_fields = {
    .name = "VerifyPiece", .list = piece_list, .count = FIELDS_COUNT(piece_list), .size = sizeof(struct file_head)};

static int not_begun(struct call *call)
{
    return call_problem(call, ERROR_BAD_REQUEST, "no file was begun, or it has not ended");
}

static int verify_piece(struct call *call)
{
    const struct file_head *head = call->head;
    struct verified *file = &files[head->file];
    if (!file->verifier || file->ended)
        return not_begun(call);
    verify_bytes(file->verifier, call->body, call->length);
    return call_say(call, "taken", true);
}

static int verify_finish(struct call *call)
{
    const struct file_head *head = call->head;
    struct verified *file = &files[head->file];
    static const char *const names[] = {
        [VERIFY_ALL_PASSED] = "passed", [VERIFY_ANY_FAILED] = "failed", [VERIFY_INCOMPLETE] = "incomplete"};
    if (!file->verifier || file->ended)
        return not_begun(call);
    file->ended = verify_end(file->verifier);
    if (!file->ended)
        return call_problem(call, ERROR_OVERLOADED, NULL);
    write_object(call->out);
    write_member(call->out, "outcome", names[verify_outcome(file->verifier)]);
    write_object_end(call->out);
    return call_done(call);
}

enum { FORM_JSON, FORM_TEXT, FORM_CERTIFICATE, FORM_ROLL, FORM_VERDICT };
static const struct choice form_list[] = {
    {"json", NULL}, {"text", NULL}, {"certificate", NULL}, {"roll", NULL}, {"verdict", NULL}};
static const struct choices form_choices = {"VerifyForm", form_list, FIELDS_COUNT(form_list)};
#define FORM_FIELD(type)                                                                                               \
    {                                                                                                                  \
        .name = "form", .kind = FIELD_ENUM, .presence = FIELD_DEFAULTED, .choices = &form_choices,                     \
        .offset = FIELD_AT(type, form, int32_t)                                                                        \
    }

static const struct field report_list[] = {
    FILE_FIELD(struct file_head),
    FORM_FIELD(struct file_head),
    INSTANT(struct file_head, now, NULL, OPTIONAL),
};
static const struct fields report_head_fields = {
    .name = "VerifyReport", .list = report_list, .count = FIELDS_COUNT(report_list), .size = sizeof(struct file_head)};

/* As `umpire verify --roll` puts it together. */
static void roll_write(struct writer *out, const struct verifier *verifier)
{
    if (!verify_write_roll(out, verifier) || verify_outcome(verifier) != VERIFY_ALL_PASSED)
        verify_write_verdict(out, verifier);
}

static int verify_report(struct call *call)
{
    const struct file_head *head = call->head;
    const struct verified *file = &files[head->file];
    if (!file->ended)
        return not_begun(call);
    switch (head->form) {
    case FORM_JSON:
        verify_write_json(call->out, file->verifier);
        break;
    case FORM_TEXT:
        verify_write_text(call->out, file->verifier);
        break;
    case FORM_CERTIFICATE:
        verify_write_certificate(call->out, file->verifier, head->now);
        break;
    case FORM_ROLL:
        roll_write(call->out, file->verifier);
        break;
    default:
        verify_write_verdict(call->out, file->verifier);
    }
    return call_done(call);
}

/* ---- What the names in a report mean ---- */

static int verify_words(struct call *call)
{
    struct writer *out = call->out;
    write_object(out);
    write_key(out, "checks");
    write_object(out);
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++)
        write_member(out, verify_check_name((enum verify_check)check), verify_check_words((enum verify_check)check));
    write_object_end(out);
    write_key(out, "notes");
    write_object(out);
    for (int note = 0; note < VERIFY_WARNING_COUNT; note++)
        write_member(out, verify_warning_name((enum verify_warning)note),
                     verify_warning_words((enum verify_warning)note));
    write_object_end(out);
    write_object_end(out);
    return call_done(call);
}

/* ---- Two records ---- */

struct compare_head {
    const struct call_name *names, *notes, *proofs, *keys;
    size_t name_count, note_count, proof_count, key_count;
    int32_t form;
};

static const struct field compare_list[] = {
    LIST(struct compare_head, names, struct call_name, call_name_item, name_count, CALL_FILES, CALL_FILES, NULL, NULL,
         NULL),
    LIST(struct compare_head, notes, struct call_name, call_name_item, note_count, 0, CALL_FILES, NULL, NULL, NULL,
         .presence = FIELD_DEFAULTED),
    LIST(struct compare_head, proofs, struct call_name, call_name_item, proof_count, 0, COMPARE_PROOFS_MAX, NULL, NULL,
         NULL, .presence = FIELD_DEFAULTED),
    KEYS_FIELD(struct compare_head),
    FORM_FIELD(struct compare_head),
};
static const struct fields compare_fields = {
    .name = "Compare", .list = compare_list, .count = FIELDS_COUNT(compare_list), .size = sizeof(struct compare_head)};

/* Those that are files come first; notes fill the places behind them. */
static bool sides_take(const struct compare_head *head, struct compared ret[CALL_FILES])
{
    size_t file_count = CALL_FILES - head->note_count;
    for (size_t i = 0; i < CALL_FILES; i++) {
        ret[i] = (struct compared){.name = head->names[i].text};
        if (i < file_count && !files[i].ended)
            return false;
        if (i < file_count)
            ret[i].file = files[i].verifier;
        else {
            ret[i].note = head->notes[i - file_count].text;
            ret[i].note_length = strlen(ret[i].note);
        }
    }
    return true;
}

static int compare(struct call *call)
{
    const struct compare_head *head = call->head;
    static struct consistency proofs[COMPARE_PROOFS_MAX];
    static struct verify_trust trust;
    struct compared given[CALL_FILES];
    struct record_comparison comparison;
    trust = (struct verify_trust){.key_count = head->key_count};
    if (!call_keys(call, head->keys, head->key_count, trust.keys, VERIFY_KEYS_MAX))
        return call_violations(call);
    for (size_t i = 0; i < head->proof_count; i++)
        if (!consistency_read(head->proofs[i].text, strlen(head->proofs[i].text), &proofs[i]))
            return call_wrong(call, ERROR_INVALID_INPUT, "/proofs", "it is not a consistency proof");
    if (!sides_take(head, given))
        return not_begun(call);
    verify_compare(given, proofs, head->proof_count, &trust, &comparison);
    if (head->form == FORM_JSON)
        comparison_write_json(call->out, &comparison);
    else
        comparison_write_text(call->out, &comparison);
    return call_done(call);
}

/* ---- Receipts ---- */

static const struct field receipt_list[] = {KEYS_FIELD(struct compare_head), FORM_FIELD(struct compare_head)};
static const struct fields receipt_fields = {.name = "VerifyReceipt",
                                             .list = receipt_list,
                                             .count = FIELDS_COUNT(receipt_list),
                                             .size = sizeof(struct compare_head)};

static int receipt(struct call *call)
{
    const struct compare_head *head = call->head;
    static struct verify_trust trust;
    struct receipt_verdict verdict;
    trust = (struct verify_trust){.key_count = head->key_count};
    if (!call_keys(call, head->keys, head->key_count, trust.keys, VERIFY_KEYS_MAX))
        return call_violations(call);
    verify_receipt(call->body, call->length, &trust, &verdict);
    verify_receipt_write(call->out, &verdict, head->form == FORM_JSON);
    return call_done(call);
}

const struct call_row verify_calls[] = {
    {"clauses", NULL, clauses_take},
    {"verify_begin", &begin_fields, verify_begin},
    {"verify_piece", &piece_fields, verify_piece},
    {"verify_end", &piece_fields, verify_finish},
    {"verify_report", &report_head_fields, verify_report},
    {"verify_words", NULL, verify_words},
    {"compare", &compare_fields, compare},
    {"receipt", &receipt_fields, receipt},
    {0},
};
