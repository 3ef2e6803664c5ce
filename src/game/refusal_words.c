#include "game/refusal_words.h"
#include <umpire/text.h>

enum { WORDS_MAX = 400 };

/* Starts a sentence in the arena; NULL when it is full. */
static char *words_start(struct arena *arena, struct text *text)
{
    char *words = arena_take(arena, WORDS_MAX);
    if (words)
        text_start(text, words, WORDS_MAX);
    return words;
}

/* "turn 3, in the phase Move" */
static void on_say(const struct ruleset *ruleset, const struct session_state *state, struct text *text)
{
    const struct turn_phase *phases = ruleset->units ? ruleset->units->phases : NULL;
    text_format(text, "turn %d", state->turn);
    if (state->phase >= 0 && phases)
        text_format(text, ", in the phase %s", phases[state->phase].title);
}

/* "the phase Move: begin that phase first, …", "the phases Move and Shoot: …" */
static void phases_say(const struct unit_type *type, const struct step *step, struct text *text)
{
    int32_t count = 0, listed = 0;
    for (int32_t i = 0; type->phases[i].name; i++)
        count += phase_has(type, i, step->name);
    text_add(text, count == 0 ? "no phase: this session has its steps in their phases alone." : "the phase");
    text_add(text, count > 1 ? "s" : "");
    for (int32_t i = 0; type->phases[i].name; i++)
        if (phase_has(type, i, step->name)) {
            text_format(text, "%s %s", listed == 0 ? "" : listed + 1 < count ? "," : " and", type->phases[i].title);
            listed++;
        }
    if (count > 0)
        text_format(text, ": begin %s first, or ask the umpire to.", count == 1 ? "that phase" : "one of them");
}

const char *wrong_phase_words(struct arena *arena, const struct ruleset *ruleset, const struct session_state *state,
                              const struct step *step)
{
    struct text text;
    char *words = words_start(arena, &text);
    if (!words || !ruleset->units || !ruleset->units->phases)
        return NULL;
    text_add(&text, "It is ");
    on_say(ruleset, state, &text);
    text_format(&text, ", and %s belongs to ", step->title);
    phases_say(ruleset->units, step, &text);
    return words;
}

const char *turn_changed_words(struct arena *arena, const struct ruleset *ruleset, const struct session_state *state)
{
    struct text text;
    char *words = words_start(arena, &text);
    if (!words)
        return NULL;
    text_add(&text, state->turn > 0 ? "It is already " : "No turn has begun yet");
    if (state->turn > 0)
        on_say(ruleset, state, &text);
    text_add(&text, ": look at what is on now, and begin the next turn or phase only if it is over.");
    return words;
}

const char *turn_over_words(struct arena *arena, const struct session_state *state, int32_t turn)
{
    struct text text;
    char *words = words_start(arena, &text);
    if (!words)
        return NULL;
    if (turn < state->turn)
        text_format(&text, "It is turn %d, and turn %d is over: begin turn %d, or a later phase of this one.",
                    state->turn, turn, state->turn + 1);
    else
        text_format(&text, "It is turn %d, which is the last that can be counted: go on in it, or close the game.",
                    state->turn);
    return words;
}

const char *other_side_words(struct arena *arena, const char *unit_name)
{
    struct text text;
    char *words = words_start(arena, &text);
    if (words)
        text_format(&text,
                    "Only a player of its own side, or the umpire, acts with %s or asks for its tests; what is done to "
                    "it names the unit of your side that does it.",
                    unit_name);
    return words;
}
