/* Rulings: their dice from secrets and nonces, and themselves by resolving them again. Openings and questions, which
 * are written again likewise. */
#include "decode.h"
#include "opening.h"
#include "units_read.h"
#include "verify_state.h"
#include <stdlib.h>
#include <string.h>

static const char unknown_rules[] = "this program does not know the session's ruleset, or is older than its version";

static struct hash rules_of(const char *name)
{
    return hash_of(name, strlen(name));
}

/* The opening's options, decoded; NULL when they are not the ruleset's. */
static void *options_decode(struct verifier *verifier, const struct json_t *recorded, struct violations *violations)
{
    const struct fields *fields = verifier->ruleset->options;
    void *options = malloc(fields->size);
    if (!options)
        verifier->starved = true;
    if (options && fields_decode(fields, recorded, "/options", options, violations))
        return options;
    free(options);
    return NULL;
}

static void opening_write(struct verifier *verifier, const struct verify_entry *entry)
{
    struct entry again = entry->said;
    again.opened.fields = verifier->ruleset->options;
    again.opened.options = verifier->options;
    if (!units_entered_read(&verifier->arena, verifier->ruleset->units, &again.opened.units))
        again.opened.units.count = 0; /* whose roster cannot be followed */
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
}

static void opening_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry_opened *opened = &entry->said.opened;
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    verifier->rules = rules_of(opened->ruleset);
    verifier->ruleset = ruleset_find(opened->ruleset);
    if (!violations) {
        verifier->starved = true;
        return;
    }
    verifier->version = opened->version;
    verifier->rules_known = verifier->ruleset && opened->version <= verifier->ruleset->version;
    if (!verifier->rules_known) {
        verify_skip(verifier, VERIFY_RULINGS, unknown_rules);
        return;
    }
    violations_start(violations);
    verifier->options = options_decode(verifier, opened->read, violations);
    if (!verify_hold(verifier, VERIFY_RULINGS, verifier->options != NULL, "%s: %s", violations->list[0].pointer,
                     violations->list[0].message))
        return;
    verify_units_start(verifier);
    verifier->older = opened->version < verifier->ruleset->version;
    verifier->phases_enforced = opened->enforce_phases;
    opening_write(verifier, entry);
    verify_rewritten(verifier, VERIFY_RULINGS, entry, verifier->older);
}

void verify_opened(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry_opened *opened = &entry->said.opened;
    bool sealed = opened->mode != MODE_UNSEALED, two_sided = opened->mode == MODE_TWO_SIDED;
    if (entry->place != 0)
        return;
    verify_hold(verifier, VERIFY_FORM, (opened->origin != NULL) == sealed && (opened->reveal_seconds != 0) == two_sided,
                "chain, mode and origin belong together, and reveal_seconds to two-sided mode");
    if (opened->origin)
        verify_hold(verifier, VERIFY_SIGNATURES, strcmp(opened->origin, verifier->origin) == 0,
                    "the opening's origin differs from the header's");
    if (!sealed)
        verify_notice(verifier, VERIFY_WARNING_NOT_SEALED, -1);
    else if (!two_sided)
        verify_notice(verifier, VERIFY_WARNING_SEALED_MODE, -1);
    verifier->chain.sealed = sealed;
    if (sealed)
        verify_anchor(verifier, entry);
    opening_check(verifier, entry);
}

/* The faces one after the other against those that a source gives. */
static void faces_check(struct verifier *verifier, const struct entry_draws *draws, struct dice *dice)
{
    for (int32_t i = 0; i < draws->count; i++) {
        const struct entry_draw *draw = &draws->list[i];
        for (int32_t k = 0; k < draw->face_count; k++) {
            int32_t face = dice->source->face(dice, draw->sides);
            if (!verify_hold(verifier, VERIFY_DICE, draw->faces[k] == face,
                             "die %d of draw %d, \"%.40s\", is recorded as %d; secret and nonces give %d", k + 1, i + 1,
                             draw->label, draw->faces[k], face))
                return;
        }
    }
}

