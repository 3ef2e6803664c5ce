/* What later entries say of earlier ones. */
#include "report_parts.h"
#include <string.h>

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

static const struct {
    const char *kind, *member; /* the member names the entry that is spoken of */
    const char *flag;          /* NULL: `yes` holds always */
    const char *yes, *no;
    bool further; /* also of the entry that the named one spoke of */
} speaking[] = {
    {"dispute", "target", NULL, "Disputed", NULL, false},
    {"decision", "dispute", "upheld", "Dispute upheld", "Dispute not upheld", true},
    {"correction", "corrects", NULL, "Replaced by a correction", NULL, false},
    {"undo_proposed", "target", NULL, "To be taken back, if all agree", NULL, false},
    {"undo_answered", "proposal", "consent", "Taken back by consent", "Not taken back", true},
};

void report_marks_add(struct report *report, const struct report_entry *entry)
{
    const struct envelope *envelope = &entry->recorded.envelope;
    for (size_t i = 0; i < sizeof speaking / sizeof speaking[0]; i++) {
        int64_t target = json_int_member(entry->root, speaking[i].member, -1);
        if (strcmp(envelope->kind, speaking[i].kind) != 0 || target < 0)
            continue;
        bool holds = !speaking[i].flag || json_true_member(entry->root, speaking[i].flag);
        const char *words = holds ? speaking[i].yes : speaking[i].no;
        int64_t further = speaking[i].further ? target_of(report, target) : -1;
        if (further >= 0)
            mark_add(report, further, envelope->seq, words);
        mark_add(report, target, envelope->seq, words);
        return;
    }
    /* A ruling may correct, too: whoever records it so is understood. */
    int64_t corrected = json_int_member(entry->root, "corrects", -1);
    if (corrected >= 0)
        mark_add(report, corrected, envelope->seq, speaking[2].yes);
}
