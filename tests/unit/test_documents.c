/* What is written once at the start, and what is checked in: every link of the rulebook leads somewhere, every
 * reference of the OpenAPI document is there, and the files in the tree are what the program writes. */
#include "exchanging.h"
#include "openapi.h"
#include "operation.h"
#include <sys/wait.h>

static void every_ruleset_and_step_has_its_document(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char path[200];
        snprintf(path, sizeof path, "/v1/rulesets/%s", (*ruleset)->name);
        assert_int_equal(ask(&(struct asking){.path = path}), 200);
        json_t *root = reply_json();
        size_t index;
        json_t *step;
        json_array_foreach(json_object_get(root, "steps"), index, step)
        {
            char href[200];
            snprintf(href, sizeof href, "%s", json_string_value(json_object_get(step, "href")));
            assert_int_equal(ask(&(struct asking){.path = href}), 200);
            json_t *document = reply_json();
            assert_string_equal(json_string_value(json_object_get(document, "name")), (*ruleset)->steps[index]->name);
            assert_true(json_is_object(json_object_get(document, "input")));
            assert_true(json_is_object(json_object_get(document, "outcome")));
            assert_true(json_is_object(json_object_get(document, "example")));
            json_decref(document);
        }
        assert_null((*ruleset)->steps[index]);
        json_decref(root);
    }
    assert_null(document_find(&service.documents, "", MEDIA_JSON));
    assert_null(document_find(&service.documents, "/v1/ruleset", MEDIA_JSON));
    assert_null(document_find(&service.documents, "zzz", MEDIA_JSON));
}

/* The example that each step shows is a question that it answers. */
static void every_example_is_answered(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            char path[200];
            snprintf(path, sizeof path, "/v1/rulesets/%s/steps/%s", (*ruleset)->name, (*step)->name);
            assert_int_equal(ask(&(struct asking){.path = path}), 200);
            json_t *document = reply_json();
            const json_t *example = json_object_get(document, "example");
            char *body = json_dumps(json_object_get(example, "request"), JSON_COMPACT | JSON_REAL_PRECISION(15));
            snprintf(path, sizeof path, "/v1/rulesets/%s/%s", (*ruleset)->name, (*step)->name);
            struct asking asking = {
                .method = METHOD_POST, .path = path, .body = body, .content_type = "application/json"};
            assert_int_equal(ask(&asking), 200);
            json_t *answer = reply_json();
            assert_true(json_equal(json_object_get(answer, "outcome"), json_object_get(example, "outcome")) ||
                        !json_object_get(answer, "outcome"));
            json_decref(answer);
            json_decref(document);
            free(body);
        }
}

/* Every $ref leads to a schema that is there. */
static void references_check(const json_t *root, const json_t *value)
{
    const char *key;
    json_t *member;
    size_t index;
    json_t *readable = (json_t *)(uintptr_t)value;
    json_array_foreach(readable, index, member) references_check(root, member);
    json_object_foreach(readable, key, member)
    {
        static const char prefix[] = "#/components/schemas/";
        if (strcmp(key, "$ref") != 0) {
            references_check(root, member);
            continue;
        }
        const char *reference = json_string_value(member);
        assert_true(starts_with(reference, prefix));
        const json_t *schemas = json_object_get(json_object_get(root, "components"), "schemas");
        if (!json_object_get(schemas, reference + strlen(prefix)))
            fail_msg("%s is not there", reference);
    }
}

static json_t *openapi_parsed(void)
{
    struct writer out;
    json_error_t error;
    writer_start(&out, 16 << 20);
    openapi_write(&out);
    assert_false(out.failed);
    json_t *root = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, &error); /* so no schema stands twice */
    if (!root)
        fail_msg("the OpenAPI document is not JSON: %s", error.text);
    writer_end(&out);
    return root;
}

static void the_openapi_document_is_whole(void **state)
{
    (void)state;
    json_t *root = openapi_parsed();
    references_check(root, root);
    const char *path;
    json_t *item;
    json_t *ids = json_object();
    json_object_foreach(json_object_get(root, "paths"), path, item)
    {
        const char *method;
        json_t *operation;
        json_object_foreach(item, method, operation)
        {
            const char *id = json_string_value(json_object_get(operation, "operationId"));
            if (json_object_get(ids, id))
                fail_msg("the operationId %s stands twice", id);
            json_object_set_new(ids, id, json_true());
            assert_true(json_object_size(json_object_get(operation, "responses")) >= 2);
        }
    }
    size_t resolved = 0;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            resolved++;
    /* `resolve` and `getOdds` are written out by step. */
    assert_int_equal(json_object_size(ids), operation_count() - 2 + 2 * resolved);
    json_decref(ids);
    json_decref(root);
}

static void schema_names(void **state)
{
    (void)state;
    char name[SCHEMA_NAME_MAX];
    schema_name_write(name, "tt", "morale-check", "");
    assert_string_equal(name, "TtMoraleCheck");
    schema_name_write(name, "tft-ww2", "ranged-attack", "Question");
    assert_string_equal(name, "TftWw2RangedAttackQuestion");
}

static char *output_of(FILE *from)
{
    size_t size = 1 << 16, used = 0;
    char *bytes = malloc(size);
    for (size_t read; (read = fread(bytes + used, 1, size - used - 1, from)) > 0;) {
        used += read;
        if (used + 1 == size)
            bytes = realloc(bytes, size *= 2);
    }
    bytes[used] = '\0';
    return bytes;
}

/* A file in the tree is what `umpire COMMAND` writes. */
static void assert_not_stale(const char *command, const char *file)
{
    char line[1000], path[1000];
    snprintf(line, sizeof line, "'%s' %s", UMPIRE_PROGRAM, command);
    snprintf(path, sizeof path, "%s/%s", UMPIRE_SOURCE_DIR, file);
    FILE *pipe = popen(line, "r"), *kept = fopen(path, "re");
    if (!kept)
        fail_msg("%s is missing; write it with: umpire %s > %s", file, command, file);
    char *written = output_of(pipe), *found = output_of(kept);
    int status = pclose(pipe);
    fclose(kept);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    assert_true(strlen(written) > 100);
    if (strcmp(written, found) != 0)
        fail_msg("%s is stale; refresh it with: umpire %s > %s", file, command, file);
    free(written);
    free(found);
}

static void what_is_checked_in_is_what_is_written(void **state)
{
    (void)state;
    assert_not_stale("config", "config/umpire.conf");
    assert_not_stale("openapi", "openapi/umpire.yaml");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ruleset_and_step_has_its_document), cmocka_unit_test(every_example_is_answered),
        cmocka_unit_test(the_openapi_document_is_whole),           cmocka_unit_test(schema_names),
        cmocka_unit_test(what_is_checked_in_is_what_is_written),
    };
    return cmocka_run_group_tests(tests, exchange_setup, exchange_teardown);
}
