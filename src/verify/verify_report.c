/* The verifier's report: a table for people, JSON for programs. */
#include "verify/verify_state.h"
#include "verify/verify_words.h"

static const struct {
    const char *name, *what;
} checks[] = {
#define X(symbol, name, what) {name, what},
    VERIFY_CHECKS(X)
#undef X
};

static const struct {
    const char *name, *words;
} warnings[] = {
#define X(symbol, name, words) {name, words},
    VERIFY_WARNINGS(X)
#undef X
};

static const struct {
    const char *name, *words;
} verdicts[] = {
    [VERIFY_PASSED] = {"passed", "passed"},
    [VERIFY_FAILED] = {"failed", "FAILED"},
    [VERIFY_NOT_CHECKABLE] = {"not_checkable", "not checkable"},
    [VERIFY_NOT_APPLICABLE] = {"not_applicable", "nothing to check"},
};

const char *verify_check_name(enum verify_check check)
{
    return checks[check].name;
}

const char *verify_check_words(enum verify_check check)
{
    return checks[check].what;
}

const char *verify_warning_name(enum verify_warning warning)
{
    return warnings[warning].name;
}

const char *verify_warning_words(enum verify_warning warning)
{
    return warnings[warning].words;
}

static void place_add(struct text *text, const struct verify_failure *failure)
{
    if (failure->entry >= 0)
        text_format(text, "entry %lld", (long long)failure->entry);
    else if (failure->line > 0)
        text_format(text, "line %llu", (unsigned long long)failure->line);
    else
        text_add(text, "the file");
}

static void check_text(struct writer *out, const struct verifier *verifier, enum verify_check check)
{
    const struct verify_result *result = verify_result(verifier, check);
    enum verify_verdict verdict = verify_verdict(verifier, check);
    words_line(out, "%-18s %-17s %8llu  %s", checks[check].name, verdicts[verdict].words,
               (unsigned long long)result->passed, checks[check].what);
    if (verdict == VERIFY_FAILED) {
        char place[64];
        struct text text;
        text_start(&text, place, sizeof place);
        place_add(&text, &result->failure);
        words_line(out, "             %s: %s", place, result->failure.reason);
    } else if (verdict == VERIFY_NOT_CHECKABLE) {
        words_line(out, "             %llu not checked: %s", (unsigned long long)result->not_checkable,
                   result->why_not);
    }
}

static void note_text(struct writer *out, const struct verify_noticed *noticed, const char *words)
{
    if (noticed->count > 0 && noticed->first >= 0)
        words_line(out, "note: %s: %llu, the first is entry %lld", words, (unsigned long long)noticed->count,
                   (long long)noticed->first);
    else if (noticed->count > 0)
        words_line(out, "note: %s", words);
}

static size_t listed_count(const struct verify_noticed *noticed)
{
    return noticed->count < VERIFY_LISTED_MAX ? (size_t)noticed->count : VERIFY_LISTED_MAX;
}

/* ": entries 3, 7", where there are several. */
static void listed_text(struct text *text, const struct verify_noticed *noticed)
{
    if (noticed->count < 2)
        return;
    for (size_t i = 0; i < listed_count(noticed); i++)
        text_format(text, "%s%lld", i ? ", " : ": entries ", (long long)noticed->listed[i]);
    text_add(text, noticed->count > VERIFY_LISTED_MAX ? " …" : "");
}

static void count_text(struct writer *out, const struct verify_noticed *noticed, const char *name, const char *words)
{
    char first[24] = "", entries[24 * VERIFY_LISTED_MAX];
    struct text text;
    text_start(&text, entries, sizeof entries);
    listed_text(&text, noticed);
    text_start(&text, first, sizeof first);
    if (noticed->count > 0)
        text_format(&text, "from entry %lld", (long long)noticed->first);
    words_line(out, "%-18s %-17s %8llu  %s%s", name, first, (unsigned long long)noticed->count, words, entries);
}

/* Why not everything was checked: the first reason. */
static const char *gap_find(const struct verifier *verifier)
{
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++)
        if (verifier->results[check].not_checkable > 0)
            return verifier->results[check].why_not;
    return "";
}

void verify_write_verdict(struct writer *out, const struct verifier *verifier)
{
    const struct verify_failure *first = verify_first(verifier);
    unsigned long long entries = verifier->page_count;
    char place[64];
    struct text text;
    switch (verify_outcome(verifier)) {
    case VERIFY_ALL_PASSED:
        words_line(out, "%llu entries: nothing is wrong.", entries);
        break;
    case VERIFY_INCOMPLETE:
        words_line(out, "INCOMPLETE. %llu entries: nothing is wrong in what was checked, but not all of it was: %s.",
                   entries, gap_find(verifier));
        break;
    case VERIFY_ANY_FAILED:
        text_start(&text, place, sizeof place);
        place_add(&text, first);
        words_line(out, "FAILED. First failure: %s, at %s: %s", checks[first->check].name, place, first->reason);
        break;
    }
}

