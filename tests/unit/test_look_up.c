/* Looking up rules in memory: every clause, table and book of every ruleset in each form, the filters, and what is not
 * there. Needs no database. */
#include "http/rulebook/write_rules.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "in_memory.h"
#include "toy.h"

#define GET(...) (&(struct asking){.method = METHOD_GET, __VA_ARGS__})

__attribute__((format(printf, 1, 2))) static const char *path_of(const char *format, ...)
{
    static char path[300];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(path, sizeof path, format, arguments);
    va_end(arguments);
    return path;
}

static const struct rulebook *book_of(const struct ruleset *ruleset)
{
    return rulebook_find(&service.documents.books, ruleset->name);
}

static void assert_problem(const struct asking *asking, enum umpire_error error)
{
    const struct error_entry *entry = error_entry(error);
    assert_int_equal(ask(asking), entry->status);
    assert_string_equal(request.reply.content_type, "application/problem+json");
    json_t *root = reply_json();
    assert_string_equal(json_string_value(json_object_get(root, "code")), entry->code);
    json_decref(root);
}

/* 200, then 304 by its tag; the tag goes to `ret_tag`. */
static void assert_tagged(const char *path, const char *accept, const char *type, bool varies, char ret_tag[64])
{
    assert_int_equal(ask(GET(.path = path, .accept = accept)), 200);
    assert_string_equal(request.reply.content_type, type);
    assert_true(request.reply.length > 0);
    assert_string_equal(reply_header_of("Cache-Control"), "public, max-age=300");
    assert_string_equal(reply_header_of("Vary"), varies ? "Accept, Accept-Encoding" : "Accept-Encoding");
    snprintf(ret_tag, 64, "%s", reply_header_of("ETag"));
    assert_int_equal(ask(GET(.path = path, .accept = accept, .if_none_match = ret_tag)), 304);
    assert_string_equal(reply_header_of("ETag"), ret_tag);
    assert_int_equal(request.reply.length, 0);
    assert_int_equal(ask(GET(.path = path, .accept = accept, .if_none_match = "\"other\"")), 200);
}

/* All three forms of what people read too, each with a tag of its own. */
static void assert_readable(const char *path)
{
    char tags[3][64];
    assert_tagged(path, NULL, "application/json", true, tags[0]);
    assert_tagged(path, "text/markdown", "text/markdown; charset=utf-8", true, tags[1]);
    assert_tagged(path, "text/html,*/*;q=0.8", "text/html; charset=utf-8", true, tags[2]);
    assert_string_not_equal(tags[0], tags[1]);
    assert_string_not_equal(tags[1], tags[2]);
    assert_string_not_equal(tags[0], tags[2]);
    assert_problem(GET(.path = path, .accept = "image/png"), ERROR_NOT_ACCEPTABLE);
}

static void every_clause_in_every_form(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct rulebook *book = book_of(*ruleset);
        for (size_t i = 0; book && i < book->clause_count; i++) {
            const struct clause *clause = &book->clauses[i];
            char path[200];
            snprintf(path, sizeof path, "/v1/rulesets/%s/clauses/%s", (*ruleset)->name, clause->id);
            assert_readable(path);
            assert_int_equal(ask(GET(.path = path)), 200);
            json_t *root = reply_json();
            assert_string_equal(json_string_value(json_object_get(root, "id")), clause->id);
            assert_string_equal(json_string_value(json_object_get(root, "href")), path);
            assert_string_equal(json_string_value(json_object_get(root, "text")), clause->markdown);
            size_t applied = 0;
            for (const struct step *const *step = (*ruleset)->steps; *step; step++)
                applied += step_applies(*step, clause->id);
            assert_int_equal(json_array_size(json_object_get(root, "steps")), applied);
            assert_int_equal(json_object_get(root, "table_only") != NULL, clause->table_only != NULL);
            json_decref(root);
        }
    }
}

