/* Which media type and encoding a client gets. */
#include "http/server/negotiate.h"
#include "unit.h"

static void the_best_liked_is_chosen(void **state)
{
    (void)state;
    static const struct {
        const char *accept;
        enum media chosen;
    } cases[] = {
        {NULL, MEDIA_JSON},
        {"", MEDIA_JSON},
        {" ", MEDIA_JSON},
        {"*/*", MEDIA_JSON},
        {"text/html", MEDIA_HTML},
        {"TEXT/Markdown", MEDIA_MARKDOWN},
        {"text/*", MEDIA_MARKDOWN},
        {"text/*, text/markdown;q=0", MEDIA_HTML},
        {"text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", MEDIA_HTML},
        {"text/html;q=0.8, application/json;q=0.9", MEDIA_JSON},
        {"text/html;q=0.95, application/json;q=0.9", MEDIA_HTML},
        {"text/html;q=0.899, text/markdown;q=0.9", MEDIA_MARKDOWN},
        {"application/json;q=0.001, text/html;q=0", MEDIA_JSON},
        {"application/json, text/html", MEDIA_JSON},
        {"text/html, */*", MEDIA_HTML},
        {"text/html;charset=utf-8 ; q=1.0", MEDIA_HTML},
        {"text/html; Q=0.3, text/markdown; q=0.2, image/png", MEDIA_HTML},
        {"application/*;q=0.5, text/markdown;q=0.4", MEDIA_JSON},
        {"*/*;q=0.1, text/markdown;q=0.2", MEDIA_MARKDOWN},
        {"text/html;q=nonsense, application/json;q=0.9", MEDIA_HTML},
        {"text/html;q=7, application/json", MEDIA_JSON},
        {"*/*, application/json;q=0", MEDIA_MARKDOWN},
        {"image/png", MEDIA_COUNT},
        {"*/*;q=0", MEDIA_COUNT},
        {"text/html;q=0.000", MEDIA_COUNT},
        {"text/htm, text/htmlx, text/, /html, text", MEDIA_COUNT},
        {",", MEDIA_COUNT},
        {";q=1", MEDIA_COUNT},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        if (media_choose(cases[i].accept, MEDIA_COUNT) != cases[i].chosen)
            fail_msg("\"%s\" chooses %d", cases[i].accept, (int)media_choose(cases[i].accept, MEDIA_COUNT));
}

static void only_what_is_offered(void **state)
{
    (void)state;
    assert_int_equal(media_choose("text/html, application/json;q=0.1", MEDIA_JSON + 1), MEDIA_JSON);
    assert_int_equal(media_choose("text/html", MEDIA_JSON + 1), MEDIA_COUNT);
    assert_int_equal(media_choose("text/html", MEDIA_MARKDOWN + 1), MEDIA_COUNT);
    assert_int_equal(media_choose(NULL, 0), MEDIA_COUNT);
}

static void encodings(void **state)
{
    (void)state;
    static const struct {
        const char *accept;
        enum encodings chosen;
    } cases[] = {
        {NULL, ENCODINGS_PLAIN},
        {"", ENCODINGS_PLAIN},
        {" ", ENCODINGS_PLAIN},
        {",", ENCODINGS_PLAIN},
        {"identity", ENCODINGS_PLAIN},
        {"deflate, br", ENCODINGS_PLAIN},
        {"gzipp, gzi", ENCODINGS_PLAIN},
        {"gzip;q=0", ENCODINGS_PLAIN},
        {"gzip;q=0.000, *", ENCODINGS_PLAIN},
        {"gzip;q=0.4, identity", ENCODINGS_PLAIN},
        {"gzip", ENCODINGS_GZIP},
        {"GZip", ENCODINGS_GZIP},
        {"x-gzip", ENCODINGS_GZIP},
        {"br;q=1.0, gzip;q=0.8, *;q=0.1", ENCODINGS_GZIP},
        {"gzip; q=0.001", ENCODINGS_GZIP},
        {"identity, gzip", ENCODINGS_GZIP},
        {"*", ENCODINGS_GZIP},
        {"identity;q=0, gzip", ENCODINGS_GZIP_ONLY},
        {"gzip;q=0.1, *;q=0", ENCODINGS_GZIP_ONLY},
        {"identity;q=0, *;q=0.5", ENCODINGS_GZIP_ONLY},
        {"*;q=0", ENCODINGS_NONE},
        {"identity;q=0", ENCODINGS_NONE},
        {"gzip;q=0, identity;q=0, br", ENCODINGS_NONE},
        {"*;q=0, identity;q=0.5", ENCODINGS_PLAIN},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        if (encodings_choose(cases[i].accept) != cases[i].chosen)
            fail_msg("\"%s\" chooses %d", cases[i].accept, (int)encodings_choose(cases[i].accept));
}

static void little_is_preferred(void **state)
{
    (void)state;
    static const struct {
        const char *prefer;
        bool minimal;
    } cases[] = {
        {NULL, false},
        {"", false},
        {" , ,", false},
        {"return=minimal", true},
        {"Return=minimal", true},
        {"return = minimal", true},
        {"return=\"minimal\"", true},
        {"return=minimal; because=\"it, too\"", true},
        {"return=\"minimal\" ;x", true},
        {"respond-async, return=minimal", true},
        {"note=\"return=representation, \\\", a\",return=minimal", true},
        {"return=minimal, return=representation", true},
        {"return=representation, return=minimal", false},
        {"return, return=minimal", false},
        {"return=", false},
        {"return=\"\"", false},
        {"return=minimally", false},
        {"return=MINIMAL", false},
        {"return=\"minimal", false},
        {"return minimal", false},
        {"returns=minimal", false},
        {"x=return=minimal", false},
        {"x=\"return=minimal, return=minimal", false},
        {"x;return=minimal", false},
        {"handling=lenient", false},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        if (prefers_minimal(cases[i].prefer) != cases[i].minimal)
            fail_msg("\"%s\" %s minimal", cases[i].prefer, cases[i].minimal ? "is not" : "is");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_liked_is_chosen),
        cmocka_unit_test(only_what_is_offered),
        cmocka_unit_test(encodings),
        cmocka_unit_test(little_is_preferred),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
