/* The file of `umpire device`: what is kept comes back, nothing else is taken for it, and one process at a time has it.
 */
#include "cli/device/device_file.h"
#include "ledger/checkpoint.h"
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#define SESSION "01934abc-def0-7fff-8000-090aa00aff10"

enum { PATH = 128, USED = 40 };

static char folder[PATH], path[2 * PATH], lock[2 * PATH + 8], beside[2 * PATH + 8];

static int setup(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/umpire-file-XXXXXX");
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/red", folder);
    snprintf(lock, sizeof lock, "%s.lock", path);
    snprintf(beside, sizeof beside, "%s.new", path);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    unlink(path);
    unlink(lock);
    unlink(beside);
    return rmdir(folder);
}

static struct note_signer server;
static char note[CHECKPOINT_NOTE_MAX];

/* A file with everything in it. */
static void file_fill(struct device_file *file)
{
    static const uint8_t seed[NOTE_SEED_SIZE] = {9};
    static const uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE] = {1, 2, 3, [40] = 4};
    const struct tree_head head = {.size = 17, .root = {{5}}};
    struct uuid session;
    struct text text;
    assert_true(uuid_read(SESSION, &session));
    assert_true(note_signer_make("umpire.example", seed, &server));
    text_start(&text, note, sizeof note);
    assert_true(checkpoint_sign(&text, &session, &head, &server, 1));
    assert_true(device_make(&session, "R\xC3\xB6t \"1\"", &server.key, random, &file->self));
    snprintf(file->url, sizeof file->url, "http://127.0.0.1:8080");
    snprintf(file->token, sizeof file->token, "token");
    file->note = note;
    file->memory.checkpoint = head;
    file->memory.sent =
        (struct device_sent){.any = true, .place = {.anchor = {{6}}, .link = 7, .index = 8}, .body = {{9}}};
    for (uint64_t i = 0; i < USED; i++)
        assert_true(device_file_use(
            file,
            &(struct device_used){.anchor = {{10}}, .index = i, .asked = {{(uint8_t)(11 + i)}}, .kept_back = i == 1}));
    file->pending = (struct device_pending){.path = "/rulings", .key = "k", .body = "{\"a\":\"\\n\"}"};
}

static void what_is_kept_comes_back(void **state)
{
    (void)state;
    struct device_file file, again;
    struct stat about;
    assert_true(device_file_begin(&file, path));
    assert_false(device_file_is_there(&file));
    assert_false(device_file_read(&file));
    file_fill(&file);
    assert_true(device_file_write(&file));
    assert_true(device_file_is_there(&file));
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    assert_int_equal(access(beside, F_OK), -1);
    int left = open(beside, O_WRONLY | O_CREAT, 0644); /* of a process that was killed while it wrote */
    assert_int_equal(write(left, "half", 4), 4);
    close(left);
    assert_true(device_file_write(&file));
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    device_file_end(&file);
    file_fill(&file); /* once more, to compare with */

    assert_true(device_file_begin(&again, path));
    assert_true(device_file_read(&again));
    assert_true(uuid_equal(&again.self.session, &file.self.session));
    assert_string_equal(again.self.seat, file.self.seat);
    assert_string_equal(again.self.server.name, file.self.server.name);
    assert_memory_equal(again.self.server.bytes, file.self.server.bytes, NOTE_KEY_SIZE);
    assert_true(device_key_equal(&again.self.key, &file.self.key));
    assert_memory_equal(&again.self.secret, &file.self.secret, sizeof file.self.secret);
    assert_memory_equal(again.self.nonces, file.self.nonces, sizeof file.self.nonces);
    assert_string_equal(again.url, file.url);
    assert_string_equal(again.token, file.token);
    assert_string_equal(again.note, note);
    assert_int_equal(again.memory.checkpoint.size, 17);
    assert_true(hash_equal(&again.memory.checkpoint.root, &file.memory.checkpoint.root));
    assert_true(again.memory.sent.any && again.memory.sent.place.link == 7 && again.memory.sent.place.index == 8);
    assert_true(hash_equal(&again.memory.sent.body, &file.memory.sent.body));
    assert_int_equal(again.memory.used_count, USED);
    for (size_t i = 0; i < USED; i++) {
        const struct device_used *now = &again.memory.used[i], *then = &file.memory.used[i];
        assert_true(hash_equal(&now->anchor, &then->anchor) && hash_equal(&now->asked, &then->asked));
        assert_int_equal(now->index, then->index);
        assert_int_equal(now->kept_back, then->kept_back);
    }
    assert_string_equal(again.pending.path, "/rulings");
    assert_string_equal(again.pending.key, "k");
    assert_string_equal(again.pending.body, file.pending.body);
    device_file_end(&again);
    free(file.used);
}

