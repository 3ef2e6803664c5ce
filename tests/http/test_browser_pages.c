/* What a browser gets that was led wrong: pages, where programs get problems; and links to which a site has added where
 * they were found. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
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
    assert_non_null(strstr(response->body, "<form action=\"/v1/search\" role=\"search\">"));
    assert_non_null(strstr(response->body, "<a href=\"/v1/rulesets\">"));
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
        {"/docs", 404, "not_found", "/v1/rulesets"},
        {"/v1", 404, "not_found", "/v1/rulesets"},
        {"/v1/rulesets/", 404, "not_found", "/v1/rulesets"},
        {"/v1/rulesets/TT", 404, "ruleset_unknown", "<a href=\"/v1/rulesets/tt\">Triumph &amp; Tragedy</a>"},
        {"/v1/rulesets/tt/clauses/tt-mel-2", 404, "clause_unknown", "<a href=\"/v1/rulesets/tt/clauses/TT-MEL-2\">"},
        {"/v1/rulesets/tt/clauses/NOPE", 404, "clause_unknown", "<a href=\"/v1/rulesets/tt\">"},
        {"/v1/rulesets/tt/tables/nope", 404, "table_unknown", "<a href=\"/v1/rulesets/tt\">"},
        {"/v1/rulesets/tt/steps/nope", 404, "step_not_defined", "<a href=\"/v1/rulesets/tt\">"},
        {"/v1/problems/nope", 404, "not_found", "/v1/rulesets"},
        {"/v1/rulesets/tt/melee-score", 405, "method_not_allowed", "/v1/rulesets"},
        {"/v1/rulesets/tt/clauses/TT-MEL-2?x=1", 422, "unknown_field", "<a href=\"/v1/rulesets/tt/clauses/TT-MEL-2\">"},
        {"/v1/search?q=a&q=b", 422, "duplicate_field", "/v1/rulesets"},
        {"/v1/sessions/x/report", 401, "token_missing", "Ask whoever sent it"},
        {"/v1/rulesets/tt/steps/%3Cscript%3Ealert(1)%3C%2Fscript%3E", 404, "step_not_defined",
         "<a href=\"/v1/rulesets/tt\">"},
        {"/v1/rulesets/tt/clauses/%5Bx%5D(javascript:alert(1))", 404, "clause_unknown", "/v1/rulesets/tt"},
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
    response_expect_problem(get(ground, "/docs", "Accept: text/html;q=0.5, application/json"), 404, "not_found");
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
        assert_non_null(strstr(response->body, "<form action=\"/v1/search\" role=\"search\">"));
        assert_non_null(strstr(response->body, "<a href=\"/v1/rulesets\">"));
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pages_that_are_not_there),
        cmocka_unit_test(test_what_is_no_page),
        cmocka_unit_test(test_a_search_for_nothing_is_the_page_to_search_on),
        cmocka_unit_test(test_tracked_links),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
