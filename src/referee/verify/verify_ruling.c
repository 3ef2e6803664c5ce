/* Rulings: their dice from secrets and nonces, and themselves by resolving them again. Openings and questions, which
 * are written again likewise. */
#include "decode.h"
#include "kept_dice.h"
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

static bool same_kind(const struct entry_draw *a, const struct entry_draw *b)
{
    return strcmp(a->label, b->label) == 0 && !a->part == !b->part && (!a->part || strcmp(a->part, b->part) == 0);
}

/* What is kept for the draw of this place; NULL: nothing. */
static const struct kept_draw *kept_of(const struct kept_dice *kept, const struct entry_draws *draws, int32_t place)
{
    const struct entry_draw *draw = &draws->list[place];
    int32_t number = 1;
    for (int32_t i = 0; kept && i < place; i++)
        number += same_kind(&draws->list[i], draw);
    return kept ? kept_dice_find(kept, draw->part, draw->label, number) : NULL;
}

/* The faces one after the other against those that are kept (NULL: none), and behind them those that a source gives, as
 * `givers` do; `dice` NULL: any. */
static void faces_check(struct verifier *verifier, const struct entry_draws *draws, const struct kept_dice *kept,
                        struct dice *dice, const char *givers)
{
    for (int32_t i = 0; i < draws->count; i++) {
        const struct entry_draw *draw = &draws->list[i];
        const struct kept_draw *old = kept_of(kept, draws, i);
        if (draw->face_count && !verify_hold(verifier, VERIFY_DICE, kept_draw_has_sides(old, draw->sides),
                                             "draw %d, \"%.40s\", is recorded with dice of %d sides; those that fell "
                                             "have %d",
                                             i + 1, draw->label, draw->sides, old ? old->sides : 0))
            return;
        for (int32_t k = 0; k < draw->face_count; k++) {
            bool is_kept = old && k < old->count;
            if (is_kept && !verify_hold(verifier, VERIFY_DICE, draw->faces[k] == old->faces[k],
                                        "die %d of draw %d, \"%.40s\", is recorded as %d; it fell as %d", k + 1, i + 1,
                                        draw->label, draw->faces[k], old->faces[k]))
                return;
            if (is_kept || !dice)
                continue;
            int32_t face = dice->source->face(dice, draw->sides);
            if (!verify_hold(verifier, VERIFY_DICE, draw->faces[k] == face,
                             "die %d of draw %d, \"%.40s\", is recorded as %d; %s give %d", k + 1, i + 1, draw->label,
                             draw->faces[k], givers, face))
                return;
        }
    }
}

static void sealed_check(struct verifier *verifier, const struct verify_entry *entry, const struct kept_dice *kept)
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
        faces_check(verifier, &entry->said.ruling.draws, kept, &dice, "secret and nonces");
}

/* Whether it uses any face that is not kept. */
static bool goes_further(const struct entry_draws *draws, const struct kept_dice *kept)
{
    for (int32_t i = 0; i < draws->count; i++) {
        const struct kept_draw *old = kept_of(kept, draws, i);
        if (draws->list[i].face_count > (old ? old->count : 0))
            return true;
    }
    return false;
}

/* Beyond what is kept there is nothing. */
static int32_t no_face(struct dice *dice, int32_t sides)
{
    (void)dice, (void)sides;
    return 0;
}

static const struct dice_source nothing_further = {.name = "reused", .face = no_face};

static void reused_check(struct verifier *verifier, const struct verify_entry *entry, const struct kept_dice *kept)
{
    struct dice dice = {.source = &nothing_further};
    faces_check(verifier, &entry->said.ruling.draws, kept, &dice, "further dice");
}

void verify_declared_agreed(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry_faces *faces = &entry->said.declared_agreed.faces;
    int32_t *list = realloc(verifier->declared, ((size_t)faces->count + 1) * sizeof *list);
    verifier->starved = verifier->starved || !list;
    if (!list)
        return;
    memcpy(list, faces->list, (size_t)faces->count * sizeof *list);
    verifier->declared = list;
    verifier->declared_count = faces->count;
}

/* Two-sided mode: the dice are those to which both parties agreed; of a question that is not permitted they are left.
 */
static void agreed_check(struct verifier *verifier, const struct verify_entry *entry, const struct kept_dice *kept)
{
    const struct entry_ruling *ruling = &entry->said.ruling;
    const struct entry_faces *unused = &ruling->dice_unused;
    struct dice_declared agreed = {.faces = verifier->declared, .count = verifier->declared_count};
    struct dice_record *record = arena_take(&verifier->arena, sizeof *record);
    struct dice dice;
    if (!record) {
        verifier->starved = true;
        return;
    }
    dice_start_declared(&dice, &agreed, record);
    faces_check(verifier, &ruling->draws, kept, &dice, "the players' agreements");
    bool all = unused->count == agreed.count - agreed.next;
    for (int32_t i = 0; all && i < unused->count; i++)
        all = unused->list[i] == agreed.faces[agreed.next + i];
    verify_hold(verifier, VERIFY_DICE, all, "the players agreed to %d dice; the ruling has others", agreed.count);
}

