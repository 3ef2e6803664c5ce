/* The OpenAPI documents as the strictest generators of clients read them: an answer is of one type, a union says by
 * which member it is told apart, and an object whose members the document does not name says that it has some. */
#include "http/openapi/openapi.h"
#include "in_memory.h"

enum { ANSWERED = 1, ASKED = 2 };

struct walk {
    const json_t *root;
    json_t *met; /* what it refers to, once as answered and once as asked */
    int side;
    size_t unions, open;
};

static bool is_choice(const json_t *alternatives)
{
    size_t index;
    json_t *each;
    json_array_foreach(alternatives, index, each) if (!json_object_get(each, "const")) return false;
    return true;
}

/* Every alternative is one of the mapping, and the other way round. */
static void union_check(const char *where, const json_t *schema, const json_t *alternatives)
{
    const json_t *discriminator = json_object_get(schema, "discriminator");
    json_t *mapping = json_object_get(discriminator, "mapping"), *each, *named = json_object(), *target;
    const char *value;
    size_t index;
    if (!json_object_get(discriminator, "propertyName"))
        fail_msg("%s: a union without a discriminator", where);
    json_object_foreach(mapping, value, target) json_object_set_new(named, json_string_value(target), json_true());
    json_array_foreach(alternatives, index, each)
    {
        const char *reference = json_string_value(json_object_get(each, "$ref"));
        if (!reference || !json_object_get(named, reference))
            fail_msg("%s: an alternative that no value of the discriminator leads to", where);
    }
    assert_int_equal(json_object_size(named), json_array_size(alternatives));
    json_decref(named);
}

static void schema_check(struct walk *walk, const char *where, const json_t *schema)
{
    const json_t *alternatives = json_object_get(schema, "oneOf");
    const char *type = json_string_value(json_object_get(schema, "type"));
    if (walk->side == ANSWERED && json_object_get(schema, "anyOf"))
        fail_msg("%s: an answer that may be one of several", where);
    if (json_is_array(alternatives) && !is_choice(alternatives)) {
        union_check(where, schema, alternatives);
        walk->unions++;
    }
    if (type && strcmp(type, "object") == 0 && json_object_size(json_object_get(schema, "properties")) == 0) {
        if (!json_object_get(schema, "additionalProperties"))
            fail_msg("%s: an open object that does not say so", where);
        walk->open++;
    }
}

static const json_t *referred(const struct walk *walk, const char *reference)
{
    char path[200];
    const json_t *at = walk->root;
    snprintf(path, sizeof path, "%s", reference);
    char *part = strtok(path, "/");
    while ((part = strtok(NULL, "/")))
        at = json_object_get(at, part);
    assert_non_null(at);
    return at;
}

static void value_check(struct walk *walk, const char *where, json_t *value);

static void reference_check(struct walk *walk, const char *reference)
{
    char key[220];
    snprintf(key, sizeof key, "%d%s", walk->side, reference);
    if (json_object_get(walk->met, key))
        return;
    json_object_set_new(walk->met, key, json_true());
    value_check(walk, reference, (json_t *)(uintptr_t)referred(walk, reference));
}

static void value_check(struct walk *walk, const char *where, json_t *value)
{
    const char *key;
    json_t *member;
    size_t index;
    schema_check(walk, where, value);
    json_array_foreach(value, index, member) value_check(walk, where, member);
    json_object_foreach(value, key, member)
    {
        if (strcmp(key, "$ref") == 0)
            reference_check(walk, json_string_value(member));
        else if (strcmp(key, "examples") != 0 && strcmp(key, "example") != 0 && strcmp(key, "mapping") != 0)
            value_check(walk, where, member);
    }
}

static void document_check(const struct ruleset *ruleset)
{
    struct writer out;
    const char *path, *method, *part;
    json_t *item, *operation, *value;
    writer_start(&out, 16 << 20);
    openapi_write(&out, ruleset);
    assert_false(out.failed);
    struct walk walk = {.root = json_loadb(out.at, out.used, 0, NULL), .met = json_object()};
    json_object_foreach(json_object_get(walk.root, "paths"), path, item) json_object_foreach(item, method, operation)
        json_object_foreach(operation, part, value)
    {
        walk.side = strcmp(part, "responses") == 0 ? ANSWERED : ASKED;
        value_check(&walk, path, value);
    }
    print_message("%s: %zu unions, %zu open objects\n", ruleset ? ruleset->name : "core", walk.unions, walk.open);
    assert_true(walk.unions > 0 && walk.open > 0);
    json_decref(walk.met);
    json_decref((json_t *)(uintptr_t)walk.root);
    writer_end(&out);
}

static void every_document_can_be_generated_from(void **state)
{
    (void)state;
    document_check(NULL);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        document_check(*ruleset);
}

/* Whoever reads the core sees of each body one that is right (the linters hold it to its schema). */
static void every_body_has_an_example(void **state)
{
    struct writer out;
    const char *path, *method;
    json_t *item, *operation;
    size_t bodies = 0;
    (void)state;
    writer_start(&out, 16 << 20);
    openapi_write(&out, NULL);
    json_t *root = json_loadb(out.at, out.used, 0, NULL);
    json_object_foreach(json_object_get(root, "paths"), path, item) json_object_foreach(item, method, operation)
    {
        const json_t *content = json_object_get(json_object_get(operation, "requestBody"), "content"),
                     *json = json_object_get(content, "application/json");
        if (json && !json_object_get(json, "example") && !json_object_get(json, "examples"))
            fail_msg("%s %s: a body without an example", method, path);
        bodies += json != NULL;
    }
    assert_true(bodies > 30);
    json_decref(root);
    writer_end(&out);
}

/* What an app loads before it does anything: the core stays as small as a picture. */
static void the_core_is_small(void **state)
{
    struct writer out;
    (void)state;
    writer_start(&out, 16 << 20);
    openapi_write(&out, NULL);
    print_message("the core document: %zu bytes\n", out.used);
    assert_in_range(out.used, 1, 340 * 1024);
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_document_can_be_generated_from),
        cmocka_unit_test(every_body_has_an_example),
        cmocka_unit_test(the_core_is_small),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
