#include "referee/problem_write.h"
#include "engine/draws.h"
#include "fields/answer_rows.h"
#include "referee/next_draw.h"
#include "referee/odds_answer.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <umpire/id.h>

#define PROBLEM_TYPE "/v1/problems/" /* the page that explains the code */

enum { DETAIL_MAX = 1024, TYPE_MAX = 80, INSTANCE_MAX = sizeof "urn:uuid:" + UUID_TEXT_SIZE };

static const struct choice code_list[ERROR_COUNT] = {
#define X(symbol, code, status, title_) [ERROR_##symbol] = {.name = code, .title = title_},
    UMPIRE_ERRORS(X)
#undef X
};
static const struct choices codes = {"ProblemCode", code_list, ERROR_COUNT};
#define CODE(type) CHOICE(type, code, codes, NULL, NULL, "Stable; for programs.")

/* A violation, with one of three places: in the body, in the query, or in a cell or line of comma-separated values. */
struct violation_answer {
    const char *pointer, *parameter; /* NULL: none */
    int32_t line, column;            /* 0: none */
    int32_t code;
    const char *message;
};
static const struct field violation_rows[] = {
    WORD(struct violation_answer, pointer, "RFC 6901 pointer into the body.", OPTIONAL),
    WORD(struct violation_answer, parameter, "The query parameter, when it is one.", OPTIONAL),
    COUNT(struct violation_answer, line, "In a CSV body: the line, from 1.", OPTIONAL, .zero = true),
    COUNT(struct violation_answer, column,
          "In a CSV body: the cell of that line, from 1; absent when the whole line is meant.", OPTIONAL, .zero = true),
    CODE(struct violation_answer),
    WORD(struct violation_answer, message, "What is wrong, and what is expected."),
};
static const struct fields violation_fields =
    FIELDS("Violation", "What is wrong with one field.", violation_rows, struct violation_answer);

static struct violation_answer answer_of(const struct violation *violation)
{
    struct violation_answer ret = {.code = (int32_t)violation->code, .message = violation->message};
    const char *pointer = violation->pointer;
    int line, column;
    if (pointer[0] == '#' && sscanf(pointer, "#%d,%d", &line, &column) == 2) {
        ret.line = line;
        ret.column = column;
    } else if (pointer[0] == '?') {
        ret.parameter = pointer + 1;
    } else {
        ret.pointer = pointer;
    }
    return ret;
}

/* How a unit has changed. */
struct changed_answer {
    const char *unit, *name, *member, *title;
    const struct roster_difference *of;
};

static void number_write(struct writer *out, const struct field *field, int32_t number)
{
    field_write_number(out, field, number);
}

WRITES(from_write, struct changed_answer)
{
    number_write(out, it->of->member, it->of->before);
}

WRITES(to_write, struct changed_answer)
{
    number_write(out, it->of->member, it->of->after);
}
GIVEN(has_from, struct changed_answer, it->of->before != FIELD_ABSENT)
GIVEN(has_to, struct changed_answer, it->of->after != FIELD_ABSENT)

static const struct field changed_rows[] = {
    WORD(struct changed_answer, unit, "The unit's id."),
    WORD_AS(struct changed_answer, name, "unit_name", "What the players call it."),
    WORD(struct changed_answer, member, "The member that changed."),
    WORD(struct changed_answer, title, "What it is called."),
    MADE_ANY("from", "What it was; absent: nothing, or a text.", from_write, ONLY_IF(has_from)),
    MADE_ANY("to", "What it is now.", to_write, ONLY_IF(has_to)),
};
static const struct fields changed_fields =
    FIELDS("ChangedMember", "A member of a unit that has changed.", changed_rows, struct changed_answer);

struct problem_answer {
    char type[TYPE_MAX];
    const char *title, *detail;
    char instance[INSTANCE_MAX];
    const char *request_id; /* NULL: none */
    int32_t status, code;
    const struct violations *violations; /* NULL: none */
    int32_t omitted;
    const struct odds_excess *excess; /* NULL: none */
    size_t rested_on_count;
    const int64_t *rested_on;
    const struct turn_on *current;   /* NULL: none */
    const struct ruling *unfinished; /* NULL: none */
    const struct roster_difference *changed;
    int32_t changed_count;
};

WRITES(rested_on_write, struct problem_answer)
{
    write_array(out);
    for (size_t i = 0; i < it->rested_on_count; i++)
        write_int(out, it->rested_on[i]);
    write_array_end(out);
}
GIVEN(is_rested_on, struct problem_answer, it->rested_on_count > 0)

