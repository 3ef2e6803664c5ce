/* umpire resolve: a question and its answer, without a service and without a record. */
#include "cli/commands.h"
#include "cli/question.h"
#include "referee/answer.h"
#include "referee/referee.h"
#include <stdio.h>
#include <string.h>

enum { ARENA_MAX = 16 << 20, ANSWER_MAX = 1 << 20 };

/* "unit's aim: 5 3 3" */
static void draw_print(const struct json_t *draw)
{
    const struct json_t *faces = json_member(draw, "faces");
    printf("dice    %s:", json_text_member(draw, "label"));
    for (size_t i = 0; i < json_list_size(faces); i++)
        printf(" %d", (int)json_int(json_list_item(faces, i), 0));
    printf("\n");
}

static int ruling_print(struct arena *arena, const struct writer *out, struct violations *violations)
{
    const struct json_t *root = json_read(arena, out->at, out->used, violations);
    if (!root)
        return 1;
    const struct json_t *draws = json_member(root, "draws"), *reasons = json_member(root, "reasons");
    printf("%s\n\n", json_text_member(root, "summary"));
    for (size_t i = 0; i < json_list_size(draws); i++)
        draw_print(json_list_item(draws, i));
    for (size_t i = 0; i < json_list_size(reasons); i++) {
        const struct json_t *reason = json_list_item(reasons, i);
        printf("%-10s %s\n", json_text_member(reason, "clause"), json_text_member(reason, "text"));
    }
    return fflush(stdout) == 0 ? 0 : 1;
}

static int answer_print(struct arena *arena, const struct ruling *ruling, bool json, struct violations *violations)
{
    struct writer out;
    writer_start(&out, ANSWER_MAX);
    answer_write(&out, ruling);
    int status = 1;
    if (out.failed)
        fprintf(stderr, "umpire: not enough memory for this answer\n");
    else if (json)
        status =
            fwrite(out.at, 1, out.used, stdout) == out.used && putchar('\n') == '\n' && fflush(stdout) == 0 ? 0 : 1;
    else
        status = ruling_print(arena, &out, violations);
    writer_end(&out);
    return status;
}

static int resolve(struct arena *arena, const char *ruleset, const struct step *step, const struct writer *body,
                   bool json)
{
    static struct violations violations;
    static struct dice_pool pool;
    struct intent intent = {0};
    struct ruling ruling = {0};
    violations_start(&violations);
    if (!intent_decode(arena, ruleset_find(ruleset), step, body->at, body->used, &intent, &violations))
        return question_violations_print(&violations);
    if (!ruling_prepare(arena, &intent, &ruling)) {
        fprintf(stderr, "umpire: not enough memory for this question\n");
        return 1;
    }
    if (!ruling_make(&ruling, &intent, &pool, &violations))
        return question_violations_print(&violations);
    return answer_print(arena, &ruling, json, &violations);
}

int command_resolve(int count, char *const *flags)
{
    const char *words[3] = {NULL};
    int word_count = 0;
    bool json = false;
    struct writer body;
    struct arena arena;
    for (int i = 0; i < count; i++) {
        if (strcmp(flags[i], "--json") == 0)
            json = true;
        else if (word_count == 3 || strncmp(flags[i], "--", 2) == 0)
            return COMMAND_MISUSED;
        else
            words[word_count++] = flags[i];
    }
    if (word_count < 2)
        return COMMAND_MISUSED;
    const struct step *step = question_step(words[0], words[1]);
    if (!step)
        return 2;
    writer_start(&body, QUESTION_MAX);
    arena_start(&arena, ARENA_MAX);
    int status = question_file_read(words[2], &body) ? resolve(&arena, words[0], step, &body, json) : 2;
    arena_end(&arena);
    writer_end(&body);
    return status;
}
