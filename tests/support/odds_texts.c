/* Numbers of fields to texts. */
#include "odds_texts.h"
#include <string.h>

const char *odds_value_text(const struct odds *odds, const struct field *field, int32_t value, char *ret)
{
    struct text text;
    if (value == FIELD_ABSENT)
        return NULL;
    text_start(&text, ret, ODDS_TEXT_MAX);
    switch (field->kind) {
    case FIELD_BOOL:
        text_add(&text, value ? "true" : "false");
        break;
    case FIELD_ENUM:
        text_add(&text, field->choices->list[value].name);
        break;
    case FIELD_TEXT:
    case FIELD_FORM:
    case FIELD_LABEL:
        text_add(&text, odds->texts[value]);
        break;
    default:
        field_number_add(&text, field, value);
    }
    return ret;
}

const struct odds_distribution *odds_distribution_of(const struct odds *odds, const char *pointer)
{
    for (int32_t i = 0; i < odds->distribution_count; i++)
        if (odds->distributions[i].member_count == 1 && strcmp(odds->distributions[i].pointers[0], pointer) == 0)
            return &odds->distributions[i];
    return NULL;
}

const char *odds_fraction(const struct odds *odds, const char *pointer, const char *value)
{
    const struct odds_distribution *distribution = odds_distribution_of(odds, pointer);
    for (int32_t i = 0; distribution && i < distribution->value_count; i++) {
        char text[ODDS_TEXT_MAX];
        const struct odds_value *each = &distribution->values[i];
        const char *shown = odds_value_text(odds, distribution->members[0], each->values[0], text);
        if ((!shown && !value) || (shown && value && strcmp(shown, value) == 0))
            return each->chance.fraction;
    }
    return "0";
}
