/* How long exact odds take: for every step the question of its golden cases that takes longest, and the large
 * questions in tests/bench/odds/.
 *   bench_odds            prints a line for each: branches, microseconds, nanoseconds per branch
 *   bench_odds large      the large ones alone
 *   bench_odds slow       only those of odds/slow/, each once; fails as check does
 *   bench_odds check      the same, each once; fails when one needs more branches than its file says
 *   bench_odds FILE       those of a file of your own, which is as the files in tests/bench/odds/ are
 * Each question is asked some times over, and the best of the processor's times is told: the machine's noise only
 * adds. Branches have no noise: they are what the tests hold. */
#include "base/clock.h"
#include "referee/intent.h"
#include <glob.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <umpire/odds.h>

enum { TIMES = 5, BRANCHES = 4000000 /* as the service has it */ };

struct measured {
    enum odds_result result;
    enum ruling_status status;
    int64_t branches;
    double estimate, microseconds;
};

static double microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

/* `of`: pointers to members, or NULL for all. */
static struct measured measure(const struct intent *intent, const json_t *of, int times)
{
    const char *shown[ODDS_SHOWN_MAX];
    for (size_t i = 0; i < json_array_size(of) && i < ODDS_SHOWN_MAX; i++)
        shown[i] = json_string_value(json_array_get(of, i));
    const struct odds_request request = {.ruleset = intent->ruleset,
                                         .step = intent->step,
                                         .question = intent->question,
                                         .shown = shown,
                                         .shown_count = (int32_t)json_array_size(of),
                                         .branches_max = BRANCHES};
    struct measured best = {.microseconds = 1e18};
    for (int i = 0; i < times; i++) {
        struct odds *odds;
        double start = microseconds();
        best.result = odds_find(&request, &odds);
        double took = microseconds() - start;
        best.microseconds = took < best.microseconds ? took : best.microseconds;
        if (odds) {
            best.status = odds->status;
            best.branches = odds->branches;
            best.estimate = odds->estimate;
        }
        odds_free(odds);
        if (took > 2e6)
            break;
    }
    return best;
}

static void print(const char *ruleset, const char *step, const char *name, const struct measured *measured)
{
    if (measured->result != ODDS_FOUND)
        printf("%-13s %-24s %10s %12.1f %10.0f  %s\n", ruleset, step, "too large", measured->microseconds,
               measured->estimate, name);
    else
        printf("%-13s %-24s %10lld %12.1f %10.0f  %s\n", ruleset, step, (long long)measured->branches,
               measured->microseconds,
               measured->branches ? measured->microseconds * 1e3 / (double)measured->branches : 0, name);
}

/* False when the case is no question: one of those that show what is wrong. */
static bool ask(const struct ruleset *ruleset, const struct step *step, const json_t *example, int times,
                struct measured *ret)
{
    static struct violations violations;
    struct arena arena;
    struct intent intent;
    json_t *body = json_object();
    json_object_set(body, "input", json_object_get(example, "input"));
    if (json_object_get(example, "options"))
        json_object_set(body, "options", json_object_get(example, "options"));
    char *text = json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    arena_start(&arena, 1 << 22);
    violations_start(&violations);
    bool asked = text && intent_decode(&arena, ruleset, step, text, strlen(text), &intent, &violations);
    if (asked)
        *ret = measure(&intent, json_object_get(example, "of"), times);
    arena_end(&arena);
    free(text);
    json_decref(body);
    return asked;
}

static bool is_worse(const struct measured *measured, const struct measured *worst)
{
    return measured->result == ODDS_FOUND ? measured->microseconds > worst->microseconds : worst->result == ODDS_FOUND;
}

/* Whether a large question is answered, and with no more branches than its file says. */
static bool is_within(const json_t *example, const struct measured *measured)
{
    json_int_t branches = json_integer_value(json_object_get(example, "branches"));
    if (measured->result == ODDS_FOUND && measured->branches <= branches)
        return true;
    printf("  that is more than %" JSON_INTEGER_FORMAT " branches: find out why\n", branches);
    return false;
}

/* Every case of a file, or the one that takes longest. */
static bool file_measure(const char *path, bool every, int times)
{
    bool fine = true;
    json_error_t error;
    json_t *file = json_load_file(path, 0, &error), *example;
    const struct ruleset *ruleset = ruleset_find(json_string_value(json_object_get(file, "ruleset")));
    struct measured measured, worst = {.result = ODDS_FOUND, .microseconds = -1};
    const char *name = NULL;
    size_t i;
    json_array_foreach(json_object_get(file, "cases"), i, example)
    {
        const json_t *named = json_object_get(example, "step");
        const struct step *step =
            ruleset ? step_find(ruleset, json_string_value(named ? named : json_object_get(file, "step"))) : NULL;
        if (!step || !ask(ruleset, step, example, times, &measured)) {
            fine = fine && !every; /* a golden case may show what is wrong with a question, a large one may not */
            continue;
        }
        if (every) {
            print(ruleset->name, step->name, json_string_value(json_object_get(example, "name")), &measured);
            fine = is_within(example, &measured) && fine;
        } else if (is_worse(&measured, &worst)) {
            worst = measured;
            name = json_string_value(json_object_get(example, "name"));
        }
    }
    if (name)
        print(ruleset->name, json_string_value(json_object_get(file, "step")), name, &worst);
    json_decref(file);
    return ruleset && fine;
}

static bool files_measure(const char *pattern, bool every, int times)
{
    glob_t found;
    if (glob(pattern, 0, NULL, &found) != 0)
        return false;
    bool fine = true;
    for (size_t i = 0; i < found.gl_pathc; i++)
        fine = file_measure(found.gl_pathv[i], every, times) && fine;
    globfree(&found);
    return fine;
}

int main(int argc, char **argv)
{
    bool checking = argc == 2 && strcmp(argv[1], "check") == 0, large = argc == 2 && strcmp(argv[1], "large") == 0;
    bool slow = argc == 2 && strcmp(argv[1], "slow") == 0;
    const char *asked = argc == 2 && !checking && !large && !slow ? argv[1] : NULL;
    if (argc > 2) {
        fprintf(stderr, "usage: bench_odds [large|check|slow|FILE]\n");
        return 2;
    }
    printf("%-13s %-24s %10s %12s %10s  %s\n", "ruleset", "step", "branches", "us", "ns/branch", "question");
    if (asked)
        return files_measure(asked, true, TIMES) ? 0 : 1;
    if (slow)
        return files_measure(UMPIRE_SOURCE_DIR "/tests/bench/odds/slow/*.json", true, 1) ? 0 : 1;
    if (!checking && !large && !files_measure(UMPIRE_SOURCE_DIR "/tests/golden/*/*.json", false, TIMES))
        return 1;
    return files_measure(UMPIRE_SOURCE_DIR "/tests/bench/odds/*.json", true, checking ? 1 : TIMES) ? 0 : 1;
}
