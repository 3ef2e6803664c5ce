/* An owner who cheats, and a device that looks: the test serves records of its own making, signed with the server's own
 * key, to a device that has seen the true one. */
#include "devices.h"
#include "ground.h"
#include "ledger/checkpoint.h"
#include <arpa/inet.h>
#include <dirent.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>
#include <sys/stat.h>

#define OPENING "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}"
#define MORALE "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

enum { LINES_MAX = 64, REQUEST_MAX = 4096, NOTES = 12 };

/* ---- A server that says what it is told to ---- */

struct liar {
    int listens;
    uint16_t port;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    char *answers[NOTES]; /* to every request; to each that posts something the next one, to the end */
    size_t count, at;
    const char *head; /* status and type of what it answers; NULL: those of a record */
    int reveals;      /* that it was sent */
};

/* Reads a request to its empty line, and answers. */
static void answer_one(struct liar *liar, int connection)
{
    char request[REQUEST_MAX] = "", head[160];
    size_t used = 0;
    while (!strstr(request, "\r\n\r\n") && used < sizeof request - 1) {
        ssize_t more = read(connection, request + used, sizeof request - 1 - used);
        if (more <= 0)
            return;
        used += (size_t)more;
        request[used] = '\0';
    }
    pthread_mutex_lock(&liar->lock);
    liar->reveals += strstr(request, "/reveal HTTP") != NULL;
    liar->at += strncmp(request, "POST", 4) == 0 && liar->at + 1 < liar->count;
    const char *answer = liar->answers[liar->at];
    size_t size = strlen(answer);
    int length = snprintf(head, sizeof head, "HTTP/1.1 %s\r\nContent-Length: %zu\r\nConnection: close\r\n\r\n",
                          liar->head ? liar->head : "200 OK\r\nContent-Type: application/x-ndjson", size);
    if (write(connection, head, (size_t)length) == length)
        (void)!write(connection, answer, size);
    pthread_mutex_unlock(&liar->lock);
}

static void *liar_main(void *argument)
{
    struct liar *liar = argument;
    for (int connection; (connection = accept(liar->listens, NULL, NULL)) >= 0; close(connection))
        answer_one(liar, connection);
    return NULL;
}

static void liar_start(struct liar *liar)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t size = sizeof address;
    *liar = (struct liar){.listens = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    assert_true(liar->listens >= 0);
    assert_int_equal(pthread_mutex_init(&liar->lock, NULL), 0);
    assert_int_equal(bind(liar->listens, (struct sockaddr *)&address, sizeof address), 0);
    assert_int_equal(listen(liar->listens, 4), 0);
    assert_int_equal(getsockname(liar->listens, (struct sockaddr *)&address, &size), 0);
    liar->port = ntohs(address.sin_port);
    assert_int_equal(pthread_create(&liar->thread, NULL, liar_main, liar), 0);
}

static void liar_forget(struct liar *liar)
{
    for (size_t i = 0; i < liar->count; i++)
        free(liar->answers[i]);
    liar->count = liar->at = 0;
}

static void liar_end(struct liar *liar)
{
    shutdown(liar->listens, SHUT_RDWR); /* accept fails */
    pthread_join(liar->thread, NULL);
    close(liar->listens);
    pthread_mutex_destroy(&liar->lock);
    liar_forget(liar);
}

/* ---- The true record, and what the owner makes of it ---- */

struct record {
    char *lines[LINES_MAX]; /* owned; without the checkpoint's */
    size_t count;
    struct note_signer signer;
    struct uuid session;
};

