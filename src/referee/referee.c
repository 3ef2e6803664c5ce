/* Resolving, and violations about declared dice. */
#include "referee/referee.h"
#include "referee/reused_dice.h"

struct ruling_space {
    struct dice_record dice;
    struct explanation why;
};

bool ruling_prepare(struct arena *arena, const struct intent *intent, struct ruling *ret)
{
    struct ruling_space *space = arena_take(arena, sizeof *space);
    void *outcome = arena_take(arena, intent->step->outcome->size);
    if (!space || !outcome)
        return false;
    *ret = (struct ruling){
        .ruleset = intent->ruleset,
        .step = intent->step,
        .question = intent->question,
        .dice = &space->dice,
        .why = &space->why,
        .outcome = outcome,
        .unused = {.count = 0},
    };
    return true;
}

static void dice_violation(const struct dice *dice, const struct dice_declared *faces, struct violations *violations)
{
    const struct dice_record *record = dice->record;
    const struct draw *draw = &record->draws[record->draw_count - 1];
    char pointer[32];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/dice/%d", faces->next);
    switch (dice->error) {
    case DICE_EXHAUSTED:
        violation_add(violations, ERROR_DICE_EXHAUSTED, "/dice",
                      "draw %d, \"%s\" (%dd%d), needs more dice than the %d given", record->draw_count, draw->label,
                      draw->count, draw->sides, faces->count);
        break;
    case DICE_IMPOSSIBLE:
        violation_add(violations, ERROR_DICE_IMPOSSIBLE, pointer,
                      "draw %d, \"%s\", throws dice with %d sides; none shows %d", record->draw_count, draw->label,
                      draw->sides, faces->faces[faces->next]);
        break;
    default:
        violation_add(violations, ERROR_INTERNAL, "/dice", "the dice could not be thrown");
        break;
    }
}

enum sealing_verdict ruling_make_sealed(struct ruling *ruling, const struct intent *intent, struct session_state *state,
                                        const struct uuid *session, struct chain *chain, const struct nonces *roll,
                                        int64_t end, const struct reused_dice *reused, struct link_spent *ret,
                                        struct violations *violations)
{
    struct nonce list[SESSION_SEATS_MAX];
    struct sealed_dice sealed;
    struct dice dice;
    struct seal seal = {.session = *session, .link = state->spent + 1};
    *ret = (struct link_spent){0};
    if (intent->declared)
        return ruling_make(ruling, intent, NULL, violations) ? SEALING_DONE : SEALING_FAILED;
    if (session_state_is_spent(state))
        return SEALING_WANTS_REKEY;
    if (!chain || !chain_link(chain, seal.link, &seal.secret))
        return SEALING_WANTS_CHAIN;
    if (roll)
        seal.nonces = *roll;
    else
        session_state_nonces(state, end, list, &seal.nonces);
    if (!sealed_start(&dice, &sealed, ruling->dice, &seal)) {
        violation_add(violations, ERROR_INTERNAL, "/dice", "the dice could not be thrown");
        return SEALING_FAILED;
    }
    struct reusing reusing = {.reused = reused, .extra = &dice};
    struct dice both = dice;
    if (reused)
        reused_dice_start(&both, &reusing, ruling->dice);
    ruling_resolve(ruling, &both);
    ruling->source = dice.source->name;
    if (both.error != DICE_FINE) {
        dice_violation(&both, &intent->faces, violations);
        return SEALING_FAILED;
    }
    state->spent = seal.link;
    *ret = (struct link_spent){seal.link, seal.secret};
    return SEALING_DONE;
}

bool ruling_make(struct ruling *ruling, const struct intent *intent, struct dice_pool *pool,
                 struct violations *violations)
{
    struct dice dice;
    struct dice_declared faces = intent->faces;
    if (intent->declared)
        dice_start_declared(&dice, &faces, ruling->dice);
    else
        dice_start_system(&dice, pool, ruling->dice);
    ruling_resolve(ruling, &dice);
    if (dice.error != DICE_FINE) {
        dice_violation(&dice, &faces, violations);
        return false;
    }
    ruling->unused = (struct dice_declared){.faces = faces.faces};
    if (intent->declared && ruling->status == RULING_NOT_PERMITTED) {
        ruling->unused.count = faces.count; /* these remain the player's */
        return true;
    }
    if (intent->declared && faces.next < faces.count) {
        violation_add(violations, ERROR_DICE_SURPLUS, "/dice", "%d dice were given, the ruling uses %d", faces.count,
                      faces.next);
        return false;
    }
    return true;
}
