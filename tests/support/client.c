/* Requests by libcurl's easy and multi interfaces. */
#include "client_request.h"
#include "patience.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <cmocka.h>

enum { RESPONSE_MAX = 16 << 20 };

static void bytes_add(char **bytes, size_t *length, const char *more, size_t count)
{
    assert_true(*length + count < RESPONSE_MAX);
    *bytes = realloc(*bytes, *length + count + 1);
    assert_non_null(*bytes);
    memcpy(*bytes + *length, more, count);
    *length += count;
    (*bytes)[*length] = '\0';
}

static size_t body_take(char *bytes, size_t size, size_t count, void *user)
{
    struct response *response = user;
    bytes_add(&response->body, &response->length, bytes, size * count);
    return size * count;
}

static size_t header_take(char *bytes, size_t size, size_t count, void *user)
{
    struct response *response = user;
    bytes_add(&response->header, &response->header_length, bytes, size * count);
    return size * count;
}

void response_clear(struct response *response)
{
    free(response->body);
    free(response->header);
    json_decref(response->json);
    *response = (struct response){0};
}

static struct curl_slist *header_list(const struct ask *ask)
{
    char line[512];
    struct curl_slist *list = curl_slist_append(NULL, "Expect:"); /* only when a test asks for it */
    if (ask->body)
        list = curl_slist_append(list, "Content-Type: application/json");
    if (ask->token) {
        snprintf(line, sizeof line, "Authorization: Bearer %s", ask->token);
        list = curl_slist_append(list, line);
    }
    if (ask->key) {
        snprintf(line, sizeof line, "Idempotency-Key: %s", ask->key);
        list = curl_slist_append(list, line);
    }
    for (size_t i = 0; ask->headers[i]; i++) {
        struct curl_slist *each = list, *last = NULL;
        size_t name = strcspn(ask->headers[i], ":") + 1;
        for (; each && strncasecmp(each->data, ask->headers[i], name) != 0; each = each->next)
            last = each;
        if (each && last) { /* the test's own header replaces ours */
            last->next = each->next;
            each->next = NULL;
            curl_slist_free_all(each);
        }
        list = curl_slist_append(list, ask->headers[i]);
    }
    return list;
}

struct curl_slist *request_prepare(CURL *curl, const char *base, const struct ask *ask, struct response *response)
{
    char url[8192];
    const char *scheme = ask->authority ? "https" : "http";
    assert_in_range(snprintf(url, sizeof url, "%s%s%s", scheme, base + strlen("http"), ask->path), 1, sizeof url - 1);
    const char *method = ask->method ? ask->method : ask->body ? "POST" : "GET";
    struct curl_slist *headers = header_list(ask);
    curl_easy_reset(curl);
    curl_easy_setopt(curl, CURLOPT_URL, url);
    curl_easy_setopt(curl, CURLOPT_PATH_AS_IS, 1L);
    curl_easy_setopt(curl, CURLOPT_TCP_NODELAY, 1L);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)PATIENCE_SECONDS);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body_take);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, response);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, header_take);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, response);
    if (ask->authority)
        curl_easy_setopt(curl, CURLOPT_CAINFO, ask->authority);
    if (ask->body) {
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, (long)(ask->length ? ask->length : strlen(ask->body)));
        curl_easy_setopt(curl, CURLOPT_POSTFIELDS, ask->body);
    }
    if (strcmp(method, "HEAD") == 0)
        curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
    else
        curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, method);
    return headers;
}

void response_finish(CURL *curl, struct response *response)
{
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    response->status = (int)status;
    if (response->length)
        response->json = json_loadb(response->body, response->length, JSON_REJECT_DUPLICATES, NULL);
}

void client_start(struct client *client, uint16_t port)
{
    *client = (struct client){.curl = curl_easy_init()};
    assert_non_null(client->curl);
    snprintf(client->base, sizeof client->base, "http://127.0.0.1:%u", port);
}

void client_end(struct client *client)
{
    response_clear(&client->response);
    curl_easy_cleanup(client->curl);
}

const struct response *client_ask(struct client *client, const struct ask *ask)
{
    response_clear(&client->response);
    struct curl_slist *headers = request_prepare(client->curl, client->base, ask, &client->response);
    CURLcode code = curl_easy_perform(client->curl);
    curl_slist_free_all(headers);
    if (code != CURLE_OK)
        fail_msg("%s: %s", ask->path, curl_easy_strerror(code));
    response_finish(client->curl, &client->response);
    return &client->response;
}

