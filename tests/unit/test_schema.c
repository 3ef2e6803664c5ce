/* JSON Schema from field tables: the toy's schema to the letter. */
#include "fields/schema.h"
#include "toy.h"
#include "unit.h"
#include <jansson.h>

static json_t *schema_of(const struct fields *fields, const char *reference, bool strict)
{
    struct writer out;
    writer_start(&out, 1 << 16);
    schema_write(&out, fields, reference, strict);
    assert_false(out.failed);
    json_t *schema = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(schema);
    writer_end(&out);
    return schema;
}

static void assert_property(const json_t *schema, const char *name, const char *wanted)
{
    json_t *expected = json_loads(wanted, JSON_REJECT_DUPLICATES, NULL);
    const json_t *found = json_object_get(json_object_get(schema, "properties"), name);
    assert_non_null(expected);
    if (!json_equal(expected, found)) {
        char *text = json_dumps(found, JSON_COMPACT | JSON_REAL_PRECISION(15) | JSON_ENCODE_ANY);
        fail_msg("%s: %s", name, text ? text : "nothing");
    }
    json_decref(expected);
}

/* As JSON in C. */
#define HIDDEN                                                                                                         \
    "\\\\u0000-\\\\u001F\\\\u007F-\\\\u009F\\\\u00AD\\\\u034F\\\\u061C\\\\u115F-\\\\u1160\\\\u17B4-\\\\u17B5"          \
    "\\\\u180B-\\\\u180F\\\\u200B\\\\u200E-\\\\u200F\\\\u2028-\\\\u202E\\\\u2060-\\\\u206F\\\\u3164\\\\uE000-"         \
    "\\\\uF8FF"                                                                                                        \
    "\\\\uFDD0-\\\\uFDEF\\\\uFE00-\\\\uFE0D\\\\uFEFF\\\\uFFA0\\\\uFFF0-\\\\uFFFF"
#define BLANK "\\\\u0020\\\\u00A0\\\\u1680\\\\u2000-\\\\u200A\\\\u202F\\\\u205F\\\\u2800\\\\u3000\\\\uFE0E-\\\\uFE0F"

#define VISIBLE "^[" BLANK "]*[^" HIDDEN BLANK "][^" HIDDEN "]*$"
#define VISIBLE_OR_NONE "^([" BLANK "]*[^" HIDDEN BLANK "][^" HIDDEN "]*)?$"

static void each_kind_of_field(void **state)
{
    (void)state;
    json_t *schema = schema_of(&toy_fields, "#/s/", true);
    assert_string_equal(json_string_value(json_object_get(schema, "title")), "Toy");
    assert_string_equal(json_string_value(json_object_get(schema, "type")), "object");
    assert_true(json_is_false(json_object_get(schema, "additionalProperties")));
    assert_int_equal(json_array_size(json_object_get(schema, "required")), 1);
    assert_int_equal(json_object_size(json_object_get(schema, "properties")), toy_fields.count);
    assert_property(schema, "flag",
                    "{\"title\":\"Flag\",\"description\":\"Up or down.\",\"type\":\"boolean\",\"default\":true}");
    assert_property(
        schema, "number",
        "{\"title\":\"Number\",\"description\":\"Any.\",\"type\":\"integer\",\"minimum\":-7,\"maximum\":7}");
    assert_property(schema, "defaulted",
                    "{\"description\":\"Any.\",\"type\":\"integer\",\"minimum\":5,\"maximum\":5,\"default\":5}");
    assert_property(schema, "length",
                    "{\"description\":\"With decimals.\",\"type\":\"number\","
                    "\"minimum\":-1.5,\"maximum\":12.5,\"multipleOf\":0.001}");
    assert_property(schema, "points",
                    "{\"description\":\"In halves.\",\"type\":\"number\","
                    "\"minimum\":0,\"maximum\":4.5,\"multipleOf\":0.5}");
    assert_property(schema, "colour", "{\"description\":\"One.\",\"$ref\":\"#/s/ToyColour\",\"default\":\"green\"}");
    assert_property(schema, "name",
                    "{\"description\":\"Whose.\",\"type\":\"string\",\"minLength\":2,\"maxLength\":12,"
                    "\"$ref\":\"#/s/VisibleText\",\"default\":\"nobody\"}");
    assert_property(schema, "nick",
                    "{\"description\":\"Shorter.\",\"type\":\"string\",\"minLength\":0,\"maxLength\":4,"
                    "\"$ref\":\"#/s/VisibleTextOrNone\"}");
    assert_property(schema, "code",
                    "{\"description\":\"In plain letters.\",\"type\":\"string\",\"minLength\":0,\"maxLength\":8,"
                    "\"pattern\":\"^[ -~]*$\"}");
    assert_property(schema, "label", "{\"description\":\"Written only.\",\"type\":\"string\"}");
    assert_property(schema, "spare", "{\"description\":\"Perhaps.\",\"$ref\":\"#/s/ToyInner\"}");
    assert_property(schema, "numbers",
                    "{\"description\":\"Some.\",\"type\":\"array\",\"minItems\":1,\"maxItems\":3,"
                    "\"items\":{\"type\":\"integer\",\"minimum\":-9,\"maximum\":9}}");
    assert_property(schema, "inners",
                    "{\"description\":\"More inside.\",\"type\":\"array\",\"maxItems\":2,"
                    "\"items\":{\"$ref\":\"#/s/ToyInner\"},\"default\":[]}");
    json_decref(schema);
}