/* The server's secret, which its owner has. */
static void signer_steal(struct ground *ground, struct note_signer *ret)
{
    char directory[KEYS_DIRECTORY_SIZE], path[KEYS_DIRECTORY_SIZE + 300], hex[128] = "", name[NOTE_NAME_MAX];
    uint8_t seed[NOTE_SEED_SIZE];
    size_t length;
    const struct response *response = client_get(&ground->client, "/v1/keys");
    snprintf(name, sizeof name, "%s", response_text(response, "server"));
    keys_directory_of(ground->database.url, directory);
    DIR *folder = opendir(directory);
    assert_non_null(folder);
    for (struct dirent *each; (each = readdir(folder));)
        if (strncmp(each->d_name, "signing-", 8) == 0)
            snprintf(path, sizeof path, "%s/%s", directory, each->d_name);
    closedir(folder);
    FILE *file = fopen(path, "re");
    assert_non_null(file);
    assert_non_null(fgets(hex, sizeof hex, file));
    fclose(file);
    hex[strcspn(hex, "\n")] = '\0';
    assert_true(hex_read(hex, seed, sizeof seed, &length) && length == sizeof seed);
    assert_true(note_signer_make(name, seed, ret));
}

static void record_take(struct ground *ground, const struct test_game *game, struct record *ret)
{
    *ret = (struct record){.count = 0};
    assert_true(uuid_read(game->id, &ret->session));
    signer_steal(ground, &ret->signer);
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = game_path(game, "/export"), .token = game->token});
    response_expect(response, 200);
    char *rest = NULL;
    for (char *line = strtok_r(response->body, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        assert_true(ret->count < LINES_MAX);
        if (strncmp(line, "{\"checkpoint\":", 14) != 0)
            ret->lines[ret->count++] = strdup(line);
    }
    assert_true(ret->count > 6);
}

static void record_free(struct record *record)
{
    for (size_t i = 0; i < record->count; i++)
        free(record->lines[i]);
}

/* Signs `count` lines, the header counted; owned by the caller. */
static char *record_tell(const struct record *record, size_t count, const struct note_signer *signer)
{
    char note[CHECKPOINT_NOTE_MAX];
    struct tree tree;
    struct text text;
    tree_start(&tree);
    for (size_t i = 1; i < count; i++) {
        struct hash leaf = tree_leaf(record->lines[i], strlen(record->lines[i]));
        assert_true(tree_add(&tree, &leaf));
    }
    struct tree_head head = tree_head_of(&tree);
    text_start(&text, note, sizeof note);
    assert_true(checkpoint_sign(&text, &record->session, &head, signer, 1));
    char *answer = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&answer, &length);
    assert_non_null(out);
    for (size_t i = 0; i < count; i++)
        fprintf(out, "%s\n", record->lines[i]);
    json_t *last = json_pack("{s:s}", "checkpoint", note);
    char *line = json_dumps(last, JSON_COMPACT);
    fprintf(out, "%s\n", line);
    free(line);
    json_decref(last);
    fclose(out);
    return answer;
}

/* Lets the liar tell them. */
static void tell(struct liar *liar, const struct record *record, size_t count, const struct note_signer *signer)
{
    char *answer = record_tell(record, count, signer);
    pthread_mutex_lock(&liar->lock);
    liar_forget(liar);
    liar->head = NULL;
    liar->answers[liar->count++] = answer;
    pthread_mutex_unlock(&liar->lock);
}

/* Lets it answer something else. */
static void tell_else(struct liar *liar, const char *head, const char *body)
{
    pthread_mutex_lock(&liar->lock);
    liar_forget(liar);
    liar->head = head;
    liar->answers[liar->count++] = strdup(body);
    pthread_mutex_unlock(&liar->lock);
}

/* The last `more` lines come one by one, each after something was posted. */
static void tell_slowly(struct liar *liar, const struct record *record, size_t more)
{
    tell(liar, record, record->count - more, &record->signer);
    pthread_mutex_lock(&liar->lock);
    for (size_t left = more; left-- > 0;)
        liar->answers[liar->count++] = record_tell(record, record->count - left, &record->signer);
    pthread_mutex_unlock(&liar->lock);
}

