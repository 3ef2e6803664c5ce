/* Starts what tests/browser/pages.mjs looks at: a service with its rulebooks, and a game with a ruling, a dispute and a
 * unit whose name is written from right to left. */
#include "browser.h"
#include <jansson.h>

static void post(struct ground *ground, const char *path, const char *body)
{
    response_expect(ground_ask(ground, path, body), 201);
}

static void test_pages(void **state)
{
    struct ground *ground = *state;
    char game[200];
    browser_migrate(ground);
    post(
        ground, "/rulings",
        "{\"step\":\"melee-score\",\"input\":{\"side1\":[\"kill\",\"kill\",\"wound\"],\"side2\":[\"kill\",\"save\"]}}");
    post(ground, "/units",
         "{\"units\":[{\"id\":\"guard\",\"name\":\"\xD7\x9E\xD7\xA9\xD7\x9E\xD7\xA8\",\"side\":\"red\",\"figures\":"
         "10}]}");
    for (int i = 0; i < 3; i++)
        post(ground, "/rulings", "{\"step\":\"morale-check\",\"input\":{\"target\":8}}");
    post(ground, "/disputes", "{\"target\":1,\"claim\":\"The second wound was a save.\"}");
    snprintf(game, sizeof game, "%s %s", ground->game.id, ground->game.token);
    browser_run(ground, "pages.mjs", game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_pages)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
