/* Questions by the hash of their bytes. */
#include "referee/report/luck_chances.h"
#include "fields/field_write.h"
#include "referee/report/luck.h"
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1024, QUESTION_MAX = 1 << 20 };

struct luck_chances **luck_chances_start(struct arena *arena)
{
    return arena_take_zero(arena, BUCKETS * sizeof(struct luck_chances *));
}

/* Everything that the odds depend on. False when out of memory. */
static bool question_hash(const struct ruling *ruling, struct hash *ret)
{
    struct writer bytes;
    writer_start(&bytes, QUESTION_MAX);
    write_array(&bytes);
    write_string(&bytes, ruling->step->name);
    write_int(&bytes, ruling->question.version);
    fields_write(&bytes, ruling->step->input, ruling->question.input, FIELD_ORDER_CANONICAL);
    fields_write_only(&bytes, ruling->ruleset->options, ruling->question.options, ruling->step->options);
    write_array_end(&bytes);
    if (!bytes.failed)
        *ret = hash_of(bytes.at, bytes.used);
    writer_end(&bytes);
    return !bytes.failed;
}

/* Any single member of the outcome: only the ends are used, and a question shows at least one member. */
static bool member_pick(const struct step *step, char *ret, size_t size)
{
    struct text pointer;
    for (size_t i = 0; i < step->outcome->count; i++) {
        const struct field *field = &step->outcome->list[i];
        if (field->kind != FIELD_BOOL && field->kind != FIELD_ENUM && field->kind != FIELD_INT)
            continue;
        text_start(&pointer, ret, size);
        text_format(&pointer, "/%s", field->name);
        return true;
    }
    return false;
}

static struct luck_chances *chances_take(struct arena *arena, const struct odds *odds, bool found)
{
    int32_t count = found ? odds->end_count : 0;
    struct luck_chances *chances = arena_take(arena, sizeof *chances + (size_t)count * sizeof chances->list[0]);
    if (!chances)
        return NULL;
    *chances = (struct luck_chances){.found = found, .count = count};
    for (int32_t i = 0; i < count; i++)
        chances->list[i] = strtod(odds->ends[i].chance.decimal, NULL);
    return chances;
}

static struct luck_chances *chances_find(struct arena *arena, const struct ruling *ruling, int64_t *branches)
{
    char member[ODDS_POINTER_MAX];
    const char *shown = member;
    struct odds *odds;
    struct odds_request request = {
        .ruleset = ruling->ruleset,
        .step = ruling->step,
        .question = ruling->question,
        .shown = &shown,
        .shown_count = member_pick(ruling->step, member, sizeof member),
        .every_end = true,
        .branches_max = *branches < LUCK_QUESTION_BRANCHES ? *branches : LUCK_QUESTION_BRANCHES,
    };
    bool found = odds_find(&request, &odds) == ODDS_FOUND;
    *branches -= found ? odds->branches : 0;
    struct luck_chances *chances = chances_take(arena, odds, found);
    odds_free(odds);
    return chances;
}

const struct luck_chances *luck_chances_find(struct luck_chances **table, struct arena *arena,
                                             const struct ruling *ruling, int64_t *branches)
{
    struct hash hash;
    if (!question_hash(ruling, &hash))
        return NULL;
    struct luck_chances **bucket = &table[(hash.bytes[0] << 8 | hash.bytes[1]) % BUCKETS];
    for (const struct luck_chances *each = *bucket; each; each = each->next)
        if (memcmp(&each->question, &hash, sizeof hash) == 0)
            return each->found ? each : NULL;
    struct luck_chances *chances = chances_find(arena, ruling, branches);
    if (!chances)
        return NULL;
    chances->question = hash;
    chances->next = *bucket;
    *bucket = chances;
    return chances->found ? chances : NULL;
}