static void every_clause_that_a_step_names_is_there(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; book_of(*ruleset) && *step; step++)
            for (const char *const *clause = (*step)->clauses; *clause; clause++)
                assert_int_equal(ask(GET(.path = path_of("/v1/rulesets/%s/clauses/%s", (*ruleset)->name, *clause))),
                                 200);
}

static void every_book_is_whole(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char path[200];
        const struct rulebook *book = book_of(*ruleset);
        snprintf(path, sizeof path, "/v1/rulesets/%s/book", (*ruleset)->name);
        assert_readable(path);
        assert_int_equal(ask(GET(.path = path)), 200);
        json_t *root = reply_json();
        size_t steps = 0, tables = 0;
        while ((*ruleset)->steps[steps])
            steps++;
        while ((*ruleset)->tables && (*ruleset)->tables[tables])
            tables++;
        assert_int_equal(json_array_size(json_object_get(root, "clauses")), book ? book->clause_count : 0);
        assert_int_equal(json_array_size(json_object_get(root, "steps")), steps);
        assert_int_equal(json_array_size(json_object_get(root, "tables")), tables);
        assert_true(json_is_object(json_object_get(root, "options")));
        json_decref(root);
        assert_int_equal(ask(GET(.path = path, .accept = "text/html")), 200);
        assert_string_equal(
            reply_header_of("Content-Security-Policy"),
            "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; "
            "frame-ancestors 'none'");
        for (size_t i = 0; book && i < book->clause_count; i++) {
            char anchor[64];
            snprintf(anchor, sizeof anchor, "<h2><a id=\"%s\"></a>", book->clauses[i].id);
            assert_non_null(memmem(request.reply.body, request.reply.length, anchor, strlen(anchor)));
        }
    }
}

static void every_table_is_there(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char path[200], tag[64];
        snprintf(path, sizeof path, "/v1/rulesets/%s/tables", (*ruleset)->name);
        assert_tagged(path, NULL, "application/json", true, tag);
        for (const struct table *const *table = (*ruleset)->tables; table && *table; table++) {
            snprintf(path, sizeof path, "/v1/rulesets/%s/tables/%s", (*ruleset)->name, (*table)->name);
            assert_tagged(path, NULL, "application/json", true, tag);
            assert_int_equal(ask(GET(.path = path)), 200);
            json_t *root = reply_json();
            assert_int_equal(json_array_size(json_object_get(root, "rows")), (*table)->count);
            assert_string_equal(json_string_value(json_object_get(root, "name")), (*table)->name);
            json_decref(root);
        }
    }
}

/* How many clauses of T&T a filter leaves. */
static size_t filtered(const char *parameter, const char *value)
{
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt/clauses", .parameter = parameter, .value = value)), 200);
    json_t *root = reply_json();
    size_t count = json_array_size(json_object_get(root, "clauses"));
    json_decref(root);
    return count;
}

static void clauses_are_filtered(void **state)
{
    (void)state;
    const struct ruleset *tt = ruleset_find("tt");
    const struct rulebook *book = book_of(tt);
    size_t all = book->clause_count, count;
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt/clauses")), 200);
    json_t *root = reply_json();
    assert_int_equal(json_array_size(json_object_get(root, "clauses")), all);
    json_decref(root);
    for (const struct step *const *step = tt->steps; *step; step++) {
        for (count = 0; (*step)->clauses[count];)
            count++;
        assert_int_equal(filtered("step", (*step)->name), count);
    }
    assert_int_equal(filtered("tag", "pinned"), filtered("tag", "PINNED"));
    assert_in_range(filtered("tag", "pinned"), 5, all - 1);
    assert_int_equal(filtered("tag", "pin"), 0);
    assert_int_equal(filtered("q", "  "), all);
    assert_int_equal(filtered("q", "tt-pin-1"), 1);
    assert_in_range(filtered("q", "VETERAN"), 1, 5);
    assert_in_range(filtered("q", "unit veteran charge"), 1, filtered("q", "veteran"));
    assert_int_equal(filtered("q", "veteran zebra"), 0);
    assert_int_equal(filtered("q", "%"), 0);
    assert_int_equal(filtered("q", "½"), 1);
}

