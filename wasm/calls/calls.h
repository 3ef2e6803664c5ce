/* What umpire.wasm can be asked. Each call has a name, a head (a JSON object, described by a table of fields), and a
 * body (bytes: a question, an export, a note); it answers with a status as HTTP has them, and bytes. Answers are those
 * of the API, byte for byte; what is wrong is a problem (RFC 9457). docs/browser.md lists all calls.
 *
 * Pure: a call uses no clock (who wants a date gives it) and no network. Between calls these are kept until they begin
 * anew: two files that are being verified, one report, one device, the texts of the clauses. */
#pragma once
#include "base/arena.h"
#include "base/writer.h"
#include "fields/json.h"
#include "ledger/note_key.h"
#include <umpire/error.h>
#include <umpire/field.h>

enum {
    CALL_HEAD_MAX = 1 << 20,
    CALL_BODY_MAX = 8 << 20,
    CALL_QUESTION_MAX = 65536, /* as the service takes them */
    CALL_ARENA_MAX = 64 << 20,
    CALL_ANSWER_MAX = 64 << 20,
    CALL_FILES = 2,
};

/* A call that is being made. */
struct call {
    struct arena *arena;
    const void *head; /* the struct of the row's fields */
    const char *body;
    size_t length;
    struct writer *out;
    struct violations *violations;
};

struct call_row {
    const char *name;
    const struct fields *head; /* NULL: it takes none */
    int (*run)(struct call *call);
};

/* The rows of each file, ended by one without a name. */
extern const struct call_row question_calls[], verify_calls[], report_calls[], proof_calls[], device_calls[],
    device_sign_calls[], search_calls[];

/* Makes a call; its status. The answer stands in `out`, which is emptied first. `head` may be empty where none is
 * needed. */
int call_make(const char *name, const char *head, size_t head_length, const char *body, size_t length,
              struct writer *out);
/* Gives back all that is kept between calls. */
void calls_forget(void);

/* For the calls themselves. */

/* Answers with a problem; its status. */
int call_problem(struct call *call, enum umpire_error error, const char *detail);
/* The same of what stands in `violations`, */
int call_violations(struct call *call);
/* or of the one that is added now. */
int call_wrong(struct call *call, enum umpire_error error, const char *pointer, const char *message);
/* 200, or 503 where the answer could not be written. */
int call_done(struct call *call);
/* {"NAME":true} */
int call_say(struct call *call, const char *name, bool value);

/* Lists in heads. */
struct call_hash {
    struct hash hash;
};
struct call_name {
    const char *text;
};
extern const struct field call_hash_item, call_name_item;

/* Keys in words (name+id+key) into at most `size` places. False after adding a violation at /keys. */
bool call_keys(struct call *call, const struct call_name *words, size_t count, struct note_key *ret, size_t size);

/* The texts of the clauses; NULL: they were not given. */
const struct json_t *call_clauses(void);

/* What the files keep between calls. */
void verify_forget(void);
void report_forget(void);
void device_forget(void);
void search_forget(void);
