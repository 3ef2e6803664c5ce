/* Rulings: their dice from secrets and nonces, and themselves by resolving them again. Openings and questions, which
 * are written again likewise. */
#include "compare.h"
#include "decode.h"
#include "opening.h"
#include "verify_state.h"
#include <stdlib.h>
#include <string.h>

enum { SHOWN_MAX = 60 }; /* bytes of a value in a reason */

static const char unknown_rules[] = "the ruleset, the step or the version is not known to this program";

static uint64_t beginning_of(const struct hash *hash)
{
    uint64_t beginning;
    memcpy(&beginning, hash->bytes, sizeof beginning);
    return beginning;
}

/* A value in few words. */
static void value_show(struct writer *scratch, const struct json_t *value, struct text *out)
{
    writer_reset(scratch);
    if (!value) {
        text_add(out, "nothing");
        return;
    }
    json_write(scratch, value);
    text_add_bytes(out, scratch->at, scratch->used < SHOWN_MAX ? scratch->used : SHOWN_MAX);
    text_add(out, scratch->used > SHOWN_MAX ? "…" : "");
}

/* What has been written again into `scratch` must be the entry's bytes. Records of older versions may lack members that
 * have been added since and count as their defaults. */
static void again_check(struct verifier *verifier, const struct verify_entry *entry, bool older)
{
    struct writer *again = &verifier->scratch;
    char pointer[128], reason[VERIFY_REASON_MAX];
    struct text where, words;
    struct violations unused;
    const struct json_t *recorded, *wanted;
    if (again->failed) {
        verifier->starved = true;
        return;
    }
    if (verifier->results[VERIFY_RULINGS].failed)
        return;
    if (again->used == entry->length && memcmp(again->at, entry->bytes, entry->length) == 0) {
        verify_hold(verifier, VERIFY_RULINGS, true, "the same bytes");
        return;
    }
    violations_start(&unused);
    text_start(&where, pointer, sizeof pointer);
    text_start(&words, reason, sizeof reason);
    const struct json_t *root = json_read(&verifier->arena, again->at, again->used, &unused);
    bool differs = !root || json_differs(entry->root, root, older, &where, &recorded, &wanted);
    if (differs && root) {
        text_add(&words, pointer);
        text_add(&words, ": recorded is ");
        value_show(again, recorded, &words);
        text_add(&words, ", the rules give ");
        value_show(again, wanted, &words);
    }
    verify_hold(verifier, VERIFY_RULINGS, !differs, "%s", reason);
}

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
    struct ruleset then = *verifier->ruleset;
    struct sealing sealing = {
        .origin = json_text_member(entry->root, "origin"),
        .chain = {.from = (uint64_t)json_int_member(chain, "from", 0),
                  .length = (uint32_t)json_int_member(chain, "length", 0)},
        .both = verifier->both,
        .reveal_seconds = verifier->reveal_seconds,
    };
    then.version = (int32_t)version;
    if (chain)
        hash_read(json_text_member(chain, "anchor"), &sealing.chain.secret);
    writer_reset(&verifier->scratch);
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
    opening_write(verifier, entry, version);
    again_check(verifier, entry, version < verifier->ruleset->version);
}

