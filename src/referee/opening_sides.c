/* The sides of a new session: defaults, and whether they fit each other, the mode, the umpire and the units. */
#include "ledger/protocol.h"
#include "referee/opening_request.h"
#include <string.h>

static void text_put(char *ret, size_t size, const char *from)
{
    struct text text;
    text_start(&text, ret, size);
    text_add(&text, from);
}

/* Defaults. */
static void sides_default(struct opening *opening)
{
    static const char *const colours[SIDES_MAX] = {"#c0392b", "#2c6fbb", "#2e8b57", "#b8860b"};
    static const struct side_choice both[] = {{.id = "red", .name = "Red"}, {.id = "blue", .name = "Blue"}};
    if (opening->side_count == 0) {
        memcpy(opening->sides, both, sizeof both);
        opening->side_count = 2;
    }
    for (int32_t i = 0; i < opening->side_count; i++) {
        struct side_choice *side = &opening->sides[i];
        if (!side->name[0])
            text_put(side->name, sizeof side->name, side->id);
        if (!side->colour[0])
            text_put(side->colour, sizeof side->colour, colours[i]);
    }
}

static void side_violate(struct violations *violations, int32_t place, const char *member, enum umpire_error code,
                         const char *message)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/sides/%d/%s", place, member);
    violation_add(violations, code, pointer, "%s", message);
}

static bool side_id_fits(const char *id)
{
    return id[0] >= 'a' && id[0] <= 'z' && id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

static void sides_check(const struct opening *opening, struct violations *violations)
{
    for (int32_t i = 0; i < opening->side_count; i++) {
        const struct side_choice *side = &opening->sides[i];
        if (!side_id_fits(side->id))
            side_violate(violations, i, "id", ERROR_INVALID_TEXT,
                         "may only have letters a to z, digits and hyphens, a letter first");
        if (strcmp(side->id, ENTRY_SPECTATORS) == 0)
            side_violate(violations, i, "id", ERROR_INVALID_TEXT, "is reserved for those who watch");
        if (side->colour[0] != '#' || strspn(side->colour + 1, "0123456789abcdef") != 6)
            side_violate(violations, i, "colour", ERROR_INVALID_TEXT,
                         "must be # and six lower-case hexadecimal digits");
        for (int32_t k = 0; k < i; k++)
            if (strcmp(opening->sides[k].id, side->id) == 0)
                side_violate(violations, i, "id", ERROR_NOT_UNIQUE, "another side already has this id");
    }
    if (opening->side_count < SIDES_MIN)
        violation_add(violations, ERROR_WRONG_LENGTH, "/sides", "must be at least two");
    if (opening->two_sided && opening->side_count > PROTOCOL_PARTIES)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/sides", "must be two in two-sided mode");
}

bool opening_has_side(const struct opening *opening, const char *id)
{
    for (int32_t i = 0; i < opening->side_count; i++)
        if (strcmp(opening->sides[i].id, id) == 0)
            return true;
    return false;
}

static void umpire_side_check(const struct opening *opening, struct violations *violations)
{
    if (!opening->umpire_side[0])
        return;
    if (!opening_has_side(opening, opening->umpire_side))
        violation_add(violations, ERROR_NOT_A_CHOICE, "/umpire_side", "the session has no such side");
    else if (opening->two_sided)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/umpire_side",
                      "is not for two-sided mode: an umpire who plays joins in a further seat, with a device");
}

/* Each unit fights for one of the sides. */
static void unit_sides_check(const struct opening *opening, struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    for (int32_t i = 0; i < opening->unit_count; i++) {
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/units/%d/side", i);
        if (!opening_has_side(opening, opening->units[i].side))
            violation_add(violations, ERROR_NOT_A_CHOICE, pointer, "the session has no such side");
    }
}

void opening_take_sides(const struct opening_request *request, struct opening *ret, struct violations *violations)
{
    ret->side_count = request->side_count;
    memcpy(ret->sides, request->sides, sizeof ret->sides);
    memcpy(ret->umpire_side, request->umpire_side, sizeof ret->umpire_side);
    memcpy(ret->umpire_name, request->umpire_name, sizeof ret->umpire_name);
    ret->shared_units = request->shared_units;
    sides_default(ret);
    sides_check(ret, violations);
    umpire_side_check(ret, violations);
    unit_sides_check(ret, violations);
}
