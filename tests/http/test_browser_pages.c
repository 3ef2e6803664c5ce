/* What a browser gets that was led wrong: pages, where programs get problems; and links to which a site has added where
 * they were found. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>

#include <cmocka.h>

#define BROWSER "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

static const struct response *get(struct ground *ground, const char *path, const char *accept)
{
    return client_ask(&ground->client, &(struct ask){.path = path, .headers = {accept}});
}

/* The page of this problem, which names the ways on and holds none of these words as they are. */
static void expect_page(struct ground *ground, const char *path, int status, const char *code, const char *way)
{
    char words[80];
    const struct response *response = get(ground, path, BROWSER);
    snprintf(words, sizeof words, "<code>%s</code>", code);
    if (response->status != status || !strstr(response->body, words) || !strstr(response->body, way))
        fail_msg("%s: %d, wanted %s and %s: %s", path, response->status, code, way, response->body);
    assert_string_equal(response_header(response, "Content-Type"), "text/html; charset=utf-8");
    assert_non_null(response_header(response, "Content-Security-Policy"));
    assert_non_null(strstr(response_header(response, "Vary"), "Accept"));
    assert_memory_equal(response->body, "<!DOCTYPE html>", 15);
    assert_non_null(strstr(response->body, "<form action=\"/rules/search\" role=\"search\">"));
    assert_non_null(strstr(response->body, "<a href=\"/rules\">"));
    assert_true(text_is_utf8(response->body));
    assert_null(strstr(response->body, "<script"));
    assert_null(strstr(response->body, "<img"));
    response_expect_problem(get(ground, path, "Accept: */*"), status, code);
    response_expect_problem(get(ground, path, "Accept: application/json"), status, code);
    response_expect_problem(get(ground, path, NULL), status, code);
}