/* The device's server is the liar from now on: what a device asks, its network answers. */
static void device_turn(const struct test_device *device, uint16_t port)
{
    char url[64];
    json_t *file = json_load_file(device->file, 0, NULL);
    assert_non_null(file);
    snprintf(url, sizeof url, "http://127.0.0.1:%u", port);
    assert_int_equal(json_object_set_new(file, "url", json_string(url)), 0);
    assert_int_equal(json_dump_file(file, device->file, JSON_COMPACT | JSON_SORT_KEYS), 0);
    json_decref(file);
}

static void run_finds(const struct test_device *device, const char *what, const char *word, int status,
                      const char *words)
{
    struct program_end end;
    device_run(device, what, (const char *const[]){word, NULL}, &end);
    if (end.status != status || !strstr(end.words, words))
        fail_msg("%s finds %d: %s", what, end.status, end.words);
}

/* What looks at the record raises the alarm; it then stands for every command, until somebody looks again by name. */
static void finds(const struct test_device *device, int status, const char *words)
{
    run_finds(device, "look-again", NULL, status, words);
    run_finds(device, "show", NULL, status, "the alarm holds: stop playing");
    run_finds(device, "watch", "--once", status, "the alarm holds: stop playing");
}

/* All holds again, and nothing was proven. */
static void calm(const struct test_device *device)
{
    run_finds(device, "show", NULL, 4, "the alarm holds: stop playing"); /* although the truth is told */
    run_finds(device, "look-again", NULL, 0, "the record holds");
    run_finds(device, "show", NULL, 0, "");
}

static void line_edit(struct record *record, size_t line, const char *old, const char *new)
{
    char *at = strstr(record->lines[line], old);
    assert_non_null(at);
    assert_int_equal(strlen(old), strlen(new));
    memcpy(at, new, strlen(new));
}

static void table_play(struct ground *ground, struct test_game *game, struct test_device *red, struct test_device *blue)
{
    static const char *const once[] = {"--once", NULL};
    struct program_end end;
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = OPENING});
    game_take(response, game);
    device_join_game(red, "red", ground->service.port, game, NULL, &end);
    device_join_game(blue, "blue", ground->service.port, game, NULL, &end);
    device_do(red, "watch", once);
    device_do(blue, "watch", once);
    device_ask_question(red, MORALE, &end);
    assert_int_equal(end.status, 0);
    device_do(blue, "watch", once);
    device_do(red, "show", NULL); /* sees the ruling, and keeps its checkpoint */
}

/* A game of two devices, of which red's asks a server that says what it likes. */
struct fraud {
    struct test_device red, blue;
    struct test_game game;
    struct record record; /* the true one */
    struct liar liar;
};

static void fraud_begin(struct ground *ground, struct fraud *ret)
{
    table_play(ground, &ret->game, &ret->red, &ret->blue);
    record_take(ground, &ret->game, &ret->record);
    liar_start(&ret->liar);
    device_turn(&ret->red, ret->liar.port);
}

static void fraud_end(struct fraud *fraud)
{
    liar_end(&fraud->liar);
    record_free(&fraud->record);
    device_clear(&fraud->red);
    device_clear(&fraud->blue);
}

