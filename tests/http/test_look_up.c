/* Looking up rules through the running service: every address of every ruleset with its tags, the search with typing
 * errors and with what nobody should type, and a club that asks while the database is away. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <umpire/rules.h>

static const struct response *get(struct ground *ground, const char *path, const char *header, const char *other)
{
    return client_ask(&ground->client,
                      &(struct ask){.path = path, .headers = {header ? header : other, header ? other : NULL}});
}

/* 200 with this type, then 304 by its tag, and 200 again by another. */
static void assert_tagged(struct ground *ground, const char *path, const char *accept, const char *type)
{
    char condition[120];
    const struct response *response = get(ground, path, accept, NULL);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), type);
    assert_string_equal(response_header(response, "Cache-Control"), "public, max-age=300");
    snprintf(condition, sizeof condition, "If-None-Match: %s", response_header(response, "ETag"));
    assert_int_equal(strlen(condition), strlen("If-None-Match: ") + 34);
    response = get(ground, path, accept, condition);
    response_expect(response, 304);
    assert_int_equal(response->length, 0);
    assert_non_null(strstr(condition, response_header(response, "ETag")));
    response_expect(get(ground, path, accept, "If-None-Match: \"0123\""), 200);
}

static void assert_readable(struct ground *ground, const char *path)
{
    assert_tagged(ground, path, "Accept: application/json", "application/json");
    assert_tagged(ground, path, "Accept: text/markdown, application/json;q=0.5", "text/markdown; charset=utf-8");
    assert_tagged(ground, path, "Accept: text/html,application/xml;q=0.9,*/*;q=0.8", "text/html; charset=utf-8");
    assert_string_equal(response_header(&ground->client.response, "Vary"), "Accept, Accept-Encoding");
    response_expect_problem(get(ground, path, "Accept: image/png", NULL), 406, "not_acceptable");
}

/* Follows every `href` of a list; the clauses and books as people read them too. */
static void hrefs_follow(struct ground *ground, const char *path, const char *member, bool readable)
{
    assert_tagged(ground, path, NULL, "application/json");
    json_t *list = json_incref(ground->client.response.json), *item;
    size_t index;
    json_array_foreach(json_object_get(list, member), index, item)
    {
        const char *href = json_string_value(json_object_get(item, "href"));
        if (readable)
            assert_readable(ground, href);
        else
            assert_tagged(ground, href, NULL, "application/json");
    }
    json_decref(list);
}

static void test_every_address(void **state)
{
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char path[200];
        snprintf(path, sizeof path, "/v1/rulesets/%s/tables", (*ruleset)->name);
        hrefs_follow(*state, path, "tables", false);
        snprintf(path, sizeof path, "/v1/rulesets/%s/clauses", (*ruleset)->name);
        hrefs_follow(*state, path, "clauses", true);
        snprintf(path, sizeof path, "/v1/rulesets/%s/book", (*ruleset)->name);
        assert_readable(*state, path);
        snprintf(path, sizeof path, "/v1/rulesets/%s/sheet", (*ruleset)->name);
        assert_readable(*state, path);
    }
}

static void test_head_has_the_tag_and_no_body(void **state)
{
    struct ground *ground = *state;
    const struct response *response =
        client_ask(&ground->client, &(struct ask){.method = "HEAD", .path = "/v1/rulesets/tt/book"});
    response_expect(response, 200);
    assert_non_null(response_header(response, "ETag"));
    assert_int_equal(response->length, 0);
}

static void test_filters(void **state)
{
    struct ground *ground = *state;
    assert_tagged(ground, "/v1/rulesets/tt/clauses?step=pinned-charge&tag=veteran", NULL, "application/json");
    const json_t *clauses = json_object_get(ground->client.response.json, "clauses");
    assert_int_equal(json_array_size(clauses), 1);
    assert_string_equal(json_string_value(json_object_get(json_array_get(clauses, 0), "id")), "TT-PIN-3");
    response_expect(get(ground, "/v1/rulesets/tt/clauses?q=raw%20troops", NULL, NULL), 200);
    assert_in_range(json_array_size(json_object_get(ground->client.response.json, "clauses")), 1, 3);
    response_expect_problem(get(ground, "/v1/rulesets/tt/clauses?step=dance", NULL, NULL), 422, "not_a_choice");
}

