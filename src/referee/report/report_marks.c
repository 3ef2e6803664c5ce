/* What later entries say of earlier ones. */
#include "kinds.h"
#include "report_parts.h"

static void mark_add(struct report *report, int64_t target, int64_t by, const char *words)
{
    if (report->mark_count < REPORT_ENTRIES_MAX)
        report->marks[report->mark_count++] = (struct report_mark){target, by, words};
}

/* The entry that the one with this number spoke of; -1 when it spoke of none. */
static int64_t target_of(const struct report *report, int64_t by)
{
    for (int32_t i = report->mark_count - 1; i >= 0; i--)
        if (report->marks[i].by == by)
            return report->marks[i].target;
    return -1;
}

void report_marks_add(struct report *report, const struct report_entry *entry)
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
    /* A ruling may correct, too: whoever records it so is understood. */
    int64_t corrected = json_int_member(entry->recorded.root, "corrects", -1);
    if (corrected >= 0)
        mark_add(report, corrected, seq, entry_row(ENTRY_CORRECTION)->shown.mark);
}
