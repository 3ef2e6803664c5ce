/* Answers that are kept: found by their whole key, copied, and never more than there are places. */
#include "http/rulebook/search_cache.h"
#include "unit.h"
#include <pthread.h>

static void keep(struct search_cache *cache, const char *key, const char *answer)
{
    struct writer bytes;
    char tag[DOCUMENT_TAG_MAX];
    writer_start(&bytes, 1 << 20);
    write_raw(&bytes, answer, strlen(answer));
    tag_of(bytes.at, bytes.used, tag);
    search_cache_put(cache, key, &bytes, tag);
    writer_end(&bytes);
}

/* Whether the answer is there, with its tag. */
static bool finds(struct search_cache *cache, const char *key, const char *answer)
{
    struct writer out;
    char tag[DOCUMENT_TAG_MAX], wanted[DOCUMENT_TAG_MAX];
    writer_start(&out, 1 << 20);
    bool found = search_cache_find(cache, key, &out, tag);
    if (found) {
        tag_of(answer, strlen(answer), wanted);
        assert_int_equal(out.used, strlen(answer));
        assert_memory_equal(out.at, answer, out.used);
        assert_string_equal(tag, wanted);
    } else
        assert_int_equal(out.used, 0);
    writer_end(&out);
    return found;
}

static void an_answer_is_found_by_its_key(void **state)
{
    (void)state;
    struct search_cache *cache = search_cache_new();
    assert_non_null(cache);
    assert_false(finds(cache, "a", ""));
    keep(cache, "a", "first");
    assert_true(finds(cache, "a", "first"));
    assert_false(finds(cache, "b", ""));
    assert_false(finds(cache, "", ""));
    keep(cache, "a", "second");
    assert_true(finds(cache, "a", "second"));
    search_cache_free(cache);
}

static void the_places_are_bounded(void **state)
{
    (void)state;
    struct search_cache *cache = search_cache_new();
    char key[32];
    int found = 0;
    for (int i = 0; i < 5000; i++) {
        snprintf(key, sizeof key, "key %d", i);
        keep(cache, key, key);
        assert_true(finds(cache, key, key));
    }
    for (int i = 0; i < 5000; i++) {
        snprintf(key, sizeof key, "key %d", i);
        found += finds(cache, key, key);
    }
    assert_in_range(found, 200, 256);
    search_cache_free(cache);
}

static void a_large_answer_is_not_kept(void **state)
{
    (void)state;
    static char large[40000];
    struct search_cache *cache = search_cache_new();
    memset(large, 'x', sizeof large - 1);
    keep(cache, "large", large);
    assert_false(finds(cache, "large", large));
    search_cache_free(cache);
}

static void without_a_cache_nothing_is_kept(void **state)
{
    (void)state;
    keep(NULL, "a", "first");
    assert_false(finds(NULL, "a", "first"));
    search_cache_free(NULL);
}

static void *many_ask(void *argument)
{
    char key[32];
    for (int i = 0; i < 20000; i++) {
        snprintf(key, sizeof key, "key %d", i % 300);
        if (!finds(argument, key, key))
            keep(argument, key, key);
    }
    return NULL;
}

static void several_threads(void **state)
{
    (void)state;
    pthread_t threads[4];
    struct search_cache *cache = search_cache_new();
    for (size_t i = 0; i < LENGTH(threads); i++)
        assert_int_equal(pthread_create(&threads[i], NULL, many_ask, cache), 0);
    for (size_t i = 0; i < LENGTH(threads); i++)
        pthread_join(threads[i], NULL);
    search_cache_free(cache);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_answer_is_found_by_its_key),
        cmocka_unit_test(the_places_are_bounded),
        cmocka_unit_test(a_large_answer_is_not_kept),
        cmocka_unit_test(without_a_cache_nothing_is_kept),
        cmocka_unit_test(several_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