static void test_pages_that_are_not_there(void **state)
{
    static const struct {
        const char *path;
        int status;
        const char *code, *way;
    } cases[] = {
        {"/nope", 404, "not_found", "/rules"},
        {"/v1", 404, "not_found", "/rules"},
        {"/v1/rulesets/", 404, "not_found", "/rules"},
        {"/v1/rulesets/TT", 404, "ruleset_unknown", "<a href=\"/rules/tt\">Triumph &amp; Tragedy</a>"},
        {"/v1/rulesets/tt/clauses/tt-mel-2", 404, "clause_unknown", "<a href=\"/rules/tt/clauses/TT-MEL-2\">"},
        {"/v1/rulesets/tt/clauses/NOPE", 404, "clause_unknown", "<a href=\"/rules/tt\">"},
        {"/v1/rulesets/tt/tables/nope", 404, "table_unknown", "<a href=\"/rules/tt\">"},
        {"/v1/rulesets/tt/steps/nope", 404, "step_not_defined", "<a href=\"/rules/tt\">"},
        {"/v1/problems/nope", 404, "not_found", "/rules"},
        {"/v1/rulesets/tt/melee-score", 405, "method_not_allowed", "/rules"},
        {"/v1/rulesets/tt/clauses/TT-MEL-2?x=1", 422, "unknown_field", "<a href=\"/rules/tt/clauses/TT-MEL-2\">"},
        {"/v1/search?q=a&q=b", 422, "duplicate_field", "/rules"},
        {"/v1/sessions/x/report", 401, "token_missing", "Ask whoever sent it"},
        {"/v1/rulesets/tt/steps/%3Cscript%3Ealert(1)%3C%2Fscript%3E", 404, "step_not_defined",
         "<a href=\"/rules/tt\">"},
        {"/v1/rulesets/tt/clauses/%5Bx%5D(javascript:alert(1))", 404, "clause_unknown", "/rules/tt"},
        {"/v1/rulesets?%3Cimg%20src=x%20onerror=alert(1)%3E", 422, "unknown_field", "&lt;img"},
        {"/v1/rulesets?%FF%FE=1", 400, "bad_request", "the query is not UTF-8"},
        {"/v1/rulesets?%5Bx%5D(javascript:alert(1))", 422, "unknown_field", "[x](javascript:alert(1))"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        expect_page(*state, cases[i].path, cases[i].status, cases[i].code, cases[i].way);
}

/* What no browser reads as a page stays for programs, whatever is accepted besides. */
static void test_what_is_no_page(void **state)
{
    struct ground *ground = *state;
    response_expect_problem(get(ground, "/v1/sessions/x/state", BROWSER), 401, "token_missing");
    response_expect_problem(
        client_ask(&ground->client,
                   &(struct ask){.path = "/v1/rulesets/tt/melee-score", .headers = {BROWSER}, .body = "{}"}),
        422, "missing_field");
    response_expect_problem(get(ground, "/nope", "Accept: text/html;q=0.5, application/json"), 404, "not_found");
}

static void test_a_search_for_nothing_is_the_page_to_search_on(void **state)
{
    static const char *const paths[] = {"/v1/search", "/v1/search?q=", "/v1/search?q=%20", "/v1/search?fbclid=1",
                                        "/v1/search?ruleset=tt"};
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        const struct response *response = get(ground, paths[i], BROWSER);
        response_expect(response, 200);
        assert_string_equal(response_header(response, "Content-Type"), "text/html; charset=utf-8");
        assert_non_null(strstr(response->body, "<form action=\"/rules/search\" role=\"search\">"));
        assert_non_null(strstr(response->body, "<a href=\"/rules\">"));
    }
    assert_non_null(strstr(ground->client.response.body, "name=\"ruleset\" value=\"tt\""));
    expect_page(ground, "/v1/search?q=a&ruleset=nope", 422, "not_a_choice", "the parameter ruleset");
    response_expect_problem(get(ground, "/v1/search", NULL), 422, "missing_field");
    response_expect_problem(get(ground, "/v1/search?q=", NULL), 422, "wrong_length");
}

/* The same answer with what was added as without, for a browser and for whoever shows what is behind a link; and not
 * where programs ask. */
static void test_tracked_links(void **state)
{
    static const char *const shared[] = {"/v1/rulesets",
                                         "/v1/rulesets/tt",
                                         "/v1/rulesets/tt/book",
                                         "/v1/rulesets/tt/sheet",
                                         "/v1/rulesets/tt/steps/rally",
                                         "/v1/rulesets/tt/tables",
                                         "/v1/rulesets/tt/clauses?tag=melee",
                                         "/v1/rulesets/tt/clauses/TT-MEL-2",
                                         "/v1/search?q=rally",
                                         "/v1/problems",
                                         "/v1/problems/not_found"};
    static const char added[] =
        "fbclid=abc&utm_source=club&utm_anything=1&gclid=2&mc_cid=3&_gl=4&gad_source=5&UTM_medium=6";
    struct ground *ground = *state;
    char path[400], tag[80];
    for (size_t i = 0; i < sizeof shared / sizeof shared[0]; i++)
        for (int browser = 0; browser <= 1; browser++) {
            const char *accept = browser ? BROWSER : NULL;
            const struct response *response = get(ground, shared[i], accept);
            if (response->status == 404) /* tt has no such step */
                continue;
            response_expect(response, 200);
            snprintf(tag, sizeof tag, "%s", response_header(response, "ETag"));
            snprintf(path, sizeof path, "%s%c%s", shared[i], strchr(shared[i], '?') ? '&' : '?', added);
            response = get(ground, path, accept);
            response_expect(response, 200);
            assert_string_equal(response_header(response, "ETag"), tag);
        }
    response_expect_problem(get(ground, "/v1/rulesets/tt?utm=1", NULL), 422, "unknown_field");
    response_expect_problem(get(ground, "/v1/rulesets/tt?fbclid_=1", NULL), 422, "unknown_field");
    response_expect_problem(get(ground, "/openapi.json?fbclid=1", NULL), 422, "unknown_field");
    response_expect_problem(ground_ask(ground, "/state?fbclid=1", NULL), 422, "unknown_field");
    response_expect(ground_ask(ground, "/report?fbclid=1&utm_source=club", NULL), 200);
}

/* ---- the site ---- */

static const char *const askers[] = {
    NULL,
    "Accept: */*", /* who shows what is behind a link */
    BROWSER,
    "Accept: text/html",
};

/* A rule's address is a page for everybody who does not ask for something else. */
static void test_a_shared_rule_is_a_page(void **state)
{
    static const char path[] = "/rules/tt/clauses/TT-MEL-2";
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof askers / sizeof askers[0]; i++) {
        const struct response *response =
            get(ground, i % 2 ? path : "/rules/tt/clauses/TT-MEL-2?fbclid=abc", askers[i]);
        response_expect(response, 200);
        assert_string_equal(response_header(response, "Content-Type"), "text/html; charset=utf-8");
        assert_non_null(strstr(response_header(response, "Vary"), "Accept"));
    }
    const char *page = ground->client.response.body;
    assert_non_null(strstr(page, "<title>TT-MEL-2: Score of damage received · Triumph &amp; Tragedy</title>"));
    assert_non_null(strstr(page, "<meta name=\"description\" content=\""));
    assert_non_null(strstr(page, "<meta property=\"og:title\" content=\"TT-MEL-2: "));
    assert_non_null(strstr(page, "<link rel=\"canonical\" href=\"/rules/tt/clauses/TT-MEL-2\">"));
    assert_non_null(strstr(page, "<link rel=\"icon\" href=\"/favicon.svg\""));
    assert_non_null(strstr(page, "<a rel=\"prev\" href=\"TT-MEL-1\">"));
    assert_non_null(strstr(page, "<a rel=\"next\" href=\"TT-MEL-3\">"));
    assert_non_null(strstr(page, "<form action=\"/rules/search\" role=\"search\">"));
    assert_non_null(strstr(page, "<a href=\"/rules/rights\">"));
    assert_non_null(strstr(page, "Triumph &amp; Tragedy, addendum, "));
    response_expect(get(ground, path, "Accept: application/json"), 200);
    assert_string_equal(response_text(&ground->client.response, "id"), "TT-MEL-2");
    response_expect(get(ground, path, "Accept: text/markdown"), 200);
    assert_memory_equal(ground->client.response.body, "## TT-MEL-2: ", 13);
}

