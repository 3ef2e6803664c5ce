/* The answers of an operation, in success and in failure. */
#include "http/openapi/openapi_frame.h"
#include "http/openapi/openapi_parts.h"
#include <string.h>

static const char *answer_of(const struct operation *operation)
{
    return operation->answers ? operation->answers->name : operation->answer;
}

/* The schema of an answer in this place, into `ret`: typed in the ruleset's own document. A question that waits has no
 * outcome yet; a correction is a ruling there, which is typed by its step. */
static void answer_name_write(char ret[SCHEMA_NAME_MAX], const struct openapi_place *place, int status)
{
    const struct operation *operation = place->operation;
    const char *name = status == 202 ? "AskedEntry" : answer_of(operation);
    if (!place->ruleset || !operation->of_ruleset || status == 202)
        schema_name_write(ret, "", "", name);
    else
        schema_name_write(ret, place->ruleset->name, place->step ? place->step->name : "",
                          strcmp(name, "CorrectionEntry") == 0 ? "RulingEntry" : name);
}

/* Answers that are not JSON: Markdown, a page, a note, lines. */
static void text_schema_write(struct writer *out, const char *media)
{
    char type[40];
    struct text text;
    text_start(&text, type, sizeof type);
    text_add_bytes(&text, media, strcspn(media, ";"));
    write_key(out, type);
    write_object(out);
    write_key(out, "schema");
    write_object(out);
    write_member(out, "type", "string");
    write_object_end(out);
    write_object_end(out);
}

static void answer_headers_write(struct writer *out, const struct operation *operation, int status)
{
    bool pages = !operation->media && strstr(answer_of(operation), "Page") != NULL;
    bool tagged = operation->tagged && status == 200, made = status == 201 || status == 202;
    bool limited = operation->cost != COST_UNLIMITED;
    if (!tagged && !limited && !made)
        return;
    write_key(out, "headers");
    write_object(out);
    if (tagged)
        part_reference(out, "ETag", "headers", "ETag");
    if (pages)
        part_reference(out, "Link", "headers", "Link");
    if (made)
        part_reference(out, "Location", "headers", "Location");
    if (operation->keyed && (status == 200 || status == 202))
        part_reference(out, "Idempotent-Replayed", "headers", "Idempotent-Replayed");
    if (limited)
        openapi_write_limit_headers(out);
    write_object_end(out);
}

enum { STATUS_KEY_MAX = 12 };

static void status_make(char ret[STATUS_KEY_MAX], int status)
{
    struct text text;
    text_start(&text, ret, STATUS_KEY_MAX);
    text_add_int(&text, status);
}

static void success_write(struct writer *out, const struct openapi_place *place, int status, const char *doc)
{
    const struct operation *operation = place->operation;
    char key[STATUS_KEY_MAX];
    status_make(key, status);
    write_key(out, key);
    write_object(out);
    write_member(out, "description", doc);
    answer_headers_write(out, operation, status);
    write_key(out, "content");
    write_object(out);
    if (operation->media) {
        text_schema_write(out, operation->media);
    } else {
        char name[SCHEMA_NAME_MAX];
        answer_name_write(name, place, status);
        write_key(out, "application/json");
        write_object(out);
        schema_reference(out, "schema", name);
        write_object_end(out);
    }
    for (enum media media = MEDIA_MARKDOWN; operation->readable && media < MEDIA_COUNT; media++)
        text_schema_write(out, media_type(media));
    write_object_end(out);
    write_object_end(out);
}

/* A reference to an answer that many operations share. */
static void shared_write(struct writer *out, int status, const char *name)
{
    char key[STATUS_KEY_MAX];
    status_make(key, status);
    part_reference(out, key, "responses", name);
}

static void successes_write(struct writer *out, const struct openapi_place *place)
{
    const struct operation *operation = place->operation;
    if (operation->keyed)
        success_write(out, place, 200,
                      operation->appends ? "The entry of the earlier request."
                                         : "What an earlier request with this Idempotency-Key was answered.");
    else if (operation->again)
        success_write(out, place, 200, operation->again);
    success_write(out, place, operation->status, operation->appends ? "The entry." : operation->summary);
    if (operation->appends && operation->body == BODY_RECORDED_QUESTION)
        shared_write(out, 204, "Recorded");
    if (operation->waits)
        success_write(out, place, 202, "Two-sided mode: the open question, which waits for nonces.");
    if (operation->events) {
        write_key(out, "204");
        write_object(out);
        write_member(out, "description", "The session is closed, and there are no further entries.");
        write_key(out, "headers");
        write_object(out);
        openapi_write_limit_headers(out);
        write_object_end(out);
        write_object_end(out);
    }
    if (operation->tagged)
        shared_write(out, 304, "NotModified");
}

/* Whether an error is listed at the operation; errors common to all operations are not. */
static bool is_listed(const struct operation *operation, enum umpire_error error)
{
    return operation_answers(operation, error) && !operation_is_always_answered(error);
}

/* Whether it can answer with such an error of this status. Each operation lists 400. */
static bool answers_status(const struct operation *operation, int status)
{
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        if (error_entry((enum umpire_error)error)->status == status && is_listed(operation, (enum umpire_error)error))
            return true;
    return status == 400;
}

void openapi_write_answers(struct writer *out, const struct openapi_place *place)
{
    write_key(out, "responses");
    write_object(out);
    successes_write(out, place);
    for (int status = 400; status < 600; status++)
        if (answers_status(place->operation, status))
            shared_write(out, status, problem_response_name(status));
    part_reference(out, "default", "responses", "Problem");
    write_object_end(out);
    write_key(out, "x-problem-codes");
    write_array(out);
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        if (is_listed(place->operation, (enum umpire_error)error))
            write_string(out, error_entry((enum umpire_error)error)->code);
    write_array_end(out);
}
