/* The steps of all rulesets on one page of Markdown: path, dice, clauses, and each member with its type. */
#include "base/markup.h"
#include "http/openapi/openapi.h"
#include <string.h>
#include <umpire/text.h>

enum { PATH_MAX_LENGTH = 160 };

static void names_write(struct writer *out, const char *before, const char *const *names)
{
    for (const char *const *name = names; *name; name++) {
        write_words(out, name == names ? before : ", ");
        write_words(out, *name);
    }
    write_words(out, *names ? "\n" : "");
}

static void number_write(struct writer *out, const struct field *field, int32_t number)
{
    char digits[32];
    struct text text;
    text_start(&text, digits, sizeof digits);
    field_number_add(&text, field, number);
    write_words(out, digits);
}

static void bounds_write(struct writer *out, const char *before, const struct field *field)
{
    write_words(out, before);
    number_write(out, field, field->min);
    write_words(out, " to ");
    number_write(out, field, field->max);
}

static void choices_write(struct writer *out, const struct choices *choices)
{
    const char *between = "";
    for (int32_t i = 0; i < choices->count; i++) {
        if (!choices->list[i].name)
            continue;
        write_words(out, between);
        write_words(out, choices->list[i].name);
        between = ", ";
    }
}

static void type_write(struct writer *out, const struct field *field)
{
    switch (field->kind) {
    case FIELD_BOOL:
        write_words(out, "boolean");
        break;
    case FIELD_INT:
        bounds_write(out, "integer, ", field);
        break;
    case FIELD_DECIMAL:
        bounds_write(out, "number, ", field);
        break;
    case FIELD_ENUM:
        choices_write(out, field->choices);
        break;
    case FIELD_TEXT:
        bounds_write(out, "text, ", field);
        write_words(out, " characters");
        break;
    case FIELD_LABEL:
        write_words(out, "text");
        break;
    case FIELD_FORM:
        write_words(out, field->form->wants);
        break;
    case FIELD_GROUP:
        write_words(out, "object");
        break;
    case FIELD_LIST:
        bounds_write(out, "list, ", field);
        write_words(out, " items");
        break;
    }
    if (field->unit) {
        write_words(out, "; ");
        markup_add_markdown(out, field->unit);
    }
}

static void fallback_write(struct writer *out, const struct field *field)
{
    switch (field->kind) {
    case FIELD_BOOL:
        write_words(out, field->fallback ? "true" : "false");
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
        number_write(out, field, field->fallback);
        break;
    case FIELD_ENUM:
        write_words(out, field->choices->list[field->fallback].name);
        break;
    default:
        write_words(out, "empty");
    }
}

static void presence_write(struct writer *out, const struct field *field)
{
    static const char *const words[] = {
        [FIELD_REQUIRED] = "required", [FIELD_DEFAULTED] = "default ", [FIELD_OPTIONAL] = "optional"};
    write_words(out, words[field->presence]);
    if (field->presence == FIELD_DEFAULTED)
        fallback_write(out, field);
}

static void members_write(struct writer *out, const struct fields *fields, struct text *path);

/* The row of a member, and below it those of its own members: "side1", "side1.figures"; of a list "units[].figures". */
static void member_write(struct writer *out, const struct field *field, struct text *path)
{
    size_t before = path->used;
    text_add(path, field->name ? field->name : "[]");
    write_words(out, "| `");
    write_words(out, path->at);
    write_words(out, "` | ");
    type_write(out, field);
    write_words(out, " | ");
    if (field->name)
        presence_write(out, field);
    write_words(out, " | ");
    write_words(out, field->clause ? field->clause : "");
    write_words(out, " |\n");
    if (field->kind == FIELD_LIST)
        member_write(out, field->item, path);
    if (field->kind == FIELD_GROUP) {
        text_add(path, ".");
        members_write(out, field->of, path);
    }
    path->at[path->used = before] = '\0';
}

static void members_write(struct writer *out, const struct fields *fields, struct text *path)
{
    for (size_t i = 0; i < fields->count; i++)
        member_write(out, &fields->list[i], path);
}

static void table_write(struct writer *out, const char *heading, const struct fields *fields)
{
    char line[PATH_MAX_LENGTH];
    struct text path;
    if (fields->count == 0)
        return;
    text_start(&path, line, sizeof line);
    write_words(out, "\n| ");
    write_words(out, heading);
    write_words(out, " | type | presence | clause |\n|---|---|---|---|\n");
    members_write(out, fields, &path);
}

static void step_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    char head[400];
    struct text text;
    text_start(&text, head, sizeof head);
    text_format(&text, "\n### %s\n\n`POST /v1/rulesets/%s/%s`\n\n- dice: ", step->title, ruleset->name, step->name);
    write_words(out, head);
    markup_add_markdown(out, step->dice);
    write_words(out, "\n");
    names_write(out, "- clauses: ", step->clauses);
    names_write(out, "- options: ", step->options);
    table_write(out, "input", step->input);
    table_write(out, "outcome", step->outcome);
}

static void common_steps_write(struct writer *out, const struct ruleset *ruleset)
{
    static const char *const common[] = {"initiative-order", "melee-score", "morale-check", "damage-roll"};
    for (size_t i = 0; i < FIELDS_COUNT(common); i++)
        for (const struct step *const *step = ruleset->steps; *step; step++)
            if ((*step)->family && strcmp((*step)->family, common[i]) == 0)
                step_write(out, ruleset, *step);
}

void steps_document_write(struct writer *out)
{
    write_words(out, "# The steps of each ruleset\n\n"
                     "`scripts/documents` writes this page from the program's tables; a test compares both. The four "
                     "steps that\nmost games have come first.\n");
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        write_words(out, "\n## ");
        markup_add_markdown(out, (*ruleset)->title);
        write_words(out, "\n");
        for (const struct step_hint *hint = (*ruleset)->hints; hint && hint->family; hint++) {
            write_words(out, "\nIt has no ");
            write_words(out, hint->family);
            write_words(out, "; see ");
            write_words(out, hint->step);
            write_words(out, ".\n");
        }
        common_steps_write(out, *ruleset);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            if (!(*step)->family)
                step_write(out, *ruleset, *step);
    }
}