static void groups_in_place(void **state)
{
    (void)state;
    json_t *schema = schema_of(&toy_fields, NULL, false);
    assert_null(json_object_get(schema, "additionalProperties"));
    assert_property(schema, "spare",
                    "{\"description\":\"Perhaps.\",\"type\":\"object\",\"required\":[\"kind\"],\"properties\":{"
                    "\"weight\":{\"description\":\"In stones. Unit: stones.\",\"type\":\"integer\","
                    "\"minimum\":0,\"maximum\":9,\"default\":3,\"x-unit\":\"stones\",\"x-clause\":\"TOY-1\"},"
                    "\"kind\":{\"description\":\"Which.\",\"type\":\"string\",\"oneOf\":["
                    "{\"const\":\"red\",\"title\":\"Red\",\"description\":\"like fire\"},"
                    "{\"const\":\"green\",\"title\":\"Green\"}]}}}");
    json_decref(schema);
}

/* The characters of a text stand in place where there is nothing to refer to. */
static void texts_in_place(void **state)
{
    (void)state;
    json_t *schema = schema_of(&toy_fields, NULL, true);
    assert_property(schema, "name",
                    "{\"description\":\"Whose.\",\"type\":\"string\",\"minLength\":2,\"maxLength\":12,"
                    "\"pattern\":\"" VISIBLE "\",\"default\":\"nobody\"}");
    assert_property(schema, "nick",
                    "{\"description\":\"Shorter.\",\"type\":\"string\",\"minLength\":0,\"maxLength\":4,"
                    "\"pattern\":\"" VISIBLE_OR_NONE "\"}");
    json_decref(schema);
}

/* And what they refer to says the same. */
static void texts_once(void **state)
{
    (void)state;
    struct writer out;
    writer_start(&out, 1 << 16);
    write_object(&out);
    schema_write_texts(&out);
    write_object_end(&out);
    json_t *texts = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, NULL);
    writer_end(&out);
    const char *visible = json_string_value(json_object_get(json_object_get(texts, "VisibleText"), "pattern"));
    const char *or_none = json_string_value(json_object_get(json_object_get(texts, "VisibleTextOrNone"), "pattern"));
    json_t *wanted = json_loads("[\"" VISIBLE "\",\"" VISIBLE_OR_NONE "\"]", 0, NULL);
    assert_string_equal(visible, json_string_value(json_array_get(wanted, 0)));
    assert_string_equal(or_none, json_string_value(json_array_get(wanted, 1)));
    json_decref(wanted);
    json_decref(texts);
}

/* An enumeration of its own, and how a value without a title gets one. */
static void an_enumeration(void **state)
{
    static const struct choice list[] = {{"at_the_double", NULL}, {"go-on", "Goes on."}, {"2_plus", NULL}};
    static const struct choices choices = {"Pace", list, 3};
    struct writer out;
    (void)state;
    writer_start(&out, 1 << 16);
    schema_write_choices(&out, &choices);
    write_raw(&out, "", 1);
    assert_string_equal(out.at, "{\"title\":\"Pace\",\"type\":\"string\",\"oneOf\":["
                                "{\"const\":\"at_the_double\",\"title\":\"At the double\"},"
                                "{\"const\":\"go-on\",\"title\":\"Go on\",\"description\":\"Goes on.\"},"
                                "{\"const\":\"2_plus\",\"title\":\"2 plus\"}]}");
    writer_end(&out);
}

static void a_table_without_fields(void **state)
{
    (void)state;
    static const struct fields nothing = {.name = "Nothing"};
    json_t *schema = schema_of(&nothing, NULL, true);
    json_t *wanted = json_loads("{\"title\":\"Nothing\",\"type\":\"object\",\"required\":[],\"properties\":{},"
                                "\"additionalProperties\":false}",
                                0, NULL);
    assert_true(json_equal(schema, wanted));
    json_decref(schema);
    json_decref(wanted);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kind_of_field), cmocka_unit_test(groups_in_place),
        cmocka_unit_test(texts_in_place),     cmocka_unit_test(texts_once),
        cmocka_unit_test(an_enumeration),     cmocka_unit_test(a_table_without_fields),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