static void a_filtered_list_has_a_tag_too(void **state)
{
    (void)state;
    char tag[64];
    assert_int_equal(filtered("q", "veteran") > 0, 1);
    snprintf(tag, sizeof tag, "%s", reply_header_of("ETag"));
    assert_string_equal(reply_header_of("Cache-Control"), "public, max-age=300");
    assert_int_equal(
        ask(GET(.path = "/v1/rulesets/tt/clauses", .parameter = "q", .value = "veteran", .if_none_match = tag)), 304);
    assert_int_equal(
        ask(GET(.path = "/v1/rulesets/tt/clauses", .parameter = "q", .value = "raw", .if_none_match = tag)), 200);
}

static void what_is_not_there(void **state)
{
    (void)state;
    static const char *const kinds[] = {"book", "clauses", "clauses/TT-PIN-1", "tables", "tables/weapons"};
    for (size_t i = 0; i < LENGTH(kinds); i++)
        assert_problem(GET(.path = path_of("/v1/rulesets/chess/%s", kinds[i])), ERROR_RULESET_UNKNOWN);
    assert_problem(GET(.path = "/v1/rulesets/tt/clauses/TT-PIN-99"), ERROR_CLAUSE_UNKNOWN);
    assert_problem(GET(.path = "/v1/rulesets/tt/clauses/tt-pin-1"), ERROR_CLAUSE_UNKNOWN);
    assert_problem(GET(.path = "/v1/rulesets/tt/clauses/TT-PIN-1%00"), ERROR_CLAUSE_UNKNOWN);
    assert_int_equal(ask(GET(.path = "/v1/rulesets/tt/clauses/TT-PIN-1%00", .accept = "text/html")), 404);
    assert_string_equal(request.reply.content_type, "text/html; charset=utf-8");
    assert_non_null(strstr(request.reply.body, "<code>clause_unknown</code>"));
    assert_problem(GET(.path = "/v1/rulesets/tt/tables/pieces"), ERROR_TABLE_UNKNOWN);
    assert_problem(GET(.path = "/v1/rulesets/chess/clauses", .parameter = "q", .value = "x"), ERROR_RULESET_UNKNOWN);
    assert_problem(GET(.path = "/v1/rulesets/tt/clauses", .parameter = "step", .value = "x"), ERROR_NOT_A_CHOICE);
    assert_problem(GET(.path = "/v1/rulesets/tt/clauses", .parameter = "tag", .value = ""), ERROR_WRONG_LENGTH);
    assert_problem(GET(.path = "/v1/rulesets/tt/clauses", .parameter = "q", .value = "\xff"), ERROR_INVALID_TEXT);
    assert_problem(GET(.path = "/v1/rulesets/tt/clauses", .parameter = "tag", .value = "é"), ERROR_INVALID_TEXT);
    assert_problem(GET(.path = "/v1/rulesets/tt/clauses", .parameter = "colour", .value = "x"), ERROR_UNKNOWN_FIELD);
    assert_problem(GET(.path = "/v1/rulesets/tt/book", .parameter = "q", .value = "x"), ERROR_UNKNOWN_FIELD);
    assert_problem(GET(.path = "/v1/search"), ERROR_MISSING_FIELD);
    assert_problem(GET(.path = "/v1/search", .parameter = "q", .value = "  "), ERROR_WRONG_LENGTH);
    assert_problem(GET(.path = "/v1/search", .parameter = "q", .value = "a\x01"), ERROR_INVALID_TEXT);
    assert_problem(GET(.path = "/v1/search", .parameter = "limit", .value = "0"), ERROR_INVALID_INPUT);
}

/* A toy ruleset with a table of every kind of field. */
static struct toy rows[2];
static const struct table table = {.name = "toys",
                                   .title = "Toys | games",
                                   .doc = "What there is.",
                                   .clause = "TOY-1",
                                   .row = &toy_fields,
                                   .rows = rows,
                                   .count = 2};
