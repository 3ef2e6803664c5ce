/* Rulings and questions, written again: resolved from what was asked and the dice that fell, or as they follow from the
 * body that a device signed. */
#include "verify/verify_state.h"
#include <string.h>

/* The question of an entry, or false after its failure was noted or counted as not checkable. */
static bool question_open(struct verifier *verifier, const struct entry_question *asked,
                          const struct units_stated *units, struct intent *intent, struct violations *violations)
{
    violations_start(violations);
    if (!verify_hold(verifier, VERIFY_RULINGS, verify_rules_are(verifier, asked->ruleset),
                     "the session does not use the ruleset %.40s", asked->ruleset) ||
        !verify_hold(verifier, VERIFY_RULINGS, asked->version == verifier->version,
                     "version %d of the rules was applied; the session is played by version %d", asked->version,
                     verifier->version))
        return false;
    if (!verifier->rules_known || !verifier->options) {
        verify_rules_missing(verifier);
        return false;
    }
    enum entry_reading reading = question_read(&verifier->arena, asked, units, verifier->options, intent, violations);
    return verify_hold(verifier, VERIFY_RULINGS, reading != READING_UNKNOWN,
                       "version %d of the rules has no step %.40s", asked->version, asked->step) &&
           verify_hold(verifier, VERIFY_RULINGS, reading == READING_DONE, "%s: %s", violations->list[0].pointer,
                       violations->count ? violations->list[0].message : "the question cannot be read");
}

/* The body that a device signed, decoded; false after its failure was noted, or when out of memory. */
static bool body_open(struct verifier *verifier, const char *body, int32_t version, struct intent *intent,
                      struct violations *violations)
{
    bool read = intent_decode_recorded(&verifier->arena, verifier->ruleset, verifier->options, body, strlen(body),
                                       intent, violations);
    if (!read && violations->list[0].code == ERROR_OVERLOADED) {
        verifier->starved = true;
        return false;
    }
    intent->question.version = version;
    return verify_hold(verifier, VERIFY_RULINGS, read, "the body that was signed: %s: %s", violations->list[0].pointer,
                       violations->list[0].message);
}

/* The question that a device signed, bound to the roster; false after its failure was noted, or when out of memory. */
static bool signed_open(struct verifier *verifier, const struct verify_entry *entry, struct intent *intent,
                        struct binding *ret, struct violations *violations)
{
    const struct entry_ruling *recorded = &entry->parsed.ruling;
    bool sealed = recorded->dice == DICE_KIND_SEALED;
    if (!body_open(verifier, recorded->body, recorded->subject.version, intent, violations) ||
        !verify_hold(verifier, VERIFY_COMMITMENTS,
                     intent->placed == sealed && intent->declared != sealed && !intent->decision &&
                         (!sealed || ((uint64_t)intent->place.link == recorded->link &&
                                      (uint64_t)intent->place.index == verifier->protocol.asked)),
                     "the body that was signed has another place, or other dice"))
        return false;
    if (!binding_start(ret, &verifier->arena, intent)) {
        verifier->starved = true;
        return false;
    }
    return !ret->units || verify_units_asked(verifier, entry, 0, ret);
}

