/* The canonical writer: commas, RFC 8785's escapes, numbers to their ends, and the maximum. */
#include "base/writer.h"
#include "unit.h"

static struct writer writer;

static int setup(void **state)
{
    (void)state;
    writer_start(&writer, 1 << 16);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    writer_end(&writer);
    return 0;
}

static void assert_written(const char *wanted)
{
    assert_false(writer.failed);
    assert_int_equal(writer.used, strlen(wanted));
    assert_memory_equal(writer.at, wanted, writer.used);
    writer_reset(&writer);
}

static void commas_stand_between_values(void **state)
{
    (void)state;
    write_object(&writer);
    write_key(&writer, "a");
    write_array(&writer);
    write_array_end(&writer);
    write_key(&writer, "b");
    write_array(&writer);
    write_int(&writer, 1);
    write_null(&writer);
    write_object(&writer);
    write_object_end(&writer);
    write_array(&writer);
    write_bool(&writer, true);
    write_bool(&writer, false);
    write_array_end(&writer);
    write_string(&writer, "");
    write_json(&writer, "{}", 2);
    write_array_end(&writer);
    write_member(&writer, "c", "text");
    write_member_int(&writer, "d", -5);
    write_member_bool(&writer, "e", true);
    write_object_end(&writer);
    assert_written("{\"a\":[],\"b\":[1,null,{},[true,false],\"\",{}],\"c\":\"text\",\"d\":-5,\"e\":true}");
}

static void raw_bytes_take_no_comma(void **state)
{
    (void)state;
    write_int(&writer, 1);
    write_raw(&writer, "\n", 1);
    write_raw(&writer, "ignored", 0);
    assert_written("1\n");
    write_int(&writer, 2);
    assert_written("2");
}

static void every_byte_is_escaped_as_rfc_8785_says(void **state)
{
    (void)state;
    for (int byte = 0; byte < 0x80; byte++) {
        char value = (char)byte, wanted[16];
        static const char *const letters[0x20] = {
            ['\b'] = "\\b", ['\t'] = "\\t", ['\n'] = "\\n", ['\f'] = "\\f", ['\r'] = "\\r"};
        if (byte == '"' || byte == '\\')
            snprintf(wanted, sizeof wanted, "\"\\%c\"", byte);
        else if (byte < 0x20 && letters[byte])
            snprintf(wanted, sizeof wanted, "\"%s\"", letters[byte]);
        else if (byte < 0x20)
            snprintf(wanted, sizeof wanted, "\"\\u%04x\"", (unsigned)byte);
        else
            snprintf(wanted, sizeof wanted, "\"%c\"", byte); /* "/" and DEL too stand as they are */
        write_string_bytes(&writer, &value, 1);
        assert_written(wanted);
    }
}

static void other_characters_stand_as_they_are(void **state)
{
    (void)state;
    write_string(&writer, "½ é € 😀 \xE2\x80\xA8 </script>");
    assert_written("\"½ é € 😀 \xE2\x80\xA8 </script>\"");
    write_string(&writer, "\"a\"\\\n");
    assert_written("\"\\\"a\\\"\\\\\\n\"");
}

static void numbers_to_their_ends(void **state)
{
    (void)state;
    write_array(&writer);
    write_int(&writer, INT64_MIN);
    write_int(&writer, INT64_MAX);
    write_int(&writer, 0);
    write_int(&writer, -1);
    write_int(&writer, INT64_C(9007199254740992));
    write_array_end(&writer);
    assert_written("[-9223372036854775808,9223372036854775807,0,-1,9007199254740992]");
}

/* One document, written into every maximum up to its length: it fails below it, and never writes past it. */
static void the_maximum_is_kept(void **state)
{
    (void)state;
    char big[3000];
    memset(big, 'x', sizeof big);
    for (size_t max = 0; max < 3100; max += max < 40 ? 1 : 61) {
        struct writer small;
        writer_start(&small, max);
        write_object(&small);
        write_key(&small, "key");
        write_string_bytes(&small, big, sizeof big);
        write_member_int(&small, "n", 12);
        write_object_end(&small);
        size_t length = sizeof big + strlen("{\"key\":\"\",\"n\":12}");
        assert_int_equal(small.failed, max < length);
        assert_true(small.used <= max && small.size <= max);
        writer_reset(&small);
        assert_false(small.failed);
        if (max > 0) {
            write_raw(&small, "x", 1);
            assert_false(small.failed);
            assert_int_equal(small.at[0], 'x');
        }
        writer_end(&small);
        assert_int_equal(small.max, max);
    }
}

static void after_failing_it_ignores_what_comes(void **state)
{
    (void)state;
    struct writer small;
    writer_start(&small, 4);
    write_raw(&small, "12345", 5);
    assert_true(small.failed);
    size_t used = small.used;
    write_raw(&small, "1", 1);
    write_int(&small, 1);
    assert_int_equal(small.used, used);
    assert_true(small.failed);
    writer_end(&small);
    writer_end(&small);
}

/* Each byte at each place of texts of several lengths: what comes before and behind it stays, whatever it becomes. */
static void any_byte_at_any_place(void **state)
{
    (void)state;
    for (size_t length = 1; length < 20; length++)
        for (size_t at = 0; at < length; at++)
            for (int byte = 0; byte < 256; byte++) {
                char text[20], alone[16], wanted[64];
                memset(text, 'x', sizeof text);
                text[at] = (char)byte;
                write_string_bytes(&writer, text + at, 1);
                memcpy(alone, writer.at, writer.used);
                size_t escaped = writer.used - 2;
                writer_reset(&writer);
                memset(wanted, 'x', sizeof wanted);
                wanted[0] = '"';
                memcpy(wanted + 1 + at, alone + 1, escaped);
                wanted[length + escaped] = '"';
                write_string_bytes(&writer, text, length);
                assert_int_equal(writer.used, length + escaped + 1);
                assert_memory_equal(writer.at, wanted, writer.used);
                writer_reset(&writer);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(any_byte_at_any_place, setup, teardown),
        cmocka_unit_test_setup_teardown(commas_stand_between_values, setup, teardown),
        cmocka_unit_test_setup_teardown(raw_bytes_take_no_comma, setup, teardown),
        cmocka_unit_test_setup_teardown(every_byte_is_escaped_as_rfc_8785_says, setup, teardown),
        cmocka_unit_test_setup_teardown(other_characters_stand_as_they_are, setup, teardown),
        cmocka_unit_test_setup_teardown(numbers_to_their_ends, setup, teardown),
        cmocka_unit_test(the_maximum_is_kept),
        cmocka_unit_test(after_failing_it_ignores_what_comes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
