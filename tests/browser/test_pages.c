/* Starts what tests/browser/pages.mjs looks at: a service with its rulebooks, and a game with a ruling, a dispute and a
 * unit whose name is written from right to left. */
#include "ground.h"
#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

static const char *browser_path(void)
{
    static const char *const paths[] = {"/usr/bin/chromium-headless-shell", "/usr/bin/chromium"};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++)
        if (access(paths[i], X_OK) == 0)
            return paths[i];
    fail_msg("there is no Chromium: scripts/test installs chromium-headless-shell");
    return NULL;
}

static void post(struct ground *ground, const char *path, const char *body)
{
    response_expect(ground_ask(ground, path, body), 201);
}

static void test_pages(void **state)
{
    struct ground *ground = *state;
    char command[1024], url[400];
    struct program_end migrated;
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    program_run((const char *const[]){"migrate", NULL}, (const char *const[]){url, NULL},
                &migrated); /* the rulebooks */
    assert_int_equal(migrated.status, 0);
    post(
        ground, "/rulings",
        "{\"step\":\"melee-score\",\"input\":{\"side1\":[\"kill\",\"kill\",\"wound\"],\"side2\":[\"kill\",\"save\"]}}");
    post(ground, "/units",
         "{\"units\":[{\"id\":\"guard\",\"name\":\"\xD7\x9E\xD7\xA9\xD7\x9E\xD7\xA8\",\"side\":\"red\",\"figures\":"
         "10}]}");
    for (int i = 0; i < 3; i++)
        post(ground, "/rulings", "{\"step\":\"morale-check\",\"input\":{\"target\":8}}");
    post(ground, "/disputes", "{\"target\":1,\"claim\":\"The second wound was a save.\"}");
    snprintf(command, sizeof command, "node '%s/tests/browser/pages.mjs' %s http://127.0.0.1:%u %s %s",
             UMPIRE_SOURCE_DIR, browser_path(), ground->service.port, ground->game.id, ground->game.token);
    assert_int_equal(system(command), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_pages)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
