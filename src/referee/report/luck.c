/* From entries to comparisons. */
#include "referee/report/luck.h"
#include "base/arena.h"
#include "base/id.h"
#include "fields/field_write.h"
#include "referee/referee.h"
#include "referee/report/luck_dice.h"
#include <stdlib.h>
#include <string.h>
#include <umpire/rules.h>

enum { MEMORY_MAX = 16 << 20, SCRATCH_MAX = 16 << 20 };

/* The exact chances of a question's ends, found once for equal questions, by the hash of their bytes. */
struct luck_chances {
    struct luck_chances *next;
    struct hash question;
    bool found;    /* else the odds take too much work */
    int32_t count; /* of the step's ends; 0 unless found */
    double list[];
};

enum { BUCKETS = 1024, QUESTION_MAX = 1 << 20 };

/* The table of questions, empty; NULL when out of memory. */
static struct luck_chances **luck_chances_start(struct arena *arena)
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
    struct odds *odds;
    struct odds_request request = {
        .ruleset = ruling->ruleset,
        .step = ruling->step,
        .question = ruling->question,
        .ends_only = true,
        .branches_max = *branches < LUCK_QUESTION_BRANCHES ? *branches : LUCK_QUESTION_BRANCHES,
    };
    bool found = odds_find(&request, &odds) == ODDS_FOUND;
    *branches -= found ? odds->branches : odds ? odds->spent : 0;
    struct luck_chances *chances = chances_take(arena, odds, found);
    odds_free(odds);
    return chances;
}

/* The chances for the question of a ruling whose step names ends; NULL where they take more work than one question may
 * or than is left of `branches`, or out of memory. What is new is kept in the table's arena. */
static const struct luck_chances *luck_chances_find(struct luck_chances **table, struct arena *arena,
                                                    const struct ruling *ruling, int64_t *branches)
{
    struct hash hash;
    if (!question_hash(ruling, &hash))
        return NULL;
    struct luck_chances **bucket = &table[(hash.bytes[0] << 8 | hash.bytes[1]) % BUCKETS];
    for (const struct luck_chances *each = *bucket; each; each = each->next)
        if (memcmp(&each->question, &hash, sizeof hash) == 0)
            return each->found ? each : NULL;
    struct luck_chances *chances = *branches > 0 ? chances_find(arena, ruling, branches) : NULL;
    if (!chances)
        return NULL;
    chances->question = hash;
    chances->next = *bucket;
    *bucket = chances;
    return chances->found ? chances : NULL;
}

bool luck_start(struct luck *luck)
{
    *luck = (struct luck){.branches = LUCK_BRANCHES};
    arena_start(&luck->arena, MEMORY_MAX);
    arena_start(&luck->scratch, SCRATCH_MAX);
    luck->known = luck_chances_start(&luck->arena);
    return luck->known;
}

void luck_end(struct luck *luck)
{
    arena_end(&luck->arena);
    arena_end(&luck->scratch);
}

/* Seats are compared by address once they are interned; NULL: there are too many. */
static const char *seat_known(struct luck *luck, const char *name)
{
    for (int32_t i = 0; i < luck->seat_count; i++)
        if (strcmp(luck->seats[i], name) == 0)
            return luck->seats[i];
    char *seat = luck->seat_count < LUCK_SEATS_MAX ? arena_copy(&luck->arena, name, strlen(name)) : NULL;
    if (seat)
        luck->seats[luck->seat_count++] = seat;
    luck->crowded = luck->crowded || !seat;
    return seat;
}

/* The comparison with these properties, added if it is new; NULL: there is no room. */
static struct sample *line_sample(struct luck *luck, const struct luck_line *wanted)
{
    for (int32_t i = 0; i < luck->line_count; i++) {
        struct luck_line *line = luck->lines[i];
        if (line->declared == wanted->declared && line->seat == wanted->seat && line->step == wanted->step &&
            line->end == wanted->end)
            return &line->sample;
    }
    struct luck_line *line = luck->line_count < LUCK_LINES_MAX ? arena_take(&luck->arena, sizeof *line) : NULL;
    luck->crowded = luck->crowded || !line;
    if (!line)
        return NULL;
    *line = (struct luck_line){
        .declared = wanted->declared, .seat = wanted->seat, .step = wanted->step, .end = wanted->end};
    sample_start(&line->sample);
    luck->lines[luck->line_count++] = line;
    return &line->sample;
}

static void draws_add(struct luck *luck, const struct luck_line *line, const struct dice_record *dice)
{
    struct sample *sample = line_sample(luck, line);
    for (int32_t i = 0; sample && i < dice->draw_count; i++)
        sample_add_draw(sample, dice, &dice->draws[i]);
}

/* All lines that these dice count for. */
static void dice_add(struct luck *luck, const struct ruling *ruling, const char *seat, bool declared)
{
    struct luck_total *total = declared ? &luck->declared : &luck->service;
    total->rulings += ruling->dice->face_count > 0;
    total->dice += ruling->dice->face_count;
    if (ruling->dice->face_count == 0)
        return;
    draws_add(luck, &(struct luck_line){.declared = declared}, ruling->dice);
    draws_add(luck, &(struct luck_line){.declared = declared, .step = ruling->step}, ruling->dice);
    if (seat)
        draws_add(luck, &(struct luck_line){.declared = declared, .seat = seat}, ruling->dice);
}

