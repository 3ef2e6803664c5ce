/* Making a call: finding its row, reading its head, saying what went wrong. */
#include "calls.h"
#include "fields/answer_rows.h"
#include "fields/decode.h"
#include "referee/problem_write.h"
#include <stdlib.h>
#include <string.h>

const struct field call_hash_item = {
    .kind = FIELD_FORM, .form = &form_hash, .offset = offsetof(struct call_hash, hash)};
const struct field call_name_item = {.kind = FIELD_LABEL, .offset = offsetof(struct call_name, text)};

static const struct call_row *row_find(const char *name)
{
    static const struct call_row *const parts[] = {question_calls, verify_calls,      report_calls, proof_calls,
                                                   device_calls,   device_sign_calls, search_calls};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (const struct call_row *row = parts[i]; row->name; row++)
            if (strcmp(row->name, name) == 0)
                return row;
    return NULL;
}

int call_problem(struct call *call, enum umpire_error error, const char *detail)
{
    writer_reset(call->out);
    problem_write(call->out, error, detail, NULL);
    return error_entry(error)->status;
}

int call_violations(struct call *call)
{
    enum umpire_error error = violations_error(call->violations);
    writer_reset(call->out);
    problem_write(call->out, error, NULL, call->violations);
    return error_entry(error)->status;
}

int call_wrong(struct call *call, enum umpire_error error, const char *pointer, const char *message)
{
    violation_add(call->violations, error, pointer, "%s", message);
    return call_violations(call);
}

int call_done(struct call *call)
{
    return call->out->failed ? call_problem(call, ERROR_OVERLOADED, NULL) : 200;
}

int call_say(struct call *call, const char *name, bool value)
{
    write_object(call->out);
    write_member_bool(call->out, name, value);
    write_object_end(call->out);
    return call_done(call);
}

bool call_keys(struct call *call, const struct call_name *words, size_t count, struct note_key *ret, size_t size)
{
    for (size_t i = 0; i < count; i++)
        if (i >= size || !note_key_read(words[i].text, &ret[i])) {
            violation_add(call->violations, ERROR_INVALID_INPUT, "/keys", "key %zu is not one (name+id+key)", i + 1);
            return false;
        }
    return true;
}

/* The head as the struct of the row. False after adding violations. */
static bool head_read(struct call *call, const struct call_row *row, const char *head, size_t length)
{
    if (!row->head)
        return true;
    void *into = arena_take_zero(call->arena, row->head->size);
    const struct json_t *json = json_read(call->arena, length ? head : "{}", length ? length : 2, call->violations);
    call->head = into;
    return into && json &&
           fields_read(call->arena, &(struct fields_part){row->head, into}, 1, json, true, call->violations);
}

static int row_run(struct call *call, const struct call_row *row, const char *head, size_t head_length)
{
    if (head_length > CALL_HEAD_MAX || call->length > CALL_BODY_MAX)
        return call_problem(call, ERROR_BODY_TOO_LARGE, NULL);
    if (!head_read(call, row, head, head_length))
        return call->violations->count ? call_violations(call) : call_problem(call, ERROR_OVERLOADED, NULL);
    return row->run(call);
}

int call_make(const char *name, const char *head, size_t head_length, const char *body, size_t length,
              struct writer *out)
{
    static struct violations violations;
    struct arena arena;
    const struct call_row *row = row_find(name);
    struct call call = {.arena = &arena, .body = body, .length = length, .out = out, .violations = &violations};
    violations_start(&violations);
    writer_reset(out);
    if (!row)
        return call_problem(&call, ERROR_NOT_FOUND, "there is no such call");
    arena_start(&arena, CALL_ARENA_MAX);
    int status = row_run(&call, row, head, head_length);
    arena_end(&arena);
    return status;
}

void calls_forget(void)
{
    verify_forget();
    report_forget();
    device_forget();
    search_forget();
}
