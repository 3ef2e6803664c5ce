/* What later entries decide about earlier ones, and the marks of those that depended on something taken back. */
#include "ledger/kinds.h"
#include "referee/entry_read.h"
#include "referee/report/report_parts.h"

static void mark_add(struct report *report, int64_t target, int64_t by, const char *words)
{
    if (report->mark_count < REPORT_ENTRIES_MAX)
        report->marks[report->mark_count++] = (struct report_mark){target, by, words};
}

/* The entry that this one is about; -1: none. */
static int64_t target_of(const struct report *report, int64_t by)
{
    for (int32_t i = report->mark_count - 1; i >= 0; i--)
        if (report->marks[i].by == by)
            return report->marks[i].target;
    return -1;
}

/* False when out of memory. */
static bool asked_of_mark(struct report *report, const struct entry *act)
{
    int64_t *list = arena_take(&report->scratch, REPORT_ENTRIES_MAX * sizeof *list);
    if (!list)
        return false;
    size_t count = protocol_asked_of(&report->protocol, act->undo_answered.taken_back, list, REPORT_ENTRIES_MAX);
    while (count > 0)
        mark_add(report, list[--count], act->seq, "Asked of a state that was taken back");
    return true;
}

/* The protocol knows what depends on what. After an entry that it rejects, nothing is marked. False when out of
 * memory. */
static bool protocol_follow(struct report *report, const struct report_entry *entry)
{
    struct violations *violations = arena_take(&report->scratch, sizeof *violations);
    struct entry act;
    if (!violations)
        return false;
    violations_start(violations);
    bool read = entry->recorded.entry.seq == report->protocol.next &&
                entry_read(&report->scratch, entry->recorded.root, false, &act, violations);
    if (!read || protocol_check(&report->protocol, &act))
        return !report->scratch.starved;
    if (act.kind == ENTRY_UNDO_ANSWERED && act.undo_answered.taken_back && !asked_of_mark(report, &act))
        return false;
    protocol_admit(&report->protocol, &act);
    return true;
}

static void said_mark(struct report *report, const struct report_entry *entry)
{
    const struct entry_row *row = entry_row(entry->recorded.entry.kind);
    const struct entry_showing *shown = row ? &row->shown : NULL;
    int64_t seq = entry->recorded.entry.seq;
    if (shown && shown->mark) {
        int64_t target = json_int_member(entry->recorded.root, shown->named, -1);
        bool holds = !shown->flag || json_true_member(entry->recorded.root, shown->flag);
        const char *words = holds ? shown->mark : shown->mark_not;
        int64_t further = shown->mark_further ? target_of(report, target) : -1;
        if (target >= 0 && further >= 0)
            mark_add(report, further, seq, words);
        if (target >= 0)
            mark_add(report, target, seq, words);
        return;
    }
    /* A ruling may be a correction, too. */
    int64_t corrected = json_int_member(entry->recorded.root, "corrects", -1);
    if (corrected >= 0)
        mark_add(report, corrected, seq, entry_row(ENTRY_CORRECTION)->shown.mark);
}

bool report_marks_add(struct report *report, const struct report_entry *entry)
{
    said_mark(report, entry);
    return protocol_follow(report, entry);
}