void verify_opened(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *root = entry->root;
    const char *mode = json_text_member(root, "mode"), *origin = json_text_member(root, "origin");
    bool sealed = json_member(root, "chain") != NULL;
    if (entry->place != 0)
        return;
    verifier->both = mode && strcmp(mode, "both") == 0;
    verifier->reveal_seconds = json_int_member(root, "reveal_seconds", 0);
    verify_hold(verifier, VERIFY_FORM,
                (mode != NULL) == sealed && (origin != NULL) == sealed &&
                    (verifier->reveal_seconds > 0) == verifier->both,
                "chain, mode and origin belong together, and reveal_seconds to mode both");
    if (origin)
        verify_hold(verifier, VERIFY_SIGNATURES, strcmp(origin, verifier->origin) == 0,
                    "the opening names another origin than the header");
    if (!sealed)
        verify_notice(verifier, VERIFY_WARNING_NOT_SEALED, -1);
    else if (!verifier->both)
        verify_notice(verifier, VERIFY_WARNING_SINGLE, -1);
    verify_chain_open(verifier, entry);
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
    struct kept_nonces *now = arena_take(&verifier->arena, sizeof *now);
    struct dice_record *record = arena_take(&verifier->arena, sizeof *record);
    struct sealed_dice sealed;
    struct dice dice;
    if (!now || !record) {
        verifier->starved = true;
        return;
    }
    verify_nonces_collect(verifier, now);
    const struct kept_nonces *seats = grounds->question ? &verifier->question.seats : now;
    struct seal seal = {
        .session = verifier->session,
        .link = grounds->link,
        .secret = *grounds->secret,
        .seats = {.list = seats->list, .count = seats->count},
    };
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
    int64_t from = grounds->kept_from;
    if (!verify_hold(verifier, VERIFY_DICE, from < entry->place && verifier->pages[from].step != 0,
                     "entry %lld has no dice that could be kept", (long long)from))
        return;
    const struct page *page = &verifier->pages[from];
    struct keeping keeping = {.left = page->face_count};
    if (page->face_count > 0) /* else there may be no list of faces at all */
        keeping.faces = verifier->faces + page->first_face;
    struct dice dice = {.source = &kept_source, .state = &keeping};
    faces_check(verifier, json_member(entry->root, "draws"), &dice);
}

/* Keeps what later corrections may ask for. */
static void ruling_keep(struct verifier *verifier, const struct verify_entry *entry)
{
    static const char *const step[] = {"ruleset", "step", NULL}, *const input[] = {"input", NULL};
    const struct json_t *draws = json_member(entry->root, "draws");
    struct hash step_hash = verify_hash_members(verifier, entry->root, step);
    struct hash input_hash = verify_hash_members(verifier, entry->root, input);
    entry->page->step = beginning_of(&step_hash) | 1;
    entry->page->input = beginning_of(&input_hash);
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

static void resolve_check(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
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
    writer_reset(&verifier->scratch);
    entry_write_ruling_on(&verifier->scratch, &entry->envelope, &ruling, grounds);
    again_check(verifier, entry, intent.question.version < intent.ruleset->version);
}

/* Whether `dice` has what its source needs and no more, and such dice may be in this session. */
static bool source_fits(const struct verifier *verifier, const char *source, const struct grounds *grounds)
{
    bool sealed = strcmp(source, "sealed") == 0, kept = strcmp(source, "kept") == 0;
    if ((grounds->link != 0) != sealed || (grounds->secret != NULL) != sealed || (grounds->kept_from != 0) != kept)
        return false;
    return sealed ? verifier->chain.sealed : strcmp(source, "system") != 0 || !verifier->chain.sealed;
}

void verify_ruling(struct verifier *verifier, const struct verify_entry *entry)
{
    const char *source = json_text_member(json_member(entry->root, "dice"), "source");
    struct grounds grounds;
    if (!grounds_read(&verifier->arena, entry->root, &grounds)) {
        verify_hold(verifier, VERIFY_FORM, false, "what the dice rest on cannot be read");
        return;
    }
    if (verify_hold(verifier, VERIFY_CHAIN, source_fits(verifier, source, &grounds),
                    "dice of the source %s cannot be so in this session", source) &&
        grounds.link) {
        verify_link(verifier, entry, &grounds);
        sealed_check(verifier, entry, &grounds);
    }
    if (grounds.kept_from)
        kept_check(verifier, entry, &grounds);
    verify_answered(verifier, entry, &grounds);
    if (strcmp(source, "declared") == 0)
        verify_notice(verifier, VERIFY_WARNING_DECLARED, entry->place);
    resolve_check(verifier, entry, &grounds);
    ruling_keep(verifier, entry);
    if (entry->kind == KIND_CORRECTION)
        verify_correction(verifier, entry, &grounds);
    else if (grounds.kept_from)
        verify_fail_at(verifier, VERIFY_DISPUTES, entry->place, "only a correction keeps dice");
    verify_stand(verifier, entry->place);
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
    again_check(verifier, entry, intent.question.version < intent.ruleset->version);
}