static void expect_led(struct ground *ground, const char *path, const char *to)
{
    const struct response *response = get(ground, path, BROWSER);
    if (response->status != 301)
        fail_msg("%s: %d", path, response->status);
    assert_string_equal(response_header(response, "Location"), to);
    response_expect(get(ground, to, BROWSER), 200);
}

static void test_addresses_that_are_nearly_right(void **state)
{
    expect_led(*state, "/rules/", "/rules");
    expect_led(*state, "/rules/TT", "/rules/tt");
    expect_led(*state, "/rules/tt/", "/rules/tt");
    expect_led(*state, "/rules/tt/clauses/tt-mel-2", "/rules/tt/clauses/TT-MEL-2");
    expect_led(*state, "/rules/TT/clauses/tt-mel-2", "/rules/tt/clauses/TT-MEL-2");
    expect_led(*state, "/rules/tt/tt-mel-2", "/rules/tt/clauses/TT-MEL-2");
    expect_led(*state, "/rules/tt/TT-MEL-2", "/rules/tt/clauses/TT-MEL-2");
    response_expect(get(*state, "/rules/tt/clauses/NOPE", "Accept: */*"), 404);
    response_expect(get(*state, "/rules/chess", "Accept: */*"), 404);
    response_expect(get(*state, "/rules/tt/a/b/c", BROWSER), 404);
}

