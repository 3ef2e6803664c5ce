/* The reference of the API: what it checks is in docs.mjs. */
#include "club.h"
#include "script.h"

static void test_every_line_can_be_typed(void **state)
{
    struct ground *ground = *state;
    char key[CLUB_KEY_TEXT];
    club_add(ground->database.url, "Old Bones", key);
    setenv("CLUB", key, 1);
    script_run(ground, "docs.mjs", (const char *const[]){"UMPIRE_ADDRESS_RATE=0", "UMPIRE_TOKEN_RATE=0", NULL});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_line_can_be_typed),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