WRITES(current_write, struct problem_answer)
{
    write_object(out);
    write_member_int(out, "turn", it->current->turn);
    if (it->current->phase[0])
        write_member(out, "phase", it->current->phase);
    write_object_end(out);
}
GIVEN(is_turned, struct problem_answer, it->current != NULL)
static const struct field entry_item = {.kind = FIELD_INT, .max = INT32_MAX};

WRITES(violations_write, struct problem_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->violations->count; i++) {
        struct violation_answer answer = answer_of(&it->violations->list[i]);
        ANSWER(out, violation_fields, answer);
    }
    write_array_end(out);
}
GIVEN(has_violations, struct problem_answer, it->violations != NULL)

WRITES(excess_write, struct problem_answer)
{
    ANSWER(out, odds_excess_fields, *it->excess);
}
GIVEN(is_too_large, struct problem_answer, it->excess != NULL)

WRITES(so_far_write, struct problem_answer)
{
    draws_so_far_write(out, it->unfinished);
}

WRITES(next_write, struct problem_answer)
{
    struct next_draw next;
    if (next_draw_of(it->unfinished, &next))
        ANSWER(out, next_draw_fields, next);
}
GIVEN(is_unfinished, struct problem_answer, it->unfinished != NULL)

WRITES(changes_write, struct problem_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->changed_count; i++) {
        const struct roster_difference *each = &it->changed[i];
        ANSWER(out, changed_fields,
               (struct changed_answer){each->id, each->name, each->member->name, each->member->title, each});
    }
    write_array_end(out);
}
GIVEN(is_changed, struct problem_answer, it->changed != NULL)

static const struct field problem_rows[] = {
    SPELLED(struct problem_answer, type, "The address of its explanation: " PROBLEM_TYPE " and the code."),
    WORD(struct problem_answer, title, "The same for every occurrence."),
    COUNT(struct problem_answer, status, "The HTTP status."),
    CODE(struct problem_answer),
    WORD(struct problem_answer, detail, "What happened in this case.", OPTIONAL),
    SPELLED(struct problem_answer, instance, "This occurrence: urn:uuid: and the id of the request.", OPTIONAL),
    WORD(struct problem_answer, request_id,
         "The request in the service's log; the header X-Request-Id says it in every answer.", OPTIONAL),
    EACH("violations", violation_fields, "Everything that is wrong with the request.", violations_write,
         ONLY_IF(has_violations)),
    COUNT_AS(struct problem_answer, omitted, "violations_omitted", "How many more violations there were.", OPTIONAL,
             .zero = true),
    MADE("too_large", odds_excess_fields, NULL, excess_write, ONLY_IF(is_too_large)),
    {.name = "rested_on",
     .doc = "Of not_undoable and unit_in_use: entries that stand in the way, the newest first, at most 16.",
     .kind = FIELD_LIST,
     .max = 16,
     .item = &entry_item,
     .write = rested_on_write,
     ONLY_IF(is_rested_on)},
    MADE("current", turn_on_fields, "Of turn_changed: the turn and phase that are on.", current_write,
         ONLY_IF(is_turned)),
    EACH("changed", changed_fields, "Of units_changed: what became of the named units.", changes_write,
         ONLY_IF(is_changed)),
    EACH("draws", draw_fields, "Of dice_exhausted: the draws for which the dice were enough.", so_far_write,
         ONLY_IF(is_unfinished)),
    MADE("next_draw", next_draw_fields,
         "Of dice_exhausted: the dice to throw next. Send all dice, those of the draws first.", next_write,
         ONLY_IF(is_unfinished)),
};
const struct fields problem_fields =
    FIELDS("Problem", "RFC 9457 problem details.", problem_rows, struct problem_answer);

static struct problem_answer problem_of(enum umpire_error error)
{
    const struct error_entry *entry = error_entry(error);
    int32_t code = choice_find(&codes, entry->code); /* a code outside the registry is an internal error */
    struct problem_answer ret = {.title = entry->title, .status = entry->status, .code = code};
    struct text type;
    text_start(&type, ret.type, sizeof ret.type);
    text_add(&type, PROBLEM_TYPE);
    text_add(&type, entry->code);
    return ret;
}

/* The longest segment that can be an index: a larger list would not fit into a request. */
enum { PLACE_DIGITS = 6 };

/* The part of a name that a sentence repeats. */
enum { NAME_SHOWN = 64 };

