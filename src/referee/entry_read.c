/* Reads entries by the table of kinds: questions and dice are decoded by the same tables as requests. */
#include "referee/entry_read.h"
#include "fields/decode.h"
#include "fields/field_write.h"
#include "ledger/kinds.h"
#include "referee/units_read.h"
#include <string.h>

enum { INPUT_MAX = 1 << 20 };

bool envelope_read(struct arena *arena, const struct json_t *root, struct entry *ret)
{
    struct violations *unused = arena_take(arena, sizeof *unused);
    const struct fields_part every = {&entry_fields, ret};
    if (!unused)
        return false;
    violations_start(unused);
    return fields_read(arena, &every, 1, root, false, unused);
}

/* The hash of members as JSON; absent ones as null. It fails only when out of memory. */
static bool members_hash(struct writer *out, const struct json_t *root, const char *const *names, struct hash *ret)
{
    writer_reset(out);
    write_array(out);
    for (; *names; names++) {
        const struct json_t *member = json_member(root, *names);
        if (member)
            json_write(out, member);
        else
            write_null(out);
    }
    write_array_end(out);
    if (!out->failed)
        *ret = hash_of(out->at, out->used);
    return !out->failed;
}

static bool adds_nothing(const struct json_t *item)
{
    const struct json_t *value = json_member(item, "value");
    int64_t thousandths;
    return value && json_thousandths(value, &thousandths) && thousandths == 0;
}

static bool has_nothing(const struct json_t *value)
{
    if (!json_is_list(value))
        return false;
    for (size_t i = 0; i < json_list_size(value); i++)
        if (!adds_nothing(json_list_item(value, i)))
            return false;
    return true;
}

/* The value in normal form: a modifier of 0 counts as absent, and so does a list of nothing else. */
static void counting_write(struct writer *out, const struct json_t *value)
{
    const char *name = NULL;
    if (json_is_list(value)) {
        write_array(out);
        for (size_t i = 0; i < json_list_size(value); i++)
            if (!adds_nothing(json_list_item(value, i)))
                counting_write(out, json_list_item(value, i));
        write_array_end(out);
    } else if (json_member_count(value) > 0) {
        write_object(out);
        for (const struct json_t *member; (member = json_next(value, &name));) {
            if (has_nothing(member))
                continue;
            write_key_bytes(out, name, strlen(name));
            counting_write(out, member);
        }
        write_object_end(out);
    } else {
        json_write(out, value);
    }
}

/* `roles` by the units' ids; NULL or empty: none. */
static bool counting_hash(struct writer *out, const struct json_t *input, const struct json_t *roles, struct hash *ret)
{
    writer_reset(out);
    if (input)
        counting_write(out, input);
    if (json_member_count(roles) > 0)
        json_write(out, roles);
    if (!out->failed)
        *ret = hash_of(out->used ? out->at : "", out->used);
    return !out->failed;
}

static bool asks_read(struct arena *arena, const struct json_t *root, struct entry_question *question)
{
    static const char *const step[] = {"ruleset", "ruleset_version", "step", NULL};
    static const char *const input[] = {"input", NULL}, *const options[] = {"options", NULL};
    struct act_question *asks = arena_take(arena, sizeof *asks);
    struct writer out;
    question->asks = asks;
    if (!asks)
        return false;
    writer_start(&out, INPUT_MAX);
    bool hashed = members_hash(&out, root, step, &asks->step) && members_hash(&out, root, input, &asks->input) &&
                  members_hash(&out, root, options, &asks->options) &&
                  counting_hash(&out, json_member(root, "input"), json_member(root, "roles"), &asks->counts);
    arena->starved = arena->starved || !hashed;
    writer_end(&out);
    return hashed;
}

bool entry_read(struct arena *arena, const struct json_t *root, bool strict, struct entry *ret,
                struct violations *violations)
{
    const char *kind = json_text_member(root, "kind");
    memset(ret, 0, sizeof *ret);
    ret->kind = kind ? entry_kind_named(kind) : ENTRY_KIND_COUNT;
    const struct entry_row *row = entry_row(ret->kind);
    if (!row)
        return false;
    const struct entry_parts two_sided = entry_parts(ret);
    const struct fields_part parts[] = {two_sided.every, two_sided.own};
    if (!fields_read(arena, parts, 2, root, strict, violations) || (row->fits && !row->fits(ret)))
        return false;
    if (entry_is_ruling(ret->kind))
        return asks_read(arena, root, &ret->ruling.subject) && ruling_units_read(arena, &ret->ruling);
    return ret->kind != ENTRY_ASKED ||
           (asks_read(arena, root, &ret->asked.subject) && asked_units_read(arena, &ret->asked));
}

const struct json_t *entry_parse(struct arena *arena, const char *bytes, size_t length, struct entry *ret)
{
    struct violations *violations = arena_take(arena, sizeof *violations);
    if (!violations)
        return NULL;
    violations_start(violations);
    const struct json_t *root = json_read(arena, bytes, length, violations);
    return root && entry_read(arena, root, false, ret, violations) ? root : NULL;
}

