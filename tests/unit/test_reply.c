/* What every reply gets when it is complete, through the whole stack in memory: tags, encodings, Vary, CORS. */
#include "http/server/cors.h"
#include "http/server/problem.h"
#include "in_memory.h"
#include "unzip.h"
#include <stdlib.h>

#define GET(...) (&(struct asking){.method = METHOD_GET, __VA_ARGS__})

static const char book[] = "/v1/rulesets/tt/book";
static const char club[] = "https://club.example";

static char *identity; /* the book as it is */
static size_t identity_length;
static char tag[DOCUMENT_TAG_MAX];

static int book_take(void **state)
{
    if (request_setup(state) || ask(GET(.path = book)) != 200)
        return 1;
    identity_length = request.reply.length;
    identity = malloc(identity_length);
    if (!identity)
        return 1;
    memcpy(identity, request.reply.body, identity_length);
    snprintf(tag, sizeof tag, "%s", reply_header_of("ETag"));
    return 0;
}

static int book_drop(void **state)
{
    free(identity);
    return request_teardown(state);
}

static bool is_packed(void)
{
    const char *encoding = reply_header_of("Content-Encoding");
    return encoding && strcmp(encoding, "gzip") == 0;
}

static void assert_is_the_book(void)
{
    size_t length = request.reply.length;
    char *said = is_packed() ? unzip(request.reply.body, length, &length) : NULL;
    assert_int_equal(length, identity_length);
    assert_memory_equal(said ? said : request.reply.body, identity, length);
    free(said);
}

static void the_encoding_is_the_clients_choice(void **state)
{
    (void)state;
    static const struct {
        const char *accept;
        bool packed;
    } cases[] = {
        {NULL, false},
        {"", false},
        {"identity", false},
        {"gzip;q=0", false},
        {"br, deflate", false},
        {"gzip", true},
        {"x-gzip", true},
        {"*", true},
        {"gzip, deflate, br", true},
        {"gzip;q=0.1", true},
        {"identity;q=0, *", true},
        {"gzip;q=0.2, identity;q=0.5", false},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        assert_int_equal(ask(GET(.path = book, .accept_encoding = cases[i].accept)), 200);
        if (is_packed() != cases[i].packed)
            fail_msg("\"%s\": %d", cases[i].accept, is_packed());
        assert_is_the_book();
        assert_string_equal(reply_header_of("Vary"), "Accept, Accept-Encoding");
    }
}

static void nothing_that_is_accepted(void **state)
{
    (void)state;
    assert_int_equal(ask(GET(.path = book, .accept_encoding = "gzip;q=0, identity;q=0")), 406);
    assert_false(is_packed());
    assert_int_equal(ask(GET(.path = book, .accept_encoding = "*;q=0")), 406);
}

/* What is short is sent as it is, unless the client will not have it so. */
static void short_answers(void **state)
{
    (void)state;
    static const char path[] = "/livez";
    assert_int_equal(ask(GET(.path = path, .accept_encoding = "gzip")), 200);
    assert_false(is_packed());
    assert_int_equal(ask(GET(.path = path, .accept_encoding = "gzip, identity;q=0")), 200);
    assert_true(is_packed());
    size_t length;
    char *said = unzip(request.reply.body, request.reply.length, &length);
    assert_string_equal(said, "{\"state\":\"alive\"}");
    free(said);
}

/* Each encoding has its tag, and knows no other's. */
static void tags_of_encodings(void **state)
{
    (void)state;
    char packed[DOCUMENT_TAG_MAX + 8];
    assert_int_equal(ask(GET(.path = book, .accept_encoding = "gzip")), 200);
    snprintf(packed, sizeof packed, "%s", reply_header_of("ETag"));
    assert_int_equal(strlen(packed), strlen(tag) + strlen("-gzip"));
    assert_int_equal(ask(GET(.path = book, .accept_encoding = "gzip", .if_none_match = packed)), 304);
    assert_string_equal(reply_header_of("ETag"), packed);
    assert_int_equal(request.reply.length, 0);
    assert_null(reply_header_of("Content-Encoding"));
    assert_int_equal(ask(GET(.path = book, .accept_encoding = "gzip", .if_none_match = tag)), 200);
    assert_int_equal(ask(GET(.path = book, .if_none_match = packed)), 200);
    assert_int_equal(ask(GET(.path = book, .if_none_match = tag)), 304);
    assert_string_equal(reply_header_of("ETag"), tag);
    assert_int_equal(ask(GET(.path = book, .if_none_match = "*")), 304);
}