static const struct table turn = {.name = "turn-sequence",
                                  .title = "Turn",
                                  .doc = "How it goes.",
                                  .clause = "TOY-2",
                                  .row = &toy_fields,
                                  .rows = rows,
                                  .count = 0};
static const struct table *const tables[] = {&table, &turn, NULL};
static const struct step *const no_steps[] = {NULL};
static const struct ruleset toy = {.name = "toy",
                                   .title = "Toy *soldiers*",
                                   .doc = "A game.",
                                   .version = 3,
                                   .options = &toy_fields,
                                   .steps = no_steps,
                                   .tables = tables};

static void rows_fill(void)
{
    for (size_t i = 0; i < 2; i++)
        fields_default(&toy_fields, &rows[i]);
    rows[0].number = -3;
    rows[0].length = 4500;
    rows[0].points = 7;
    rows[0].label = "a|b_c";
    rows[0].has_spare = true;
    rows[0].spare = (struct toy_inner){7, TOY_RED};
    rows[0].numbers[0] = 1;
    rows[0].numbers[1] = 2;
    rows[0].number_count = 2;
}

static void a_table_of_every_kind(void **state)
{
    (void)state;
    struct writer out;
    rows_fill();
    writer_start(&out, 1 << 20);
    table_write(&out, &toy, &table);
    json_t *root = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    assert_string_equal(json_string_value(json_object_get(root, "href")), "/v1/rulesets/toy/tables/toys");
    assert_string_equal(json_string_value(json_object_get(root, "clause")), "TOY-1");
    assert_true(json_is_object(json_object_get(json_object_get(root, "row"), "properties")));
    const json_t *row = json_array_get(json_object_get(root, "rows"), 0);
    assert_true(json_real_value(json_object_get(row, "length")) == 4.5);
    assert_true(json_real_value(json_object_get(row, "points")) == 3.5);
    assert_string_equal(json_string_value(json_object_get(row, "label")), "a|b_c");
    assert_null(json_object_get(json_array_get(json_object_get(root, "rows"), 1), "label"));
    json_decref(root);
    writer_end(&out);
}

static void a_ruleset_without_a_book(void **state)
{
    (void)state;
    struct writer out;
    rows_fill();
    writer_start(&out, 1 << 20);
    book_write(&out, &toy, NULL);
    json_t *root = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    assert_int_equal(json_array_size(json_object_get(root, "clauses")), 0);
    assert_int_equal(json_array_size(json_object_get(root, "tables")), 2);
    assert_string_equal(json_string_value(json_object_get(root, "turn_sequence")), "turn-sequence");
    json_decref(root);
    writer_reset(&out);
    book_markdown(&out, &toy, NULL);
    write_raw(&out, "", 1);
    assert_true(starts_with(
        out.at, "# Toy \\*soldiers\\*\n\nA game.\n\n"
                "[Reference sheet, to be printed](/v1/rulesets/toy/sheet)\n\n"
                "## Tables\n\n### Toys \\| games\n\nWhat there is. (TOY-1)\n\n| Flag | Number | defaulted |"));
    assert_non_null(
        strstr(out.at, "\n| yes | -3 | 5 |  | +4.5 | 3.5 | green |  | nobody |  |  | a\\|b\\_c | weight: 3; kind: red |"
                       " weight: 7; kind: red | +1, +2 |  |\n"));
    assert_non_null(strstr(out.at, "\n| `maybe` | Any. |\n"));
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_clause_in_every_form), cmocka_unit_test(every_clause_that_a_step_names_is_there),
        cmocka_unit_test(every_book_is_whole),        cmocka_unit_test(every_table_is_there),
        cmocka_unit_test(clauses_are_filtered),       cmocka_unit_test(a_filtered_list_has_a_tag_too),
        cmocka_unit_test(what_is_not_there),          cmocka_unit_test(a_table_of_every_kind),
        cmocka_unit_test(a_ruleset_without_a_book),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
