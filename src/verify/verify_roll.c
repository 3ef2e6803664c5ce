/* One roll in words: in short; who asked what and when, and what the rules made of the dice, clause by clause; at the
 * end what the dice depend on, each byte and its face. It is made while the file is read, next to the checks and from
 * the same values. */
#include "fields/schema.h"
#include "referee/answer.h"
#include "referee/recorded_words.h"
#include "verify/verify_story.h"
#include "verify/verify_words.h"
#include <string.h>

void verify_roll_set(struct verifier *verifier, const struct verify_roll *roll)
{
    verifier->roll.wanted = *roll;
}

bool story_is_wanted(const struct verifier *verifier, const struct verify_entry *entry)
{
    return verifier->roll.wanted.seq > 0 && entry->place == verifier->roll.wanted.seq;
}

const char *story_time(int64_t at, char ret[INSTANT_TEXT_SIZE])
{
    instant_write(at, ret);
    ret[10] = ' ';
    ret[19] = '\0';
    return ret;
}

const char *story_seat(const struct verifier *verifier, const char *seat, char ret[SEAT_WORDS_MAX])
{
    struct text text;
    text_start(&text, ret, SEAT_WORDS_MAX);
    text_add(&text, seat);
    for (int32_t i = 0; i < verifier->name_count; i++)
        if (strcmp(verifier->names[i].seat, seat) == 0)
            text_format(&text, " (\"%s\")", verifier->names[i].name);
    return ret;
}

void story_lead(struct roll_story *story, const char *sentence)
{
    write_words(&story->lead, story->lead.used ? " " : "");
    write_words(&story->lead, sentence);
}

/* The question of two-sided mode, as it came about. */

void verify_roll_follow(struct verifier *verifier, const struct verify_entry *entry, int64_t voids)
{
    struct roll_story *story = &verifier->roll;
    const struct entry *parsed = &entry->parsed;
    int64_t wanted = story->wanted.seq;
    char seat_words[SEAT_WORDS_MAX];
    if (wanted == 0 || !entry->admitted)
        return;
    const char *by = story_seat(verifier, parsed->seat ? parsed->seat : "", seat_words);
    if (parsed->kind == ENTRY_ASKED)
        story->step_count = 0;
    bool step = parsed->kind == ENTRY_ASKED || parsed->kind == ENTRY_REVEALED;
    if (step && entry->place < wanted && story->step_count < ROLL_STEPS_MAX) {
        struct roll_step *added = &story->steps[story->step_count++];
        struct text seat;
        *added = (struct roll_step){.kind = parsed->kind, .seq = entry->place, .at = parsed->at};
        text_start(&seat, added->seat, sizeof added->seat);
        text_add(&seat, parsed->seat);
    }
    if (parsed->kind == ENTRY_DISPUTE && parsed->dispute.target == wanted)
        words_line(&story->words, "Later     %s disputed it, in entry %lld.", by, (long long)entry->place);
    if (parsed->kind == ENTRY_CORRECTION && parsed->ruling.corrects == wanted)
        words_line(&story->words, "Later     the correction in entry %lld replaced it.", (long long)entry->place);
    if (voids == wanted)
        words_line(&story->words, "Later     it was taken back, with the consent of %s in entry %lld.", by,
                   (long long)entry->place);
}

const struct roll_step *story_step(const struct roll_story *story, enum entry_kind kind, const char *seat)
{
    for (size_t i = 0; i < story->step_count; i++)
        if (story->steps[i].kind == kind && (!seat || strcmp(story->steps[i].seat, seat) == 0))
            return &story->steps[i];
    return NULL;
}

/* What was asked. */

/* "            Range: 10" */
static void value_tell(struct verifier *verifier, const char *title, const char *name, const char *words)
{
    char line[VALUE_MAX + SEAT_WORDS_MAX];
    struct text text;
    text_start(&text, line, sizeof line);
    title_add(&text, title, name);
    text_format(&text, ": %s", words);
    words_wrap(&verifier->roll.words, "            ", line);
}

/* The members of an object by their titles, units by their names. */
static void members_tell(struct verifier *verifier, const char *heading, const struct fields *fields,
                         const struct json_t *object)
{
    char words[VALUE_MAX];
    struct text text;
    const char *name = NULL;
    if (json_member_count(object) == 0)
        return;
    words_line(&verifier->roll.words, "%s", heading);
    for (const struct json_t *value; (value = json_next(object, &name));) {
        const struct field *field = fields ? field_find(fields, name, strlen(name)) : NULL;
        text_start(&text, words, sizeof words);
        recorded_value_add(&text, field, value);
        value_tell(verifier, field ? field->title : NULL, name, words);
    }
}