/* The text as the verifier keeps it; NULL is none, or out of memory. */
static const char *label_keep(struct verifier *verifier, const char *text)
{
    void *labels = verifier->labels;
    for (size_t i = 0; text && i < verifier->label_count; i++)
        if (strcmp(verifier->labels[i], text) == 0)
            return verifier->labels[i];
    if (!text || !verify_grow(verifier, &labels, &verifier->label_room, verifier->label_count, sizeof(char *),
                              VERIFY_LABELS_MAX))
        return NULL;
    verifier->labels = labels;
    size_t size = strlen(text) + 1;
    char *kept = malloc(size);
    verifier->starved = verifier->starved || !kept;
    if (!kept)
        return NULL;
    memcpy(kept, text, size);
    return verifier->labels[verifier->label_count++] = kept;
}

static bool face_keep(struct verifier *verifier, int32_t face)
{
    void *faces = verifier->faces;
    if (!verify_grow(verifier, &faces, &verifier->face_room, verifier->face_count, sizeof(uint8_t),
                     (size_t)VERIFY_ENTRIES_MAX * DICE_MAX_FACES))
        return false;
    verifier->faces = faces;
    verifier->faces[verifier->face_count++] = (uint8_t)(face - 1);
    return true;
}

static bool draw_keep(struct verifier *verifier, const struct kept_draw *draw)
{
    void *kept = verifier->kept;
    const struct recorded_draw recorded = {.part = label_keep(verifier, draw->part),
                                           .label = label_keep(verifier, draw->label),
                                           .sides = draw->sides,
                                           .number = draw->number,
                                           .count = draw->count,
                                           .first_face = verifier->face_count};
    for (int32_t i = 0; i < draw->count; i++)
        if (!face_keep(verifier, draw->faces[i]))
            return false;
    if (verifier->starved || !verify_grow(verifier, &kept, &verifier->kept_room, verifier->kept_count,
                                          sizeof(struct recorded_draw), (size_t)VERIFY_ENTRIES_MAX * DICE_MAX_DRAWS))
        return false;
    verifier->kept = kept;
    verifier->kept[verifier->kept_count++] = recorded;
    return true;
}

static bool order_keep(struct verifier *verifier, struct page *page, const struct kept_order *order)
{
    page->first_named = verifier->named_count;
    for (int32_t i = 0; i < order->count; i++) {
        void *named = verifier->named;
        if (!verify_grow(verifier, &named, &verifier->named_room, verifier->named_count, sizeof(uint64_t),
                         (size_t)VERIFY_ENTRIES_MAX * DICE_MAX_FACES))
            return false;
        verifier->named = named;
        verifier->named[verifier->named_count++] = order->list[i];
    }
    page->named_count = order->count;
    return true;
}

/* Keeps what later corrections may ask for. */
static void ruling_record(struct verifier *verifier, const struct verify_entry *entry)
{
    void *questions = verifier->questions;
    struct kept_dice kept;
    if (!verify_grow(verifier, &questions, &verifier->question_room, verifier->question_count,
                     sizeof(struct act_question), VERIFY_ENTRIES_MAX))
        return;
    verifier->questions = questions;
    entry->page->asks = (int32_t)verifier->question_count;
    verifier->questions[verifier->question_count++] = *entry->said.ruling.subject.asks;
    if (!kept_dice_read(&verifier->arena, &entry->said.ruling, &kept)) {
        verifier->starved = verifier->starved || verifier->arena.starved;
        return;
    }
    entry->page->first_kept = verifier->kept_count;
    for (int32_t i = 0; i < kept.count; i++)
        if (!draw_keep(verifier, &kept.list[i]))
            return;
    if (order_keep(verifier, entry->page, &kept.order))
        entry->page->kept_count = kept.count;
}