static void test_an_owner_who_cheats(void **state)
{
    static const uint8_t seed[NOTE_SEED_SIZE] = {3};
    struct note_signer other;
    struct fraud fraud;
    fraud_begin(*state, &fraud);
    size_t count = fraud.record.count;

    tell(&fraud.liar, &fraud.record, count, &fraud.record.signer); /* the truth */
    struct program_end end;
    device_run(&fraud.red, "show", NULL, &end);
    assert_int_equal(end.status, 0);

    tell(&fraud.liar, &fraud.record, count - 1, &fraud.record.signer); /* a ruling that did not please is taken out */
    finds(&fraud.red, 4, "(rolled_back)");
    tell(&fraud.liar, &fraud.record, count, &fraud.record.signer);
    calm(&fraud.red); /* an older state of the same record proves nothing */
    line_edit(&fraud.record, count - 1, "\"at\":\"2", "\"at\":\"1"); /* or changed */
    tell(&fraud.liar, &fraud.record, count, &fraud.record.signer);
    finds(&fraud.red, 4, "(rewritten)");
    line_edit(&fraud.record, count - 1, "\"at\":\"1", "\"at\":\"2");
    line_edit(&fraud.record, count - 2, "\"kind\":\"revealed\"",
              "\"kind\":\"unveiled\""); /* and hidden by what it is too old for */
    tell(&fraud.liar, &fraud.record, count, &fraud.record.signer);
    finds(&fraud.red, 4, "(rewritten)");
    line_edit(&fraud.record, count - 2, "\"kind\":\"unveiled\"", "\"kind\":\"revealed\"");
    assert_true(note_signer_make(fraud.record.signer.key.name, seed, &other)); /* another server of that name */
    tell(&fraud.liar, &fraud.record, count, &other);
    finds(&fraud.red, 4, "(server_key)");
    tell(&fraud.liar, &fraud.record, count, &fraud.record.signer);
    run_finds(&fraud.red, "look-again", NULL, 4, "which nothing takes back"); /* two records were signed */

    /* To a device that keeps no checkpoint yet everything can be told but what others would have signed. */
    json_t *file = json_load_file(fraud.red.file, 0, NULL);
    json_object_del(file, "checkpoint");
    json_object_del(file, "proven");
    json_object_set_new(file, "alarm", json_string("none"));
    assert_int_equal(json_dump_file(file, fraud.red.file, JSON_COMPACT | JSON_SORT_KEYS), 0);
    json_decref(file);
    size_t asked = 0;
    while (asked < count && !strstr(fraud.record.lines[asked], "\"kind\":\"asked\""))
        asked++;
    line_edit(&fraud.record, asked, "\"target\":8", "\"target\":9");
    tell(&fraud.liar, &fraud.record, count, &fraud.record.signer);
    finds(&fraud.red, 4, "(question_content)");
    line_edit(&fraud.record, asked, "\\\"target\\\":8", "\\\"target\\\":9");
    tell(&fraud.liar, &fraud.record, count, &fraud.record.signer);
    finds(&fraud.red, 4, "(question_signature)");
    fraud_end(&fraud);
}

static void evidence_path(const struct test_device *device, int number, const char *what,
                          char ret[DEVICE_FILE_SIZE + 40])
{
    snprintf(ret, DEVICE_FILE_SIZE + 40, "%s.fork.%d.%s", device->file, number, what);
}

/* Two records of one game, both signed. */
static void proves_fork(const struct test_device *device, int number)
{
    char saved[DEVICE_FILE_SIZE + 40], read[DEVICE_FILE_SIZE + 40];
    struct program_end end;
    evidence_path(device, number, "checkpoint", saved);
    evidence_path(device, number, "record", read);
    program_run((const char *const[]){"verify", saved, read, NULL}, NULL, &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "two records"));
}

/* The last entry is another one. */
static void fork_tell(struct liar *liar, struct record *record, const char *at)
{
    char old[] = "\"at\":\"2", new[] = "\"at\":\"?";
    new[6] = at[0];
    line_edit(record, record->count - 1, old, new);
    tell(liar, record, record->count, &record->signer);
    line_edit(record, record->count - 1, new, old);
}

/* The whole of what proves the fraud is stored: a fork of the same size, signed, and the checkpoint that the device
 * had. Another fork takes nothing of it away, nor does looking again, nor another place for the file. */
