/* A draw is identified by part, label and its ordinal among draws with the same ones. */
#include "referee/reused_dice.h"
#include "dice/record.h"
#include <string.h>

static bool text_equal(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool is_of_kind(const struct reused_draw *draw, const char *part, const char *label)
{
    return text_equal(draw->part, part) && text_equal(draw->label, label);
}

static struct reused_draw *draw_find(const struct reused_dice *reused, const char *part, const char *label,
                                     int32_t number)
{
    for (int32_t i = 0; i < reused->count; i++)
        if (reused->list[i].number == number && is_of_kind(&reused->list[i], part, label))
            return &reused->list[i];
    return NULL;
}

const struct reused_draw *reused_dice_find(const struct reused_dice *reused, const char *part, const char *label,
                                           int32_t number)
{
    return draw_find(reused, part, label, number);
}

bool reused_draw_has_sides(const struct reused_draw *draw, int32_t sides)
{
    return !draw || !draw->count || draw->sides == sides;
}

bool reused_dice_any(const struct reused_dice *reused)
{
    for (int32_t i = 0; i < reused->count; i++)
        if (reused->list[i].count)
            return true;
    return false;
}

/* Adds a draw of the entry, the next one with its part and label. */
static void draw_add(struct reused_dice *reused, const struct entry_draw *draw)
{
    int32_t number = 1;
    for (int32_t i = 0; i < reused->count; i++)
        number += is_of_kind(&reused->list[i], draw->part, draw->label);
    reused->list[reused->count++] =
        (struct reused_draw){draw->part, draw->label, draw->sides, number, draw->face_count, draw->faces};
}

/* Dice that were left over before: added after the faces of their draw, or as a draw of their own. */
static bool spare_add(struct arena *arena, struct reused_dice *reused, const struct entry_spare *spare)
{
    struct reused_draw *draw = draw_find(reused, spare->part, spare->label, spare->number);
    if (!draw) {
        reused->list[reused->count++] = (struct reused_draw){spare->part,   spare->label,      spare->sides,
                                                             spare->number, spare->face_count, spare->faces};
        return true;
    }
    if (!reused_draw_has_sides(draw, spare->sides))
        return false;
    int32_t *faces = arena_take(arena, ((size_t)draw->count + (size_t)spare->face_count) * sizeof *faces);
    if (!faces)
        return false;
    if (draw->count)
        memcpy(faces, draw->faces, (size_t)draw->count * sizeof *faces);
    memcpy(faces + draw->count, spare->faces, (size_t)spare->face_count * sizeof *faces);
    draw->faces = faces;
    draw->sides = spare->sides;
    draw->count += spare->face_count;
    return true;
}

bool reused_dice_read(struct arena *arena, const struct entry_ruling *ruling, struct reused_dice *ret)
{
    int32_t most = ruling->draws.count + ruling->spare.count;
    *ret = (struct reused_dice){.list = arena_take(arena, ((size_t)most + 1) * sizeof *ret->list)};
    if (!ret->list || ruling->draws.count > DICE_MAX_DRAWS)
        return false;
    for (int32_t i = 0; i < ruling->draws.count; i++)
        draw_add(ret, &ruling->draws.list[i]);
    for (int32_t i = 0; i < ruling->spare.count; i++)
        if (!spare_add(arena, ret, &ruling->spare.list[i]))
            return false;
    for (int32_t i = 0; i < ret->count; i++)
        if (ret->list[i].count > DICE_MAX_FACES)
            return false;
    return named_order_read(arena, ruling, &ret->order);
}

/* The ordinal of a draw among those with its part and label, from 1. */
static int32_t number_of(const struct dice_record *record, int32_t place)
{
    const struct draw *draw = &record->draws[place];
    int32_t number = 1;
    for (int32_t i = 0; i < place; i++)
        number += text_equal(record->draws[i].part, draw->part) && text_equal(record->draws[i].label, draw->label);
    return number;
}

static int32_t reused_face(struct dice *dice, int32_t sides)
{
    struct reusing *reusing = dice->state;
    const struct dice_record *record = dice->record;
    const struct draw *draw = &record->draws[record->draw_count - 1];
    const struct reused_draw *reused =
        draw_find(reusing->reused, draw->part, draw->label, number_of(record, record->draw_count - 1));
    if (!reused_draw_has_sides(reused, sides)) {
        reusing->other_sides = reused->sides;
        dice_fail(dice, DICE_IMPOSSIBLE);
        return 0;
    }
    if (reused && draw->face_count < reused->count)
        return reused->faces[draw->face_count];
    reusing->needed_extra = true;
    if (!reusing->extra) {
        dice_fail(dice, DICE_EXHAUSTED);
        return 0;
    }
    int32_t face = reusing->extra->source->face(reusing->extra, sides);
    if (reusing->extra->error != DICE_FINE)
        dice_fail(dice, reusing->extra->error);
    return face;
}

static const struct dice_source reusing_source = {.name = "reused", .draw = dice_draw_by_faces, .face = reused_face};

void reused_dice_start(struct dice *dice, struct reusing *reusing, struct dice_record *record)
{
    record_clear(record);
    reusing->needed_extra = false;
    reusing->other_sides = 0;
    *dice = (struct dice){.source = &reusing_source, .state = reusing, .record = record};
}

/* With the extra dice; NULL: none. */
static enum dice_error resolve(struct ruling *ruling, const struct reused_dice *reused, struct dice *extra)
{
    struct reusing reusing = {.reused = reused, .extra = extra};
    struct dice dice;
    reused_dice_start(&dice, &reusing, ruling->dice);
    ruling_resolve(ruling, &dice);
    ruling->source = reusing.needed_extra && extra ? extra->source->name : reusing_source.name;
    return dice.error;
}

/* The faces in a cycle, so that re-rolls until dice differ end. */
static int32_t next_in_turn(struct dice *dice, int32_t sides)
{
    int32_t *turn = dice->state;
    return (*turn)++ % sides + 1;
}

/* Dice that are tried after the reused ones, before anybody knows them. */
static const struct dice_source tried_source = {.name = "tried", .draw = dice_draw_by_faces, .face = next_in_turn};

bool reused_dice_suit(struct arena *arena, const struct reused_dice *reused, struct ruling *ruling,
                      const struct units_stated *units, struct violations *violations)
{
    struct named_order now;
    int32_t turn = 0;
    struct dice tried = {.source = &tried_source, .state = &turn}, dice;
    struct reusing reusing = {.reused = reused, .extra = &tried};
    if (!named_order_make(arena, ruling->step, &ruling->question, units, &now))
        return false;
    if (reused_dice_any(reused) && !named_order_holds(&reused->order, &now)) {
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input",
                      "units and items that both questions name must stay in their order, by which the dice fell; "
                      "take the ruling back by consent to ask anew");
        return false;
    }
    reused_dice_start(&dice, &reusing, ruling->dice);
    ruling_resolve(ruling, &dice);
    if (!reusing.other_sides)
        return true;
    const struct draw *draw = &ruling->dice->draws[ruling->dice->draw_count - 1];
    violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input",
                  "\"%s\" would throw dice with %d sides; those that fell have %d, and a correction keeps them; take "
                  "the ruling back by consent to ask anew",
                  draw->label, draw->sides, reusing.other_sides);
    return false;
}

