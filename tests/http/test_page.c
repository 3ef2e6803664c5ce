/* The companion page as the service hands it out: who is led to it, how long each file may be kept, what a browser may
 * do with it, and how much of it comes before the first screen. */
#include "ground.h"
#include "http/server/gzip.h"
#include "unzip.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <umpire/id.h>

#define BROWSER "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

static const struct response *get(struct ground *ground, const char *path, const char *header)
{
    return client_ask(&ground->client, &(struct ask){.path = path, .headers = {header}});
}

static void whoever_is_no_browser_gets_an_index(void **state)
{
    struct ground *ground = *state;
    static const char *const programs[] = {"Accept: */*", "Accept: application/json", "Accept:"};
    for (size_t i = 0; i < sizeof programs / sizeof programs[0]; i++) {
        const struct response *response = get(ground, "/", programs[i]);
        response_expect(response, 200);
        assert_string_equal(response_header(response, "Content-Type"), "application/json");
        assert_string_equal(response_text(response, "name"), "umpire");
        assert_string_equal(response_text(response, "openapi"), "/openapi.json");
        assert_non_null(strstr(response_header(response, "Vary"), "Accept"));
        assert_string_equal(response_text(response, "rulesets"), "/v1/rulesets");
    }
}

#ifndef UMPIRE_HAS_PAGE

static void without_a_page_there_is_none(void **state)
{
    struct ground *ground = *state;
    response_expect(get(ground, "/", BROWSER), 200);
    assert_string_equal(response_text(&ground->client.response, "page"), "");
    response_expect_problem(get(ground, "/app/", BROWSER), 404, "not_found");
}

#else

static void a_browser_is_led_to_the_page(void **state)
{
    struct ground *ground = *state;
    static const char *const ways[] = {"/", "/app"};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        const struct response *response = get(ground, ways[i], BROWSER);
        response_expect(response, 302);
        assert_string_equal(response_header(response, "Location"), "/app/");
    }
    assert_string_equal(response_text(get(ground, "/", NULL), "page"), "/app/");
}

/* The page itself may change at any time; what it names never does. */
static void the_page_is_asked_for_again(void **state)
{
    struct ground *ground = *state;
    char tag[80], again[100];
    const struct response *response = get(ground, "/app/", BROWSER);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "text/html; charset=utf-8");
    assert_string_equal(response_header(response, "Cache-Control"), "no-cache");
    assert_null(strstr(response->body, "@@"));
    snprintf(tag, sizeof tag, "%s", response_header(response, "ETag"));
    snprintf(again, sizeof again, "If-None-Match: %s", tag);
    response_expect(get(ground, "/app/", again), 304);
    static const char *const shared[] = {"/app/?utm_source=club&x", "/app/index.html?fbclid=1", "/app/index.html"};
    for (size_t i = 0; i < sizeof shared / sizeof shared[0]; i++)
        response_expect(get(ground, shared[i], NULL), 200);
    assert_string_equal(response_header(&ground->client.response, "ETag"), tag);
    assert_string_equal(response_header(get(ground, "/app/umpire.webmanifest", NULL), "Content-Type"),
                        "application/manifest+json");
    assert_string_equal(response_header(get(ground, "/app/icon180.png", NULL), "Content-Type"), "image/png");
    assert_string_equal(response_header(get(ground, "/app/icon.svg", NULL), "Cache-Control"), "no-cache");
    response_expect_problem(get(ground, "/app/none.js", NULL), 404, "not_found");
    response_expect_problem(client_ask(&ground->client, &(struct ask){.path = "/app/", .method = "POST", .body = "{}"}),
                            405, "method_not_allowed");
}