static void sealed_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry_ruling *ruling = &entry->said.ruling;
    struct nonce *list = arena_take(&verifier->arena, PROTOCOL_SEATS_MAX * sizeof *list);
    struct dice_record *record = arena_take(&verifier->arena, sizeof *record);
    struct sealed_dice sealed;
    struct dice dice;
    if (!list || !record) {
        verifier->starved = true;
        return;
    }
    struct seal seal = {
        .session = verifier->session,
        .link = ruling->link,
        .secret = *ruling->secret,
        .seats = protocol_nonces(&verifier->protocol, ruling->question ? ruling->question : entry->place, list),
    };
    seal.roll = ruling->roll;
    verify_roll_sealed(verifier, entry, &seal);
    verify_link(verifier, entry, &seal.seats);
    if (verify_hold(verifier, VERIFY_DICE, sealed_start(&dice, &sealed, record, &seal),
                    "the nonces are not in the order of the seats' names"))
        faces_check(verifier, &entry->said.ruling.draws, &dice);
}

/* Reused dice: what is left of the source's faces. */
struct keeping {
    const struct recorded_face *faces;
    int32_t left;
};

static int32_t recorded_face(struct dice *dice, int32_t sides)
{
    struct keeping *keeping = dice->state;
    if (keeping->left == 0 || keeping->faces->sides != sides - 1)
        return 0;
    keeping->left--;
    return keeping->faces++->face + 1;
}

static const struct dice_source reused_source = {.name = "reused", .face = recorded_face};

static void reused_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct page *page = &verifier->pages[entry->said.ruling.from];
    struct keeping keeping = {.left = page->face_count};
    if (page->face_count > 0) /* else there may be no list of faces at all */
        keeping.faces = verifier->faces + page->first_face;
    struct dice dice = {.source = &reused_source, .state = &keeping};
    faces_check(verifier, &entry->said.ruling.draws, &dice);
}

/* Keeps what later corrections may ask for. */
static void ruling_record(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry_draws *draws = &entry->said.ruling.draws;
    void *questions = verifier->questions;
    if (!verify_grow(verifier, &questions, &verifier->question_room, verifier->question_count,
                     sizeof(struct act_question), VERIFY_ENTRIES_MAX))
        return;
    verifier->questions = questions;
    entry->page->asks = (int32_t)verifier->question_count;
    verifier->questions[verifier->question_count++] = *entry->said.ruling.subject.asks;
    entry->page->first_face = verifier->face_count;
    for (int32_t i = 0; i < draws->count; i++) {
        const struct entry_draw *draw = &draws->list[i];
        for (int32_t k = 0; k < draw->face_count; k++) {
            void *list = verifier->faces;
            if (!verify_grow(verifier, &list, &verifier->face_room, verifier->face_count, sizeof(struct recorded_face),
                             (size_t)VERIFY_ENTRIES_MAX * DICE_MAX_FACES))
                return;
            verifier->faces = list;
            verifier->faces[verifier->face_count++] =
                (struct recorded_face){.sides = (uint8_t)(draw->sides - 1), .face = (uint8_t)(draw->faces[k] - 1)};
        }
    }
    entry->page->face_count = (int32_t)(verifier->face_count - entry->page->first_face);
}

/* The question of an entry, or false after its failure was noted or counted as not checkable. */
static bool question_open(struct verifier *verifier, const struct entry_question *asked, struct intent *intent,
                          struct violations *violations)
{
    struct hash rules = rules_of(asked->ruleset);
    violations_start(violations);
    if (!verify_hold(verifier, VERIFY_RULINGS, hash_equal(&rules, &verifier->rules),
                     "the session does not use the ruleset %.40s", asked->ruleset) ||
        !verify_hold(verifier, VERIFY_RULINGS, asked->version == verifier->version,
                     "version %d of the rules was applied; the session is played by version %d", asked->version,
                     verifier->version))
        return false;
    if (!verifier->rules_known || !verifier->options) {
        verify_skip(verifier, VERIFY_RULINGS, unknown_rules);
        return false;
    }
    enum reading reading = question_read(&verifier->arena, asked, verifier->options, intent, violations);
    return verify_hold(verifier, VERIFY_RULINGS, reading != READING_UNKNOWN,
                       "version %d of the rules has no step %.40s", asked->version, asked->step) &&
           verify_hold(verifier, VERIFY_RULINGS, reading == READING_DONE, "%s: %s", violations->list[0].pointer,
                       violations->count ? violations->list[0].message : "the question cannot be read");
}