static void test_a_fork_is_stored(void **state)
{
    struct fraud fraud;
    struct program_end end;
    char elsewhere[DEVICE_FILE_SIZE + 40];
    fraud_begin(*state, &fraud);
    fork_tell(&fraud.liar, &fraud.record, "1");
    run_finds(&fraud.red, "show", NULL, 4, "(rewritten)");
    tell(&fraud.liar, &fraud.record, fraud.record.count,
         &fraud.record.signer); /* the truth: as if nothing had happened */
    device_ask_question(&fraud.red, MORALE, &end);
    assert_int_equal(end.status, 4);
    assert_non_null(strstr(end.words, "(rewritten)"));
    proves_fork(&fraud.red, 1);
    run_finds(&fraud.red, "look-again", NULL, 4, "which nothing takes back");
    fork_tell(&fraud.liar, &fraud.record, "3");
    run_finds(&fraud.red, "look-again", NULL, 4, "(rewritten)");
    proves_fork(&fraud.red, 1);
    proves_fork(&fraud.red, 2);

    snprintf(elsewhere, sizeof elsewhere, "%s.elsewhere", fraud.red.file);
    json_t *file = json_load_file(fraud.red.file, 0, NULL);
    assert_int_equal(json_dump_file(file, elsewhere, JSON_COMPACT | JSON_SORT_KEYS), 0);
    json_decref(file);
    assert_int_equal(chmod(elsewhere, 0600), 0);
    program_run((const char *const[]){"device", "show", elsewhere, NULL}, NULL, &end);
    assert_int_equal(end.status, 4);
    assert_non_null(strstr(end.words, "(rewritten)"));
    unlink(elsewhere);
    fraud_end(&fraud);
}

/* Alarms that prove nothing leave room for the fork that comes after them, and take nothing of it away. */
static void test_many_alarms_before_a_fork(void **state)
{
    struct fraud fraud;
    fraud_begin(*state, &fraud);
    const size_t count = fraud.record.count;
    tell(&fraud.liar, &fraud.record, count - 1, &fraud.record.signer);
    for (int i = 0; i < 20; i++)
        run_finds(&fraud.red, "look-again", NULL, 4, "(rolled_back)");
    run_finds(&fraud.red, "show", NULL, 4, ".alarm.record");
    fork_tell(&fraud.liar, &fraud.record, "1");
    run_finds(&fraud.red, "look-again", NULL, 4, "(rewritten)");
    run_finds(&fraud.red, "show", NULL, 4, ".fork.1.record");
    proves_fork(&fraud.red, 1);
    tell(&fraud.liar, &fraud.record, count - 1, &fraud.record.signer);
    run_finds(&fraud.red, "look-again", NULL, 4, "(rolled_back)");
    run_finds(&fraud.red, "show", NULL, 4, ".fork.1.record");
    proves_fork(&fraud.red, 1);
    fraud_end(&fraud);
}

static void alarm_put(const struct test_device *device, const char *words)
{
    json_t *file = json_load_file(device->file, 0, NULL);
    json_object_del(file, "proven");
    json_object_del(file, "evidence");
    json_object_set_new(file, "alarm", json_string(words));
    assert_int_equal(json_dump_file(file, device->file, JSON_COMPACT | JSON_SORT_KEYS), 0);
    json_decref(file);
}

/* Without room for a byte more the alarm is told, and stands; what it was is not forgotten. */
static void test_an_alarm_without_room(void **state)
{
    struct fraud fraud;
    char own[DEVICE_FILE_SIZE + 40], fork[DEVICE_FILE_SIZE + 80];
    fraud_begin(*state, &fraud);
    snprintf(own, sizeof own, "%s.new", fraud.red.file);
    snprintf(fork, sizeof fork, "%s.fork.1.record.new", fraud.red.file);
    assert_int_equal(mkdir(own, 0700), 0); /* where new files would be written */
    assert_int_equal(mkdir(fork, 0700), 0);
    fork_tell(&fraud.liar, &fraud.record, "1");
    run_finds(&fraud.red, "show", NULL, 4, "(rewritten)");
    tell(&fraud.liar, &fraud.record, fraud.record.count, &fraud.record.signer);
    run_finds(&fraud.red, "show", NULL, 4, "this device was stopped, or had no room");
    run_finds(&fraud.red, "show", NULL, 4, "two records of this game (rewritten)");
    assert_int_equal(rmdir(own), 0);
    assert_int_equal(rmdir(fork), 0);
    run_finds(&fraud.red, "look-again", NULL, 4, "two records of this game (rewritten)");
    run_finds(&fraud.red, "look-again", NULL, 4, "two records of this game (rewritten)");
    run_finds(&fraud.red, "look-again", "fork", 0, "the record holds");
    run_finds(&fraud.red, "show", NULL, 0, "");

    alarm_put(&fraud.red, "held"); /* stopped while it stored an alarm that proves nothing */
    run_finds(&fraud.red, "show", NULL, 4, "this device was stopped, or had no room");
    calm(&fraud.red);
    fraud_end(&fraud);
}

