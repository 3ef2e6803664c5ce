/* A draw is identified by part, label and its ordinal among draws with the same ones. */
#include "referee/kept_dice.h"
#include "dice/record.h"
#include <string.h>

static bool text_equal(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool is_of_kind(const struct kept_draw *draw, const char *part, const char *label)
{
    return text_equal(draw->part, part) && text_equal(draw->label, label);
}

static struct kept_draw *draw_find(const struct kept_dice *kept, const char *part, const char *label, int32_t number)
{
    for (int32_t i = 0; i < kept->count; i++)
        if (kept->list[i].number == number && is_of_kind(&kept->list[i], part, label))
            return &kept->list[i];
    return NULL;
}

const struct kept_draw *kept_dice_find(const struct kept_dice *kept, const char *part, const char *label,
                                       int32_t number)
{
    return draw_find(kept, part, label, number);
}

bool kept_draw_has_sides(const struct kept_draw *draw, int32_t sides)
{
    return !draw || !draw->count || draw->sides == sides;
}

bool kept_dice_any(const struct kept_dice *kept)
{
    for (int32_t i = 0; i < kept->count; i++)
        if (kept->list[i].count)
            return true;
    return false;
}

/* Adds a draw of the entry, the next one of its kind. */
static void draw_add(struct kept_dice *kept, const struct entry_draw *draw)
{
    int32_t number = 1;
    for (int32_t i = 0; i < kept->count; i++)
        number += is_of_kind(&kept->list[i], draw->part, draw->label);
    kept->list[kept->count++] =
        (struct kept_draw){draw->part, draw->label, draw->sides, number, draw->face_count, draw->faces};
}

/* What fell away before: behind the faces of its draw, or as a draw of its own. */
static bool spare_add(struct arena *arena, struct kept_dice *kept, const struct entry_spare *spare)
{
    struct kept_draw *draw = draw_find(kept, spare->part, spare->label, spare->number);
    if (!draw) {
        kept->list[kept->count++] =
            (struct kept_draw){spare->part, spare->label, spare->sides, spare->number, spare->face_count, spare->faces};
        return true;
    }
    if (!kept_draw_has_sides(draw, spare->sides))
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

bool kept_dice_read(struct arena *arena, const struct entry_ruling *ruling, struct kept_dice *ret)
{
    int32_t most = ruling->draws.count + ruling->spare.count;
    *ret = (struct kept_dice){.list = arena_take(arena, ((size_t)most + 1) * sizeof *ret->list)};
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
    return kept_order_read(arena, ruling, &ret->order);
}

/* The place of a draw among those of its kind, from 1. */
static int32_t number_of(const struct dice_record *record, int32_t place)
{
    const struct draw *draw = &record->draws[place];
    int32_t number = 1;
    for (int32_t i = 0; i < place; i++)
        number += text_equal(record->draws[i].part, draw->part) && text_equal(record->draws[i].label, draw->label);
    return number;
}

static int32_t kept_face(struct dice *dice, int32_t sides)
{
    struct keeping *keeping = dice->state;
    const struct dice_record *record = dice->record;
    const struct draw *draw = &record->draws[record->draw_count - 1];
    const struct kept_draw *kept =
        draw_find(keeping->kept, draw->part, draw->label, number_of(record, record->draw_count - 1));
    if (!kept_draw_has_sides(kept, sides)) {
        keeping->other_sides = kept->sides;
        dice_fail(dice, DICE_IMPOSSIBLE);
        return 0;
    }
    if (kept && draw->face_count < kept->count)
        return kept->faces[draw->face_count];
    keeping->went_further = true;
    if (!keeping->further) {
        dice_fail(dice, DICE_EXHAUSTED);
        return 0;
    }
    int32_t face = keeping->further->source->face(keeping->further, sides);
    if (keeping->further->error != DICE_FINE)
        dice_fail(dice, keeping->further->error);
    return face;
}

static const struct dice_source kept_source = {.name = "reused", .draw = dice_draw_by_faces, .face = kept_face};

void kept_dice_start(struct dice *dice, struct keeping *keeping, struct dice_record *record)
{
    record_clear(record);
    keeping->went_further = false;
    keeping->other_sides = 0;
    *dice = (struct dice){.source = &kept_source, .state = keeping, .record = record};
}

/* With what `further` has beyond them; NULL: nothing. */
static enum dice_error resolve(struct ruling *ruling, const struct kept_dice *kept, struct dice *further)
{
    struct keeping keeping = {.kept = kept, .further = further};
    struct dice dice;
    kept_dice_start(&dice, &keeping, ruling->dice);
    ruling_resolve(ruling, &dice);
    ruling->source = keeping.went_further && further ? further->source->name : kept_source.name;
    return dice.error;
}

/* The faces in turn, so that what is thrown until it differs ends. */
static int32_t next_in_turn(struct dice *dice, int32_t sides)
{
    int32_t *turn = dice->state;
    return (*turn)++ % sides + 1;
}

/* Dice that are tried beyond those that fell, before anybody knows them. */
static const struct dice_source tried_source = {.name = "tried", .draw = dice_draw_by_faces, .face = next_in_turn};

bool kept_dice_suit(struct arena *arena, const struct kept_dice *kept, struct ruling *ruling,
                    const struct units_said *units, struct violations *violations)
{
    struct kept_order now;
    int32_t turn = 0;
    struct dice tried = {.source = &tried_source, .state = &turn}, dice;
    struct keeping keeping = {.kept = kept, .further = &tried};
    if (!kept_order_make(arena, ruling->step, &ruling->question, units, &now))
        return false;
    if (kept_dice_any(kept) && !kept_order_holds(&kept->order, &now)) {
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input",
                      "units and items that both questions name must stay in their order, by which the dice fell; "
                      "take the ruling back by consent to ask anew");
        return false;
    }
    kept_dice_start(&dice, &keeping, ruling->dice);
    ruling_resolve(ruling, &dice);
    if (!keeping.other_sides)
        return true;
    const struct draw *draw = &ruling->dice->draws[ruling->dice->draw_count - 1];
    violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input",
                  "\"%s\" would throw dice with %d sides; those that fell have %d, and a correction keeps them; take "
                  "the ruling back by consent to ask anew",
                  draw->label, draw->sides, keeping.other_sides);
    return false;
}

