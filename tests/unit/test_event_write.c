/* An entry as an event: its three lines, what it means to listeners, and what is no event at all. */
#include "event_write.h"
#include "unit.h"
#include "writer.h"

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
    bool fine = event_write(&out, &scratch, &entry, &meaning);
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
    assert_string_equal(meaning.revoked, "");
}

static void what_it_means(void **state)
{
    (void)state;
    assert_true(written(ENTRY("closed", "")));
    assert_true(meaning.closes);
    assert_string_equal(meaning.revoked, "");
    assert_true(written(ENTRY("revoked", ",\"revoked_seat\":\"blue\"")));
    assert_false(meaning.closes);
    assert_string_equal(meaning.revoked, "blue");
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
    };
    return cmocka_run_group_tests(tests, make, clear);
}
