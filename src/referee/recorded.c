/* Reading entries back: what was asked and thrown is decoded by the same tables, and resolved again. */
#include "clock.h"
#include "decode.h"
#include "referee.h"
#include <string.h>

static bool envelope_read(const struct json_t *root, struct envelope *ret)
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
           uuid_read(session, &ret->session);
}

/* All faces of all draws, in order, as dice to be declared again. */
static bool faces_read(struct arena *arena, const struct json_t *draws, struct dice_declared *ret)
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

static bool intent_read(struct arena *arena, const struct json_t *root, struct intent *ret,
                        struct violations *violations)
{
    const char *ruleset = json_text_member(root, "ruleset"), *step = json_text_member(root, "step");
    *ret = (struct intent){.ruleset = ruleset ? ruleset_find(ruleset) : NULL, .declared = true};
    ret->step = ret->ruleset && step ? step_find(ret->ruleset, step) : NULL;
    if (!ret->step)
        return false;
    int64_t version = json_int_member(root, "ruleset_version", 0);
    if (version < 1 || version > ret->ruleset->version)
        return false;
    ret->question.version = (int32_t)version;
    void *input = arena_take(arena, ret->step->input->size);
    void *options = arena_take(arena, ret->ruleset->options->size);
    if (!input || !options)
        return false;
    ret->question.input = input;
    ret->question.options = options;
    if (!fields_decode(ret->step->input, json_member(root, "input"), "/input", input, violations) ||
        !fields_decode(ret->ruleset->options, json_member(root, "options"), "/options", options, violations) ||
        !faces_read(arena, json_member(root, "draws"), &ret->faces))
        return false;
    if (ret->step->check)
        ret->step->check(&ret->question, violations); /* resolvers rely on it, also for what comes from a file */
    return violations->count == 0;
}

/* The record is what was decided. Should the rules' code say something else today, the record is shown, not the code.
 */
static bool is_what_is_recorded(const struct recorded *recorded, const char *bytes, size_t length)
{
    struct writer again;
    writer_start(&again, length + 1);
    entry_write_ruling(&again, &recorded->envelope, &recorded->ruling);
    bool same = !again.failed && again.used == length && memcmp(again.at, bytes, length) == 0;
    writer_end(&again);
    return same;
}

bool entry_open(struct arena *arena, const char *bytes, size_t length, struct recorded *ret)
{
    struct violations *violations = arena_take(arena, sizeof *violations);
    if (!violations)
        return false;
    violations_start(violations);
    const struct json_t *root = json_read(arena, bytes, length, violations);
    *ret = (struct recorded){.at = json_text_member(root, "at")};
    if (!ret->at || !envelope_read(root, &ret->envelope))
        return false;
    if (strcmp(ret->envelope.kind, "ruling") != 0)
        return true;
    struct intent intent;
    if (!intent_read(arena, root, &intent, violations) || !ruling_prepare(arena, &intent, &ret->ruling))
        return true;
    if (!ruling_make(&ret->ruling, &intent, NULL, violations))
        return true;
    const char *source = json_text_member(json_member(root, "dice"), "source");
    ret->ruling.source = source ? source : ret->ruling.source;
    ret->resolved_again = is_what_is_recorded(ret, bytes, length);
    return true;
}
