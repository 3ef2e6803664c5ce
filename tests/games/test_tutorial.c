/* What documents show works as it stands: their shell blocks are run one after the other in one bash, against a
 * service. What each of the tutorial prints is the text block that follows it, or nothing; what an example of the
 * README and of the API's page is answered is the JSON block that follows it, if one does. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define PRINTED_ADDRESS "http://127.0.0.1:8080"

enum { BLOCKS_MAX = 64 };

/* A shell block and what it must print. */
struct block {
    const char *commands, *prints;
    size_t commands_length, prints_length;
};

static char *file_read(const char *path, size_t *ret_length)
{
    struct stat about;
    FILE *file = fopen(path, "re");
    assert_non_null(file);
    assert_int_equal(fstat(fileno(file), &about), 0);
    char *bytes = malloc((size_t)about.st_size + 1);
    assert_non_null(bytes);
    *ret_length = fread(bytes, 1, (size_t)about.st_size, file);
    assert_int_equal(*ret_length, about.st_size);
    assert_int_equal(fclose(file), 0);
    bytes[*ret_length] = '\0';
    return bytes;
}

/* The next fenced block behind `from`; NULL: there is none. */
static const char *fence_next(const char *from, const char *kind, size_t *ret_length)
{
    char opening[16];
    snprintf(opening, sizeof opening, "\n```%s\n", kind);
    const char *found = strstr(from, opening);
    const char *inside = found ? found + strlen(opening) : NULL;
    const char *end = inside ? strstr(inside, "```\n") : NULL;
    *ret_length = end ? (size_t)(end - inside) : 0;
    return end ? inside : NULL;
}

/* `kind`: of the blocks that show what is printed. */
static int blocks_find(const char *document, const char *kind, struct block *blocks)
{
    int count = 0;
    for (const char *at = document; count < BLOCKS_MAX; count++) {
        struct block *block = &blocks[count];
        size_t ignored;
        block->commands = fence_next(at, "sh", &block->commands_length);
        if (!block->commands)
            break;
        at = block->commands + block->commands_length;
        block->prints = fence_next(at, kind, &block->prints_length);
        const char *next = fence_next(at, "sh", &ignored);
        if (!block->prints || (next && next < block->prints)) {
            block->prints = "";
            block->prints_length = 0;
        }
    }
    return count;
}

/* The commands for this service's port. */
static void commands_write(FILE *script, const struct block *block, uint16_t port)
{
    const char *at = block->commands, *end = at + block->commands_length, *address;
    while ((address = memmem(at, (size_t)(end - at), PRINTED_ADDRESS, strlen(PRINTED_ADDRESS)))) {
        fprintf(script, "%.*shttp://127.0.0.1:%u", (int)(address - at), at, port);
        at = address + strlen(PRINTED_ADDRESS);
    }
    fprintf(script, "%.*s", (int)(end - at), at);
}

/* `before`: what stands before the commands. */
static void script_write(const char *directory, const struct ground *ground, const char *before,
                         const struct block *blocks, int count)
{
    const char *database = ground->database.url;
    char path[128];
    snprintf(path, sizeof path, "%s/script", directory);
    FILE *script = fopen(path, "we");
    assert_non_null(script);
    fprintf(script, "set -eu -o pipefail\numpire() { UMPIRE_DATABASE_URL='%s' '%s' \"$@\"; }\n%s", database,
            UMPIRE_PROGRAM, before);
    for (int i = 0; i < count; i++) {
        fprintf(script, "{\n");
        commands_write(script, &blocks[i], ground->service.port);
        fprintf(script, "} > printed.%d\n", i);
    }
    assert_int_equal(fclose(script), 0);
}

static void script_run(const char *directory)
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (chdir(directory) == 0)
            execlp("bash", "bash", "script", (char *)NULL);
        _exit(127);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail_msg("the commands end with %d; see %s", WEXITSTATUS(status), directory);
}

static void printed_check(const char *directory, const struct block *block, int number)
{
    char path[128];
    size_t length;
    snprintf(path, sizeof path, "%s/printed.%d", directory, number);
    char *printed = file_read(path, &length);
    if (length != block->prints_length || memcmp(printed, block->prints, length) != 0)
        fail_msg("%.*s\nprints\n%s\nand not\n%.*s", (int)block->commands_length, block->commands, printed,
                 (int)block->prints_length, block->prints);
    free(printed);
}

static void directory_remove(const char *directory)
{
    pid_t child = fork();
    if (child == 0) {
        execlp("rm", "rm", "-r", directory, (char *)NULL);
        _exit(127);
    }
    waitpid(child, NULL, 0);
}

/* Runs what a document shows, and has `check` look at what each block prints. */
static void document_run(struct ground *ground, const char *name, const char *kind, const char *before, int least,
                         void (*check)(const char *directory, const struct block *block, int number))
{
    static struct block blocks[BLOCKS_MAX];
    char directory[] = "/tmp/umpire-document-XXXXXX", path[512];
    size_t length;
    snprintf(path, sizeof path, "%s/%s", UMPIRE_SOURCE_DIR, name);
    char *document = file_read(path, &length);
    int count = blocks_find(document, kind, blocks);
    assert_in_range(count, least, BLOCKS_MAX - 1);
    assert_non_null(mkdtemp(directory));
    script_write(directory, ground, before, blocks, count);
    script_run(directory);
    for (int i = 0; i < count; i++)
        check(directory, &blocks[i], i);
    directory_remove(directory);
    free(document);
}

static void test_the_tutorial(void **state)
{
    document_run(*state, "docs/tutorial.md", "text", "", 10, printed_check);
}

/* Of an example everything that is answered must be a success. A stream of events is read as far as its first event;
 * what installs and starts the service has been done. */
static const char examples[] = "curl() {\n"
                               "    case $1 in\n"
                               "    -sN) sed '/^data: /q' < <(command curl --fail-with-body \"$@\") ;;\n"
                               "    *) command curl --fail-with-body \"$@\" ;;\n"
                               "    esac\n"
                               "}\n"
                               "scripts/run() { :; }\n"
                               "scripts/test() { :; }\n";

static void answered_check(const char *directory, const struct block *block, int number)
{
    char path[128];
    size_t length;
    json_error_t error;
    snprintf(path, sizeof path, "%s/printed.%d", directory, number);
    char *printed = file_read(path, &length);
    if (block->prints_length > 0) {
        json_t *shown = json_loadb(block->prints, block->prints_length, 0, &error),
               *came = json_loads(printed, 0, NULL);
        if (!shown)
            fail_msg("%.*s\nis no JSON: %s", (int)block->prints_length, block->prints, error.text);
        if (!json_equal(shown, came))
            fail_msg("%.*s\nis answered\n%s\nand not\n%.*s", (int)block->commands_length, block->commands, printed,
                     (int)block->prints_length, block->prints);
        json_decref(shown);
        json_decref(came);
    }
    free(printed);
}

static void test_the_readme(void **state)
{
    document_run(*state, "README.md", "json", examples, 3, answered_check);
}

static void test_the_page_of_the_api(void **state)
{
    document_run(*state, "docs/api.md", "json", examples, 6, answered_check);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_tutorial), cmocka_unit_test(test_the_readme),
                                       cmocka_unit_test(test_the_page_of_the_api)};
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