static void resolve_check(struct verifier *verifier, const struct verify_entry *entry, const struct reused_dice *reused)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    struct entry again = entry->parsed;
    struct entry_ruling *recorded = &again.ruling;
    struct units_stated parsed;
    struct intent intent;
    struct ruling ruling;
    if (!violations) {
        verifier->starved = true;
        return;
    }
    if (!question_open(verifier, &recorded->subject, &recorded->units, &intent, violations))
        return;
    struct binding binding;
    bool by_device = recorded->body && entry->admitted;
    if (by_device && !signed_open(verifier, entry, &intent, &binding, violations))
        return;
    bool units = by_device || question_units_take(&verifier->arena, recorded, &intent);
    if (!units && verifier->arena.starved) {
        verifier->starved = true;
        return;
    }
    if (!verify_hold(verifier, VERIFY_UNITS, units, "what barred its units is not known to the rules"))
        return;
    intent.override = recorded->override;
    bool faces = (by_device && intent.declared) || faces_read(&verifier->arena, &recorded->draws, &intent.faces);
    intent.declared = true; /* they are known */
    if (!ruling_prepare(&verifier->arena, &intent, &ruling)) {
        verifier->starved = true;
        return;
    }
    if (by_device)
        ruling.question = binding.question;
    bool made = faces && ruling_make(&ruling, &intent, NULL, violations); /* adds the violations that are read below */
    if (!verify_hold(verifier, VERIFY_RULINGS, made, "the rules do not use the dice that are recorded: %s",
                     violations->count ? violations->list[0].message : "too many"))
        return;
    verify_roll_resolved(verifier, entry, &ruling);
    ruling.source = dice_kind_name(recorded->dice);
    entry_ruling_set(recorded, &ruling);
    bool named = by_device ? binding.units != NULL : recorded->units.named;
    if (named && (by_device ? verify_units_affected(verifier, &binding, &ruling, &parsed)
                            : verify_units_stated(verifier, entry, &intent, &ruling, &parsed)))
        recorded->units = parsed;
    else if (!named || !recorded->units.named)
        recorded->units = (struct units_stated){0}; /* without roles no units were read, and none are written */
    if (reused && !reused_dice_spare(&verifier->arena, reused, ruling.dice, &recorded->spare)) {
        verifier->starved = true;
        return;
    }
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
    verify_rewritten(verifier, VERIFY_RULINGS, entry, intent.question.version < intent.ruleset->version);
}

void verify_ruling(struct verifier *verifier, const struct verify_entry *entry)
{
    verify_roll_begin(verifier, entry);
    int64_t from = entry->admitted ? entry->parsed.ruling.from : 0;
    const struct reused_dice *reused = from ? verify_reused_open(verifier, from) : NULL;
    if (from && !reused)
        verify_skip(verifier, VERIFY_DICE, "the dice of the ruling that is corrected are not known");
    else
        verify_dice(verifier, entry, reused);
    if (entry->parsed.ruling.dice == DICE_KIND_DECLARED)
        verify_notice(verifier, VERIFY_WARNING_DECLARED, entry->place);
    resolve_check(verifier, entry, reused);
    if (entry->admitted)
        verify_ruling_keep(verifier, entry);
}

/* The entry as it follows from what was signed and from the roster. */
void verify_asked_question(struct verifier *verifier, const struct verify_entry *entry)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    struct entry again = entry->parsed;
    struct binding binding;
    struct intent intent;
    if (!violations) {
        verifier->starved = true;
        return;
    }
    if (!question_open(verifier, &again.asked.subject, &again.asked.units, &intent, violations) ||
        !body_open(verifier, again.asked.body, again.asked.subject.version, &intent, violations) ||
        !verify_hold(verifier, VERIFY_COMMITMENTS,
                     intent.placed && !intent.declared && (uint64_t)intent.place.link == again.asked.link &&
                         (uint64_t)intent.place.index == again.asked.index && intent.decision == again.asked.decision,
                     "the body that was signed has another place, or another decision"))
        return;
    if (!binding_start(&binding, &verifier->arena, &intent)) {
        verifier->starved = true;
        return;
    }
    if (binding.units && !verify_units_asked(verifier, entry, again.asked.corrects, &binding))
        return;
    const struct ruling ruling = {.ruleset = intent.ruleset, .step = intent.step, .question = binding.question};
    entry_question_set(&again.asked.subject, &ruling);
    again.asked.units = binding.units ? binding.units->stated : (struct units_stated){0};
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
    verify_rewritten(verifier, VERIFY_RULINGS, entry, intent.question.version < intent.ruleset->version);
}