/* Who takes part, by names. */
static void roles_tell(struct verifier *verifier, const struct verify_entry *entry, const struct step *step)
{
    const struct json_t *roles = json_member(entry->root, "roles");
    char words[VALUE_MAX];
    struct text text;
    const char *role = NULL;
    size_t length;
    if (json_member_count(roles) == 0)
        return;
    words_line(&verifier->roll.words, "Units");
    for (const struct json_t *units; (units = json_next(roles, &role));) {
        const int32_t number = step ? unit_role_find(step, role) : -1;
        text_start(&text, words, sizeof words);
        if (!json_is_list(units))
            text_add(&text, recorded_unit_called(entry->root, json_text(units, &length)));
        for (size_t i = 0; i < json_list_size(units); i++)
            text_format(&text, "%s%s", i ? ", " : "",
                        recorded_unit_called(entry->root, json_text(json_list_item(units, i), &length)));
        value_tell(verifier, number < 0 ? NULL : step->roles[number].title, role, words);
    }
}

static void question_tell(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry *parsed = &entry->parsed;
    const struct roll_step *asked = parsed->ruling.question ? story_step(&verifier->roll, ENTRY_ASKED, NULL) : NULL;
    const struct entry_question *subject = &parsed->ruling.subject;
    const struct step *step = verifier->ruleset ? step_find(verifier->ruleset, subject->step) : NULL;
    struct writer *out = &verifier->roll.words;
    char time[INSTANT_TEXT_SIZE], seat[SEAT_WORDS_MAX], sentence[SEAT_WORDS_MAX + 64];
    struct text text;
    const char *by = story_seat(verifier, asked ? asked->seat : parsed->seat, seat);
    text_start(&text, sentence, sizeof sentence);
    text_format(&text, parsed->ruling.corrects ? "%s corrected entry %lld." : "%s asked.", by,
                (long long)parsed->ruling.corrects);
    story_lead(&verifier->roll, sentence);
    if (asked)
        words_line(out, "Asked     by %s at %s, in entry %lld, before its dice existed", by,
                   story_time(asked->at, time), (long long)asked->seq);
    else
        words_line(out, "Asked     by %s at %s", by, story_time(parsed->at, time));
    if (parsed->ruling.corrects)
        words_line(out, "Corrects  entry %lld, as the decision in entry %lld wants", (long long)parsed->ruling.corrects,
                   (long long)parsed->ruling.decision);
    words_line(out, "Step      %s (%s of %s, version %d of its rules)", step ? step->title : subject->step,
               subject->step, subject->ruleset, subject->version);
    roles_tell(verifier, entry, step);
    members_tell(verifier, "Question", step ? step->input : NULL, json_member(entry->root, "input"));
    members_tell(verifier, "Options", verifier->ruleset ? verifier->ruleset->options : NULL,
                 json_member(entry->root, "options"));
}

void verify_roll_begin(struct verifier *verifier, const struct verify_entry *entry)
{
    if (!story_is_wanted(verifier, entry))
        return;
    verifier->roll.printed = true;
    verifier->roll.kind = entry->parsed.kind;
    question_tell(verifier, entry);
    story_faces(&verifier->roll, &entry->parsed.ruling.draws);
    if (!entry->admitted || entry->parsed.ruling.dice != DICE_KIND_SEALED)
        story_plain_dice(verifier, entry);
}

/* The outcome, clause by clause. */

static void clause_tell(struct verifier *verifier, const struct entry_ruling *ruling, const char *clause)
{
    const struct verify_roll *wanted = &verifier->roll.wanted;
    const char *title, *words;
    if (!wanted->clause || !wanted->clause(wanted->context, ruling->subject.ruleset, clause, &title, &words))
        return;
    words_line(&verifier->roll.words, "              \"%s\"", title);
    words_wrap_lines(&verifier->roll.words, "              ", words);
}

static bool is_new(const struct explanation *why, int32_t reason)
{
    for (int32_t i = 0; i < reason; i++)
        if (strcmp(why->reasons[i].clause, why->reasons[reason].clause) == 0)
            return false;
    return true;
}

static void reason_tell(struct verifier *verifier, const struct reason *reason)
{
    char numbers[80] = "", line[512];
    struct text text;
    text_start(&text, numbers, sizeof numbers);
    if (reason->value != FIELD_ABSENT) {
        text_add(&text, ": ");
        text_add_thousandths(&text, reason->value);
    }
    if (reason->total != FIELD_ABSENT) {
        text_add(&text, reason->value != FIELD_ABSENT ? ", in all " : ": in all ");
        text_add_thousandths(&text, reason->total);
    }
    text_start(&text, line, sizeof line);
    text_format(&text, "%s  %s%s%s%s%s%s", reason->clause, reason->part ? reason->part : "", reason->part ? ", " : "",
                reason->subject ? reason->subject : "", reason->subject ? ": " : "", reason->text, numbers);
    words_wrap(&verifier->roll.words, "          ", line);
}

