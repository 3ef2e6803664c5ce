/* What signing costs: recorded rulings of one session after another over one connection, sealed without and with a
 * device's key, and two-sided questions (asked, revealed twice). In turns, so that a busy machine is busy for all. The
 * client signs, and of a two-sided question reads the one entry to which the reveals are bound. Not one of the tests:
 * tests/bench/run --only devices runs it. Prints of each: how many a second, and times those of sealed rulings without
 * a key. */
#include "ground.h"
#include "parties.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <time.h>

#include <cmocka.h>

#define QUESTION "\"input\":{\"target\":8}"
#define STEP "\"step\":\"morale-check\""

enum { ROUNDS = 8, RULINGS = 200, QUESTIONS = 60, COMMITTED = 8 /* by pair_set */ };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void pair_start(struct ground *ground, struct pair *pair)
{
    *pair = (struct pair){.client = &ground->client, .entries = 1};
    game_take(client_ask(pair->client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}),
              &pair->game);
}

static double plain(struct ground *ground)
{
    struct pair pair;
    char blue[64];
    pair_start(ground, &pair);
    seat_join(pair.client, &pair.game, "blue", NULL, 'b', blue);
    double begun = now();
    for (int i = 0; i < RULINGS; i++)
        response_expect(pair_post(&pair, blue, NULL, "/rulings", "{" QUESTION "," STEP "}"), 201);
    return RULINGS / (now() - begun);
}

static double keyed(struct ground *ground)
{
    struct pair pair;
    char members[200];
    pair_start(ground, &pair);
    pair_sit(&pair, &pair.red, "red", 'a', "");
    pair_anchor(&pair);
    double begun = now();
    for (uint64_t link = 1; link <= RULINGS; link++) {
        const struct statement_place place = {.anchor = pair.next.anchor, .link = link};
        snprintf(members, sizeof members, QUESTION ",\"place\":{\"index\":0,\"link\":%u}," STEP, (unsigned)link);
        response_expect(pair_sign(&pair, &pair.red, STATEMENT_RULE, &place, 0, NULL, "/rulings", members), 201);
    }
    return RULINGS / (now() - begun);
}

static double two_sided(struct ground *ground)
{
    struct pair pair;
    pair_set(&pair, &ground->client, "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}");
    pair_commit(&pair, &pair.red, QUESTIONS - COMMITTED);
    pair_commit(&pair, &pair.blue, QUESTIONS - COMMITTED);
    pair_next(&pair);
    double begun = now();
    for (int i = 0; i < QUESTIONS; i++) {
        int64_t question = pair_comes(&pair, pair_ask_at(&pair, &pair.red, &pair.next, NULL, STEP "," QUESTION), 202);
        pair.asked_leaf = pair_leaf(&pair, question);
        pair.asked_root = pair.head.root; /* the answer said it */
        pair_comes(&pair, pair_reveal(&pair, &pair.red, question, pair.next.index, NULL), 201);
        pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, pair.next.index, NULL), 201);
        pair.entries++; /* the ruling */
        pair.next.link++;
        pair.next.index++;
    }
    double rate = QUESTIONS / (now() - begun);
    pair_export_holds(&pair);
    return rate;
}

static void measured(void **state)
{
    static const struct {
        const char *name;
        double (*run)(struct ground *ground);
    } kinds[] = {{"sealed", plain}, {"sealed, signed", keyed}, {"two-sided", two_sided}};
    double sums[3] = {0};
    for (int round = 0; round < ROUNDS; round++)
        for (size_t i = 0; i < 3; i++)
            sums[i] += kinds[i].run(*state);
    for (size_t i = 0; i < 3; i++)
        printf("%-16s %8.0f a second  %.2f\n", kinds[i].name, sums[i] / ROUNDS, sums[i] / sums[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(measured)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
