/* Reading the ledger, a page at a time. */
#include "fields/answer_rows.h"
#include "http/server/operation.h"
#include "http/server/page_link.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "http/sessions/table_rows.h"
#include "ledger/entry.h"
#include <string.h>

enum { SEQ_BYTES = 8, CURSOR_SIZE = CURSOR_TEXT_SIZE(SEQ_BYTES), SCRATCH_MAX = 1 << 20 };

struct entries_query {
    char cursor[CURSOR_SIZE];
    int32_t limit;
    char step[STORE_NAME_MAX];
    char seat[STORE_NAME_MAX];
    int32_t kind;
    int32_t order, after;
};

#define ORDER_VALUES(X)                                                                                                \
    X(ORDER_ASC, "asc", "As they were appended")                                                                       \
    X(ORDER_DESC, "desc", "The newest first")
ENUM(entries_order, ORDER_VALUES, ORDERS);
LOCAL_CHOICES(orders, "EntriesOrder", ORDER_VALUES);

static const struct choice kind_list[ENTRY_KIND_COUNT] = {
#define X(symbol, name) [ENTRY_##symbol] = {#name, NULL},
    ENTRY_KINDS(X)
#undef X
};
static const struct choices kind_choices = {"EntryKind", kind_list, ENTRY_KIND_COUNT};

static const struct field entries_query_list[] = {
    TEXT(struct entries_query, cursor, CURSOR_SIZE - 1, CURSOR_SIZE - 1, "Cursor", NULL,
         "Where the page begins: the `next` of the previous page.", .pattern = FIELD_ASCII, OPTIONAL),
    NUMBER(struct entries_query, limit, 1, 200, "Page size", NULL, "The maximum number of entries on a page.",
           .unit = "entries", DEFAULT(50)),
    TEXT(struct entries_query, step, 1, STORE_NAME_MAX - 1, "Step", NULL, "Only rulings of this step.",
         .pattern = FIELD_ASCII, OPTIONAL),
    TEXT(struct entries_query, seat, 1, STORE_NAME_MAX - 1, "Seat", NULL, "Only entries by this seat.",
         .pattern = FIELD_ASCII, OPTIONAL),
    CHOICE(struct entries_query, kind, kind_choices, "Kind", NULL, "Only entries of this kind.", OPTIONAL),
    CHOICE(struct entries_query, order, orders, "Order", NULL, "In which order.", DEFAULT(ORDER_ASC)),
    NUMBER(struct entries_query, after, -1, STORE_SESSION_ENTRIES_MAX, "After", NULL,
           "Only entries with a greater number than this; -1: all.", DEFAULT(-1)),
};

const struct fields entries_query_fields = FIELDS("EntriesQuery", NULL, entries_query_list, struct entries_query);

/* A cursor is the first seq of the next page: eight bytes, the highest first. */
static void seq_write(int64_t seq, char *ret)
{
    uint8_t bytes[SEQ_BYTES];
    for (int i = 0; i < SEQ_BYTES; i++)
        bytes[i] = (uint8_t)((uint64_t)seq >> (56 - 8 * i));
    cursor_write(bytes, sizeof bytes, ret);
}

static bool seq_read(const char *text, int64_t *ret)
{
    uint8_t bytes[SEQ_BYTES];
    uint64_t seq = 0;
    if (!cursor_read(text, bytes, sizeof bytes))
        return false;
    for (int i = 0; i < SEQ_BYTES; i++)
        seq = seq << 8 | bytes[i];
    *ret = (int64_t)seq;
    return *ret >= 0;
}