/* "            Third Impi: Figures 16 to 14 (MWK-FIR-4)" */
static void effect_tell(struct verifier *verifier, const struct verify_entry *entry, const struct json_t *effect)
{
    const struct unit_type *type = verifier->ruleset ? verifier->ruleset->units : NULL;
    const char *member = json_text_member(effect, "member"), *clause = json_text_member(effect, "clause");
    const struct field *field = type && member ? field_find(type->fields, member, strlen(member)) : NULL;
    const struct json_t *values[] = {json_member(effect, "from"), json_member(effect, "to")};
    char words[VALUE_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    title_add(&text, field ? field->title : NULL, member ? member : "?");
    for (int i = 0; i < 2; i++) {
        size_t length;
        if (i == 0 && !values[i])
            continue;
        text_add(&text, i && values[0] ? " to " : " ");
        if (recorded_is_unit(field, values[i]))
            text_add(&text, recorded_unit_called(entry->root, json_text(values[i], &length)));
        else
            recorded_value_add(&text, field, values[i]);
    }
    if (clause)
        text_format(&text, " (%s)", clause);
    value_tell(verifier, recorded_unit_called(entry->root, json_text_member(effect, "unit")), "?", words);
}

static void effects_tell(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *effects = json_member(entry->root, "effects");
    if (json_list_size(effects) == 0)
        return;
    words_line(&verifier->roll.words,
               entry->parsed.ruling.units.applied ? "Effects" : "Effects, which were not applied");
    for (size_t i = 0; i < json_list_size(effects); i++)
        effect_tell(verifier, entry, json_list_item(effects, i));
}

void verify_roll_resolved(struct verifier *verifier, const struct verify_entry *entry, const struct ruling *ruling)
{
    char words[SUMMARY_MAX];
    struct text summary;
    if (!story_is_wanted(verifier, entry))
        return;
    text_start(&summary, words, sizeof words);
    ruling_summarise(ruling, &summary);
    story_lead(&verifier->roll, words);
    words_line(&verifier->roll.words, "Outcome");
    words_wrap(&verifier->roll.words, "          ", words);
    words_line(&verifier->roll.words, "Rule by rule");
    for (int32_t i = 0; i < ruling->why->count; i++) {
        reason_tell(verifier, &ruling->why->reasons[i]);
        if (is_new(ruling->why, i))
            clause_tell(verifier, &entry->parsed.ruling, ruling->why->reasons[i].clause);
    }
    effects_tell(verifier, entry);
}

/* The end. */

static bool holds(struct writer *out, const struct verifier *verifier)
{
    bool held = true;
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++) {
        const struct verify_result *result = verify_result(verifier, (enum verify_check)check);
        if (!result->failed || result->failure.entry != verifier->roll.wanted.seq)
            continue;
        words_line(out, "FAILED    %s: %s", verify_check_name((enum verify_check)check), result->failure.reason);
        held = false;
    }
    return held;
}

/* What a person wants to know first: who, which dice, the outcome, and whether they are to be believed. */
static bool lead_write(struct writer *out, const struct verifier *verifier)
{
    const struct roll_story *story = &verifier->roll;
    struct writer lead;
    writer_start(&lead, 1 << 20);
    write_raw(&lead, story->lead.at, story->lead.used);
    write_words(&lead, story->basis[0] ? " " : "");
    write_words(&lead, story->basis);
    write_raw(&lead, "", 1);
    bool whole = !lead.failed;
    if (whole)
        words_wrap(out, "", lead.at);
    writer_end(&lead);
    return whole;
}

bool verify_write_roll(struct writer *out, const struct verifier *verifier)
{
    const struct roll_story *story = &verifier->roll;
    int64_t seq = story->wanted.seq;
    if (!story->printed) {
        if (seq >= (int64_t)verifier->page_count)
            words_line(out, "There is no entry %lld.", (long long)seq);
        else
            words_line(out, "Entry %lld is no ruling that could be read.", (long long)seq);
        return false;
    }
    words_line(out, "Entry %lld: %s", (long long)seq, entry_kind_name(story->kind));
    if (!lead_write(out, verifier))
        return false;
    words_line(out, "%s", "");
    if (holds(out, verifier))
        words_line(out, verify_passed(verifier)
                            ? "Checked   and right, in a record that is in order"
                            : "Checked   nothing wrong was found here; the record is not in order: see the end");
    if (verifier->name_count > 0)
        words_line(out, "Names     of seats are the file's word: nothing proves who sat there");
    words_line(out, "%s", "");
    write_raw(out, story->words.at, story->words.used);
    words_line(out, "%s", "");
    words_line(out, "%s", VERIFY_SUMS_HEADING);
    write_raw(out, story->sums.at, story->sums.used);
    return true;
}
