/* Rulings: their dice from secrets and nonces, and themselves by resolving them again. Openings and questions, which
 * are written again likewise. */
#include "decode.h"
#include "opening.h"
#include "units_read.h"
#include "verify_state.h"
#include <stdlib.h>
#include <string.h>

static const char unknown_rules[] = "the ruleset, the step or the version is not known to this program";

/* Which ruleset an entry names, known or not. */
static struct hash rules_of(const struct json_t *root)
{
    const char *name = json_text_member(root, "ruleset");
    return hash_of(name, strlen(name));
}

/* The opening's options, decoded; NULL when they are not the ruleset's. */
static void *options_decode(struct verifier *verifier, const struct json_t *root, struct violations *violations)
{
    const struct fields *fields = verifier->ruleset->options;
    void *options = malloc(fields->size);
    if (!options)
        verifier->starved = true;
    if (options && fields_decode(fields, json_member(root, "options"), "/options", options, violations))
        return options;
    free(options);
    return NULL;
}

static void opening_write(struct verifier *verifier, const struct verify_entry *entry, int64_t version)
{
    const struct json_t *chain = json_member(entry->root, "chain");
    const struct json_t *rules = json_member(entry->root, "house_rules");
    const struct house_rules_used used = {.club = json_text_member(rules, "club"),
                                          .name = json_text_member(rules, "name"),
                                          .version = (int32_t)json_int_member(rules, "version", 0)};
    const struct json_t *from = json_member(entry->root, "roster_from");
    struct roster_origin origin = {.at = json_int_member(from, "at", 0)};
    struct ruleset then = *verifier->ruleset;
    struct units_entered units;
    struct sealing sealing = {
        .origin = json_text_member(entry->root, "origin"),
        .chain = {.from = (uint64_t)json_int_member(chain, "from", 0),
                  .length = (uint32_t)json_int_member(chain, "length", 0)},
        .both = entry->act.opened.mode == MODE_BOTH,
        .reveal_seconds = entry->act.opened.reveal_seconds,
        .enforce_phases = json_true_member(entry->root, "enforce_phases"),
        .house_rules = rules ? &used : NULL,
        .roster_from = from && uuid_read(json_text_member(from, "session"), &origin.session) ? &origin : NULL,
    };
    then.version = (int32_t)version;
    if (chain)
        hash_read(json_text_member(chain, "anchor"), &sealing.chain.secret);
    writer_reset(&verifier->scratch);
    if (units_entered_read(&verifier->arena, entry->root, then.units, &units))
        sealing.units = &units;
    entry_write_opened_sealed(&verifier->scratch, &entry->envelope, &then, verifier->options, chain ? &sealing : NULL);
}

static void opening_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *root = entry->root;
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    int64_t version = json_int_member(root, "ruleset_version", 0);
    verifier->rules = rules_of(root);
    verifier->ruleset = ruleset_find(json_text_member(root, "ruleset"));
    if (!violations) {
        verifier->starved = true;
        return;
    }
    if (!verifier->ruleset || version > verifier->ruleset->version) {
        verify_skip(verifier, VERIFY_RULINGS, unknown_rules);
        return;
    }
    violations_start(violations);
    verifier->options = options_decode(verifier, root, violations);
    if (!verify_hold(verifier, VERIFY_RULINGS, verifier->options != NULL, "%s: %s", violations->list[0].pointer,
                     violations->list[0].message))
        return;
    verify_units_start(verifier);
    verifier->older = version < verifier->ruleset->version;
    verifier->phases_enforced = json_true_member(entry->root, "enforce_phases");
    opening_write(verifier, entry, version);
    verify_again(verifier, VERIFY_RULINGS, entry, verifier->older);
}

void verify_opened(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *root = entry->root;
    const char *mode = json_text_member(root, "mode"), *origin = json_text_member(root, "origin");
    bool sealed = entry->act.opened.mode != MODE_UNSEALED, both = entry->act.opened.mode == MODE_BOTH;
    if (entry->place != 0)
        return;
    verify_hold(verifier, VERIFY_FORM,
                (mode != NULL) == sealed && (origin != NULL) == sealed &&
                    (json_member(root, "reveal_seconds") != NULL) == both,
                "chain, mode and origin belong together, and reveal_seconds to mode both");
    if (origin)
        verify_hold(verifier, VERIFY_SIGNATURES, strcmp(origin, verifier->origin) == 0,
                    "the opening names another origin than the header");
    if (!sealed)
        verify_notice(verifier, VERIFY_WARNING_NOT_SEALED, -1);
    else if (!both)
        verify_notice(verifier, VERIFY_WARNING_SINGLE, -1);
    verifier->chain.sealed = sealed;
    if (sealed)
        verify_anchor(verifier, entry);
    opening_check(verifier, entry);
}

