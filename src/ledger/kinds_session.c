/* The session itself: its opening, notes in its course, its end. */
#include "fields/field_write.h"
#include "ledger/club_name.h"
#include "ledger/protocol_parts.h"
#include <string.h>

static bool club_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    (void)arena;
    form_label_put(field, value, base);
    return club_name_fits(value->text);
}

static bool rules_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    (void)arena;
    form_label_put(field, value, base);
    return club_path_name_fits(value->text);
}

static const struct field_form form_club = {
    .wants = "the name of a club", .given = form_pointer_given, .write = form_label_write, .read = club_read};
static const struct field_form form_rules = {
    .wants = "the name of house rules", .given = form_pointer_given, .write = form_label_write, .read = rules_read};

static const struct choice mode_list[] = {
    [MODE_UNSEALED] = {NULL, NULL},
    [MODE_SEALED] = {"sealed", "Seats give their nonces when they join."},
    [MODE_TWO_SIDED] = {"two_sided", "Both parties give a nonce for every ruling.", "Two-sided"}};
static const struct choices modes = {"SealingMode", mode_list, FIELDS_COUNT(mode_list)};

static const struct field rules_list[] = {
    FORMED(struct house_rules_used, club, form_club, "The club's name."),
    FORMED(struct house_rules_used, name, form_rules, "The name of its house rules."),
    NUMBER(struct house_rules_used, version, 1, INT32_MAX, NULL, NULL, "The version of these house rules."),
};
const struct fields house_rules_used_fields =
    FIELDS("HouseRulesUsed", "The club's house rules from which a session's options were taken.", rules_list,
           struct house_rules_used, .sorted = true);

static const struct field origin_list[] = {
    LONG(struct roster_origin, as_of, "The number of the last entry that counts."),
    ID(struct roster_origin, session, "The session's id."),
};
static const struct fields origin_fields = FIELDS("RosterOrigin", "The session whose roster the game began with.",
                                                  origin_list, struct roster_origin, .sorted = true);

static const struct field side_list[] = {
    WORD(struct side_opened, colour, "In the app: # and six hexadecimal digits."),
    FORMED(struct side_opened, id, form_side, "Its id in the session."),
    WORD(struct side_opened, name, "What it is called."),
};
const struct fields side_fields =
    FIELDS("Side", "One of those who fight each other.", side_list, struct side_opened, .sorted = true);
void sides_write(struct writer *out, const struct sides_opened *sides)
{
    write_array(out);
    for (int32_t i = 0; i < sides->count; i++)
        fields_write(out, &side_fields, &sides->list[i], FIELD_ORDER_CANONICAL);
    write_array_end(out);
}

static const struct field side_item = {.kind = FIELD_GROUP, .of = &side_fields};

static void options_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct entry_opened *opened = base;
    (void)field;
    fields_write(out, opened->fields, opened->options, (enum field_order)order);
}

static const struct field opened_list[] = {
    PART(struct entry_opened, chain, struct chain_anchor, chain_fields,
         "The first chain of secrets; absent when the session is not sealed.", OPTIONAL),
    YES_NO(struct entry_opened, enforce_phases, "Steps must belong to the current phase.", OPTIONAL),
    PART(struct entry_opened, house_rules, struct house_rules_used, house_rules_used_fields,
         "The club's house rules that the options came from.", OPTIONAL),
    CHOICE(struct entry_opened, mode, modes, NULL, NULL,
           "Who gives nonces, and when; absent when the session is not sealed.", ABSENT_IS_ZERO),
    FORMED_AS(struct entry_opened, read, "options", form_object,
              "All options of the ruleset, as they apply in this session.", .write = options_write),
    WORD(struct entry_opened, origin, "The first line of the session's checkpoints.", OPTIONAL),
    PART(struct entry_opened, roster_from, struct roster_origin, origin_fields,
         "The session whose roster the game began with.", OPTIONAL),
    WORD(struct entry_opened, ruleset, "The game system."),
    NUMBER_AS(struct entry_opened, version, "ruleset_version", 1, INT32_MAX, NULL, NULL, "The version of its rules."),
    YES_NO(struct entry_opened, shared_units, "Players act with the units of other sides, too.", OPTIONAL),
    LIST_AS(struct entry_opened, sides.list, "sides", struct side_opened, side_item, sides.count, 1, SIDES_MAX, NULL,
            NULL, "Who fights whom; absent when the session is not sealed.", OPTIONAL),
    FORMED(struct entry_opened, umpire_side, form_side, "The side on which the umpire plays, too.", OPTIONAL),
    LIST_AS(struct entry_opened, units.list, "units", struct unit_entered, unit_item, units.count, 1, INT32_MAX, NULL,
            NULL, "The units that take the field.", OPTIONAL),
};
static const struct fields opened_fields =
    FIELDS("OpenedEntry", "The session begins: its ruleset with all options, its mode, its units.", opened_list,
           struct entry_opened, .sorted = true);

/* Without a chain nothing is sealed. */
static bool opened_fits(const struct entry *entry)
{
    const struct entry_opened *opened = &entry->opened;
    return (opened->chain != NULL) == (opened->mode != MODE_UNSEALED);
}

static bool colour_fits(const char *colour)
{
    return colour[0] == '#' && strspn(colour + 1, "0123456789abcdef") == 6 && colour[7] == '\0';
}

