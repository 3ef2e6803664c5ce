/* Devices as processes. */
#include "devices.h"
#include "patience.h"
#include <dirent.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum { WORDS_MAX_GIVEN = 10 };

void device_run(const struct test_device *device, const char *what, const char *const *words, struct program_end *ret)
{
    const char *all[WORDS_MAX_GIVEN + 4] = {"device", what, device->file};
    for (size_t i = 0; words && words[i]; i++) {
        assert_true(i < WORDS_MAX_GIVEN);
        all[i + 3] = words[i];
    }
    program_run(all, NULL, ret);
}

void device_do(const struct test_device *device, const char *what, const char *const *words)
{
    struct program_end end;
    device_run(device, what, words, &end);
    if (end.status != 0)
        fail_msg("umpire device %s of %s ends with %d: %s", what, device->name, end.status, end.words);
}

void device_join_game(struct test_device *device, const char *name, uint16_t port, const struct test_game *game,
                      const char *key, struct program_end *ret)
{
    char folder[] = "/tmp/umpire-device-XXXXXX", url[64];
    *device = (struct test_device){.name = name};
    assert_non_null(mkdtemp(folder));
    snprintf(device->file, sizeof device->file, "%s/%s", folder, name);
    snprintf(url, sizeof url, "http://127.0.0.1:%u/", port); /* as people type it */
    const char *const words[] = {"--server", url,  "--session",          game->id, "--code", test_game_code(game, name),
                                 "--name",   name, key ? "--key" : NULL, key,      NULL};
    device_run(device, "join", words, ret);
}

pid_t device_begin(const struct test_device *device, const char *what, const char *word)
{
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        execl(UMPIRE_PROGRAM, UMPIRE_PROGRAM, "device", what, device->file, word, (char *)NULL);
        _exit(127);
    }
    return pid;
}

void device_watch(struct test_device *device)
{
    assert_int_equal(device->pid, 0);
    device->pid = device_begin(device, "watch", NULL);
}

void device_signal(const struct test_device *device, int number)
{
    assert_true(device->pid > 0);
    assert_int_equal(kill(device->pid, number), 0);
}

int device_await(struct test_device *device)
{
    int state = 0;
    pid_t ended = 0;
    for (int i = 0; ended == 0 && i < PATIENCE_SECONDS * 20; i++) {
        ended = waitpid(device->pid, &state, WNOHANG);
        if (ended == 0)
            pause_ms(50);
    }
    if (ended != device->pid)
        fail_msg("the device of %s does not end", device->name);
    device->pid = 0;
    return WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
}

void device_ask_question(const struct test_device *device, const char *question, struct program_end *ret)
{
    char path[DEVICE_FILE_SIZE + 16];
    snprintf(path, sizeof path, "%s.question", device->file);
    FILE *file = fopen(path, "we");
    assert_non_null(file);
    assert_true(fputs(question, file) >= 0);
    assert_int_equal(fclose(file), 0);
    const char *const words[] = {path, NULL};
    device_run(device, "ask", words, ret);
}

void device_token(const struct test_device *device, char ret[128])
{
    json_t *file = json_load_file(device->file, 0, NULL);
    assert_non_null(file);
    snprintf(ret, 128, "%s", json_string_value(json_object_get(file, "token")));
    json_decref(file);
}

/* Everything of the question as it was sent stands in its entry. */
static char *request_again(struct client *client, const struct test_game *game, char *key, size_t size)
{
    json_t *entry = game_newest(client, game, "asked");
    json_t *body = json_loads(json_string_value(json_object_get(entry, "body")), 0, NULL);
    snprintf(key, size, "%s", json_string_value(json_object_get(entry, "idempotency_key")));
    json_object_set(body, "last_checkpoint", json_object_get(entry, "last_checkpoint"));
    json_object_set(body, "signature", json_object_get(entry, "signature"));
    char *text = json_dumps(body, JSON_COMPACT);
    json_decref(body);
    json_decref(entry);
    return text;
}

void device_storm(const struct test_device *device, struct client *client, const struct test_game *game, uint16_t port)
{
    char key[80], token[128], path[100], *body = request_again(client, game, key, sizeof key);
    int asked = game_kind_count(client, game, "asked");
    device_token(device, token);
    snprintf(path, sizeof path, "%s/rulings", game->path);
    struct retry storm = {.ask = {.path = path, .token = token, .key = key, .body = body}};
    const struct crowd crowd = {.ports = &port,
                                .port_count = 1,
                                .connections = 8,
                                .count = 40,
                                .context = &storm,
                                .ask = retry_ask,
                                .answer = retry_answer};
    crowd_run(&crowd);
    assert_int_equal(storm.told.repeated, 40);
    assert_int_equal(game_kind_count(client, game, "asked"), asked);
    free(storm.told.body);
    free(body);
}

void device_clear(struct test_device *device)
{
    char path[DEVICE_FILE_SIZE + 280];
    assert_int_equal(device->pid, 0);
    *strrchr(device->file, '/') = '\0';
    DIR *folder = opendir(device->file);
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder));) {
        snprintf(path, sizeof path, "%s/%.255s", device->file, entry->d_name);
        unlink(path); /* not `.` and `..` */
    }
    closedir(folder);
    assert_int_equal(rmdir(device->file), 0);
}

const struct response *game_read(struct client *client, const struct test_game *game, const char *below)
{
    const struct response *response =
        client_ask(client, &(struct ask){.path = game_path(game, "%s", below), .token = game->token});
    response_expect(response, 200);
    return response;
}

int game_kind_count(struct client *client, const struct test_game *game, const char *kind)
{
    char wanted[64];
    int count = 0;
    snprintf(wanted, sizeof wanted, "\"kind\":\"%s\"", kind);
    for (const char *at = game_read(client, game, "/export")->body; (at = strstr(at, wanted)); at++)
        count++;
    return count;
}

void game_await_kind(struct client *client, const struct test_game *game, const char *kind, int wanted)
{
    for (int i = 0; i < PATIENCE_MS / 100 && game_kind_count(client, game, kind) < wanted; i++)
        pause_ms(100);
    assert_int_equal(game_kind_count(client, game, kind), wanted);
}

json_t *game_newest(struct client *client, const struct test_game *game, const char *kind)
{
    char wanted[64];
    const char *export = game_read(client, game, "/export")->body, *line = NULL;
    snprintf(wanted, sizeof wanted, "\"kind\":\"%s\"", kind);
    for (const char *at = export; (at = strstr(at, wanted)); at++)
        line = at;
    assert_non_null(line);
    while (line > export && line[-1] != '\n')
        line--;
    json_t *entry = json_loadb(line, strcspn(line, "\n"), 0, NULL);
    assert_non_null(entry);
    return entry;
}