/* What players tell each other at the end, without the server: the record's root in words, and whose device saw it. */
static void shared_text(struct writer *out, const struct verifier *verifier)
{
    char words[FINGERPRINT_TEXT_SIZE];
    struct tree_head head = tree_head_of(&verifier->tree);
    const struct protocol *protocol = &verifier->protocol;
    fingerprint_write(head.root.bytes, words);
    words_line(out, "the whole record in eight words: %s", words);
    for (int32_t i = 0; i < protocol->seat_count; i++)
        if (verifier->seen[i])
            words_line(out, "the device of the seat %s saw the same game up to entry %llu", protocol->seats[i].name,
                       (unsigned long long)verifier->seen[i] - 1);
}

void verify_write_text(struct writer *out, const struct verifier *verifier)
{
    words_line(out, "%-18s %-17s %8s  %s", "check", "verdict", "times", "what is checked");
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++)
        check_text(out, verifier, (enum verify_check)check);
    write_raw(out, "\n", 1);
    for (int count = VERIFY_FIRST_COUNT; count < VERIFY_WARNING_COUNT; count++)
        count_text(out, &verifier->noticed[count], warnings[count].name, warnings[count].words);
    write_raw(out, "\n", 1);
    for (int note = 0; note < VERIFY_FIRST_COUNT; note++)
        note_text(out, &verifier->noticed[note], warnings[note].words);
    if (verifier->page_count > 0)
        shared_text(out, verifier);
    verify_write_verdict(out, verifier);
}

static void failure_write(struct writer *out, const char *key, const struct verify_failure *failure)
{
    write_key(out, key);
    write_object(out);
    write_member(out, "check", checks[failure->check].name);
    if (failure->entry >= 0)
        write_member_int(out, "entry", failure->entry);
    if (failure->line > 0)
        write_member_int(out, "line", (int64_t)failure->line);
    write_member(out, "reason", failure->reason);
    write_object_end(out);
}

static void check_write(struct writer *out, const struct verifier *verifier, enum verify_check check)
{
    const struct verify_result *result = verify_result(verifier, check);
    enum verify_verdict verdict = verify_verdict(verifier, check);
    write_object(out);
    write_member(out, "check", checks[check].name);
    write_member(out, "verdict", verdicts[verdict].name);
    write_member_int(out, "passed", (int64_t)result->passed);
    write_member_int(out, "not_checkable", (int64_t)result->not_checkable);
    if (result->why_not)
        write_member(out, "reason", result->why_not);
    if (result->failed)
        failure_write(out, "failure", &result->failure);
    write_object_end(out);
}

/* `of` names the member that holds the name. */
static void noticed_write(struct writer *out, const struct verify_noticed *noticed, const char *of, const char *name)
{
    write_object(out);
    write_member(out, of, name);
    write_member_int(out, "count", (int64_t)noticed->count);
    if (noticed->first >= 0)
        write_member_int(out, "first", noticed->first);
    if (noticed->count > 1) {
        write_key(out, "entries");
        write_array(out);
        for (size_t i = 0; i < listed_count(noticed); i++)
            write_int(out, noticed->listed[i]);
        write_array_end(out);
    }
    write_object_end(out);
}

static void shared_write(struct writer *out, const struct verifier *verifier)
{
    char words[FINGERPRINT_TEXT_SIZE];
    struct tree_head head = tree_head_of(&verifier->tree);
    const struct protocol *protocol = &verifier->protocol;
    fingerprint_write(head.root.bytes, words);
    write_member(out, "words", words);
    write_key(out, "seen");
    write_array(out);
    for (int32_t i = 0; i < protocol->seat_count; i++) {
        if (!verifier->seen[i])
            continue;
        write_object(out);
        write_member_int(out, "entries", (int64_t)verifier->seen[i]);
        write_member(out, "seat", protocol->seats[i].name);
        write_object_end(out);
    }
    write_array_end(out);
}

void verify_write_json(struct writer *out, const struct verifier *verifier)
{
    char session[UUID_TEXT_SIZE];
    uuid_write(&verifier->session, session);
    write_object(out);
    write_member_bool(out, "passed", verify_passed(verifier));
    write_member_bool(out, "complete", verify_complete(verifier));
    if (verifier->stage != STAGE_STOPPED || verifier->page_count > 0) {
        write_member(out, "session", session);
        write_member(out, "origin", verifier->origin);
    }
    write_member_int(out, "entries", (int64_t)verifier->page_count);
    if (verifier->page_count > 0)
        shared_write(out, verifier);
    if (verify_first(verifier))
        failure_write(out, "first_failure", verify_first(verifier));
    write_key(out, "checks");
    write_array(out);
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++)
        check_write(out, verifier, (enum verify_check)check);
    write_array_end(out);
    write_key(out, "counts");
    write_array(out);
    for (int count = VERIFY_FIRST_COUNT; count < VERIFY_WARNING_COUNT; count++)
        noticed_write(out, &verifier->noticed[count], "what", warnings[count].name);
    write_array_end(out);
    write_key(out, "warnings");
    write_array(out);
    for (int note = 0; note < VERIFY_FIRST_COUNT; note++)
        if (verifier->noticed[note].count > 0)
            noticed_write(out, &verifier->noticed[note], "warning", warnings[note].name);
    write_array_end(out);
    write_object_end(out);
    write_raw(out, "\n", 1);
}
