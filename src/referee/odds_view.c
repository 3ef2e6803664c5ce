/* The members of a question of odds that are the same for every step: what to show, and how to find it. */
#include "referee/odds_view.h"

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
    {.name = "joint",
     .title = "Together",
     .doc = "One distribution of these members together, instead of one for each.",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct odds_view, joint, bool)},
    {.name = "method",
     .title = "Method",
     .doc = "How to calculate the odds.",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .fallback = ODDS_EXACT,
     .choices = &method_choices,
     .offset = FIELD_AT(struct odds_view, method, int32_t)},
    {.name = "samples",
     .title = "Samples",
     .doc = "For the method `sample`: how often to resolve each case. By default 100000, or as many as the service "
            "allows, which may be fewer than the maximum here.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .min = 1,
     .max = ODDS_SAMPLES_MAX,
     .offset = FIELD_AT(struct odds_view, samples, int32_t)},
};

const struct fields odds_view_fields = {.name = "OddsView",
                                        .doc = "What to show of the odds, and how to calculate them.",
                                        .list = view_list,
                                        .count = FIELDS_COUNT(view_list),
                                        .size = sizeof(struct odds_view)};