static void end_add(struct luck *luck, const struct luck_line *line, double chance, bool happened)
{
    struct sample *sample = line_sample(luck, line);
    if (sample)
        sample_add_event(sample, chance, happened);
}

/* Ends that were certain either way do not measure luck. */
static void ends_add(struct luck *luck, const struct ruling *ruling, const char *seat, bool declared)
{
    const struct luck_chances *chances = luck_chances_find(luck->known, &luck->arena, ruling, &luck->branches);
    luck->without_odds += !chances;
    for (int32_t i = 0; chances && i < chances->count; i++) {
        const struct step_end *end = &ruling->step->ends[i];
        double chance = chances->list[i];
        bool happened = step_end_holds(end, &ruling->question, ruling->outcome);
        if (chance <= 0 || chance >= 1)
            continue;
        struct luck_line line = {.declared = declared, .step = ruling->step, .end = end};
        end_add(luck, &line, chance, happened);
        line.seat = seat;
        if (seat)
            end_add(luck, &line, chance, happened);
    }
}

static void ruling_add(struct luck *luck, const struct recorded *recorded)
{
    const struct ruling *ruling = &recorded->ruling;
    if (recorded->entry.ruling.from) { /* faces that were counted when they were thrown */
        luck->reused++;
        return;
    }
    bool declared = strcmp(ruling->source, dice_source_declared.name) == 0;
    const char *seat = seat_known(luck, recorded->entry.seat);
    dice_add(luck, ruling, seat, declared);
    if (ruling->status == RULING_RESOLVED && ruling->step->ends)
        ends_add(luck, ruling, seat, declared);
}

bool luck_add(struct luck *luck, const char *bytes, size_t length)
{
    struct recorded recorded;
    arena_reset(&luck->scratch);
    if (!entry_open(&luck->scratch, bytes, length, &recorded))
        return false;
    bool ruling = entry_is_ruling(recorded.entry.kind);
    luck->entries++;
    luck->rulings += ruling;
    luck->unknown += ruling && !recorded.resolved_again;
    if (recorded.resolved_again)
        ruling_add(luck, &recorded);
    return true;
}

/* A line for the only seat or the only step would repeat the session's. */
static bool is_doubled(const struct luck *luck, const struct luck_line *line)
{
    if (!line->seat && !(line->step && !line->end))
        return false;
    for (int32_t i = 0; i < luck->line_count; i++) {
        const struct luck_line *whole = luck->lines[i];
        bool holds = whole->declared == line->declared && !whole->seat && whole->end == line->end &&
                     whole->step == (line->end ? line->step : NULL);
        if (holds)
            return whole->sample.count == line->sample.count;
    }
    return false;
}

/* The session, then seats, then steps; dice, then ends; else in the order of appearance. */
static int32_t rank_of(const struct luck_line *line)
{
    return line->declared * 8 + (line->end != NULL) * 4 + (line->seat != NULL) + (line->step && !line->end) * 2;
}

static void lines_sort(struct luck *luck)
{
    for (int32_t i = 1; i < luck->line_count; i++) {
        struct luck_line *line = luck->lines[i];
        int32_t place = i;
        for (; place > 0 && rank_of(luck->lines[place - 1]) > rank_of(line); place--)
            luck->lines[place] = luck->lines[place - 1];
        luck->lines[place] = line;
    }
}

static void lines_thin(struct luck *luck)
{
    struct luck_line *remaining[LUCK_LINES_MAX];
    int32_t count = 0;
    for (int32_t i = 0; i < luck->line_count; i++)
        if (luck->lines[i]->sample.count > 0 && !is_doubled(luck, luck->lines[i]))
            remaining[count++] = luck->lines[i];
    memcpy(luck->lines, remaining, (size_t)count * sizeof remaining[0]);
    luck->line_count = count;
}

void luck_finish(struct luck *luck)
{
    double p[LUCK_LINES_MAX];
    lines_thin(luck);
    lines_sort(luck);
    for (int32_t i = 0; i < luck->line_count; i++) {
        struct luck_line *line = luck->lines[i];
        line->p = sample_p(&line->sample);
        if (line->sample.count >= LUCK_LEAST)
            p[luck->compared++] = line->p;
    }
    holm_correct(p, luck->compared);
    for (int32_t i = 0, next = 0; i < luck->line_count; i++) {
        struct luck_line *line = luck->lines[i];
        if (line->sample.count < LUCK_LEAST)
            continue;
        line->corrected = p[next++];
        line->verdict = line->corrected < LUCK_UNUSUAL ? LUCK_STANDS_OUT : LUCK_USUAL;
    }
}

int32_t luck_unusual(const struct luck *luck)
{
    int32_t count = 0;
    for (int32_t i = 0; i < luck->line_count; i++)
        count += luck->lines[i]->verdict == LUCK_STANDS_OUT;
    return count;
}