/* Stopped at any moment while it stores a fork: what is on the disk proves it, and nobody takes it back. */
static void test_stopped_while_a_fork_is_stored(void **state)
{
    static const char *const marks[] = {"held", "fork", "the record ends before entries (rolled_back)"};
    char checkpoint[DEVICE_FILE_SIZE + 40];
    struct fraud fraud;
    fraud_begin(*state, &fraud);
    fork_tell(&fraud.liar, &fraud.record, "1");
    run_finds(&fraud.red, "show", NULL, 4, "(rewritten)");
    tell(&fraud.liar, &fraud.record, fraud.record.count, &fraud.record.signer);
    evidence_path(&fraud.red, 1, "checkpoint", checkpoint);
    for (size_t i = 0; i < 2 * sizeof marks / sizeof marks[0]; i++) {
        alarm_put(&fraud.red, marks[i / 2]);
        if (i % 2)
            assert_int_equal(unlink(checkpoint), 0);
        run_finds(&fraud.red, "look-again", "fork", 4, "which nothing takes back");
        run_finds(&fraud.red, "show", NULL, 4, ".fork.1.record");
        proves_fork(&fraud.red, 1);
    }
    alarm_put(&fraud.red, "held"); /* what proves nothing holds nothing up */
    FILE *file = fopen(checkpoint, "we");
    assert_non_null(file);
    fputs("half", file);
    fclose(file);
    calm(&fraud.red);
    fraud_end(&fraud);
}

/* The server knew this seat's token, and knows it no longer: it was revoked. A device that watches stops. */
static void test_a_token_that_is_void(void **state)
{
    struct ground *ground = *state;
    struct test_device red, blue;
    struct test_game game;
    table_play(ground, &game, &red, &blue);
    const struct response *response =
        client_ask(&ground->client,
                   &(struct ask){.path = game_path(&game, "/seats/s2/revocation"), .token = game.token, .body = "{}"});
    assert_int_equal(response->status, 201);
    run_finds(&blue, "watch", NULL, 4, "(token_lost)");
    run_finds(&blue, "show", NULL, 4, "the alarm holds: stop playing");
    run_finds(&red, "show", NULL, 0, "");
    device_clear(&red);
    device_clear(&blue);
}

#define PROBLEM "\r\nContent-Type: application/problem+json"

/* A record that this device has checked is there no more. */
static void test_a_record_that_vanishes(void **state)
{
    static const struct {
        const char *head, *body;
    } answers[] = {{"404 Not Found" PROBLEM, "{\"code\":\"session_unknown\",\"status\":404}"},
                   {"410 Gone" PROBLEM, "{\"code\":\"session_erased\",\"status\":410}"},
                   {"409 Conflict" PROBLEM, "{\"code\":\"session_not_sealed\",\"status\":409}"}};
    struct fraud fraud;
    fraud_begin(*state, &fraud);
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        tell_else(&fraud.liar, answers[i].head, answers[i].body);
        run_finds(&fraud.red, "show", NULL, 4, "(vanished)");
        run_finds(&fraud.red, "look-again", NULL, 4, fraud.record.signer.key.name); /* the checkpoint's line */
        tell(&fraud.liar, &fraud.record, fraud.record.count, &fraud.record.signer);
        calm(&fraud.red);
    }
    tell_else(&fraud.liar, "404 Not Found" PROBLEM, "{\"code\":\"question_unknown\",\"status\":404}");
    run_finds(&fraud.red, "show", NULL, 1, "question_unknown");
    fraud_end(&fraud);
}

/* What stands between a device and its server, and cuts or answers itself, proves nothing. `watch --once` tries once.
 */
