/* A source of dice whose faces count up like the wheels of an odometer, the last one fastest. */
#include "odometer.h"

/* SplitMix64's step: the same guesses in every run. */
static int32_t first_shown(struct odometer *odometer, int32_t sides)
{
    if (odometer->random == 0)
        return 1;
    uint64_t mixed = odometer->random += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    return 1 + (int32_t)((mixed >> 32) % (uint64_t)sides);
}

/* 1 to `sides`, as it stands in this sequence. */
static int32_t wheel_turn(struct odometer *odometer, int32_t sides)
{
    if (odometer->used == ODOMETER_WHEELS || (odometer->faces_max > 0 && odometer->used == odometer->faces_max)) {
        dice_fail(&odometer->dice, odometer->faces_max > 0 ? DICE_EXHAUSTED : DICE_OVERFLOW);
        return 1;
    }
    struct wheel *wheel = &odometer->wheels[odometer->used++];
    if (odometer->used > odometer->planned) {
        *wheel = (struct wheel){.shows = first_shown(odometer, sides), .sides = sides};
        odometer->planned = odometer->used;
    }
    if (wheel->sides != sides) /* the same dice so far, and yet another question: the resolver is not a pure function */
        dice_fail(&odometer->dice, DICE_BROKEN);
    return wheel->shows;
}

static int32_t odometer_face(struct dice *dice, int32_t sides)
{
    return wheel_turn(dice->state, sides);
}

/* Place after place, any one of the contestants that are left. */
static void order_take(struct odometer *odometer, int32_t n, int32_t *order)
{
    int32_t left[DICE_MAX_RANKED];
    for (int32_t i = 0; i < n; i++)
        left[i] = i;
    for (int32_t place = 0; place < n; place++) {
        int32_t many = n - place;
        int32_t taken = many > 1 ? wheel_turn(odometer, many) - 1 : 0;
        order[place] = left[taken];
        for (int32_t i = taken; i + 1 < many; i++)
            left[i] = left[i + 1];
    }
}

static void odometer_draw(struct dice *dice, const struct draw_request *request, int32_t *ret)
{
    struct odometer *odometer = dice->state;
    bool contest = request->verb == DICE_OPPOSED || request->verb == DICE_RANKING;
    if (!contest || odometer->faces_max > 0)
        dice_draw_by_faces(dice, request, ret);
    else if (request->verb == DICE_OPPOSED)
        *ret = wheel_turn(odometer, 2) - 1;
    else
        order_take(odometer, request->count, ret);
}

static const struct dice_source odometer_source = {.name = "odometer", .draw = odometer_draw, .face = odometer_face};

void odometer_start(struct odometer *odometer)
{
    odometer->planned = 0;
    odometer->random = 0;
    odometer->faces_max = 0;
}

struct dice *odometer_run(struct odometer *odometer)
{
    odometer->used = 0;
    odometer->record.draw_count = 0;
    odometer->record.face_count = 0;
    odometer->dice = (struct dice){.source = &odometer_source, .state = odometer, .record = &odometer->record};
    return &odometer->dice;
}

wide odometer_total(const struct odometer *odometer)
{
    wide total = odometer->dice.error == DICE_FINE && odometer->used == odometer->planned;
    for (int32_t i = 0; i < odometer->used; i++)
        total = wide_multiply(total, (wide)odometer->wheels[i].sides);
    return total;
}

bool odometer_advance(struct odometer *odometer)
{
    while (odometer->planned > 0) {
        struct wheel *last = &odometer->wheels[odometer->planned - 1];
        if (last->shows++ < last->sides)
            return true;
        odometer->planned--;
    }
    return false;
}

double odometer_guess(struct odometer *odometer, int32_t ways, void (*resolve)(struct dice *dice, void *context),
                      void *context)
{
    double sum = 0;
    for (int32_t way = 0; way < ways; way++) {
        odometer_start(odometer);
        odometer->random = (uint64_t)way + 1;
        resolve(odometer_run(odometer), context);
        double product = 1;
        for (int32_t i = 0; i < odometer->used; i++)
            product *= odometer->wheels[i].sides;
        sum += product;
    }
    odometer_start(odometer);
    return sum / ways;
}