static void test_what_is_not_there(void **state)
{
    static const char *const missing[][2] = {
        {"/v1/rulesets/tt/clauses/TT-PIN-77", "clause_unknown"},
        {"/v1/rulesets/tt/clauses/%2e%2e", "clause_unknown"},
        {"/v1/rulesets/tt/tables/chairs", "table_unknown"},
        {"/v1/rulesets/chess/book", "ruleset_unknown"},
        {"/v1/rulesets/chess/clauses/A", "ruleset_unknown"},
        {"/v1/rulesets/chess/sheet", "ruleset_unknown"},
        {"/v1/rulesets/tt/sheet/2", "not_found"},
        {"/v1/rulesets/chess/tables", "ruleset_unknown"},
        {"/v1/rulesets/tt/book/2", "not_found"},
        {"/v1/rulesets/tt/clauses/TT-PIN-1/x", "not_found"},
    };
    for (size_t i = 0; i < sizeof missing / sizeof missing[0]; i++)
        response_expect_problem(get(*state, missing[i][0], NULL, NULL), 404, missing[i][1]);
}

/* Searches; the answer is the client's. Words are sent percent-encoded; `rest` is the rest of the query. */
static const struct response *search_with(struct ground *ground, const char *rest, const char *words)
{
    char path[3000];
    size_t used = (size_t)snprintf(path, sizeof path, "/v1/search?%sq=", rest);
    for (; *words && used + 4 < sizeof path; words++)
        used += (size_t)snprintf(path + used, 4, "%%%02X", (unsigned char)*words);
    return get(ground, path, NULL, NULL);
}

static const struct response *search(struct ground *ground, const char *words)
{
    return search_with(ground, "", words);
}

static const json_t *result_at(const struct response *response, size_t index)
{
    return json_array_get(json_object_get(response->json, "results"), index);
}

static const char *text_of(const json_t *object, const char *member)
{
    const char *text = json_string_value(json_object_get(object, member));
    return text ? text : "";
}

static void test_an_answer_of_the_search(void **state)
{
    struct ground *ground = *state;
    assert_tagged(ground, "/v1/search?q=chrage%20%20PINNED%20&limit=2&ruleset=tt", NULL, "application/json");
    const struct response *response = &ground->client.response;
    assert_string_equal(response_text(response, "query"), "chrage pinned");
    const json_t *correction = json_array_get(json_object_get(response->json, "corrections"), 0);
    assert_string_equal(text_of(correction, "asked"), "chrage");
    assert_string_equal(text_of(correction, "used"), "charge");
    assert_int_equal(json_array_size(json_object_get(response->json, "results")), 2);
    const json_t *first = result_at(response, 0);
    assert_string_equal(text_of(first, "ruleset"), "tt");
    assert_non_null(strstr(text_of(first, "snippet"), "<mark>pinned</mark>"));
    char href[200];
    snprintf(href, sizeof href, "%s", text_of(first, "href"));
    response_expect(get(ground, href, NULL, NULL), 200);
}

/* A snippet is safe to show: but for <mark>, nothing in it is an element. */
static void assert_escaped(const char *snippet)
{
    for (const char *at = strpbrk(snippet, "<>"); at; at = strpbrk(at, "<>")) {
        size_t length = strncmp(at, "<mark>", 6) == 0 ? 6 : strncmp(at, "</mark>", 7) == 0 ? 7 : 0;
        if (length == 0)
            fail_msg("not escaped: %s", snippet);
        at += length;
    }
}

