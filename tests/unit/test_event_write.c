/* An entry as an event: its three lines, what it means to listeners, and what is no event at all. */
#include "base/writer.h"
#include "http/sessions/event_write.h"
#include "unit.h"
#include <umpire/rules.h>

#define ENTRY(kind, more)                                                                                              \
    "{\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"kind\":\"" kind "\",\"seat\":\"red\",\"seq\":7,"              \
    "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"" more "}"

static struct writer out;
static struct arena scratch;
static struct event_meaning meaning;

static bool written(const char *bytes)
{
    struct store_entry entry = {.seq = 7, .bytes = bytes, .length = strlen(bytes)};
    writer_reset(&out);
    bool fine = event_write(&out, &scratch, rulesets()[0], &entry, &meaning);
    write_raw(&out, "", 1);
    arena_reset(&scratch);
    return fine;
}

static void an_event(void **state)
{
    (void)state;
    static const char note[] = ENTRY("note", ",\"text\":\"line\\nline\"");
    assert_true(written(note));
    assert_string_equal(out.at, "id: 7\nevent: note\ndata: " ENTRY("note", ",\"text\":\"line\\nline\"") "\n\n");
    assert_false(meaning.closes);
    assert_string_equal(meaning.ended, "");
}

static void what_it_means(void **state)
{
    (void)state;
    assert_true(written(ENTRY("closed", "")));
    assert_true(meaning.closes);
    assert_string_equal(meaning.ended, "");
    assert_true(written(ENTRY("revoked", ",\"revoked_seat\":\"blue\"")));
    assert_false(meaning.closes);
    assert_string_equal(meaning.ended, "blue");
    assert_true(meaning.since > 7);
    assert_true(written(ENTRY("reissued", ",\"reissued_seat\":\"blue\"")));
    assert_string_equal(meaning.ended, "blue");
    assert_true(meaning.since == 7); /* the number of the entry: newer tokens go on */
}

/* What somebody has changed in the database must not become two events, or an event that ends no stream. */
static void what_is_no_event(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "",
        "{}",
        "[]",
        "no JSON",
        ENTRY("revoked", ""),
        ENTRY("note", ",\n\"text\":\"x\""),
        ENTRY("note", "") "\n\ndata: x",
        "\r" ENTRY("note", ""),
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(written(wrong[i]));
    /* A kind is one line, whatever it says. */
    assert_true(written(ENTRY("no\\nte", "")));
    assert_non_null(strstr(out.at, "\nevent: no\ndata: {"));
}

/* Members are named in events as in every other answer. */
static void manual_changes_are_titled(void **state)
{
    (void)state;
    static const char changed[] =
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"effects\":[{\"from\":9,\"member\":\"figures\",\"to\":7,"
        "\"unit\":\"watch\",\"unit_name\":\"Black Watch\"}%s],\"format\":1,\"kind\":\"unit_changed\","
        "\"reason\":\"Fever.\",\"seat\":\"red\",\"seq\":7,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\","
        "\"unit\":\"watch\"}";
    char bytes[512];
    snprintf(bytes, sizeof bytes, changed, "");
    assert_true(written(bytes));
    assert_non_null(strstr(out.at, "\"unit_name\":\"Black Watch\",\"title\":\"Figures\"}],\"format\":1"));
    snprintf(bytes, sizeof bytes, changed, ",{\"member\":\"charm\",\"to\":1,\"unit\":\"watch\",\"unit_name\":\"\"}");
    assert_true(written(bytes)); /* of another version */
    assert_non_null(strstr(out.at, "{\"member\":\"charm\",\"to\":1,\"unit\":\"watch\",\"unit_name\":\"\"}]"));
}

static int make(void **state)
{
    (void)state;
    writer_start(&out, 1 << 20);
    arena_start(&scratch, 1 << 20);
    return 0;
}

static int clear(void **state)
{
    (void)state;
    writer_end(&out);
    arena_end(&scratch);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_event),
        cmocka_unit_test(what_it_means),
        cmocka_unit_test(what_is_no_event),
        cmocka_unit_test(manual_changes_are_titled),
    };
    return cmocka_run_group_tests(tests, make, clear);
}