/* The dice that a correction keeps, in the line's arena; NULL: they are not known. */
static const struct kept_dice *kept_open(struct verifier *verifier, int64_t from)
{
    const struct page *page = &verifier->pages[from];
    struct kept_dice *kept = page->kept_count < 0 ? NULL : arena_take(&verifier->arena, sizeof *kept);
    struct kept_draw *list = kept ? arena_take(&verifier->arena, ((size_t)page->kept_count + 1) * sizeof *list) : NULL;
    for (int32_t i = 0; list && i < page->kept_count; i++) {
        const struct recorded_draw *draw = &verifier->kept[page->first_kept + (size_t)i];
        int32_t *faces = arena_take(&verifier->arena, ((size_t)draw->count + 1) * sizeof *faces);
        if (!faces)
            return NULL;
        for (int32_t k = 0; k < draw->count; k++)
            faces[k] = verifier->faces[draw->first_face + (size_t)k] + 1;
        list[i] = (struct kept_draw){draw->part, draw->label, draw->sides, draw->number, draw->count, faces};
    }
    if (list)
        *kept = (struct kept_dice){.count = page->kept_count, .list = list, .order = {.count = page->named_count}};
    if (list && page->named_count > 0)
        kept->order.list = verifier->named + page->first_named;
    return list ? kept : NULL;
}

/* The question of an entry, or false after its failure was noted or counted as not checkable. */
static bool question_open(struct verifier *verifier, const struct entry_question *asked, const struct units_said *units,
                          struct intent *intent, struct violations *violations)
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
    enum reading reading = question_read(&verifier->arena, asked, units, verifier->options, intent, violations);
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
    const struct entry_ruling *recorded = &entry->said.ruling;
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

static void resolve_check(struct verifier *verifier, const struct verify_entry *entry, const struct kept_dice *kept)
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
    bool made = faces && ruling_make(&ruling, &intent, NULL, violations); /* before its violations are looked at */
    if (!verify_hold(verifier, VERIFY_RULINGS, made, "the rules do not use the dice that are recorded: %s",
                     violations->count ? violations->list[0].message : "too many"))
        return;
    verify_roll_resolved(verifier, entry, &ruling);
    ruling.source = dice_kind_name(recorded->dice);
    entry_ruling_set(recorded, &ruling);
    bool named = by_device ? binding.units != NULL : recorded->units.named;
    if (named && (by_device ? verify_units_affected(verifier, &binding, &ruling, &said)
                            : verify_units_said(verifier, entry, &intent, &ruling, &said)))
        recorded->units = said;
    else if (!named || !recorded->units.named)
        recorded->units = (struct units_said){0}; /* without roles nothing of them was read, and none is written */
    if (kept && !kept_dice_spare(&verifier->arena, kept, ruling.dice, &recorded->spare)) {
        verifier->starved = true;
        return;
    }
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
    verify_rewritten(verifier, VERIFY_RULINGS, entry, intent.question.version < intent.ruleset->version);
}

/* With the same dice, another order is another result. */
static void order_check(struct verifier *verifier, const struct verify_entry *entry, const struct kept_dice *kept)
{
    struct kept_order now;
    if (!kept_order_read(&verifier->arena, &entry->said.ruling, &now))
        verifier->starved = true;
    else if (kept_dice_any(kept))
        verify_hold(verifier, VERIFY_DISPUTES, kept_order_holds(&kept->order, &now),
                    "units or items that the corrected entry names, too, stand in another order");
}

void verify_ruling(struct verifier *verifier, const struct verify_entry *entry)
{
    enum dice_kind dice = entry->said.ruling.dice;
    verify_roll_begin(verifier, entry);
    int64_t from = entry->admitted ? entry->said.ruling.from : 0;
    const struct kept_dice *kept = from ? kept_open(verifier, from) : NULL;
    if (from && !kept)
        verify_skip(verifier, VERIFY_DICE, "the dice of the ruling that is corrected are not known");
    else if (entry->admitted && dice == DICE_KIND_SEALED)
        sealed_check(verifier, entry, kept);
    else if (entry->admitted && dice == DICE_KIND_REUSED)
        reused_check(verifier, entry, kept);
    else if (entry->admitted && dice == DICE_KIND_DECLARED && entry->said.ruling.question)
        agreed_check(verifier, entry, kept);
    else if (kept)
        faces_check(verifier, &entry->said.ruling.draws, kept, NULL, "");
    if (kept && dice != DICE_KIND_REUSED)
        verify_hold(verifier, VERIFY_DICE, goes_further(&entry->said.ruling.draws, kept),
                    "the dice that are kept are enough, and others are recorded");
    if (kept)
        order_check(verifier, entry, kept);
    if (dice == DICE_KIND_DECLARED)
        verify_notice(verifier, VERIFY_WARNING_DECLARED, entry->place);
    resolve_check(verifier, entry, kept);
    if (entry->admitted)
        ruling_record(verifier, entry);
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
    again.asked.units = binding.units ? binding.units->said : (struct units_said){0};
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
    verify_rewritten(verifier, VERIFY_RULINGS, entry, intent.question.version < intent.ruleset->version);
}