/* Every page of the site has the field to search and leads only to what is there. */
static void follow(struct ground *ground, const char *path)
{
    response_expect(get(ground, path, BROWSER), 200);
    char *page = strdup(ground->client.response.body);
    assert_non_null(page);
    assert_non_null(strstr(page, "role=\"search\""));
    assert_non_null(strstr(page, "<footer>"));
    assert_null(strstr(page, "href=\"/v1/rulesets"));
    for (const char *at = page; (at = strstr(at, "<a href=\"/"));) {
        char to[300];
        at += strlen("<a href=\"");
        snprintf(to, sizeof to, "%.*s", (int)strcspn(at, "\"#"), at);
        if (get(ground, to, BROWSER)->status >= 400)
            fail_msg("%s leads to %s", path, to);
    }
    free(page);
}

static void test_the_site_leads_to_what_is_there(void **state)
{
    static const char *const paths[] = {"/rules",
                                        "/rules/rights",
                                        "/rules/colonial",
                                        "/rules/colonial/book",
                                        "/rules/colonial/sheet",
                                        "/rules/colonial/tables",
                                        "/rules/colonial/steps/volley",
                                        "/rules/colonial/clauses",
                                        "/rules/colonial/clauses/MWK-FIR-7",
                                        "/v1/rulesets/colonial/clauses?step=volley",
                                        "/rules/search?q=cannon",
                                        "/rules/search"};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++)
        follow(*state, paths[i]);
}

/* What was not found is said, and what was meant is offered. */
static void test_a_search_says_what_it_did(void **state)
{
    struct ground *ground = *state;
    response_expect(get(ground, "/rules/search?q=chrage+pinned&utm_source=x", "Accept: */*"), 200);
    assert_non_null(strstr(ground->client.response.body, "No clause has <em>chrage</em>. These have <strong>charge"));
    assert_non_null(strstr(ground->client.response.body, "value=\"chrage pinned\""));
    response_expect(get(ground, "/rules/search?q=mellow&ruleset=tt", BROWSER), 200);
    response_expect(get(ground, "/rules/search?q=zebra", BROWSER), 200);
    assert_non_null(strstr(ground->client.response.body, "No clause has <em>zebra</em>"));
    assert_null(strstr(ground->client.response.body, "<h2>"));
}

static void test_what_search_engines_read(void **state)
{
    struct ground *ground = *state;
    struct test_service known;
    struct client client;
    response_expect(get(ground, "/robots.txt", NULL), 200);
    assert_null(strstr(ground->client.response.body, "Sitemap"));
    response_expect(get(ground, "/sitemap.xml", NULL), 404);
    response_expect(get(ground, "/favicon.svg", NULL), 200);
    assert_string_equal(response_header(&ground->client.response, "Content-Type"), "image/svg+xml");
    service_start(&known, ground->database.url, (const char *const[]){"UMPIRE_PUBLIC_URL=https://club.example", NULL});
    client_start(&client, known.port);
    response_expect(client_get(&client, "/robots.txt"), 200);
    assert_non_null(strstr(client.response.body, "Sitemap: https://club.example/sitemap.xml"));
    response_expect(client_get(&client, "/sitemap.xml"), 200);
    assert_non_null(strstr(client.response.body, "<loc>https://club.example/rules/tt/clauses/TT-MEL-2</loc>"));
    response_expect(client_get(&client, "/rules/tt/clauses/TT-MEL-2"), 200);
    assert_non_null(strstr(client.response.body, "href=\"https://club.example/rules/tt/clauses/TT-MEL-2\""));
    client_end(&client);
    service_stop(&known);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pages_that_are_not_there),
        cmocka_unit_test(test_what_is_no_page),
        cmocka_unit_test(test_a_search_for_nothing_is_the_page_to_search_on),
        cmocka_unit_test(test_tracked_links),
        cmocka_unit_test(test_a_shared_rule_is_a_page),
        cmocka_unit_test(test_addresses_that_are_nearly_right),
        cmocka_unit_test(test_the_site_leads_to_what_is_there),
        cmocka_unit_test(test_a_search_says_what_it_did),
        cmocka_unit_test(test_what_search_engines_read),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