static bool side_fits(const struct sides_opened *sides, int32_t place)
{
    const struct side_opened *side = &sides->list[place];
    size_t length = strlen(side->name);
    for (int32_t i = 0; i < place; i++)
        if (strcmp(sides->list[i].id, side->id) == 0)
            return false;
    return id_fits(side->id, SIDE_ID_MAX) && length >= 1 && length < FIELD_TEXT_SIZE(SIDE_NAME_MAX) &&
           colour_fits(side->colour);
}

static bool sides_fit(const struct sides_opened *sides, enum session_mode mode)
{
    int32_t most = mode == MODE_TWO_SIDED ? PROTOCOL_PARTIES : SIDES_MAX;
    if (mode == MODE_UNSEALED || sides->count < SIDES_MIN || sides->count > most)
        return mode == MODE_UNSEALED && sides->count == 0;
    for (int32_t i = 0; i < sides->count; i++)
        if (!side_fits(sides, i))
            return false;
    return true;
}

static void sides_take(struct protocol *protocol, const struct sides_opened *sides)
{
    protocol->side_count = sides->count;
    for (int32_t i = 0; i < sides->count; i++)
        memcpy(protocol->sides[i], sides->list[i].id, strlen(sides->list[i].id) + 1);
}

static bool has_side(const struct sides_opened *sides, const char *id)
{
    for (int32_t i = 0; i < sides->count; i++)
        if (strcmp(sides->list[i].id, id) == 0)
            return true;
    return sides->count == 0;
}

/* In two-sided mode, an umpire who plays needs a device like every player, and so another seat. */
static bool belongings_fit(const struct entry_opened *opened)
{
    for (int32_t i = 0; i < opened->units.count; i++)
        if (!has_side(&opened->sides, opened->units.list[i].side))
            return false;
    return !opened->umpire_side || (opened->mode == MODE_SEALED && has_side(&opened->sides, opened->umpire_side));
}

static enum objection opened_check(const struct protocol *protocol, const struct entry *entry)
{
    (void)protocol;
    if (!name_fits(entry->seat))
        return OBJECTION_NAME;
    if (entry->opened.mode != MODE_UNSEALED && !chain_fits(entry->opened.chain, 0))
        return OBJECTION_CHAIN;
    if (!sides_fit(&entry->opened.sides, entry->opened.mode))
        return OBJECTION_SIDES;
    return belongings_fit(&entry->opened) ? OBJECTION_NONE : OBJECTION_SIDE;
}

static void opened_apply(struct protocol *protocol, const struct entry *entry)
{
    protocol->session = entry->session;
    protocol->mode = entry->opened.mode;
    protocol->shared_units = entry->opened.shared_units;
    sides_take(protocol, &entry->opened.sides);
    seat_add(protocol, entry->seat, SEAT_UMPIRE,
             entry->opened.umpire_side ? protocol_side(protocol, entry->opened.umpire_side) : -1);
    units_come(protocol, entry, &entry->opened.units);
    if (protocol->mode != MODE_UNSEALED)
        chain_begin(protocol, entry->opened.chain, entry->seq);
}

const struct entry_row entry_row_opened = {
    .doc = "The session begins.",
    .fields = &opened_fields,
    .by_rules = true,
    .gives_token = true,
    .fits = opened_fits,
    .who = BY_NEWCOMER,
    .when = WHILE_EITHER,
    .check = opened_check,
    .apply = opened_apply,
    .shown = {.title = ""}, /* stands above the parts */
};

static const struct field note_list[] = {WORD(struct entry_note, text, "What was said.")};
static const struct fields note_fields =
    FIELDS("NoteEntry", "A remark during the game.", note_list, struct entry_note, .sorted = true);

const struct entry_row entry_row_note = {
    .doc = "A remark during the game.",
    .fields = &note_fields,
    .guests = GUESTS_ALWAYS,
    .who = BY_UMPIRE | BY_PLAYER,
    .when = WHILE_EITHER,
    .shown = {.title = "Note", .words = "text"},
};

static const struct field described_list[] = {
    WORD(struct entry_described, note, "Whatever else is to be known of the game.", OPTIONAL),
    WORD(struct entry_described, place, "Where it is played.", OPTIONAL),
    NUMBER(struct entry_described, points, 0, SESSION_POINTS_MAX, NULL, NULL, "Of the armies, as they were agreed.",
           OPTIONAL),
    WORD(struct entry_described, title, "What the game is called.", OPTIONAL),
};
const struct fields described_fields =
    FIELDS("DescribedEntry", "Title, place, points and note of the session. The newest entry holds, as a whole.",
           described_list, struct entry_described, .sorted = true);

const struct entry_row entry_row_described = {
    .doc = "What the session is called and about: it replaces what was said before.",
    .fields = &described_fields,
    .who = BY_UMPIRE,
    .when = WHILE_EITHER,
    .shown = {.title = ""}, /* the newest stands above the parts */
};

static const struct field closed_list[] = {WORD(struct entry_closed, remark, "The closing remark.", OPTIONAL)};
static const struct fields closed_fields =
    FIELDS("ClosedEntry", "The session is over.", closed_list, struct entry_closed, .sorted = true);

static void closed_apply(struct protocol *protocol, const struct entry *entry)
{
    (void)entry;
    if (protocol->question.seq)
        asked_end(protocol); /* without a result, as verify reports; a party that is gone must not keep a game open */
    protocol->closed = true;
}

const struct entry_row entry_row_closed = {
    .doc = "The session is over.",
    .fields = &closed_fields,
    .who = BY_UMPIRE,
    .when = WHILE_EITHER,
    .apply = closed_apply,
    .shown = {.title = ""}, /* stands below the parts */
};