/* Long answers that are made for one client are compressed as they are sent: of these there may be only so many. */
static void streams_are_counted(void **state)
{
    (void)state;
    static const char path[] = "/v1/rulesets/tft-ww2/clauses";
    assert_int_equal(ask(GET(.path = path, .accept_encoding = "gzip", .parameter = "q", .value = "e")), 200);
    assert_true(is_packed());
    assert_non_null(request.reply.stream);
    assert_int_equal(atomic_load(&service.gzip_streams), 1);
    request_reset(&request);
    assert_int_equal(atomic_load(&service.gzip_streams), 0);
    atomic_store(&service.gzip_streams, 64);
    assert_int_equal(ask(GET(.path = path, .accept_encoding = "gzip", .parameter = "q", .value = "e")), 200);
    assert_false(is_packed());
    assert_null(strstr(reply_header_of("ETag"), "gzip"));
    assert_int_equal(ask(GET(.path = path, .accept_encoding = "gzip, identity;q=0", .parameter = "q", .value = "e")),
                     503);
    assert_non_null(reply_header_of("Retry-After"));
    assert_int_equal(atomic_load(&service.gzip_streams), 64);
    atomic_store(&service.gzip_streams, 0);
}

static void next_piece(struct request *streaming)
{
    problem(streaming, ERROR_DATABASE_UNAVAILABLE, NULL);
}

/* What is sent already cannot be taken back: a problem in the middle of a stream only breaks it off. */
static void a_problem_that_comes_too_late(void **state)
{
    (void)state;
    assert_int_equal(ask(GET(.path = book)), 200);
    request.reply.stream = next_piece;
    const struct reply before = request.reply;
    request.state = REQUEST_OPEN;
    request.reply.stream(&request);
    assert_int_equal(request.state, REQUEST_ANSWERED);
    assert_true(request.reply.broken);
    request.reply.broken = before.broken;
    assert_memory_equal(&request.reply, &before, sizeof before);
    assert_int_equal(request.out.used, 0);
}

static void origins(const char *list)
{
    service.settings.cors_origins = list;
}

static void origins_that_are_allowed(void **state)
{
    (void)state;
    origins("http://a.example https://club.example");
    assert_int_equal(ask(GET(.path = book, .origin = club)), 200);
    assert_string_equal(reply_header_of("Access-Control-Allow-Origin"), club);
    assert_non_null(strstr(reply_header_of("Access-Control-Expose-Headers"), "ETag"));
    assert_string_equal(reply_header_of("Vary"), "Accept, Accept-Encoding, Origin");
    assert_int_equal(ask(GET(.path = "/nowhere", .origin = club)), 404);
    assert_string_equal(reply_header_of("Access-Control-Allow-Origin"), club);
    assert_int_equal(ask(GET(.path = book, .origin = club, .if_none_match = tag)), 304);
    assert_string_equal(reply_header_of("Access-Control-Allow-Origin"), club);
}

static void origins_that_are_not(void **state)
{
    (void)state;
    static const char *const others[] = {NULL,
                                         "",
                                         "null",
                                         "https://club.example.evil",
                                         "https://club.exampl",
                                         "https://club.example:443",
                                         "http://a.example https://club.example",
                                         "*"};
    origins("http://a.example https://club.example");
    for (size_t i = 0; i < LENGTH(others); i++) {
        assert_int_equal(ask(GET(.path = book, .origin = others[i])), 200);
        assert_null(reply_header_of("Access-Control-Allow-Origin"));
        assert_null(reply_header_of("Access-Control-Expose-Headers"));
        assert_non_null(strstr(reply_header_of("Vary"), "Origin"));
    }
    static const char *const nobody[] = {NULL, ""};
    for (size_t i = 0; i < LENGTH(nobody); i++) {
        origins(nobody[i]);
        assert_int_equal(ask(GET(.path = book, .origin = club)), 200);
        assert_null(reply_header_of("Access-Control-Allow-Origin"));
        assert_string_equal(reply_header_of("Vary"), "Accept, Accept-Encoding");
    }
}