/* Scripts of its own and WebAssembly, nothing from elsewhere, in nobody's frame. */
static void expect_policy(const struct response *response)
{
    const char *policy = response_header(response, "Content-Security-Policy");
    assert_non_null(policy);
    assert_ptr_equal(strstr(policy, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "),
                     policy);
    assert_non_null(strstr(policy, "connect-src 'self'"));
    assert_non_null(strstr(policy, "frame-ancestors 'none'"));
    assert_null(strstr(policy, "unsafe-inline"));
    assert_null(strstr(policy, "http"));
    assert_string_equal(response_header(response, "X-Content-Type-Options"), "nosniff");
    assert_string_equal(response_header(response, "Referrer-Policy"), "no-referrer");
}

/* The next file that the page names with `src` or `href`; NULL: there is none. It is the caller's to free. */
static char *next_file(const char **at)
{
    const char *src = strstr(*at, "src=\""), *href = strstr(*at, "href=\"");
    const char *found = src && (!href || src < href) ? src + 5 : href ? href + 6 : NULL;
    if (!found)
        return NULL;
    *at = found + strcspn(found, "\"");
    return strndup(found, (size_t)(*at - found));
}

static const char *type_of(const char *name)
{
    const char *ending = strrchr(name, '.');
    return strcmp(ending, ".js") == 0 ? "text/javascript; charset=utf-8" : "text/css; charset=utf-8";
}

/* Every file before the first screen: its type, its policy, how long it is kept, and how many bytes come over the wire.
 */
static size_t check_file(struct ground *ground, const char *name)
{
    char path[200];
    snprintf(path, sizeof path, "/app/%s", name);
    const struct response *response = get(ground, path, "Accept-Encoding: identity");
    response_expect(response, 200);
    size_t plain = response->length;
    char *bytes = malloc(plain);
    assert_non_null(bytes);
    memcpy(bytes, response->body, plain);
    response = get(ground, path, "Accept-Encoding: gzip");
    response_expect(response, 200);
    expect_policy(response);
    bool hashed = strchr(name, '-') != NULL;
    assert_string_equal(response_header(response, "Cache-Control"),
                        hashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (hashed)
        assert_string_equal(response_header(response, "Content-Type"), type_of(name));
    if (strstr(name, ".png")) { /* compressed in itself */
        assert_null(response_header(response, "Content-Encoding"));
        assert_string_equal(response_header(response, "Content-Type"), "image/png");
    } else if (plain >= GZIP_LEAST) {
        size_t length;
        assert_string_equal(response_header(response, "Content-Encoding"), "gzip");
        char *unzipped = unzip(response->body, response->length, &length);
        assert_int_equal(length, plain);
        assert_memory_equal(unzipped, bytes, plain);
        free(unzipped);
    }
    free(bytes);
    return response->length;
}

/* At most 150 KB as gzip to the first screen; WebAssembly comes after it. */
static void the_first_screen_is_small(void **state)
{
    struct ground *ground = *state;
    const struct response *response = get(ground, "/app/", BROWSER);
    expect_policy(response);
    char *page = strdup(response->body), *name;
    const char *at = page;
    size_t bytes = response->length, files = 1;
    for (; (name = next_file(&at)); files++) {
        if (name[0] != '/') { /* a link to what is read without scripts */
            assert_null(strchr(name, '/'));
            bytes += check_file(ground, name);
        }
        free(name);
    }
    free(page);
    printf("%zu files, %zu bytes to the first screen\n", files, bytes);
    assert_true(files >= 4);
    assert_true(bytes <= 150 * 1000);
}

/* Where the program carries umpire-verify.html it hands it out, to be saved and never to be shown from here; the very
 * bytes of `umpire verify-page`. */
static void the_page_that_verifies_can_be_saved(void **state)
{
    struct ground *ground = *state;
    struct program_end said;
    program_run((const char *const[]){"verify-page", "--hash", NULL}, (const char *const[]){NULL}, &said);
    const struct response *response = get(ground, "/app/umpire-verify.html", "Accept-Encoding: identity");
    if (said.status != 0) {
        response_expect_problem(response, 404, "not_found");
        return;
    }
    response_expect(response, 200);
    expect_policy(response);
    assert_string_equal(response_header(response, "Content-Type"), "text/html; charset=utf-8");
    assert_string_equal(response_header(response, "Content-Disposition"), "attachment");
    assert_string_equal(response_header(response, "Cache-Control"), "no-cache");
    char hex[HASH_TEXT_SIZE];
    struct hash hash = hash_of(response->body, response->length);
    hash_write(&hash, hex);
    assert_non_null(strstr(said.words, hex));
}

/* What is carried of others: the text that the program prints. */
static void the_licences_can_be_read(void **state)
{
    struct ground *ground = *state;
    struct program_end said;
    program_run((const char *const[]){"licences", NULL}, (const char *const[]){NULL}, &said);
    assert_int_equal(said.status, 0);
    const struct response *response = get(ground, "/app/licences.txt", "Accept-Encoding: identity");
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "text/plain; charset=utf-8");
    assert_non_null(strstr(response->body, "React"));
    assert_memory_equal(response->body, said.words, strlen(said.words));
}

#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_is_no_browser_gets_an_index),
#ifdef UMPIRE_HAS_PAGE
        cmocka_unit_test(a_browser_is_led_to_the_page),
        cmocka_unit_test(the_page_is_asked_for_again),
        cmocka_unit_test(the_first_screen_is_small),
        cmocka_unit_test(the_page_that_verifies_can_be_saved),
        cmocka_unit_test(the_licences_can_be_read),
#else
        cmocka_unit_test(without_a_page_there_is_none),
#endif
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
