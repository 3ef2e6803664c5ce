/* The bars between units and a question: which roles each bar is about, and the reasons that it gives. Binding a
 * question to a roster finds out whether a bar applies. */
#include <string.h>
#include <umpire/dialect.h>

CHOICES(enforce_dues, "EnforceDue", ENFORCE_DUE_VALUES);
CHOICES(bar_waivers, "BarWaiver", BAR_WAIVER_VALUES);

const struct unit_bar unit_bar_out = {
    .name = "out", .clause = "X-OUT", .text = "it is out of the game", .rule = BAR_TURN, .passive = true};
const struct unit_bar unit_bar_friends = {.name = "friends",
                                          .clause = "X-FRIEND",
                                          .text = "it is of the same side as one that stands against it",

                                          .rule = BAR_TURN,
                                          .passive = true};

enum enforce_due enforce_due_of(const struct fields *option_fields, const void *options)
{
    const struct field *field = field_find(option_fields, "enforce_due", strlen("enforce_due"));
    return field ? (enum enforce_due)unit_number(field, options) : ENFORCE_DUE_REFUSE;
}

/* "step/role", or "step" for all of them. */
static bool names_role(const char *place, const struct step *step, int32_t role)
{
    size_t length = strlen(step->name);
    if (strncmp(place, step->name, length) != 0)
        return false;
    return place[length] == '\0' || (place[length] == '/' && strcmp(place + length + 1, step->roles[role].name) == 0);
}

static bool is_listed(const char *const *places, const struct step *step, int32_t role)
{
    for (; *places; places++)
        if (names_role(*places, step, role))
            return true;
    return false;
}

bool unit_bar_concerns(const struct unit_bar *bar, const struct step *step, int32_t role)
{
    if (bar->step && strcmp(bar->step, step->name) == 0 &&
        (!bar->role || strcmp(bar->role, step->roles[role].name) == 0))
        return false;
    if (bar->but && is_listed(bar->but, step, role))
        return false;
    if (bar->only)
        return is_listed(bar->only, step, role);
    return bar->passive || !step->roles[role].passive;
}

const struct unit_bar *unit_bar_find(const struct unit_type *type, const char *name)
{
    for (const struct unit_bar *bar = type->bars; bar && bar->name; bar++)
        if (strcmp(bar->name, name) == 0)
            return bar;
    for (const struct unit_deed *deed = type->deeds; deed && deed->bar.name; deed++)
        if (strcmp(deed->bar.name, name) == 0)
            return &deed->bar;
    if (strcmp(name, unit_bar_out.name) == 0)
        return &unit_bar_out;
    return strcmp(name, unit_bar_friends.name) == 0 ? &unit_bar_friends : NULL;
}

struct bar_found bar_found_of(const struct unit_bar *bar)
{
    return (struct bar_found){.name = bar->name,
                              .clause = bar->clause,
                              .text = bar->text,
                              .none = bar->none,
                              .rule = bar->rule,
                              .step = bar->step,
                              .role_there = bar->role,
                              .most = FIELD_ABSENT};
}

/* The role of the one unit that attacks; NULL: several units do. */
static const char *attacker_called(const struct step *step, const struct question_units *units)
{
    const char *name = NULL;
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; step->roles[role].opposed == 1 && item < UNITS_IN_ROLE_MAX && units->ids[role][item];
             item++) {
            if (name)
                return NULL;
            name = units->names[role][item];
        }
    return name;
}

struct bar_found bar_found_friends(const struct step *step, struct question_units *units)
{
    struct bar_found found = bar_found_of(&unit_bar_friends);
    const char *name = attacker_called(step, units);
    if (name) {
        struct text text;
        text_start(&text, units->friend_said, sizeof units->friend_said);
        text_format(&text, "it is of the same side as %s", name);
        found.text = units->friend_said;
    }
    return found;
}

struct bar_found bar_found_known(const struct unit_fills *fact, const char *input)
{
    return (struct bar_found){.name = UNIT_BAR_KNOWN,
                              .clause = fact->clause,
                              .text = fact->text,
                              .none = fact->none,
                              .rule = BAR_TURN,
                              .input = input,
                              .most = FIELD_ABSENT};
}

const char *unit_called(const struct question_units *units, int32_t role, int32_t item, const char *otherwise)
{
    const char *name = units ? units->names[role][item] : NULL;
    return name ? name : otherwise;
}

bool unit_has_others(const struct question_units *units, int32_t role, int32_t item)
{
    return units && units->fewer[role][item];
}

/* "/input/target/figures": a number of figures, of which too many were given. */
static bool is_of_figures(const struct bar_found *bar)
{
    const char *name = bar->input ? strrchr(bar->input, '/') : NULL;
    return name && strcmp(name, "/figures") == 0 && bar->most != FIELD_ABSENT;
}

int32_t unit_figures(const struct question_units *units, int32_t role, int32_t item, int32_t given)
{
    for (int32_t i = 0; units && i < units->bar_count; i++) {
        const struct bar_found *bar = &units->bars[i];
        if (bar->role == role && bar->item == item && is_of_figures(bar) && bar->most < given)
            return bar->most;
    }
    return given;
}

bool units_are_barred(const struct question_units *units)
{
    for (int32_t i = 0; units && i < units->bar_count; i++)
        if (units->bars[i].waiver == BAR_HOLDS)
            return true;
    return false;
}

bool question_is_barred(const struct question *question)
{
    return units_are_barred(question->units);
}

static const char lifted[] = "The umpire lets it happen all the same";
static const char lifted_in_vain[] =
    "The umpire lifts what the record of the units forbids; what still forbids it is a "
    "rule of the step: ask it otherwise";

/* Those that apply, if any does; else those that were waived. */
static void bars_explain(const struct question_units *units, bool held, struct explanation *why)
{
    for (int32_t i = 0; i < units->bar_count; i++) {
        const struct bar_found *bar = &units->bars[i];
        if (held && bar->waiver != BAR_HOLDS)
            continue;
        explain_subject(why, units->names[bar->role][bar->item]);
        if (bar->most == FIELD_ABSENT)
            explain(why, bar->clause, bar->text);
        else if (bar->most == 0 && bar->none)
            explain_needed(why, bar->clause, bar->none, 0, COMPARE_AT_MOST);
        else
            explain_needed(why, bar->clause, bar->text, bar->most, COMPARE_AT_MOST);
    }
    explain_subject(why, NULL);
    if (!held && units->overridden)
        explain(why, "X-OVER", lifted);
}

/* The step itself refused the question, not a bar, so the override had no effect. */
static void override_explain_again(struct explanation *why)
{
    for (int32_t i = 0; why && i < why->count; i++)
        if (why->reasons[i].text == lifted)
            why->reasons[i].text = lifted_in_vain;
}

enum ruling_status question_resolve(const struct step *step, const struct question *question, struct dice *dice,
                                    struct explanation *why, void *outcome)
{
    bool held = question_is_barred(question);
    if (question->units && question->units->bar_count)
        bars_explain(question->units, held, why);
    enum ruling_status status = held ? RULING_NOT_PERMITTED : step->resolve(question, dice, why, outcome);
    if (!held && status == RULING_NOT_PERMITTED)
        override_explain_again(why);
    return status;
}