bool ruling_make_reused(struct ruling *ruling, const struct reused_dice *reused)
{
    return resolve(ruling, reused, NULL) == DICE_FINE;
}

bool ruling_make_reused_declared(struct ruling *ruling, const struct reused_dice *reused,
                                 const struct dice_declared *faces, struct violations *violations)
{
    struct dice_declared declared = *faces;
    struct dice extra;
    dice_start_declared(&extra, &declared, ruling->dice);
    switch (resolve(ruling, reused, &extra)) {
    case DICE_FINE:
        break;
    case DICE_EXHAUSTED:
        violation_add(violations, ERROR_DICE_EXHAUSTED, "/dice",
                      "needs more dice than those that fell and the %d given", declared.count);
        return false;
    case DICE_IMPOSSIBLE:
        violation_add(violations, ERROR_DICE_IMPOSSIBLE, "/dice", "die %d shows a face that it does not have",
                      declared.next + 1);
        return false;
    default:
        violation_add(violations, ERROR_INTERNAL, "/dice", "the dice could not be thrown");
        return false;
    }
    if (declared.next == declared.count)
        return true;
    violation_add(violations, ERROR_DICE_SURPLUS, "/dice",
                  "%d dice were given; beside those that fell the ruling uses %d", declared.count, declared.next);
    return false;
}

bool ruling_make_reused_system(struct ruling *ruling, const struct reused_dice *reused, struct dice_pool *pool,
                               struct violations *violations)
{
    struct dice extra;
    dice_start_system(&extra, pool, ruling->dice);
    if (resolve(ruling, reused, &extra) == DICE_FINE)
        return true;
    violation_add(violations, ERROR_INTERNAL, "/dice", "the dice could not be thrown");
    return false;
}

/* How many faces the record has for this draw. */
static int32_t used_of(const struct dice_record *record, const struct reused_draw *reused)
{
    for (int32_t i = 0; i < record->draw_count; i++) {
        const struct draw *draw = &record->draws[i];
        if (is_of_kind(reused, draw->part, draw->label) && number_of(record, i) == reused->number)
            return draw->face_count;
    }
    return 0;
}

bool reused_dice_spare(struct arena *arena, const struct reused_dice *reused, const struct dice_record *record,
                       struct entry_spares *ret)
{
    struct entry_spare *list = arena_take(arena, ((size_t)reused->count + 1) * sizeof *list);
    *ret = (struct entry_spares){0};
    for (int32_t i = 0; list && i < reused->count; i++) {
        const struct reused_draw *draw = &reused->list[i];
        int32_t used = used_of(record, draw);
        if (used < draw->count)
            list[ret->count++] = (struct entry_spare){draw->part,   draw->label,        draw->sides,
                                                      draw->number, draw->count - used, draw->faces + used};
    }
    ret->list = ret->count ? list : NULL;
    return list != NULL;
}
