/* The members of a question of odds that are the same for every step: what to show, and how to find it. */
#include "referee/odds_view.h"
#include <umpire/rows.h>

static const struct choice method_list[] = {
    [ODDS_EXACT] = {"exact", "Every outcome with its exact chance."},
    [ODDS_SAMPLE] = {"sample", "An estimate: the question is resolved many times with the service's dice."},
};

static const struct choices method_choices = {"OddsMethod", method_list, FIELDS_COUNT(method_list)};

static const struct field pointer_item = {
    .kind = FIELD_TEXT, .min = 2, .max = ODDS_POINTER_MAX - 1, .pattern = FIELD_ASCII};

static const struct field view_list[] = {
    {.name = "of",
     .title = "Of what",
     .doc = "JSON Pointers to the outcome's members to show, such as /fire/casualties or /shots/0/result. All of them "
            "by default; none of them for an empty list, which leaves the chances of the ends alone.",
     .kind = FIELD_LIST,
     .presence = FIELD_OPTIONAL,
     .present = offsetof(struct odds_view, of_given),
     .min = 0,
     .max = ODDS_SHOWN_MAX,
     .offset = offsetof(struct odds_view, of),
     .item = &pointer_item,
     .item_size = ODDS_POINTER_MAX,
     .count = FIELD_AT(struct odds_view, of_count, int32_t)},
    FLAG(struct odds_view, joint, "Together", NULL,
         "One distribution of these members together, instead of one for each."),
    CHOICE(struct odds_view, method, method_choices, "Method", NULL, "How to calculate the odds.", DEFAULT(ODDS_EXACT)),
    NUMBER(struct odds_view, samples, 1, ODDS_SAMPLES_MAX, "Samples", NULL,
           "For the method `sample`: how often to resolve each case. By default 100000, or as many as the service "
           "allows, which may be fewer than the maximum here.",
           OPTIONAL),
};

const struct fields odds_view_fields =
    FIELDS("OddsView", "What to show of the odds, and how to calculate them.", view_list, struct odds_view);
