/* The body that adds house rules: the ruleset's own table of options, and words. */
#include "referee/house_rules.h"
#include "fields/decode.h"
#include <string.h>
#include <umpire/rows.h>

struct house_rules_request {
    char note[FIELD_TEXT_SIZE(HOUSE_RULES_NOTE_MAX)];
    max_align_t options[]; /* the ruleset's option struct */
};

struct fields house_rules_fields(const struct ruleset *ruleset, struct field *list)
{
    list[0] = (struct field){TITLED("options", "Options", NULL,
                                    "Readings, house rules and the club's own numbers. What is left out has its "
                                    "default."),
                             .kind = FIELD_GROUP, .presence = FIELD_DEFAULTED,
                             .offset = offsetof(struct house_rules_request, options), .of = ruleset->options};
    list[1] = (struct field)TEXT(struct house_rules_request, note, 0, HOUSE_RULES_NOTE_MAX, "Note", NULL,
                                 "The club's note about them: who agreed, since when, for which games.", OPTIONAL);
    return (struct fields){.name = "HouseRulesBody",
                           .doc = "A club's options for a ruleset.",
                           .list = list,
                           .count = HOUSE_RULES_FIELDS,
                           .size = sizeof(struct house_rules_request) + ruleset->options->size};
}

bool house_rules_decode(struct arena *arena, const struct ruleset *ruleset, const char *body, size_t length,
                        struct house_rules *ret, struct violations *violations)
{
    struct field list[HOUSE_RULES_FIELDS];
    struct fields fields = house_rules_fields(ruleset, list);
    const struct json_t *root = json_read(arena, body, length, violations);
    struct house_rules_request *request = root ? arena_take(arena, fields.size) : NULL;
    if (!request) {
        if (root)
            violation_add_starved(violations);
        return false;
    }
    if (!fields_decode(&fields, root, "", request, violations))
        return false;
    if (ruleset->check_options)
        ruleset->check_options(request->options, violations);
    memcpy(ret->note, request->note, sizeof ret->note);
    ret->options = request->options;
    return violations->count == 0;
}
