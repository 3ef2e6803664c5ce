/* Reading entries back: what was asked and thrown is decoded by the same tables as a request. */
#include "entry_read.h"
#include "clock.h"
#include "decode.h"
#include "units_read.h"
#include <string.h>

/* False when a head is there that is none. */
static bool seen_read(const struct json_t *value, struct tree_head *seen, const struct tree_head **ret)
{
    const char *root = json_text_member(value, "root");
    int64_t size = json_int_member(value, "size", -1);
    *ret = value ? seen : NULL;
    if (!value)
        return true;
    seen->size = (uint64_t)size;
    return size >= 0 && root && hash_read(root, &seen->root);
}

bool envelope_read(const struct json_t *root, struct envelope *ret, struct tree_head *seen)
{
    const char *session = json_text_member(root, "session");
    *ret = (struct envelope){
        .kind = json_text_member(root, "kind"),
        .seq = json_int_member(root, "seq", -1),
        .seat = json_text_member(root, "seat"),
        .key = json_text_member(root, "key"),
    };
    const char *at = json_text_member(root, "at");
    return ret->kind && ret->seat && ret->seq >= 0 && at && instant_read(at, &ret->at) && session &&
           uuid_read(session, &ret->session) && seen_read(json_member(root, "seen"), seen, &ret->seen);
}

bool faces_read(struct arena *arena, const struct json_t *draws, struct dice_declared *ret)
{
    int32_t *faces = arena_take(arena, DICE_MAX_FACES * sizeof *faces), count = 0;
    if (!faces)
        return false;
    for (size_t i = 0; i < json_list_size(draws); i++) {
        const struct json_t *thrown = json_member(json_list_item(draws, i), "faces");
        for (size_t k = 0; k < json_list_size(thrown); k++) {
            int64_t face = json_int(json_list_item(thrown, k), 0);
            if (count == DICE_MAX_FACES || face < 1 || face > DICE_MAX_SIDES)
                return false;
            faces[count++] = (int32_t)face;
        }
    }
    *ret = (struct dice_declared){.faces = faces, .count = count};
    return true;
}

/* The options that hold, into `into` unless they are the session's. */
static bool options_decode(const struct fields *fields, const struct json_t *root, void *into,
                           struct violations *violations)
{
    return !into || fields_decode(fields, json_member(root, "options"), "/options", into, violations);
}

enum reading question_read(struct arena *arena, const struct json_t *root, const void *options, struct intent *ret,
                           struct violations *violations)
{
    const char *ruleset = json_text_member(root, "ruleset"), *step = json_text_member(root, "step");
    *ret = (struct intent){.ruleset = ruleset ? ruleset_find(ruleset) : NULL, .declared = true};
    ret->step = ret->ruleset && step ? step_find(ret->ruleset, step) : NULL;
    int64_t version = json_int_member(root, "ruleset_version", 0);
    if (!ret->step || version < 1 || version > ret->ruleset->version)
        return READING_UNKNOWN;
    void *input = arena_take(arena, ret->step->input->size);
    void *own = options ? NULL : arena_take(arena, ret->ruleset->options->size);
    if (!input || !(options || own))
        return READING_WRONG;
    ret->question = (struct question){.input = input, .options = options ? options : own, .version = (int32_t)version};
    if (!fields_decode(ret->step->input, json_member(root, "input"), "/input", input, violations) ||
        !options_decode(ret->ruleset->options, root, own, violations))
        return READING_WRONG;
    if (ret->step->check)
        ret->step->check(&ret->question, violations); /* resolvers rely on it, also for what comes from a file */
    return violations->count == 0 ? READING_DONE : READING_WRONG;
}

bool nonce_read(const char *hex, uint8_t ret[NONCE_MAX], size_t *ret_length)
{
    return hex_read(hex, ret, NONCE_MAX, ret_length) && *ret_length >= NONCE_MIN;
}

static bool secret_read(struct arena *arena, const char *hex, const struct hash **ret)
{
    struct hash *secret = hex ? arena_take(arena, sizeof *secret) : NULL;
    *ret = secret;
    return !hex || (secret && hash_read(hex, secret));
}

static bool nonces_read(struct arena *arena, const struct json_t *list, const struct nonces **ret)
{
    size_t count = json_list_size(list);
    *ret = NULL;
    if (!list)
        return true;
    struct nonces *nonces = arena_take(arena, sizeof *nonces);
    struct nonce *each = arena_take(arena, (count + 1) * sizeof *each);
    if (!nonces || !each || count > SEALED_NONCES_MAX)
        return false;
    *nonces = (struct nonces){.list = each, .count = count};
    for (size_t i = 0; i < count; i++) {
        const struct json_t *item = json_list_item(list, i);
        const char *hex = json_text_member(item, "nonce");
        uint8_t *bytes = arena_take(arena, NONCE_MAX);
        each[i] = (struct nonce){.seat = json_text_member(item, "seat"), .bytes = bytes};
        if (!bytes || !each[i].seat || !hex || !nonce_read(hex, bytes, &each[i].length))
            return false;
    }
    *ret = nonces;
    return true;
}

/* The units of a ruling; NULL where it names none, or names rules that this program does not know. */
static bool units_read(struct arena *arena, const struct json_t *root, const struct units_said **ret)
{
    const char *ruleset = json_text_member(root, "ruleset"), *name = json_text_member(root, "step");
    const struct ruleset *rules = ruleset ? ruleset_find(ruleset) : NULL;
    const struct step *step = rules && name ? step_find(rules, name) : NULL;
    *ret = NULL;
    return !step || units_said_read(arena, root, step, rules->units, ret);
}

bool grounds_read(struct arena *arena, const struct json_t *root, struct grounds *ret)
{
    const struct json_t *dice = json_member(root, "dice");
    int64_t link = json_int_member(dice, "link", 0);
    *ret = (struct grounds){
        .link = (uint64_t)link,
        .question = json_int_member(dice, "question", 0),
        .fallback = json_true_member(dice, "fallback"),
        .kept_from = json_int_member(dice, "from", 0),
        .corrects = json_int_member(root, "corrects", 0),
        .decision = json_int_member(root, "decision", 0),
        .turn = (int32_t)json_int_member(root, "turn", 0),
        .phase = json_text_member(root, "phase"),
    };
    return link >= 0 && units_read(arena, root, &ret->units) &&
           secret_read(arena, json_text_member(dice, "secret"), &ret->secret) &&
           nonces_read(arena, json_member(dice, "nonces"), &ret->roll);
}