static void bytes_put(const char *bytes, size_t length, mode_t mode)
{
    unlink(path);
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, mode);
    assert_true(descriptor >= 0);
    assert_int_equal(fchmod(descriptor, mode), 0);
    assert_int_equal(write(descriptor, bytes, length), length);
    close(descriptor);
}

static bool is_taken(void)
{
    struct device_file file;
    bool taken = device_file_begin(&file, path) && device_file_read(&file);
    device_file_end(&file);
    return taken;
}

static void what_is_no_device_is_refused(void **state)
{
    (void)state;
    struct device_file file;
    char bytes[32768];
    assert_true(device_file_begin(&file, path));
    file_fill(&file);
    assert_true(device_file_write(&file));
    device_file_end(&file);
    int descriptor = open(path, O_RDONLY);
    ssize_t length = read(descriptor, bytes, sizeof bytes);
    close(descriptor);
    assert_in_range(length, 1000, sizeof bytes - 1);
    assert_true(is_taken());
    for (ssize_t cut = 0; cut < length; cut += 97) { /* half a file is none */
        bytes_put(bytes, (size_t)cut, 0600);
        assert_false(is_taken());
    }
    static const char *const members[] = {"\"anchor\":\"", "\"format\":",    "\"nonces\":\"", "\"seed\":\"",
                                          "\"server\":\"", "\"session\":\"", "\"link\":",     "\"checkpoint\":\""};
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        char changed[sizeof bytes];
        memcpy(changed, bytes, (size_t)length);
        changed[length] = '\0';
        char *at = strstr(changed, members[i]);
        assert_non_null(at);
        at[strlen(members[i])] = '\\';
        bytes_put(changed, (size_t)length, 0600);
        assert_false(is_taken());
    }
    bytes_put(bytes, (size_t)length, 0640);
    assert_false(is_taken());
    bytes_put(bytes, (size_t)length, 0600);
    assert_true(is_taken());
    unlink(path);
    assert_int_equal(symlink("/dev/null", path), 0);
    assert_false(is_taken());
    char nowhere[2 * PATH + 20];
    snprintf(nowhere, sizeof nowhere, "%s/none/red", folder);
    assert_false(device_file_begin(&file, nowhere));
    device_file_end(&file);
}

/* A second process waits until the first has done. */
static void one_process_at_a_time(void **state)
{
    (void)state;
    struct device_file file;
    int ends[2];
    char said = 0;
    assert_int_equal(pipe(ends), 0);
    assert_true(device_file_begin(&file, path));
    pid_t pid = fork();
    if (pid == 0) {
        struct device_file second;
        close(file.lock); /* the parent's, which a fork shares */
        bool begun = device_file_begin(&second, path);
        _exit(begun && write(ends[1], "b", 1) == 1 ? 0 : 1);
    }
    assert_true(pid > 0);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL);
    assert_int_equal(read(ends[0], &said, 1), -1);
    assert_int_equal(errno, EAGAIN);
    device_file_end(&file);
    int status = -1;
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
    assert_int_equal(read(ends[0], &said, 1), 1);
    close(ends[0]);
    close(ends[1]);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_is_kept_comes_back),
        TEST(what_is_no_device_is_refused),
        TEST(one_process_at_a_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