/* A member's name, unescaped (RFC 6901): one of ours in words, a stranger's as it was sent. */
static void name_say(struct text *text, const char *segment, size_t length, bool ours)
{
    size_t shown = length < NAME_SHOWN ? length : NAME_SHOWN;
    while (shown < length && shown > 0 && ((unsigned char)segment[shown] & 0xC0) == 0x80)
        shown--; /* whole characters */
    for (size_t i = 0; i < shown; i++) {
        bool escape = segment[i] == '~' && i + 1 < shown && (segment[i + 1] == '0' || segment[i + 1] == '1');
        char byte = segment[i += escape];
        if (escape)
            byte = byte == '0' ? '~' : '/';
        else if ((unsigned char)byte < ' ' || (ours && byte == '_'))
            byte = ' ';
        text_add_bytes(text, &byte, 1);
    }
    text_add(text, shown < length ? "…" : "");
}

/* A pointer in words, without the body's member that it begins with if more follows: "range" for /input/range, "units
 * 3, full cover" for /units/2/full_cover. The violation has the pointer itself. Only the last segment can be a name
 * that is not ours, and may look like an index. */
static void place_say(struct text *text, const struct violation *violation)
{
    static const char *const roots[] = {"/input/", "/options/"};
    const char *at = violation->pointer;
    for (size_t i = 0; i < sizeof roots / sizeof roots[0]; i++)
        if (strncmp(at, roots[i], strlen(roots[i])) == 0) {
            at += strlen(roots[i]) - 1;
            break;
        }
    while (*at == '/') {
        const char *segment = ++at;
        size_t length = strcspn(segment, "/");
        at += length;
        bool strange = violation->named && *at == '\0';
        bool place = length > 0 && length <= PLACE_DIGITS && strspn(segment, "0123456789") >= length && !strange;
        if (place) {
            text_format(text, " %ld", strtol(segment, NULL, 10) + 1);
            continue;
        }
        text_add(text, text->used ? ", " : "");
        name_say(text, segment, length, !strange);
        text_add(text, length ? "" : "\"\"");
    }
}

/* The first violation as a sentence that can be read without the list, and how many more there are. */
static void detail_make(struct text *text, const struct violations *violations)
{
    const struct violation_answer first = answer_of(&violations->list[0]);
    int more = violations->count - 1 + violations->omitted;
    if (first.line) {
        text_format(text, "line %d", first.line);
        if (first.column)
            text_format(text, ", cell %d", first.column);
    } else if (first.parameter)
        text_format(text, "the parameter %s", first.parameter);
    else if (first.pointer && *first.pointer)
        place_say(text, &violations->list[0]);
    else
        text_add(text, "the body");
    text_format(text, ": %s", first.message);
    if (more > 0)
        text_format(text, " (and %d more)", more);
}

void problem_detail(struct text *ret, const struct problem_occurrence *occurrence)
{
    if (occurrence->excess)
        odds_excess_explain(occurrence->excess, ret);
    else if (occurrence->detail)
        text_add(ret, occurrence->detail);
    else if (occurrence->violations && occurrence->violations->count)
        detail_make(ret, occurrence->violations);
}

void problem_write_occurrence(struct writer *out, const struct problem_occurrence *occurrence)
{
    char words[DETAIL_MAX];
    const struct violations *violations = occurrence->violations;
    struct problem_answer answer = problem_of(occurrence->error);
    struct text text;
    text_start(&text, words, sizeof words);
    problem_detail(&text, occurrence);
    answer.detail = text.used ? words : NULL;
    answer.violations = violations;
    answer.omitted = violations ? violations->omitted : 0;
    answer.excess = occurrence->excess;
    answer.changed = occurrence->changed;
    answer.changed_count = occurrence->changed_count;
    answer.rested_on_count = occurrence->rested_on_count;
    answer.rested_on = occurrence->rested_on;
    answer.current = occurrence->current;
    answer.unfinished =
        occurrence->unfinished && occurrence->error == ERROR_DICE_EXHAUSTED && occurrence->unfinished->dice->lacking
            ? occurrence->unfinished
            : NULL;
    if (occurrence->request_id && *occurrence->request_id) {
        struct text instance;
        text_start(&instance, answer.instance, sizeof answer.instance);
        text_format(&instance, "urn:uuid:%s", occurrence->request_id);
        answer.request_id = occurrence->request_id;
    }
    ANSWER(out, problem_fields, answer);
}

void problem_write(struct writer *out, enum umpire_error error, const char *detail, const struct violations *violations)
{
    problem_write_occurrence(out,
                             &(struct problem_occurrence){.error = error, .detail = detail, .violations = violations});
}
