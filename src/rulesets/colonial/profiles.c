/* The values of a unit: those that a question gives, else those of the profile that it names, else those of the unit
 * table. Leadership is in no table. */
#include "rulesets/colonial/colonial.h"
#include <string.h>

static const struct colonial_profile *profile_of(const struct colonial_who *who, const struct colonial_options *options)
{
    if (who->profile[0] == '\0')
        return NULL;
    for (int32_t i = 0; i < options->profile_count; i++)
        if (strcmp(options->profiles[i].name, who->profile) == 0)
            return &options->profiles[i];
    return NULL;
}

int32_t colonial_kind_of(const struct colonial_who *who, const struct colonial_options *options)
{
    const struct colonial_profile *profile = profile_of(who, options);
    return who->kind == FIELD_ABSENT && profile ? profile->kind : who->kind;
}

int32_t colonial_weapon_of(const struct colonial_who *who, int32_t given, const struct colonial_options *options)
{
    const struct colonial_profile *profile = profile_of(who, options);
    int32_t kind = colonial_kind_of(who, options);
    if (given == FIELD_ABSENT && profile)
        given = profile->weapon;
    return given == FIELD_ABSENT && kind != FIELD_ABSENT ? colonial_units[kind].fires_as : given;
}

int32_t colonial_number_of(const struct colonial_who *who, enum colonial_number number,
                           const struct colonial_options *options)
{
    const struct colonial_profile *profile = profile_of(who, options);
    int32_t kind = colonial_kind_of(who, options);
    if (who->number[number] != FIELD_ABSENT)
        return who->number[number];
    if (profile && profile->number[number] != FIELD_ABSENT)
        return profile->number[number];
    return kind != FIELD_ABSENT ? colonial_units[kind].number[number] : FIELD_ABSENT;
}

void colonial_violation(struct violations *violations, enum umpire_error code, const char *pointer, const char *member,
                        const char *message)
{
    char whole[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, whole, sizeof whole);
    text_format(&text, "%s/%s", pointer, member);
    violation_add(violations, code, whole, "%s", message);
}

void colonial_who_check(const struct colonial_who *who, int32_t needs, const struct colonial_options *options,
                        const char *pointer, struct violations *violations)
{
    static const struct {
        const char *member, *message;
    } missing[COLONIAL_NUMBERS] = {
        [COLONIAL_LEADERSHIP] = {"leadership", "Give the unit's Leadership, or name a profile that has it; the sheet "
                                               "does not give it."},
        [COLONIAL_DISCIPLINE] = {"discipline", "Give the Discipline, the kind of unit, or a profile that has either."},
        [COLONIAL_FIRE] = {"fire_value", "Give the Fire value, the kind of unit, or a profile that has either."},
        [COLONIAL_FIGHT] = {"fight_value", "Give the Fight value, the kind of unit, or a profile that has either."},
        [COLONIAL_MOVE] = {"move", "Give the move, the kind of unit, or a profile that has either."},
    };
    if (who->profile[0] != '\0' && !profile_of(who, options)) {
        colonial_violation(violations, ERROR_NOT_A_CHOICE, pointer, "profile", "No profile has this name.");
        return;
    }
    bool kind_missing = (needs & COLONIAL_NEEDS_KIND) && colonial_kind_of(who, options) == FIELD_ABSENT;
    if (kind_missing)
        colonial_violation(violations, ERROR_MISSING_FIELD, pointer, "kind",
                           "Give the kind of unit, or name a profile that has it.");
    for (enum colonial_number number = 0; number < COLONIAL_NUMBERS; number++) {
        if (!(needs & COLONIAL_NEEDS(number)) || colonial_number_of(who, number, options) != FIELD_ABSENT)
            continue;
        if (!kind_missing || number == COLONIAL_LEADERSHIP) /* the kind implies the others */
            colonial_violation(violations, ERROR_MISSING_FIELD, pointer, missing[number].member,
                               missing[number].message);
    }
}

void colonial_stances_check(bool close_order, bool skirmishing, bool gone_to_ground, const char *pointer,
                            struct violations *violations)
{
    static const char message[] = "A unit has one of close_order, skirmishing and gone_to_ground at a time.";
    if (skirmishing && close_order)
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, pointer, "skirmishing", message);
    if (gone_to_ground && (close_order || skirmishing))
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, pointer, "gone_to_ground", message);
}

static bool stands_before(const struct colonial_options *options, int32_t index)
{
    for (int32_t i = 0; i < index; i++)
        if (strcmp(options->profiles[i].name, options->profiles[index].name) == 0)
            return true;
    return false;
}

void colonial_profiles_check(const struct colonial_options *options, struct violations *violations)
{
    for (int32_t i = 0; i < options->profile_count; i++) {
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/options/profiles/%d", i);
        if (stands_before(options, i))
            colonial_violation(violations, ERROR_NOT_UNIQUE, pointer, "name", "Another profile has this name already.");
    }
}
