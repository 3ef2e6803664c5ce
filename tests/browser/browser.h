/* Where Debian puts its Chromium, and how a script beside this file is run with it. */
#pragma once
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

static inline const char *browser_path(void)
{
    static const char *const paths[] = {"/usr/bin/chromium-headless-shell", "/usr/bin/chromium"};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++)
        if (access(paths[i], X_OK) == 0)
            return paths[i];
    fail_msg("there is no Chromium: scripts/test installs chromium-headless-shell");
    return NULL;
}

/* The rulebooks' search wants them in the database. */
static inline void browser_migrate(struct ground *ground)
{
    char url[400];
    struct program_end migrated;
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", ground->database.url);
    program_run((const char *const[]){"migrate", NULL}, (const char *const[]){url, NULL}, &migrated);
    assert_int_equal(migrated.status, 0);
}

/* node SCRIPT BROWSER URL, and what else it is given; it must end well. A picture of what failed goes to build/pictures
 * of the checkout; with UMPIRE_PICTURES=FOLDER in the environment one of every screen goes there. */
static inline void browser_run(struct ground *ground, const char *script, const char *more)
{
    char command[2048];
    snprintf(command, sizeof command, "node '%s/tests/browser/%s' %s http://127.0.0.1:%u %s", UMPIRE_SOURCE_DIR, script,
             browser_path(), ground->service.port, more);
    assert_int_equal(system(command), 0);
}
