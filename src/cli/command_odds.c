/* umpire odds: the odds of a question, without a service. The body is that of the endpoint; flags add to it. */
#include "cli/commands.h"
#include "cli/odds_print.h"
#include "cli/question.h"
#include "referee/odds_answer.h"
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

enum { ARENA_MAX = 16 << 20, ANSWER_MAX = 64 << 20, BRANCHES = 10000000, SAMPLES = 10000000 };

/* The command line. */
struct odds_flags {
    const char *words[3]; /* ruleset, step, file */
    int word_count;
    const char *of[ODDS_SHOWN_MAX];
    int of_count;
    bool joint, json;
    const char *samples; /* NULL: exact */
};

static bool flag_take(struct odds_flags *asked, const char *flag, const char *next, int *ret_used)
{
    *ret_used = 1;
    if (strcmp(flag, "--joint") == 0) {
        asked->joint = true;
        return true;
    }
    if (strcmp(flag, "--json") == 0) {
        asked->json = true;
        return true;
    }
    *ret_used = 2;
    if (strcmp(flag, "--of") == 0 && next && asked->of_count < ODDS_SHOWN_MAX) {
        asked->of[asked->of_count++] = next;
        return true;
    }
    asked->samples = next;
    return strcmp(flag, "--sample") == 0 && next && strspn(next, "0123456789") == strlen(next) && strlen(next) < 10;
}

static bool asked_read(struct odds_flags *asked, int count, char *const *flags)
{
    for (int i = 0, used = 1; i < count; i += used) {
        used = 1;
        if (strncmp(flags[i], "--", 2) != 0 && asked->word_count < 3)
            asked->words[asked->word_count++] = flags[i];
        else if (!flag_take(asked, flags[i], i + 1 < count ? flags[i + 1] : NULL, &used))
            return false;
    }
    return asked->word_count >= 2;
}

/* Sets a member of the body to the JSON in `value`. */
static bool member_set(struct arena *arena, struct json_t *body, const char *pointer, struct writer *value,
                       struct violations *violations)
{
    const struct json_t *json = value->failed ? NULL : json_read(arena, value->at, value->used, violations);
    bool set = json && json_set(arena, body, pointer, json) != JSON_SET_STARVED;
    writer_reset(value);
    return set;
}

/* Flags override the body. A body that is not an object is reported when it is decoded. */
static bool flags_set(struct arena *arena, const struct odds_flags *asked, struct writer *body,
                      struct violations *violations)
{
    struct writer value;
    struct json_t *root = json_read(arena, body->at, body->used, violations);
    bool set = root != NULL;
    writer_start(&value, QUESTION_MAX);
    if (set && asked->of_count) {
        write_array(&value);
        for (int i = 0; i < asked->of_count; i++)
            write_string(&value, asked->of[i]);
        write_array_end(&value);
        set = member_set(arena, root, "/of", &value, violations);
    }
    if (set && asked->joint) {
        write_bool(&value, true);
        set = member_set(arena, root, "/joint", &value, violations);
    }
    if (set && asked->samples) {
        write_int(&value, strtol(asked->samples, NULL, 10));
        set = member_set(arena, root, "/samples", &value, violations);
        write_string(&value, "sample");
        set = set && member_set(arena, root, "/method", &value, violations);
    }
    writer_end(&value);
    writer_reset(body);
    if (set)
        json_write(body, root);
    return set && !body->failed;
}

static int failure_print(const struct odds_failure *failure)
{
    char words[512];
    struct text detail;
    text_start(&detail, words, sizeof words);
    if (failure->result == ODDS_TOO_LARGE)
        odds_excess_explain(&failure->excess, &detail);
    else if (failure->result == ODDS_NO_SUCH_FIELD)
        text_format(&detail, "/of/%d: is not a single value of the outcome", failure->unknown);
    else
        text_add(&detail, "not enough memory to calculate these odds");
    fprintf(stderr, "umpire: %s\n", words);
    return 1;
}

static int json_print(const struct odds_intent *intent)
{
    struct dice_pool pool = {.left = 0};
    struct writer out;
    writer_start(&out, ANSWER_MAX);
    struct odds_failure failure = odds_answer_write(&out, intent, BRANCHES, &pool);
    int status = 1;
    if (failure.result != ODDS_FOUND)
        status = failure_print(&failure);
    else if (out.failed)
        fprintf(stderr, "umpire: %s\n",
                out.starved ? "not enough memory for this answer" : "the answer is longer than 64 MiB");
    else if (fwrite(out.at, 1, out.used, stdout) == out.used && fputc('\n', stdout) == '\n')
        status = fflush(stdout) == 0 ? 0 : 1;
    writer_end(&out);
    return status;
}

static int text_print(const struct odds_intent *intent)
{
    struct dice_pool pool = {.left = 0};
    struct odds_failure failure = {.result = ODDS_FOUND};
    setlocale(LC_CTYPE, "");
    bool blocks = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    int64_t used = 0;
    for (int32_t i = 0; i < intent->case_count; i++) {
        struct odds *odds;
        failure = odds_case_find(intent, i, BRANCHES, &pool, &used, &odds);
        if (failure.result == ODDS_FOUND)
            odds_print(stdout, intent, i, odds, blocks);
        odds_free(odds);
        if (failure.result != ODDS_FOUND)
            return failure_print(&failure);
    }
    return fflush(stdout) == 0 ? 0 : 1;
}

static int odds_ask(struct arena *arena, const struct odds_flags *asked, const struct step *step, struct writer *body)
{
    static const struct odds_limits limits = {.branches = BRANCHES, .samples = SAMPLES};
    static struct violations violations;
    struct odds_intent intent;
    violations_start(&violations);
    if (!flags_set(arena, asked, body, &violations) ||
        !odds_intent_decode(arena, ruleset_find(asked->words[0]), step, &limits, body->at, body->used, &intent,
                            &violations))
        return question_violations_print(&violations);
    return asked->json ? json_print(&intent) : text_print(&intent);
}

int command_odds(int count, char *const *flags)
{
    struct odds_flags asked = {.word_count = 0};
    struct writer body;
    struct arena arena;
    if (!asked_read(&asked, count, flags))
        return COMMAND_MISUSED;
    const struct step *step = question_step(asked.words[0], asked.words[1]);
    if (!step)
        return 2;
    writer_start(&body, QUESTION_MAX);
    arena_start(&arena, ARENA_MAX);
    int status = question_file_read(asked.words[2], &body) ? odds_ask(&arena, &asked, step, &body) : 2;
    arena_end(&arena);
    writer_end(&body);
    return status;
}