/* What is the same for everyone may be kept for everyone: the header stands there whoever asks. */
static void everyone(void **state)
{
    (void)state;
    origins("*");
    assert_int_equal(ask(GET(.path = book)), 200);
    assert_string_equal(reply_header_of("Access-Control-Allow-Origin"), "*");
    assert_string_equal(reply_header_of("Vary"), "Accept, Accept-Encoding");
    origins(NULL);
}

static void preflights(void **state)
{
    (void)state;
    const struct asking open = {.method = METHOD_OPTIONS, .path = "/v1/sessions", .origin = club};
    origins("https://club.example");
    assert_int_equal(ask(&open), 204);
    assert_string_equal(reply_header_of("Access-Control-Allow-Origin"), club);
    assert_string_equal(reply_header_of("Access-Control-Allow-Methods"), reply_header_of("Allow"));
    assert_non_null(strstr(reply_header_of("Access-Control-Allow-Headers"), "Authorization"));
    assert_non_null(strstr(reply_header_of("Access-Control-Allow-Headers"), "Idempotency-Key"));
    assert_non_null(reply_header_of("Access-Control-Max-Age"));
    assert_null(reply_header_of("Access-Control-Expose-Headers"));
    assert_int_equal(request.reply.length, 0);
    const struct asking nowhere = {.method = METHOD_OPTIONS, .path = "/nowhere", .origin = club};
    assert_int_equal(ask(&nowhere), 404);
    assert_null(reply_header_of("Access-Control-Allow-Methods"));
    origins(NULL);
    assert_int_equal(ask(&open), 204);
    assert_string_equal(reply_header_of("Allow"), "POST, OPTIONS");
    assert_null(reply_header_of("Access-Control-Allow-Origin"));
    assert_null(reply_header_of("Access-Control-Allow-Methods"));
}

static void settings_of_origins(void **state)
{
    (void)state;
    static const char *const fine[] = {"",
                                       "  ",
                                       "*",
                                       "https://club.example",
                                       "http://localhost:5173",
                                       "https://a.example  http://[::1]:8080 capacitor://localhost"};
    static const char *const wrong[] = {"club.example",
                                        "https://club.example/",
                                        "https://",
                                        "https://club.example *",
                                        "https://Club.example",
                                        "https://a:b:c",
                                        "https://a:",
                                        "null",
                                        "https://a.example,https://b.example",
                                        "://a",
                                        "https://a?b"};
    char message[CORS_MESSAGE_MAX];
    for (size_t i = 0; i < LENGTH(fine); i++)
        if (!cors_origins_check(fine[i], message))
            fail_msg("\"%s\" %s", fine[i], message);
    for (size_t i = 0; i < LENGTH(wrong); i++)
        if (cors_origins_check(wrong[i], message))
            fail_msg("\"%s\" is taken", wrong[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_encoding_is_the_clients_choice),
        cmocka_unit_test(nothing_that_is_accepted),
        cmocka_unit_test(short_answers),
        cmocka_unit_test(tags_of_encodings),
        cmocka_unit_test(streams_are_counted),
        cmocka_unit_test(a_problem_that_comes_too_late),
        cmocka_unit_test(origins_that_are_allowed),
        cmocka_unit_test(origins_that_are_not),
        cmocka_unit_test(everyone),
        cmocka_unit_test(preflights),
        cmocka_unit_test(settings_of_origins),
    };
    return cmocka_run_group_tests(tests, book_take, book_drop);
}
