/* Figures and vehicles by name: the options' own first, then the printed characters. A given value wins. */
#include "rulesets/tft_ww2/tft.h"
#include <string.h>

static const struct tft_attributes *profile_find(const char *name, const struct tft_options *options)
{
    for (int32_t i = 0; i < options->profile_count; i++)
        if (strcmp(options->profiles[i].name, name) == 0)
            return &options->profiles[i].attributes;
    for (int32_t i = 0; i < TFT_RANKS; i++)
        if (strcmp(tft_profile_rows[i].name, name) == 0)
            return &tft_profile_rows[i].attributes;
    return NULL;
}

struct tft_attributes tft_attributes_of(const char *profile, const struct tft_options *options)
{
    static const struct tft_attributes nothing = {
        {FIELD_ABSENT, FIELD_ABSENT, FIELD_ABSENT, FIELD_ABSENT, FIELD_ABSENT}};
    const struct tft_attributes *found = profile[0] ? profile_find(profile, options) : NULL;
    return found ? *found : nothing;
}

int32_t tft_attribute(enum tft_attribute which, int32_t given, const char *profile, const struct tft_options *options)
{
    return given != FIELD_ABSENT ? given : tft_attributes_of(profile, options).of[which];
}

void tft_member_refuse(const char *at, const char *member, enum umpire_error code, const char *message,
                       struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "%s/%s", at, member);
    violation_add(violations, code, pointer, "%s", message);
}

void tft_profile_check(const char *profile, const struct tft_options *options, const char *at, const char *member,
                       struct violations *violations)
{
    if (profile[0] && !profile_find(profile, options))
        tft_member_refuse(at, member, ERROR_NOT_A_CHOICE,
                          "No figure of this name: wants private, nco, co, or a name of the option profiles.",
                          violations);
}

void tft_attribute_check(enum tft_attribute which, int32_t given, const char *profile,
                         const struct tft_options *options, const char *at, const char *member,
                         struct violations *violations)
{
    if (tft_attribute(which, given, profile, options) != FIELD_ABSENT)
        return;
    if (!profile[0] || profile_find(profile, options))
        tft_member_refuse(at, member, ERROR_MISSING_FIELD, "Give it, or name a profile that has it.", violations);
}

static const struct tft_afv *afv_find(const char *name, const struct tft_options *options)
{
    for (int32_t i = 0; i < options->afv_count; i++)
        if (name[0] && strcmp(options->afvs[i].name, name) == 0)
            return &options->afvs[i];
    return NULL;
}

static int32_t figure_of(const struct tft_afv *afv, enum tft_afv_figure which)
{
    const int32_t figures[] = {
        [TFT_AFV_DRIVE] = afv->drive,
        [TFT_AFV_POINTS] = afv->movement_points,
        [TFT_AFV_FIRE_CONTROL] = afv->fire_control,
        [TFT_AFV_SIZE] = afv->size,
        [TFT_AFV_ARMOUR] = afv->armour,
        [TFT_AFV_PENETRATION] = afv->penetration,
        [TFT_AFV_HE] = afv->he_modifier,
        [TFT_AFV_RADIUS] = afv->explosion_radius,
    };
    return figures[which];
}

int32_t tft_afv_figure(enum tft_afv_figure which, int32_t given, const char *name, const struct tft_options *options)
{
    const struct tft_afv *afv = afv_find(name, options);
    return given != FIELD_ABSENT || !afv ? given : figure_of(afv, which);
}

void tft_afv_name_check(const char *name, const struct tft_options *options, const char *pointer,
                        struct violations *violations)
{
    if (name[0] && !afv_find(name, options))
        violation_add(violations, ERROR_NOT_A_CHOICE, pointer,
                      "No vehicle of this name: wants a name of the option afvs.");
}

void tft_afv_figure_check(enum tft_afv_figure which, int32_t given, const char *name, const struct tft_options *options,
                          const char *pointer, struct violations *violations)
{
    if (tft_afv_figure(which, given, name, options) != FIELD_ABSENT)
        return;
    if (!name[0] || afv_find(name, options))
        violation_add(violations, ERROR_MISSING_FIELD, pointer,
                      "Give it, or name a vehicle of the option afvs that has it; the sources do not tell.");
}