/* The faces one after the other against those that a source gives. */
static void faces_check(struct verifier *verifier, const struct json_t *draws, struct dice *dice)
{
    for (size_t i = 0; i < json_list_size(draws); i++) {
        const struct json_t *draw = json_list_item(draws, i), *faces = json_member(draw, "faces");
        int32_t sides = (int32_t)json_int_member(draw, "sides", DICE_MIN_SIDES);
        for (size_t k = 0; k < json_list_size(faces); k++) {
            int64_t recorded = json_int(json_list_item(faces, k), 0);
            int32_t face = dice->source->face(dice, sides);
            if (!verify_hold(verifier, VERIFY_DICE, recorded == face,
                             "die %zu of draw %zu, \"%.40s\", is recorded as %lld; secret and nonces give %d", k + 1,
                             i + 1, json_text_member(draw, "label"), (long long)recorded, face))
                return;
        }
    }
}

static void sealed_check(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds)
{
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
        .link = grounds->link,
        .secret = *grounds->secret,
        .seats = protocol_nonces(&verifier->protocol, grounds->question ? grounds->question : entry->place, list),
    };
    verify_link(verifier, entry, grounds, &seal.seats);
    if (grounds->roll)
        seal.roll = *grounds->roll;
    if (verify_hold(verifier, VERIFY_DICE, sealed_start(&dice, &sealed, record, &seal),
                    "the nonces are not in the order of the seats' names"))
        faces_check(verifier, json_member(entry->root, "draws"), &dice);
}

/* Kept dice: what is left of the source's faces. */
struct keeping {
    const struct kept_face *faces;
    int32_t left;
};

static int32_t kept_face(struct dice *dice, int32_t sides)
{
    struct keeping *keeping = dice->state;
    if (keeping->left == 0 || keeping->faces->sides != sides - 1)
        return 0;
    keeping->left--;
    return keeping->faces++->face + 1;
}

static const struct dice_source kept_source = {.name = "kept", .face = kept_face};

static void kept_check(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds)
{
    const struct page *page = &verifier->pages[grounds->kept_from];
    struct keeping keeping = {.left = page->face_count};
    if (page->face_count > 0) /* else there may be no list of faces at all */
        keeping.faces = verifier->faces + page->first_face;
    struct dice dice = {.source = &kept_source, .state = &keeping};
    faces_check(verifier, json_member(entry->root, "draws"), &dice);
}

/* Keeps what later corrections may ask for. */
static void ruling_keep(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *draws = json_member(entry->root, "draws");
    void *questions = verifier->questions;
    if (!verify_grow(verifier, &questions, &verifier->question_room, verifier->question_count,
                     sizeof(struct act_question), VERIFY_ENTRIES_MAX))
        return;
    verifier->questions = questions;
    entry->page->asks = (int32_t)verifier->question_count;
    verifier->questions[verifier->question_count++] = *entry->act.ruling.asks;
    entry->page->first_face = verifier->face_count;
    for (size_t i = 0; i < json_list_size(draws); i++) {
        const struct json_t *draw = json_list_item(draws, i), *faces = json_member(draw, "faces");
        for (size_t k = 0; k < json_list_size(faces); k++) {
            void *list = verifier->faces;
            if (!verify_grow(verifier, &list, &verifier->face_room, verifier->face_count, sizeof(struct kept_face),
                             (size_t)VERIFY_ENTRIES_MAX * DICE_MAX_FACES))
                return;
            verifier->faces = list;
            verifier->faces[verifier->face_count++] =
                (struct kept_face){.sides = (uint8_t)(json_int_member(draw, "sides", 2) - 1),
                                   .face = (uint8_t)(json_int(json_list_item(faces, k), 1) - 1)};
        }
    }
    entry->page->face_count = (int32_t)(verifier->face_count - entry->page->first_face);
}

