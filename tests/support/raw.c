/* Sending and reading bytes, and finding the answers in them. */
#include "raw.h"
#include "patience.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

int raw_connect_from(const char *from, uint16_t port)
{
    struct sockaddr_in own = {.sin_family = AF_INET}, address = {.sin_family = AF_INET, .sin_port = htons(port)};
    int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    assert_true(connection >= 0);
    assert_int_equal(inet_pton(AF_INET, from, &own.sin_addr), 1);
    /* The port is chosen when it connects: one whose last connection is hardly over will do then, and whoever connects
     * some hundred times a second for minutes has no others. */
    assert_int_equal(setsockopt(connection, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &(int){1}, sizeof(int)), 0);
    assert_int_equal(bind(connection, (const struct sockaddr *)&own, sizeof own), 0);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(connection, (struct sockaddr *)&address, sizeof address) == 0)
        return connection;
    close(connection);
    return -1;
}

int raw_connect(uint16_t port)
{
    return raw_connect_from("127.0.0.1", port);
}

static size_t body_length(const char *header, const char *end)
{
    for (const char *line = header; line && line < end; line = strstr(line, "\r\n"), line += line ? 2 : 0)
        if (strncasecmp(line, "Content-Length:", 15) == 0)
            return strtoul(line + 15, NULL, 10);
    return 0;
}

/* Counts the answers that are complete. */
static void answers_count(struct raw_answer *ret)
{
    const char *at = ret->bytes, *last = ret->bytes + ret->length;
    ret->answers = ret->continues = 0;
    while (strncmp(at, "HTTP/1.1 ", 9) == 0) {
        const char *end = strstr(at, "\r\n\r\n");
        int status = atoi(at + 9);
        if (!end)
            return;
        end += 4;
        if (status == 100) {
            ret->continues++;
            at = end;
            continue;
        }
        size_t body = body_length(at, end);
        if ((size_t)(last - end) < body)
            return;
        ret->status = status;
        ret->answers++;
        at = end + body;
    }
}

void raw_read_for(int connection, int answers, int silence_ms, struct raw_answer *ret)
{
    struct pollfd readable = {.fd = connection, .events = POLLIN};
    *ret = (struct raw_answer){0};
    while (ret->answers < answers && !ret->closed && poll(&readable, 1, silence_ms) > 0) {
        ssize_t got = recv(connection, ret->bytes + ret->length, RAW_ANSWER_MAX - 1 - ret->length, 0);
        ret->closed = got <= 0;
        ret->length += got > 0 ? (size_t)got : 0;
        ret->bytes[ret->length] = '\0';
        answers_count(ret);
    }
}

void raw_read(int connection, int answers, struct raw_answer *ret)
{
    raw_read_for(connection, answers, PATIENCE_MS, ret);
}

void raw_ask(uint16_t port, const char *bytes, size_t length, int answers, struct raw_answer *ret)
{
    int connection = raw_connect(port);
    assert_true(connection >= 0);
    while (length > 0) {
        ssize_t sent = send(connection, bytes, length, MSG_NOSIGNAL);
        if (sent <= 0)
            break;
        bytes += sent;
        length -= (size_t)sent;
    }
    raw_read(connection, answers, ret);
    close(connection);
}

static size_t line_add(char *words, size_t used, const char *name, const char *value)
{
    return value ? used + (size_t)snprintf(words + used, RAW_ANSWER_MAX - used, "%s%s\r\n", name, value) : used;
}

void raw_post_on(int connection, const char *path, const char *token, const char *key, const char *body)
{
    static char words[RAW_ANSWER_MAX];
    char length[24];
    snprintf(length, sizeof length, "%zu", strlen(body));
    size_t used = (size_t)snprintf(words, sizeof words, "POST %s HTTP/1.1\r\nHost: x\r\n", path);
    used = line_add(words, used, "Content-Type: application/json", "");
    used = line_add(words, used, "Authorization: Bearer ", token);
    used = line_add(words, used, "Idempotency-Key: ", key);
    used = line_add(words, used, "Content-Length: ", length);
    used = line_add(words, used, "", "");
    used += (size_t)snprintf(words + used, sizeof words - used, "%s", body);
    assert_true(connection >= 0 && used < sizeof words);
    assert_int_equal(send(connection, words, used, MSG_NOSIGNAL), used);
}

int raw_post(uint16_t port, const char *path, const char *token, const char *key, const char *body)
{
    int connection = raw_connect(port);
    raw_post_on(connection, path, token, key, body);
    return connection;
}

const char *raw_body(const struct raw_answer *answer)
{
    const char *body = strstr(answer->bytes, "\r\n\r\n");
    return body ? body + 4 : "";
}