/* Where the next page is, with the same filters. */
static void link_header(struct request *request, const char *cursor)
{
    const struct store_read *read = &request->read;
    char id[UUID_TEXT_SIZE], *at = arena_take(&request->arena, PAGE_LINK_MAX);
    if (!at)
        return;
    struct text link;
    uuid_write(&request->session_id, id);
    text_start(&link, at, PAGE_LINK_MAX);
    text_format(&link, "</v1/sessions/%s/entries?limit=%d", id, read->limit);
    page_link_add(&link, "cursor", cursor);
    if (read->query == STORE_LIST_NEWEST)
        page_link_add(&link, "order", "desc");
    if (request->entries_after >= 0) {
        char digits[16];
        struct text after;
        text_start(&after, digits, sizeof digits);
        text_add_int(&after, request->entries_after);
        page_link_add(&link, "after", digits);
    }
    if (read->step)
        page_link_add(&link, "step", read->step);
    if (read->seat)
        page_link_add(&link, "seat", read->seat);
    if (read->kind)
        page_link_add(&link, "kind", read->kind);
    page_link_send(request, &link);
}

struct entry_page {
    struct request *request;
    bool *written;          /* becomes false where an entry cannot be */
    char next[CURSOR_SIZE]; /* "" on the last page */
};

/* Each entry is opened in a scratch arena of its own, so that a page does not hold the trees of all of them. */
bool entries_read_write(struct writer *out, struct request *request)
{
    const struct store_read *read = &request->read;
    struct arena scratch;
    bool written = true;
    arena_start(&scratch, SCRATCH_MAX);
    write_array(out);
    for (int32_t i = 0; i < read->entry_count && written; i++) {
        const struct store_entry *entry = &read->entries[i];
        const struct entry_beside beside = {.seat_name = entry->seat_name,
                                            .tree = tree_of(&request->arena, entry->state, entry->state_length),
                                            .ruleset = request->ruleset};
        written = answer_write_entry(out, &scratch, entry->bytes, entry->length, &beside);
        arena_reset(&scratch);
    }
    write_array_end(out);
    arena_end(&scratch);
    return written;
}

WRITES(entries_write, struct entry_page)
{
    *it->written = entries_read_write(out, it->request);
}

static const struct field entry_page_rows[] = {
    EACH("entries", any_entry_fields, "At most `limit` of them.", entries_write),
    SPELLED(struct entry_page, next, "The cursor of the next page; absent on the last.", OPTIONAL),
};
const struct fields entry_page_fields = FIELDS("EntryPage", "Entries in order.", entry_page_rows, struct entry_page);

static void entries_answer(struct request *request)
{
    const struct store_read *read = &request->read;
    bool written = true;
    struct entry_page page = {.request = request, .written = &written};
    if (read->result != STORE_DONE) {
        problem_store(request, read->result);
        return;
    }
    if (read->more)
        seq_write(read->entries[read->entry_count - 1].seq + (read->query == STORE_LIST_NEWEST ? -1 : 1), page.next);
    ANSWER(&request->out, entry_page_fields, page);
    if (!written) {
        problem(request, ERROR_INTERNAL, NULL);
        return;
    }
    if (read->more)
        link_header(request, page.next);
    reply_out_private(request);
}

static const char *given(const char *text)
{
    return text[0] ? text : NULL;
}

void handle_entries(struct request *request)
{
    struct entries_query *query = request_query(request);
    int64_t from = -1;
    if (!query)
        return;
    struct violations *violations = request->violations;
    if (violations->count == 0 && query->cursor[0] && !seq_read(query->cursor, &from))
        violation_add(violations, ERROR_INVALID_TEXT, "?cursor", "is not a valid cursor");
    if (violations->count) {
        problem_violations(request);
        return;
    }
    bool newest = query->order == ORDER_DESC;
    request->entries_after = query->after;
    if (from < 0)
        from = newest ? STORE_SESSION_ENTRIES_MAX : 0;
    if (!newest && from <= query->after) /* `after` is known already, `seq` is the first that is read */
        from = query->after + INT64_C(1);
    request->read = (struct store_read){
        .query = newest ? STORE_LIST_NEWEST : STORE_LIST_ENTRIES,
        .floor = query->after,
        .session = request->session_id,
        .seat = given(query->seat),
        .step = given(query->step),
        .kind = query->kind == FIELD_ABSENT ? NULL : kind_list[query->kind].name,
        .seq = from,
        .limit = query->limit,
    };
    request_read(request, entries_answer);
}
