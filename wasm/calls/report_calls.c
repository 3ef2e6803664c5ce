/* The battle report of an export (GET /v1/sessions/{session}/report), from the file in pieces. It verifies nothing: the
 * verifier is asked for that, about the same bytes. */
#include "calls.h"
#include "fields/forms.h"
#include "referee/report/report.h"
#include <string.h>

enum { LINE_MAX = 1 << 20, KEPT_MAX = 1 << 20 };

static const struct choice form_list[] = {
    [REPORT_JSON] = {"json", NULL}, [REPORT_MARKDOWN] = {"markdown", NULL}, [REPORT_HTML] = {"html", NULL}};
static const struct choices form_choices = {"ReportForm", form_list, FIELDS_COUNT(form_list)};

static struct {
    bool begun, broken;
    bool headed;         /* the first line was there, */
    bool ended;          /* and the first checkpoint, which ends the entries */
    int32_t form;        /* enum report_form */
    struct uuid session; /* of the first line, as these are: */
    struct seat_names names;
    struct arena kept; /* that holds them */
    struct report *report;
    struct writer line; /* what has come of a line */
} making;

void report_forget(void)
{
    report_free(making.report);
    writer_end(&making.line);
    arena_end(&making.kept);
    memset(&making, 0, sizeof making);
}

struct report_head {
    int32_t form;
};
static const struct field begin_list[] = {
    {.name = "form",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .choices = &form_choices,
     .offset = FIELD_AT(struct report_head, form, int32_t)},
};
static const struct fields begin_fields = {
    .name = "ReportBegin", .list = begin_list, .count = FIELDS_COUNT(begin_list), .size = sizeof(struct report_head)};

static int report_begin(struct call *call)
{
    const struct report_head *head = call->head;
    report_forget();
    making.begun = true;
    making.form = head->form;
    arena_start(&making.kept, KEPT_MAX);
    writer_start(&making.line, LINE_MAX);
    return call_say(call, "begun", true);
}

static const char *keep(const char *text)
{
    return text ? arena_copy(&making.kept, text, strlen(text)) : NULL;
}

/* Names are the file's word alone: one that is not there, or too many of them, leave the ids. */
static bool names_take(const struct json_t *list)
{
    for (size_t i = 0; i < json_list_size(list) && making.names.count < SEAT_NAMES_MAX; i++) {
        const char *seat = json_text_member(json_list_item(list, i), "seat"),
                   *name = json_text_member(json_list_item(list, i), "name");
        if (!seat || !name)
            continue;
        making.names.list[making.names.count].seat = keep(seat);
        making.names.list[making.names.count].name = keep(name);
        if (!making.names.list[making.names.count].seat || !making.names.list[making.names.count].name)
            return false;
        making.names.count++;
    }
    return true;
}

/* The first line says the session and what its seats are called, the opening the ruleset. */
static bool head_take(struct call *call, const struct json_t *root)
{
    const char *session = json_text_member(root, "session");
    return json_kind(json_member(root, "export")) == VALUE_INTEGER && session && uuid_read(session, &making.session) &&
           call->violations->count == 0 && names_take(json_member(root, "names"));
}

static bool opening_take(const struct json_t *root)
{
    const char *name = json_text_member(root, "ruleset");
    const struct ruleset *ruleset = name ? ruleset_find(name) : NULL;
    making.report = ruleset ? report_new((enum report_form)making.form, ruleset, &making.session, &making.names) : NULL;
    return making.report != NULL;
}

static bool line_take(struct call *call, const char *bytes, size_t length)
{
    struct arena arena;
    bool taken = true;
    if (making.ended)
        return true;
    arena_start(&arena, CALL_ARENA_MAX);
    const struct json_t *root =
        !making.headed || !making.report ? json_read(&arena, bytes, length, call->violations) : NULL;
    if (!making.headed)
        taken = making.headed = root && head_take(call, root);
    else if (length > 14 && memcmp(bytes, "{\"checkpoint\":", 14) == 0)
        making.ended = true;
    else
        taken = (making.report || (root && opening_take(root))) && report_add(making.report, bytes, length);
    arena_end(&arena);
    return taken;
}

static int report_piece(struct call *call)
{
    const char *at = call->body, *end = at + call->length;
    if (!making.begun)
        return call_problem(call, ERROR_BAD_REQUEST, "no report was begun");
    while (at < end && !making.broken) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        write_raw(&making.line, at, (size_t)((newline ? newline : end) - at));
        making.broken =
            making.line.failed || (newline && making.line.used && !line_take(call, making.line.at, making.line.used));
        if (newline)
            writer_reset(&making.line);
        at = newline ? newline + 1 : end;
    }
    return call_say(call, "taken", !making.broken);
}

static int report_end(struct call *call)
{
    if (!making.begun || making.broken || !making.report)
        return call_problem(call, ERROR_INVALID_INPUT, "it is not an export that this program can tell as a game");
    report_write(call->out, making.report, false);
    report_forget();
    return call_done(call);
}

const struct call_row report_calls[] = {{"report_begin", &begin_fields, report_begin},
                                        {"report_piece", NULL, report_piece},
                                        {"report_end", NULL, report_end},
                                        {0}};
