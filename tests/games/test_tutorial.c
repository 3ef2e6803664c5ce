/* What documents show works as it stands: their shell blocks are run one after the other in one bash, against a
 * service. What each of the tutorial prints is the text block that follows it, or nothing; what an example of the
 * others is answered is the JSON block that follows it, if one does. A block that nobody runs says so behind its
 * language, with why: "```sh not-run: it takes minutes". No block stands without a fence, where nobody would look. */
#include "ground.h"
#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

/* The addresses of the service in documents. */
static const char *const printed_addresses[] = {"http://127.0.0.1:8080", "https://umpire.example"};

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

/* A fenced block. */
struct fence {
    const char *words, *inside; /* what stands behind the ticks, and between the fences */
    size_t words_length, length;
};

static const char *line_end(const char *line)
{
    return line + strcspn(line, "\n");
}

static const char *ticks_of(const char *line)
{
    const char *ticks = line + strspn(line, " ");
    return strncmp(ticks, "```", 3) == 0 ? ticks : NULL;
}

/* The next one in `*at`, which it leads behind it. */
static bool fence_next(const char **at, struct fence *ret)
{
    const char *opening = NULL;
    for (const char *line = *at; *line; line = line_end(line) + (*line_end(line) != '\0')) {
        const char *ticks = ticks_of(line);
        if (ticks && !opening) {
            opening = line;
            ret->words = ticks + 3;
            ret->words_length = (size_t)(line_end(line) - ret->words);
            ret->inside = line_end(line) + 1;
        } else if (ticks) {
            ret->length = (size_t)(line - ret->inside);
            *at = line_end(line);
            return true;
        }
    }
    assert_null(opening); /* one is left open */
    return false;
}

static bool fence_is(const struct fence *fence, const char *kind)
{
    return fence->words_length == strlen(kind) && memcmp(fence->words, kind, fence->words_length) == 0;
}

/* `kind`: of the blocks that show what is printed. */
static int blocks_find(const char *document, const char *kind, struct block *blocks)
{
    struct fence fence;
    int count = 0;
    bool commands = false; /* the last fence */
    for (const char *at = document; fence_next(&at, &fence) && count < BLOCKS_MAX; commands = fence_is(&fence, "sh")) {
        if (fence_is(&fence, "sh")) {
            blocks[count++] = (struct block){.commands = fence.inside, .commands_length = fence.length, .prints = ""};
        } else if (commands && fence_is(&fence, kind)) {
            blocks[count - 1].prints = fence.inside;
            blocks[count - 1].prints_length = fence.length;
        }
    }
    return count;
}

/* The first of them in a text; its length in `ret_length`. */
static const char *address_find(const char *at, const char *end, size_t *ret_length)
{
    const char *first = NULL;
    for (size_t i = 0; i < sizeof printed_addresses / sizeof printed_addresses[0]; i++) {
        const char *address = printed_addresses[i];
        const char *found = memmem(at, (size_t)(end - at), address, strlen(address));
        if (found && (!first || found < first)) {
            first = found;
            *ret_length = strlen(address);
        }
    }
    return first;
}