/* The question of an entry, or false after its failure was noted or counted as not checkable. */
static bool question_open(struct verifier *verifier, const struct verify_entry *entry, struct intent *intent,
                          struct violations *violations)
{
    struct hash rules = rules_of(entry->root);
    violations_start(violations);
    if (!verify_hold(verifier, VERIFY_RULINGS, hash_equal(&rules, &verifier->rules),
                     "the session is played by other rules than %.40s", json_text_member(entry->root, "ruleset")))
        return false;
    enum reading reading = question_read(&verifier->arena, entry->root, verifier->options, intent, violations);
    if (reading == READING_UNKNOWN) {
        verify_skip(verifier, VERIFY_RULINGS, unknown_rules);
        return false;
    }
    return verify_hold(verifier, VERIFY_RULINGS, reading == READING_DONE, "%s: %s", violations->list[0].pointer,
                       violations->count ? violations->list[0].message : "the question cannot be read");
}

static void resolve_check(struct verifier *verifier, const struct verify_entry *entry, struct grounds *grounds)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    struct units_said said;
    struct intent intent;
    struct ruling ruling;
    if (!violations) {
        verifier->starved = true;
        return;
    }
    if (!question_open(verifier, entry, &intent, violations))
        return;
    bool faces = faces_read(&verifier->arena, json_member(entry->root, "draws"), &intent.faces);
    if (!ruling_prepare(&verifier->arena, &intent, &ruling)) {
        verifier->starved = true;
        return;
    }
    if (!verify_hold(verifier, VERIFY_RULINGS, faces && ruling_make(&ruling, &intent, NULL, violations),
                     "the rules do not use the dice that are recorded: %s",
                     violations->count ? violations->list[0].message : "too many"))
        return;
    ruling.source = json_text_member(json_member(entry->root, "dice"), "source");
    if (grounds->units && verify_units_said(verifier, entry, &intent, &ruling, grounds->units, &said))
        grounds->units = &said;
    writer_reset(&verifier->scratch);
    entry_write_ruling_on(&verifier->scratch, &entry->envelope, &ruling, grounds);
    verify_again(verifier, VERIFY_RULINGS, entry, intent.question.version < intent.ruleset->version);
}

void verify_ruling(struct verifier *verifier, const struct verify_entry *entry)
{
    enum dice_kind dice = entry->act.ruling.dice;
    struct grounds grounds;
    if (!grounds_read(&verifier->arena, entry->root, &grounds)) { /* act_of_entry had read them */
        verifier->starved = true;
        return;
    }
    if (entry->admitted && dice == DICE_KIND_SEALED)
        sealed_check(verifier, entry, &grounds);
    if (entry->admitted && dice == DICE_KIND_KEPT)
        kept_check(verifier, entry, &grounds);
    if (dice == DICE_KIND_DECLARED)
        verify_notice(verifier, VERIFY_WARNING_DECLARED, entry->place);
    resolve_check(verifier, entry, &grounds);
    if (entry->admitted)
        ruling_keep(verifier, entry);
}

void verify_asked_question(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *root = entry->root;
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    const char *hex = json_text_member(root, "nonce");
    uint8_t nonce[NONCE_MAX];
    struct intent intent;
    if (!violations) {
        verifier->starved = true;
        return;
    }
    if (!question_open(verifier, entry, &intent, violations))
        return;
    struct reveal reveal = {.index = (uint64_t)json_int_member(root, "index", 0), .nonce = nonce};
    if (hex)
        nonce_read(hex, nonce, &reveal.nonce_length);
    const struct open_question asked = {
        .link = (uint64_t)json_int_member(root, "link", 0),
        .reveal = hex ? &reveal : NULL,
        .corrects = json_int_member(root, "corrects", 0),
        .decision = json_int_member(root, "decision", 0),
    };
    const struct ruling ruling = {.ruleset = intent.ruleset, .step = intent.step, .question = intent.question};
    writer_reset(&verifier->scratch);
    entry_write_asked(&verifier->scratch, &entry->envelope, &ruling, &asked);
    verify_again(verifier, VERIFY_RULINGS, entry, intent.question.version < intent.ruleset->version);
}
