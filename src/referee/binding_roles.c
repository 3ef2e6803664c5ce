/* The units of the roster in the roles that the question names, and whether they may take them. */
#include "referee/binding_parts.h"
#include <string.h>

/* Why the unit may not take the role; NULL: it may. */
static const char *bar_of(const struct making *making, const struct unit_role *role, int32_t unit,
                          enum umpire_error *ret_code)
{
    const struct roster *roster = making->roster;
    const char *out = roster_out(roster, unit);
    if (out && role->in_play && !making->intent->override) {
        *ret_code = ERROR_UNIT_OUT;
        return out;
    }
    *ret_code = ERROR_UNIT_NOT_ELIGIBLE;
    return role->unfit ? role->unfit(roster->units[unit].own) : NULL;
}

void binding_violate(const struct making *making, int32_t role, int32_t item, enum umpire_error code, const char *words,
                     const char *more)
{
    const struct unit_role *part = &making->intent->step->roles[role];
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/units/%s", part->name);
    if (part->many)
        text_format(&text, "/%d", item);
    violation_add(making->violations, code, pointer, "%s%s", words, more);
}

/* "Jeb cannot take part, being out of the game: knocked out", for the fate "knocked_out". */
static void out_violate(const struct making *making, int32_t role, int32_t item, const char *fate)
{
    enum { WORDS_MAX = 256 };
    char words[WORDS_MAX];
    struct text text;
    const char *gone = making->intent->step->roles[role].gone;
    text_start(&text, words, sizeof words);
    text_add(&text, " cannot take part, being out of the game: ");
    text_add_name(&text, fate);
    if (gone)
        text_format(&text, "; %s", gone);
    binding_violate(making, role, item, ERROR_UNIT_OUT, making->units->shown.names[role][item], words);
}

static void unit_find(const struct making *making, int32_t role, int32_t item)
{
    int32_t unit = roster_find(making->roster, making->intent->units->ids[role][item]);
    enum umpire_error code;
    const char *bar = unit < 0 ? NULL : bar_of(making, &making->intent->step->roles[role], unit, &code);
    making->units->assignment.units[role][item] = unit;
    if (unit >= 0)
        memcpy((char *)(uintptr_t)making->units->shown.names[role][item], making->roster->units[unit].name,
               sizeof making->roster->units[unit].name);
    if (unit < 0)
        binding_violate(making, role, item, ERROR_UNIT_UNKNOWN, "the session has no unit of this id", "");
    else if (bar && code == ERROR_UNIT_OUT)
        out_violate(making, role, item, bar);
    else if (bar)
        binding_violate(making, role, item, code, "the unit cannot take this role: ", bar);
}

static void units_find(const struct making *making)
{
    const struct named_units *named = making->intent->units;
    if (!making->roster) {
        violation_add(making->violations, ERROR_UNIT_UNKNOWN, "/units", "the session has no units");
        return;
    }
    for (int32_t role = 0; making->intent->step->roles[role].name; role++) {
        making->units->assignment.count[role] = named->count[role];
        for (int32_t item = 0; item < named->count[role]; item++)
            unit_find(making, role, item);
    }
}

/* Whether a unit is named before this place, if the roles do not allow that. */
static bool is_named_before(const struct making *making, int32_t role, int32_t item)
{
    const struct assignment *assignment = &making->units->assignment;
    const struct unit_role *roles = making->intent->step->roles;
    for (int32_t other = 0; other <= role; other++)
        for (int32_t i = 0; i < (other < role ? assignment->count[other] : item); i++)
            if (assignment->units[other][i] == assignment->units[role][item] &&
                (!roles[role].camp || roles[other].camp != roles[role].camp || (other == role && roles[role].once)))
                return true;
    return false;
}

static void repeats_find(const struct making *making)
{
    for (int32_t role = 0; making->intent->step->roles[role].name; role++)
        for (int32_t item = 0; item < making->units->assignment.count[role]; item++)
            if (is_named_before(making, role, item))
                binding_violate(making, role, item, ERROR_NOT_UNIQUE, "the unit is named twice", "");
}

/* Only one of the roles that fill the same input may be taken. */
static void clash_find(const struct making *making)
{
    const struct fillable *list = making->intent->units->fillable;
    for (int32_t i = 1; i < making->intent->units->fillable_count; i++)
        if (strcmp(list[i - 1].pointer, list[i].pointer) == 0) {
            binding_violate(making, list[i].role, list[i].item, ERROR_CONFLICTING_FIELDS,
                            "another unit fills the same input: name one of them; it is ", list[i].to->title);
            return;
        }
}

static void items_check(const struct making *making)
{
    const struct intent *intent = making->intent;
    for (int32_t role = 0; intent->step->roles[role].name; role++) {
        const struct unit_role *part = &intent->step->roles[role];
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        int32_t count = intent->units->count[role];
        if (!count || roster_items_fit(intent->step, role, count, intent->question.input))
            continue;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/%s", part->place);
        violation_add(
            making->violations, ERROR_CONFLICTING_FIELDS, pointer,
            "%s takes another number of units than the input has items: it must have one for each, or be left "
            "out",
            part->name);
    }
}

/* One check after the other, until one fails. */
bool binding_assign(const struct making *making)
{
    static void (*const looks[])(const struct making *) = {units_find, repeats_find, clash_find, items_check};
    for (size_t i = 0; i < sizeof looks / sizeof looks[0] && making->violations->count == 0; i++)
        looks[i](making);
    return making->violations->count == 0;
}