bool ruling_make_kept(struct ruling *ruling, const struct kept_dice *kept)
{
    return resolve(ruling, kept, NULL) == DICE_FINE;
}

bool ruling_make_kept_declared(struct ruling *ruling, const struct kept_dice *kept, const struct dice_declared *faces,
                               struct violations *violations)
{
    struct dice_declared declared = *faces;
    struct dice further;
    dice_start_declared(&further, &declared, ruling->dice);
    switch (resolve(ruling, kept, &further)) {
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

bool ruling_make_kept_system(struct ruling *ruling, const struct kept_dice *kept, struct dice_pool *pool,
                             struct violations *violations)
{
    struct dice further;
    dice_start_system(&further, pool, ruling->dice);
    if (resolve(ruling, kept, &further) == DICE_FINE)
        return true;
    violation_add(violations, ERROR_INTERNAL, "/dice", "the dice could not be thrown");
    return false;
}

/* How many faces the record has for this draw. */
static int32_t used_of(const struct dice_record *record, const struct kept_draw *kept)
{
    for (int32_t i = 0; i < record->draw_count; i++) {
        const struct draw *draw = &record->draws[i];
        if (is_of_kind(kept, draw->part, draw->label) && number_of(record, i) == kept->number)
            return draw->face_count;
    }
    return 0;
}

bool kept_dice_spare(struct arena *arena, const struct kept_dice *kept, const struct dice_record *record,
                     struct entry_spares *ret)
{
    struct entry_spare *list = arena_take(arena, ((size_t)kept->count + 1) * sizeof *list);
    *ret = (struct entry_spares){0};
    for (int32_t i = 0; list && i < kept->count; i++) {
        const struct kept_draw *draw = &kept->list[i];
        int32_t used = used_of(record, draw);
        if (used < draw->count)
            list[ret->count++] = (struct entry_spare){draw->part,   draw->label,        draw->sides,
                                                      draw->number, draw->count - used, draw->faces + used};
    }
    ret->list = ret->count ? list : NULL;
    return list != NULL;
}