/* The hash of one value in a list, like that of members_hash. */
static bool value_hash(struct writer *out, struct hash *ret)
{
    write_array_end(out);
    if (!out->failed)
        *ret = hash_of(out->at, out->used);
    bool written = !out->failed;
    writer_reset(out);
    write_array(out);
    return written;
}

/* Their bytes, parsed like an entry's. */
static bool what_counts(struct arena *arena, const struct step *step, const struct question *question,
                        const struct units_stated *units, struct hash *ret)
{
    struct violations *violations = arena_take(arena, sizeof *violations);
    struct writer out;
    writer_start(&out, INPUT_MAX);
    write_object(&out);
    write_key(&out, "input");
    fields_write(&out, step->input, question->input, FIELD_ORDER_CANONICAL);
    if (units) {
        write_key(&out, "roles");
        role_units_write(&out, units);
    }
    write_object_end(&out);
    const struct json_t *asked = NULL;
    if (violations && !out.failed) {
        violations_start(violations);
        asked = json_read(arena, out.at, out.used, violations);
    }
    bool hashed = asked && counting_hash(&out, json_member(asked, "input"), json_member(asked, "roles"), ret);
    arena->starved = arena->starved || (asked && !hashed);
    writer_end(&out);
    return hashed;
}

bool question_hash(struct arena *arena, const struct ruleset *ruleset, const struct step *step,
                   const struct question *question, const struct units_stated *units, struct act_question *ret)
{
    struct writer out;
    if (!what_counts(arena, step, question, units, &ret->counts))
        return false;
    writer_start(&out, INPUT_MAX);
    write_array(&out);
    write_string(&out, ruleset->name);
    write_int(&out, question->version);
    write_string(&out, step->name);
    bool hashed = value_hash(&out, &ret->step);
    fields_write(&out, step->input, question->input, FIELD_ORDER_CANONICAL);
    hashed = hashed && value_hash(&out, &ret->input);
    fields_write_only(&out, ruleset->options, question->options, step->options);
    hashed = hashed && value_hash(&out, &ret->options);
    writer_end(&out);
    return hashed;
}

bool faces_read(struct arena *arena, const struct entry_draws *draws, struct dice_declared *ret)
{
    int32_t *faces = arena_take(arena, DICE_MAX_FACES * sizeof *faces), count = 0;
    if (!faces)
        return false;
    for (int32_t i = 0; i < draws->count; i++)
        for (int32_t k = 0; k < draws->list[i].face_count; k++) {
            if (count == DICE_MAX_FACES)
                return false;
            faces[count++] = draws->list[i].faces[k];
        }
    *ret = (struct dice_declared){.faces = faces, .count = count};
    return true;
}

/* The options in force, into `into` unless they are the session's. */
static bool options_decode(const struct fields *fields, const struct json_t *options, void *into,
                           struct violations *violations)
{
    return !into || fields_decode(fields, options, "/options", into, violations);
}

/* Resolvers rely on the step's checks, also for input from a file. */
static void question_check(const struct intent *intent, const struct units_stated *units, struct violations *violations)
{
    struct question_units named = {0};
    struct question question = intent->question;
    for (int32_t i = 0; i < units->role_count; i++) {
        const struct role_units *stated = &units->roles[i];
        memcpy(named.ids[unit_role_find(intent->step, stated->role)], stated->ids,
               (size_t)stated->count * sizeof *stated->ids);
    }
    if (units->named)
        question.units = &named;
    if (intent->step->check)
        intent->step->check(&question, violations);
}

enum entry_reading question_read(struct arena *arena, const struct entry_question *asked,
                                 const struct units_stated *units, const void *options, struct intent *ret,
                                 struct violations *violations)
{
    *ret = (struct intent){.ruleset = ruleset_find(asked->ruleset), .declared = true};
    ret->step = ret->ruleset ? step_find(ret->ruleset, asked->step) : NULL;
    if (!ret->step || asked->version > ret->ruleset->version)
        return READING_UNKNOWN;
    void *input = arena_take(arena, ret->step->input->size);
    void *own = options ? NULL : arena_take(arena, ret->ruleset->options->size);
    if (!input || !(options || own))
        return READING_WRONG;
    ret->question = (struct question){.input = input, .options = options ? options : own, .version = asked->version};
    if (!fields_decode(ret->step->input, asked->input, "/input", input, violations) ||
        !options_decode(ret->ruleset->options, asked->options, own, violations))
        return READING_WRONG;
    question_check(ret, units, violations);
    return violations->count == 0 ? READING_DONE : READING_WRONG;
}

bool question_units_take(struct arena *arena, const struct entry_ruling *ruling, struct intent *intent)
{
    if (!ruling->units.named)
        return true;
    intent->question.units =
        question_units_recorded(arena, intent->ruleset, intent->step, &ruling->units, ruling->override != NULL);
    return intent->question.units != NULL;
}
