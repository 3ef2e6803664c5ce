/* Scores of dice, and their moments by enumerating the faces. */
#include "referee/report/luck_dice.h"

/* A face that is `floor` or less counts 0, the highest 1. */
static double score_of(int32_t face, int32_t floor, int32_t sides)
{
    return face > floor ? (double)(face - floor) / (sides - floor) : 0;
}

static struct score score_draw(const struct dice_record *dice, const struct draw *draw, int32_t floor)
{
    struct score score = {.count = draw->count < draw->face_count ? draw->count : draw->face_count};
    double mean = 0, variance = 0, third = 0;
    for (int32_t face = 1; face <= draw->sides; face++)
        mean += score_of(face, floor, draw->sides) / draw->sides;
    for (int32_t face = 1; face <= draw->sides; face++) {
        double away = score_of(face, floor, draw->sides) - mean;
        variance += away * away / draw->sides;
        third += away * away * away / draw->sides;
    }
    for (int32_t i = 0; i < score.count; i++)
        score.observed += score_of(dice->faces[draw->first_face + i], floor, draw->sides);
    score.mean = score.count * mean;
    score.variance = score.count * variance;
    score.third = score.count * third;
    return score;
}

static void hits_add(struct sample *sample, const struct dice_record *dice, const struct draw *draw)
{
    int32_t right = draw->sides - draw->number + 1;
    if (right <= 0 || right >= draw->sides)
        return;
    for (int32_t i = 0; i < draw->face_count; i++)
        sample_add_event(sample, (double)right / draw->sides, dice->faces[draw->first_face + i] >= draw->number);
}

void sample_add_draw(struct sample *sample, const struct dice_record *dice, const struct draw *draw)
{
    const uint16_t *faces = dice->faces + draw->first_face;
    struct score score;
    int32_t floor = 1;
    switch ((enum dice_verb)draw->verb) {
    case DICE_HITS:
        hits_add(sample, dice, draw);
        return;
    case DICE_OPPOSED:
        if (draw->face_count >= 2)
            sample_add_event(sample, 0.5, faces[draw->face_count - 2] > faces[draw->face_count - 1]);
        return;
    case DICE_SUM_FLOORED:
        floor = draw->number;
        if (floor >= draw->sides)
            return;
        break;
    case DICE_FACE:
    case DICE_SUM:
    case DICE_TALLY:
    case DICE_RANKING:
        break;
    }
    score = score_draw(dice, draw, floor);
    sample_add_score(sample, &score);
}
