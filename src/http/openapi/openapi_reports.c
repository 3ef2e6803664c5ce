/* The schemas of what is made of a whole session: its report and its luck. */
#include "openapi_frame.h"

static void report_write(struct writer *out)
{
    static const char *const report[] = {"session",  "ruleset",   "title",   "opened_at", "count", "rulings", "dice",
                                         "declared", "truncated", "options", "chapters",  "marks", NULL};
    static const char *const part[] = {"title", "started_at", "ended_at", "rulings", "entries", NULL};
    static const char *const option[] = {"name", NULL};
    static const char *const mark[] = {"target", "by", "text", NULL};
    schema_open(out, "Report", "A game, to be read.", report);
    schema_member(out, "session", "string", "The session's UUID.");
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "title", "string", "The ruleset's.");
    schema_member(out, "opened_at", "string", "RFC 3339, UTC.");
    schema_member(out, "closed_at", "string", "RFC 3339, UTC; only when closed.");
    schema_member(out, "remark", "string", "The closing remark.");
    schema_member(out, "count", "integer", "How many entries the report holds, from the opening on.");
    schema_member(out, "rulings", "integer", NULL);
    schema_member(out, "dice", "integer", "How many dice were thrown in total.");
    schema_member(out, "declared", "integer", "How many rulings rest on declared dice.");
    schema_member(out, "truncated", "boolean", "The record is longer than one report holds.");
    schema_list(out, "options", "ReportOption", "Those that differ from their defaults.");
    schema_list(out, "chapters", "ReportChapter", "By turns where entries name them, else by pauses.");
    schema_list(out, "marks", "ReportMark", "What later entries say of earlier ones.");
    schema_close(out);
    schema_open(out, "ReportChapter", "A turn, or what happened between two pauses.", part);
    schema_member(out, "title", "string", NULL);
    schema_member(out, "turn", "integer", "Its number, when it is a turn.");
    schema_member(out, "started_at", "string", "RFC 3339, UTC.");
    schema_member(out, "ended_at", "string", "RFC 3339, UTC.");
    schema_member(out, "rulings", "integer", NULL);
    schema_list(out, "entries", "Entry", "In order.");
    schema_close(out);
    schema_open(out, "ReportOption", "An option that differs from its default.", option);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "title", "string", NULL);
    schema_any(out, "value", "The session's value; absent when it was left out.");
    schema_any(out, "default", "Its default; absent when there is none.");
    schema_close(out);
    schema_open(out, "ReportMark", "What a later entry says of an earlier one.", mark);
    schema_member(out, "target", "integer", "The earlier entry.");
    schema_member(out, "by", "integer", "The later one.");
    schema_member(out, "text", "string", "Disputed, dispute upheld, replaced by a correction …");
    schema_close(out);
}

static void verdict_write(struct writer *out, const char *doc)
{
    schema_member(out, "verdict", "string", doc);
    schema_member(out, "summary", "string", "The verdict in a sentence.");
}

static void luck_lines_write(struct writer *out)
{
    static const char *const dice[] = {"rulings", "dice", "throws", "ends", NULL};
    static const char *const line[] = {"count", "observed", "expected", "standard_error",
                                       "exact", "verdict",  "summary",  NULL};
    schema_open(out, "LuckOfDice", "The dice of the service, or those that were declared.", dice);
    schema_member(out, "rulings", "integer", "In which dice were thrown.");
    schema_member(out, "dice", "integer", NULL);
    schema_list(out, "throws", "LuckLine", "How high the dice fell: in the session, for each seat, for each step.");
    schema_list(out, "ends", "LuckLine", "How often steps ended in each way that they name.");
    schema_close(out);
    schema_open(out, "LuckLine", "What happened, compared with what was likely.", line);
    schema_member(out, "seat", "string", "Who asked; absent for all.");
    schema_member(out, "step", "string", "Absent for all.");
    schema_member(out, "end", "string", "The way in which the step ended.");
    schema_member(out, "title", "string", "The end as a sentence, without a full stop.");
    schema_member(out, "count", "integer", "Of questions whose end was open, or of dice.");
    schema_member(
        out, "observed", "number",
        "How often it happened. Of dice: 0 for each that shows its least, 1 for its most, or whether it counted.");
    schema_member(out, "expected", "number", "The sum of the exact chances; of dice, of the means.");
    schema_member(out, "standard_error", "number", "Of observed, were it chance alone.");
    schema_member(out, "p", "number",
                  "How often chance alone leads at least as far away, to either side: twice the smaller tail. Absent "
                  "when there are too few.");
    schema_member(out, "p_corrected", "number", "The same, corrected for the number of comparisons (Holm).");
    schema_member(out, "exact", "boolean", "All cases were counted out; else p is the normal distribution's.");
    verdict_write(out, "too_few (nothing is said), nothing_unusual, or stands_out: p_corrected is below 0.05.");
    schema_close(out);
}

static void luck_write(struct writer *out)
{
    static const char *const luck[] = {"session",      "entries",        "truncated",     "rulings",     "reused",
                                       "without_odds", "not_reproduced", "minimum_count", "comparisons", "verdict",
                                       "summary",      "service",        "declared",      NULL};
    schema_open(out, "Luck", "What happened in a session, compared with what was likely.", luck);
    schema_member(out, "session", "string", "The session's UUID.");
    schema_member(out, "entries", "integer", "How many were read.");
    schema_member(out, "truncated", "boolean", "The record is too long: not everything is compared.");
    schema_member(out, "rulings", "integer", NULL);
    schema_member(out, "reused", "integer", "Corrections that reuse dice; those are counted where they were thrown.");
    schema_member(out, "without_odds", "integer",
                  "Rulings whose odds take too much work: their dice are counted, but not how they ended.");
    schema_member(out, "not_reproduced", "integer",
                  "Rulings that this program does not reproduce as recorded; they are left out.");
    schema_member(out, "minimum_count", "integer", "Below this count, nothing is concluded.");
    schema_member(out, "comparisons", "integer", "For how many the p-values are corrected.");
    verdict_write(out, "Of all comparisons: too_few, nothing_unusual or stands_out.");
    schema_reference(out, "service", "LuckOfDice");
    schema_reference(out, "declared", "LuckOfDice");
    schema_close(out);
}

void openapi_write_reports(struct writer *out)
{
    report_write(out);
    luck_write(out);
    luck_lines_write(out);
}