static void test_no_answer_of_umpire(void **state)
{
    static const char login[] = "not an answer of umpire";
    static const struct {
        const char *head, *body, *words;
    } answers[] = {
        {"401 Unauthorized", "", login},
        {"401 Unauthorized\r\nContent-Type: text/html", "<html>log in</html>", login},
        {"200 OK\r\nContent-Type: text/html", "<html>log in</html>", login},
        {"404 Not Found\r\nContent-Type: text/html", "<html>session_unknown</html>", login},
        {"302 Found\r\nLocation: /login", "", login},
        {"206 Partial Content\r\nContent-Type: application/x-ndjson", "x", login},
        {"200 OK\r\nContent-Type: application/x-ndjson", "{\"x\":1}\n{\"format\":1", "it was cut on the way"},
        {"429 Too Many Requests" PROBLEM, "{\"code\":\"too_many_requests\"}", "too_many_requests"}};
    struct fraud fraud;
    fraud_begin(*state, &fraud);
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        tell_else(&fraud.liar, answers[i].head, answers[i].body);
        run_finds(&fraud.red, "watch", "--once", 3, answers[i].words);
        run_finds(&fraud.red, "look-again", NULL, 3, answers[i].words);
    }
    tell(&fraud.liar, &fraud.record, fraud.record.count, &fraud.record.signer);
    run_finds(&fraud.red, "show", NULL, 0, ""); /* no alarm came of it */
    fraud_end(&fraud);
}

/* A server that takes everything and records nothing of it, nothing at all or other things: the device does not ask it
 * for ever. */
static void test_a_reveal_that_is_not_recorded(void **state)
{
    static const char *const once[] = {"--once", NULL};
    struct ground *ground = *state;
    struct test_device red, blue;
    struct program_end end;
    struct test_game game;
    struct record record;
    struct liar liar;
    game_take(client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = OPENING}), &game);
    device_join_game(&red, "red", ground->service.port, &game, NULL, &end);
    device_join_game(&blue, "blue", ground->service.port, &game, NULL, &end);
    device_do(&red, "watch", once);
    device_do(&blue, "watch", once);
    device_ask_question(&blue, MORALE, &end);
    assert_int_equal(end.status, 0);
    record_take(ground, &game, &record);
    liar_start(&liar);
    device_turn(&red, liar.port);
    tell(&liar, &record, record.count, &record.signer);
    device_run(&red, "watch", once, &end);
    assert_int_equal(end.status, 3);
    assert_non_null(strstr(end.words, "recorded nothing"));
    for (int i = 0; i < NOTES - 1; i++)
        response_expect(client_ask(&ground->client, &(struct ask){.path = game_path(&game, "/notes"),
                                                                  .token = game.token,
                                                                  .body = "{\"text\":\"It rains.\"}"}),
                        201);
    record_free(&record);
    record_take(ground, &game, &record);
    tell_slowly(&liar, &record, NOTES - 1);
    liar.reveals = 0; /* it is asked nothing now */
    device_run(&red, "watch", once, &end);
    assert_int_equal(end.status, 3);
    assert_non_null(strstr(end.words, "recorded nothing"));
    assert_int_equal(liar.reveals, 2);
    device_turn(&red, ground->service.port); /* it goes on where it was */
    device_do(&red, "watch", once);
    device_do(&blue, "show", NULL);
    liar_end(&liar);
    record_free(&record);
    device_clear(&red);
    device_clear(&blue);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_owner_who_cheats),
        cmocka_unit_test(test_a_fork_is_stored),
        cmocka_unit_test(test_many_alarms_before_a_fork),
        cmocka_unit_test(test_an_alarm_without_room),
        cmocka_unit_test(test_stopped_while_a_fork_is_stored),
        cmocka_unit_test(test_a_token_that_is_void),
        cmocka_unit_test(test_a_record_that_vanishes),
        cmocka_unit_test(test_no_answer_of_umpire),
        cmocka_unit_test(test_a_reveal_that_is_not_recorded),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
