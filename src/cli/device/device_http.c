/* Requests by libcurl. */
#include "cli/device/device_http.h"
#include "fields/json.h"
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>

enum {
    ANSWER_MAX = 256 << 20,
    URL_MAX = 1024,
    HEADER_MAX = 300,
    SECONDS = 30,
    CONNECT_SECONDS = 10,
    PROBLEM_MAX = 4 << 20
};

bool device_http_begin(struct device_http *http, const char *url, const char *token)
{
    *http = (struct device_http){.url = url, .token = token};
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
        return false;
    http->curl = curl_easy_init();
    return http->curl != NULL;
}

void device_http_end(struct device_http *http)
{
    if (http->curl)
        curl_easy_cleanup(http->curl);
    free(http->body);
    *http = (struct device_http){0};
}

/* Adds a piece of the answer; 0 breaks the transfer off. */
static size_t body_add(char *bytes, size_t size, size_t count, void *context)
{
    struct device_http *http = context;
    size_t more = size * count;
    if (more > ANSWER_MAX - http->length)
        return 0;
    char *grown = realloc(http->body, http->length + more + 1);
    if (!grown)
        return 0;
    memcpy(grown + http->length, bytes, more);
    http->body = grown;
    http->length += more;
    grown[http->length] = '\0';
    return more;
}

/* False when out of memory. */
static bool header_add(struct curl_slist **list, const char *name, const char *value)
{
    char header[HEADER_MAX];
    snprintf(header, sizeof header, "%s: %s", name, value);
    struct curl_slist *longer = curl_slist_append(*list, header);
    if (longer)
        *list = longer;
    return longer != NULL;
}

static bool headers_make(const struct device_http *http, const char *key, const char *body, struct curl_slist **ret)
{
    char bearer[HEADER_MAX / 2];
    snprintf(bearer, sizeof bearer, "Bearer %s", http->token);
    return (!http->token[0] || header_add(ret, "Authorization", bearer)) &&
           (!key || header_add(ret, "Idempotency-Key", key)) &&
           (!body || header_add(ret, "Content-Type", "application/json"));
}

static void options_set(struct device_http *http, const char *url, struct curl_slist *headers, const char *body)
{
    CURL *curl = http->curl;
    curl_easy_reset(curl);
    curl_easy_setopt(curl, CURLOPT_URL, url);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)SECONDS);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_SECONDS);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body_add);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, http);
    if (body) {
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)strlen(body));
        curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body);
    }
}

/* Umpire answers in these types, and with whole bodies; an answer without a body (204) has none. */
static bool is_foreign(CURL *curl, long status)
{
    static const char *const types[] = {"application/json", "application/problem+json", "application/x-ndjson",
                                        "text/plain"};
    const char *type = NULL;
    curl_easy_getinfo(curl, CURLINFO_CONTENT_TYPE, &type);
    for (size_t i = 0; type && status != 206 && i < sizeof types / sizeof types[0]; i++)
        if (strncmp(type, types[i], strlen(types[i])) == 0)
            return false;
    return status != 204;
}

bool device_http_is_away(const struct device_http *http)
{
    return !http->status || http->foreign || http->status >= 500 || http->status == 429 || http->status == 408;
}

bool device_http_ask(struct device_http *http, const char *path, const char *key, const char *body)
{
    char url[URL_MAX];
    struct curl_slist *headers = NULL;
    long status = 0;
    free(http->body);
    http->body = NULL;
    http->length = 0;
    http->status = 0;
    snprintf(url, sizeof url, "%s%s", http->url, path);
    if (headers_make(http, key, body, &headers)) {
        options_set(http, url, headers, body);
        if (curl_easy_perform(http->curl) == CURLE_OK)
            curl_easy_getinfo(http->curl, CURLINFO_RESPONSE_CODE, &status);
    }
    curl_slist_free_all(headers);
    http->status = (int)status;
    http->foreign = status && is_foreign(http->curl, status);
    return http->status != 0;
}

/* The problem's `code` (RFC 9457) into `ret`, tamed: what a server says must not speak to the terminal; false when the
 * answer is no problem. */
static bool code_find(const struct device_http *http, char *ret, size_t size)
{
    struct violations violations;
    struct arena arena;
    arena_start(&arena, PROBLEM_MAX);
    violations_start(&violations);
    const struct json_t *problem = json_read(&arena, http->body, http->length, &violations);
    const char *code = problem ? json_text_member(problem, "code") : NULL, *detail = NULL;
    if (code)
        detail = json_text_member(problem, "detail");
    struct text text;
    text_start(&text, ret, size);
    if (code)
        text_format(&text, "%s%s%s", code, detail ? ": " : "", detail ? detail : "");
    text_tame(ret);
    arena_end(&arena);
    return code != NULL;
}

const char *device_http_why(const struct device_http *http)
{
    static char words[300];
    if (!http->status)
        return "the server cannot be reached";
    if (http->foreign) {
        snprintf(words, sizeof words,
                 "this is not an answer of umpire (status %d): is a login page of this network in between?",
                 http->status);
        return words;
    }
    if (http->body && code_find(http, words, sizeof words))
        return words;
    snprintf(words, sizeof words, "the server answers with status %d", http->status);
    return words;
}
