/* umpire odds, asked as a player would ask it: the whole text, byte for byte, and what is said of mistakes. */
#include "service.h"
#include "unit.h"
#include <jansson.h>
#include <unistd.h>

enum { WORDS_MAX = 12 };

static char file[64];

static int setup(void **state)
{
    (void)state;
    snprintf(file, sizeof file, "odds-XXXXXX");
    int descriptor = mkstemp(file);
    return descriptor < 0 ? -1 : close(descriptor);
}

static int teardown(void **state)
{
    (void)state;
    return unlink(file);
}

static struct program_end end;

/* Runs `umpire odds` with the body in a file, whose name stands for "FILE". */
static int run(const char *locale, const char *body, const char *const *words)
{
    const char *all[WORDS_MAX + 2] = {"odds"};
    char variable[40];
    FILE *out = fopen(file, "w");
    assert_non_null(out);
    fputs(body, out);
    fclose(out);
    for (size_t i = 0; words[i]; i++) {
        assert_in_range(i, 0, WORDS_MAX - 1);
        all[i + 1] = strcmp(words[i], "FILE") == 0 ? file : words[i];
    }
    snprintf(variable, sizeof variable, "LC_ALL=%s", locale);
    program_run(all, (const char *const[]){variable, NULL}, &end);
    return end.status;
}

#define WORDS(...) ((const char *const[]){__VA_ARGS__, NULL})

static void assert_said(const char *wanted, int status, const char *locale, const char *body, const char *const *words)
{
    int found = run(locale, body, words);
    assert_string_equal(end.words, wanted);
    assert_int_equal(found, status);
}

static void a_histogram_of_blocks(void **state)
{
    (void)state;
    assert_said("resolved: Morale check\n"
                "Total: 7 on average.\n"
                "\n"
                "Total\n"
                "   2     2.8 %  █████▍                            at least    100 %\n"
                "   3     5.6 %  ██████████▋                       at least   97.2 %\n"
                "   4     8.3 %  ████████████████                  at least   91.7 %\n"
                "   5    11.1 %  █████████████████████▍            at least   83.3 %\n"
                "   6    13.9 %  ██████████████████████████▋       at least   72.2 %\n"
                "   7    16.7 %  ████████████████████████████████  at least   58.3 %\n"
                "   8    13.9 %  ██████████████████████████▋       at least   41.7 %\n"
                "   9    11.1 %  █████████████████████▍            at least   27.8 %\n"
                "  10     8.3 %  ████████████████                  at least   16.7 %\n"
                "  11     5.6 %  ██████████▋                       at least    8.3 %\n"
                "  12     2.8 %  █████▍                            at least    2.8 %\n"
                "  mean 7, deviation 2.42, median 7, nine times in ten 3 to 11\n",
                0, "C.UTF-8", "{\"input\":{\"target\":8}}", WORDS("tt", "morale-check", "FILE", "--of", "/total"));
}

static void another_locale_has_hashes(void **state)
{
    (void)state;
    assert_said("== /input/target = 4 ==\n"
                "resolved: Morale check\n"
                "The unit passes: 91.7 %. The unit fails: 8.3 %. The dice show a double one: 2.8 %.\n"
                "\n"
                "How it may end\n"
                "    91.7 %  The unit passes\n"
                "     8.3 %  The unit fails\n"
                "     2.8 %  The dice show a double one\n"
                "\n"
                "Double one and Passed\n"
                "   no, no     5.6 %  ##\n"
                "  no, yes    91.7 %  ################################\n"
                "  yes, no     2.8 %  #\n",
                0, "C", "{\"input\":{},\"vary\":{\"/input/target\":[4]}}",
                WORDS("tt", "morale-check", "FILE", "--of", "/double_one", "--of", "/passed", "--joint"));
}

static void json_is_the_endpoints(void **state)
{
    (void)state;
    assert_int_equal(run("C", "{\"input\":{\"target\":8}}",
                         WORDS("tt", "morale-check", "FILE", "--json", "--sample", "500", "--of", "/passed")),
                     0);
    json_t *root = json_loads(end.words, 0, NULL);
    assert_non_null(root);
    assert_int_equal(json_integer_value(json_object_get(root, "samples")), 500);
    assert_int_equal(json_array_size(json_object_get(root, "distributions")), 1);
    json_decref(root);
}

/* Samples do not know what is certain. */
static void samples_are_not_called_certain(void **state)
{
    (void)state;
    const char *const body = "{\"input\":{\"target\":8}}";
    assert_int_equal(run("C", body, WORDS("tt", "morale-check", "FILE", "--of", "/target")), 0);
    assert_non_null(strstr(end.words, "\nTarget: always 8\n"));
    assert_int_equal(run("C", body, WORDS("tt", "morale-check", "FILE", "--of", "/target", "--sample", "20")), 0);
    assert_non_null(strstr(end.words, "\nTarget: 8 in every sample\n"));
}

static void mistakes_are_told(void **state)
{
    (void)state;
    static const char usage[] =
        "usage: umpire odds RULESET STEP [FILE|-] [--of POINTER]... [--joint] [--sample N] [--json]\n";
    assert_said(usage, 2, "C", "{}", WORDS("tt"));
    assert_said(usage, 2, "C", "{}", WORDS("tt", "morale-check", "FILE", "again"));
    assert_said(usage, 2, "C", "{}", WORDS("tt", "morale-check", "--sample", "many"));
    assert_said(usage, 2, "C", "{}", WORDS("tt", "morale-check", "--of"));
    assert_said("umpire: there is no ruleset chess\n", 2, "C", "{}", WORDS("chess", "mate"));
    assert_said("umpire: tt has no step moral-check; the nearest is morale-check\n", 2, "C", "{}",
                WORDS("tt", "moral-check"));
    assert_said("umpire: /nowhere: No such file or directory\n", 2, "C", "{}", WORDS("tt", "morale-check", "/nowhere"));
    assert_said("umpire: /input: is required\n", 2, "C", "", WORDS("tt", "morale-check"));
    assert_int_equal(run("C", "{", WORDS("tt", "morale-check", "FILE")), 2);
    assert_said("umpire: must be an object, not a list\n", 2, "C", "[]",
                WORDS("tt", "morale-check", "FILE", "--joint"));
    assert_int_equal(run("C", "{\"input\":{\"target\":8}}", WORDS("tt", "morale-check", "FILE", "--of", "/x")), 2);
    assert_true(starts_with(end.words, "umpire: /of/0: must point to a single value of the outcome; the outcome has "));
}

static void what_is_not_permitted(void **state)
{
    (void)state;
    assert_said("not_permitted: Damage roll\nNot permitted: the weapon has no long range.\n", 0, "C",
                "{\"input\":{\"cause\":\"fire\",\"hits\":3,\"figures\":5,\"weapon\":\"ragtag\",\"band\":\"long\"}}",
                WORDS("colonial", "damage-roll", "FILE"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_histogram_of_blocks), cmocka_unit_test(another_locale_has_hashes),
        cmocka_unit_test(json_is_the_endpoints), cmocka_unit_test(samples_are_not_called_certain),
        cmocka_unit_test(mistakes_are_told),     cmocka_unit_test(what_is_not_permitted),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