static void test_hostile_words(void **state)
{
    static const char *const words[] = {
        "'",
        "\"",
        "\\",
        "'; DROP TABLE umpire.clause; --",
        "charge' OR '1'='1",
        "a & | ! <-> b:*",
        "(((",
        "!charge",
        "charge:*",
        "<script>alert(1)</script> charge",
        "%",
        "$1",
        "🎲 charge",
        "½",
        "../../etc/passwd",
        "charge\xe2\x80\x8b",
        "%00 charge",
        "{}[]",
        "'a' & 'b'",
        "-- charge",
        "TT-PIN-1'",
        "charge -pinned",
        "a",
    };
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const struct response *response = search(ground, words[i]);
        response_expect(response, 200);
        size_t index;
        json_t *result;
        json_array_foreach(json_object_get(response->json, "results"), index, result)
            assert_escaped(text_of(result, "snippet"));
        if (strstr(words[i], "charge") && index == 0)
            fail_msg("nothing is found for %s: %s", words[i], response->body);
    }
}

static void test_what_cannot_be_searched(void **state)
{
    static char longer[202], large[4097], huge[8000];
    struct ground *ground = *state;
    memset(longer, 'x', 201);
    response_expect_problem(search(ground, longer), 422, "wrong_length");
    longer[200] = '\0';
    response_expect(search(ground, longer), 200);
    response_expect_problem(search(ground, "\xc2\xa0 \xe2\x80\x8b"), 422, "wrong_length");
    memset(large, 'x', 4096);
    snprintf(huge, sizeof huge, "/v1/search?q=%s", large);
    response_expect_problem(get(ground, huge, NULL, NULL), 431, "headers_too_large");
    large[3000] = '\0';
    snprintf(huge, sizeof huge, "/v1/search?q=%s", large);
    response_expect_problem(get(ground, huge, NULL, NULL), 422, "wrong_length");
    static const struct {
        const char *query, *code;
    } cases[] = {
        {"", "missing_field"},
        {"?limit=3", "missing_field"},
        {"?q=", "wrong_length"},
        {"?q=%20%20", "wrong_length"},
        {"?q=%ff", "invalid_text"},
        {"?q=%c0%af", "invalid_text"},
        {"?q=%ed%a0%80", "invalid_text"},
        {"?q=a%01b", "invalid_text"},
        {"?q=a%0ab", "invalid_text"},
        {"?q=a&limit=0", "out_of_range"},
        {"?q=a&limit=51", "out_of_range"},
        {"?q=a&limit=x", "wrong_type"},
        {"?q=a&ruleset=chess", "not_a_choice"},
        {"?q=a&colour=red", "unknown_field"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char path[100];
        snprintf(path, sizeof path, "/v1/search%s", cases[i].query);
        response_expect_problem(get(ground, path, NULL, NULL), 422, cases[i].code);
    }
    response_expect_problem(get(ground, "/v1/search?q=a", "Accept: image/png", NULL), 406, "not_acceptable");
}

static void test_without_the_database(void **state)
{
    struct test_service away;
    struct client client;
    (void)state;
    service_start(&away, "postgresql:///nothing?host=/nonexistent", NULL);
    client_start(&client, away.port);
    response_expect(client_get(&client, "/v1/search?q=charge"), 200);
    response_expect(client_get(&client, "/v1/rulesets/tt/clauses?q=charge"), 200);
    response_expect(client_get(&client, "/v1/rulesets/tt/clauses/TT-PIN-1"), 200);
    response_expect(client_get(&client, "/v1/rulesets/tt/book"), 200);
    client_end(&client);
    service_stop(&away);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_address),
        cmocka_unit_test(test_head_has_the_tag_and_no_body),
        cmocka_unit_test(test_filters),
        cmocka_unit_test(test_what_is_not_there),
        cmocka_unit_test(test_an_answer_of_the_search),
        cmocka_unit_test(test_hostile_words),
        cmocka_unit_test(test_what_cannot_be_searched),
        cmocka_unit_test(test_without_the_database),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