const struct response *client_get(struct client *client, const char *path)
{
    return client_ask(client, &(struct ask){.path = path});
}

long long client_metric(struct client *client, const char *name)
{
    char start[128];
    snprintf(start, sizeof start, "\n%s ", name);
    const char *at = strstr(client_get(client, "/metrics")->body, start);
    assert_non_null(at);
    return atoll(at + strlen(start));
}

const char *response_header(const struct response *response, const char *name)
{
    static char value[2048];
    size_t length = strlen(name);
    for (const char *line = response->header; line && *line; line = strchr(line, '\n'), line += line != NULL) {
        if (strncasecmp(line, name, length) != 0 || line[length] != ':')
            continue;
        line += length + 1 + strspn(line + length + 1, " ");
        snprintf(value, sizeof value, "%.*s", (int)strcspn(line, "\r\n"), line);
        return value;
    }
    return NULL;
}

const char *response_text(const struct response *response, const char *member)
{
    const char *text = json_string_value(json_object_get(response->json, member));
    return text ? text : "";
}

long long response_number(const struct response *response, const char *member)
{
    const json_t *number = json_object_get(response->json, member);
    return json_is_integer(number) ? json_integer_value(number) : -1;
}

void response_expect(const struct response *response, int status)
{
    if (response->status != status)
        fail_msg("status %d, wanted %d: %.2000s", response->status, status, response->body ? response->body : "");
}

void response_expect_problem(const struct response *response, int status, const char *code)
{
    response_expect(response, status);
    if (!response->json)
        fail_msg("the problem is not JSON: %.2000s", response->body ? response->body : "");
    assert_string_equal(response_text(response, "code"), code);
    assert_int_equal(response_number(response, "status"), status);
    assert_true(response_text(response, "title")[0] != '\0');
    assert_true(strncmp(response_text(response, "type"), "/v1/problems/", 13) == 0);
    assert_string_equal(response_text(response, "type") + 13, code);
    assert_int_equal(strlen(response_text(response, "request_id")), 36);
    assert_string_equal(response_header(response, "Content-Type"), "application/problem+json");
}

static void text_take(const json_t *object, const char *member, char *ret, size_t size)
{
    const char *text = json_string_value(json_object_get(object, member));
    assert_non_null(text);
    snprintf(ret, size, "%s", text);
}

void game_take_json(const json_t *opened, struct test_game *ret)
{
    const json_t *sides = json_object_get(opened, "sides");
    text_take(opened, "id", ret->id, sizeof ret->id);
    text_take(opened, "token", ret->token, sizeof ret->token);
    snprintf(ret->path, sizeof ret->path, "/v1/sessions/%s", ret->id);
    text_take(json_array_get(sides, 0), "join_code", ret->code, sizeof ret->code);
    text_take(json_array_get(sides, 1), "join_code", ret->blue_code, sizeof ret->blue_code);
    text_take(json_object_get(opened, "spectator"), "join_code", ret->watch_code, sizeof ret->watch_code);
}

void game_take(const struct response *response, struct test_game *ret)
{
    response_expect(response, 201);
    game_take_json(response->json, ret);
    assert_int_equal(strlen(ret->id), 36);
    assert_int_equal(strlen(ret->token), 43);
}

const char *test_game_code(const struct test_game *game, const char *name)
{
    return strcmp(name, "blue") == 0 ? game->blue_code : game->code;
}

void test_game_open(struct client *client, const char *ruleset, const char *options, struct test_game *ret)
{
    char body[4096];
    assert_in_range(
        snprintf(body, sizeof body, "{\"ruleset\":\"%s\",\"options\":%s}", ruleset, options ? options : "{}"), 1,
        sizeof body - 1);
    game_take(client_ask(client, &(struct ask){.path = "/v1/sessions", .body = body}), ret);
}

const char *game_path(const struct test_game *game, const char *format, ...)
{
    static char path[2048];
    va_list arguments;
    int used = snprintf(path, sizeof path, "%s", game->path);
    va_start(arguments, format);
    vsnprintf(path + used, sizeof path - (size_t)used, format, arguments);
    va_end(arguments);
    return path;
}