/* The commands for this service's port. */
static void commands_write(FILE *script, const char *commands, size_t length, uint16_t port)
{
    const char *at = commands, *end = at + length, *address;
    size_t address_length = 0;
    while ((address = address_find(at, end, &address_length))) {
        fprintf(script, "%.*shttp://127.0.0.1:%u", (int)(address - at), at, port);
        at = address + address_length;
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
    fprintf(script, "set -eu -o pipefail\numpire() { UMPIRE_DATABASE_URL='%s' '%s' \"$@\"; }\n", database,
            UMPIRE_PROGRAM);
    commands_write(script, before, strlen(before), ground->service.port);
    for (int i = 0; i < count; i++) {
        fprintf(script, "{\n");
        commands_write(script, blocks[i].commands, blocks[i].commands_length, ground->service.port);
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
                               "scripts/test() { :; }\n"
                               "build/release/src/umpire() { umpire \"$@\"; }\n";

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

/* The documents whose blocks are run here, or elsewhere by whom. */
static const struct document {
    const char *name, *language, *prints;
    const char *by; /* NULL: run here */
} documents[] = {
    {"README.md", "sh", "json", NULL},
    {"docs/api.md", "sh", "json", NULL},
    {"docs/operations.md", "sh", "json", NULL},
    {"docs/tutorial.md", "sh", "text", NULL},
    {"docs/verify.md", "sh", "json", NULL},
    {"clients/umpire-rules/README.md", "js", "", "tests/wasm/package.mjs"},
    {"clients/typescript/README.md", "ts", "", "tests/contract/client.mjs"},
};

static void test_the_readme(void **state)
{
    document_run(*state, "README.md", "json", examples, 3, answered_check);
}

static void test_the_page_of_the_api(void **state)
{
    document_run(*state, "docs/api.md", "json", examples, 9, answered_check);
}

static void test_the_page_of_operations(void **state)
{
    document_run(*state, "docs/operations.md", "json", examples, 2, answered_check);
}

/* What a player has who reads how to check a game: one of eighteen entries, what was saved of it, and the server's key.
 */
static const char a_game[] = "ask() { curl -s https://umpire.example/v1/sessions\"$@\"; }\n"
                             "ask '' -H 'Content-Type: application/json' -d '{\"ruleset\":\"tt\"}' > session.json\n"
                             "SESSION=$(jq -r .id session.json) TOKEN=$(jq -r .token session.json)\n"
                             "KEY=$(curl -s https://umpire.example/v1/keys | jq -r '.keys[0].key')\n"
                             "as_seat() { ask /$SESSION\"$1\" -H \"Authorization: Bearer $TOKEN\" \"${@:2}\"; }\n"
                             "roll() { as_seat /rulings -H 'Content-Type: application/json' -d "
                             "'{\"step\":\"morale-check\",\"input\":{\"target\":8}}'; }\n"
                             "for _ in {1..11}; do roll; done > rolled\n"
                             "as_seat /export > theirs.ndjson\n"
                             "as_seat /checkpoint > mine.txt\n"
                             "for _ in {12..17}; do roll; done > rolled\n"
                             "as_seat /export > mine.ndjson\n"
                             "as_seat /checkpoint > theirs.txt\n";

static void test_how_to_check_a_game(void **state)
{
    char before[sizeof examples + sizeof a_game];
    snprintf(before, sizeof before, "%s%s", examples, a_game);
    document_run(*state, "docs/verify.md", "json", before, 7, answered_check);
}

/* Whether a fence is run, compared with what one prints that is, or says why it is not. */
static bool is_run(const char *name, const struct fence *fence, bool behind_commands)
{
    static const char mark[] = " not-run: ";
    const char *marked = memmem(fence->words, fence->words_length, mark, strlen(mark));
    if (marked && marked > fence->words)
        return true;
    for (size_t i = 0; i < sizeof documents / sizeof documents[0]; i++)
        if (strcmp(documents[i].name, name) == 0)
            return fence_is(fence, documents[i].language) || (behind_commands && fence_is(fence, documents[i].prints));
    return false;
}

static bool is_listed(const char *line)
{
    size_t digits = strspn(line, "0123456789");
    return strncmp(line, "- ", 2) == 0 || (digits && strncmp(line + digits, ". ", 2) == 0);
}

/* How many lines begin a block by being indented: no fence tells what it is. */
static int indented_tell(const char *name, const char *document)
{
    bool blank = true, listed = false, fenced = false;
    int found = 0, number = 1;
    for (const char *line = document; *line; line = line_end(line) + (*line_end(line) != '\0'), number++) {
        fenced = fenced != (ticks_of(line) != NULL);
        if (!fenced && blank && !listed && strncmp(line, "    ", 4) == 0) {
            print_error("%s:%d: a block without a fence\n", name, number);
            found++;
        }
        blank = line == line_end(line);
        listed = blank || *line == ' ' ? listed : is_listed(line);
    }
    return found;
}

static int blocks_tell(const char *name, const char *document)
{
    struct fence fence;
    bool commands = false;
    int found = 0;
    for (const char *at = document; fence_next(&at, &fence); commands = fence_is(&fence, "sh"))
        if (!is_run(name, &fence, commands)) {
            print_error("%s: nobody runs this block, and it does not say why: ```%.*s\n%.*s", name,
                        (int)fence.words_length, fence.words, (int)fence.length, fence.inside);
            found++;
        }
    return found;
}

static void test_every_block_is_run_or_says_why_not(void **state)
{
    static const char *const patterns[] = {"README.md", "CONTRIBUTING.md", "docs/*.md", "clients/*/README.md"};
    glob_t found = {0};
    int wrong = 0;
    (void)state;
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++) {
        char pattern[512];
        snprintf(pattern, sizeof pattern, "%s/%s", UMPIRE_SOURCE_DIR, patterns[i]);
        assert_int_equal(glob(pattern, i ? GLOB_APPEND : 0, NULL, &found), 0);
    }
    for (size_t i = 0; i < found.gl_pathc; i++) {
        const char *name = found.gl_pathv[i] + strlen(UMPIRE_SOURCE_DIR) + 1;
        size_t length;
        char *document = file_read(found.gl_pathv[i], &length);
        wrong += blocks_tell(name, document) + indented_tell(name, document);
        free(document);
    }
    assert_in_range(found.gl_pathc, 14, 100);
    globfree(&found);
    assert_int_equal(wrong, 0);
}

/* Who is said to run a document's blocks reads it. */
static void test_others_run_what_they_are_said_to(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof documents / sizeof documents[0]; i++) {
        char path[512], wanted[32];
        size_t length;
        if (!documents[i].by)
            continue;
        snprintf(path, sizeof path, "%s/%s", UMPIRE_SOURCE_DIR, documents[i].by);
        snprintf(wanted, sizeof wanted, "```%s", documents[i].language);
        char *script = file_read(path, &length);
        assert_non_null(strstr(script, "README.md"));
        assert_non_null(strstr(script, wanted));
        free(script);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_block_is_run_or_says_why_not),
        cmocka_unit_test(test_others_run_what_they_are_said_to),
        cmocka_unit_test(test_the_tutorial),
        cmocka_unit_test(test_the_readme),
        cmocka_unit_test(test_the_page_of_the_api),
        cmocka_unit_test(test_the_page_of_operations),
        cmocka_unit_test(test_how_to_check_a_game),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