static void resolve_check(struct verifier *verifier, const struct verify_entry *entry)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    struct entry again = entry->said;
    struct entry_ruling *recorded = &again.ruling;
    struct units_said said;
    struct intent intent;
    struct ruling ruling;
    if (!violations) {
        verifier->starved = true;
        return;
    }
    if (!question_open(verifier, &recorded->subject, &intent, violations))
        return;
    bool faces = faces_read(&verifier->arena, &recorded->draws, &intent.faces);
    if (!ruling_prepare(&verifier->arena, &intent, &ruling)) {
        verifier->starved = true;
        return;
    }
    if (!verify_hold(verifier, VERIFY_RULINGS, faces && ruling_make(&ruling, &intent, NULL, violations),
                     "the rules do not use the dice that are recorded: %s",
                     violations->count ? violations->list[0].message : "too many"))
        return;
    verify_roll_resolved(verifier, entry, &ruling);
    ruling.source = dice_kind_name(recorded->dice);
    entry_ruling_set(recorded, &ruling);
    if (recorded->units.named && verify_units_said(verifier, entry, &intent, &ruling, &said))
        recorded->units = said;
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
    verify_rewritten(verifier, VERIFY_RULINGS, entry, intent.question.version < intent.ruleset->version);
}

void verify_ruling(struct verifier *verifier, const struct verify_entry *entry)
{
    enum dice_kind dice = entry->said.ruling.dice;
    verify_roll_begin(verifier, entry);
    if (entry->admitted && dice == DICE_KIND_SEALED)
        sealed_check(verifier, entry);
    if (entry->admitted && dice == DICE_KIND_REUSED)
        reused_check(verifier, entry);
    if (dice == DICE_KIND_DECLARED)
        verify_notice(verifier, VERIFY_WARNING_DECLARED, entry->place);
    resolve_check(verifier, entry);
    if (entry->admitted)
        ruling_record(verifier, entry);
}

/* The question that the party signed; false after its failure was noted, or when out of memory. */
static bool body_open(struct verifier *verifier, const struct entry_asked *asked, struct intent *intent,
                      struct violations *violations)
{
    bool read = intent_decode_recorded(&verifier->arena, verifier->ruleset, verifier->options, asked->body,
                                       strlen(asked->body), intent, violations);
    if (!verify_hold(verifier, VERIFY_RULINGS, read, "the body that was signed: %s: %s", violations->list[0].pointer,
                     violations->list[0].message))
        return false;
    intent->question.version = asked->subject.version;
    return verify_hold(verifier, VERIFY_COMMITMENTS,
                       intent->placed && !intent->declared && (uint64_t)intent->place.link == asked->link &&
                           (uint64_t)intent->place.index == asked->index && intent->decision == asked->decision,
                       "the body that was signed has another place, or another decision");
}

/* The entry as it follows from what was signed and from the roster. */
void verify_asked_question(struct verifier *verifier, const struct verify_entry *entry)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    struct entry again = entry->said;
    struct binding binding;
    struct intent intent;
    if (!violations) {
        verifier->starved = true;
        return;
    }
    if (!question_open(verifier, &again.asked.subject, &intent, violations) ||
        !body_open(verifier, &again.asked, &intent, violations))
        return;
    if (!binding_start(&binding, &verifier->arena, &intent)) {
        verifier->starved = true;
        return;
    }
    if (binding.units && !verify_units_asked(verifier, entry, &binding))
        return;
    const struct ruling ruling = {.ruleset = intent.ruleset, .step = intent.step, .question = binding.question};
    entry_question_set(&again.asked.subject, &ruling);
    again.asked.units = binding.units ? binding.units->said : (struct units_said){0};
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
    verify_rewritten(verifier, VERIFY_RULINGS, entry, intent.question.version < intent.ruleset->version);
}
