/* Keys as words: against the vectors of the second implementation, which takes the words from the document. */
#include "vectors.h"

static void the_vectors(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "ledger.json"), *vector;
    size_t i;
    json_array_foreach(list_of(root, "fingerprints"), i, vector)
    {
        uint8_t key[NOTE_KEY_SIZE];
        char words[FINGERPRINT_TEXT_SIZE];
        assert_int_equal(bytes_of(text_of(vector, "key"), key, sizeof key), sizeof key);
        fingerprint_write(key, words);
        assert_string_equal(words, text_of(vector, "words"));
    }
    json_decref(root);
}

static int letters_compare(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Every word is among the vectors, and no two begin with the same four letters: who mishears the end of a word still
 * compares the right ones. */
static void the_words_are_told_apart(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "ledger.json"), *vector;
    static char texts[400][FINGERPRINT_TEXT_SIZE];
    const char *words[LENGTH(texts) * FINGERPRINT_WORDS];
    size_t i, count = 0, distinct = 1;
    assert_int_equal(json_array_size(list_of(root, "fingerprints")), LENGTH(texts));
    json_array_foreach(list_of(root, "fingerprints"), i, vector)
    {
        char *rest = NULL;
        strcpy(texts[i], text_of(vector, "words"));
        for (char *word = strtok_r(texts[i], " ", &rest); word; word = strtok_r(NULL, " ", &rest))
            words[count++] = word;
    }
    assert_int_equal(count, LENGTH(words));
    qsort(words, count, sizeof words[0], letters_compare);
    for (i = 1; i < count; i++) {
        if (strcmp(words[i - 1], words[i]) == 0)
            continue;
        assert_int_not_equal(strncmp(words[i - 1], words[i], 4), 0);
        distinct++;
    }
    assert_int_equal(distinct, 256);
    json_decref(root);
}

/* As somebody types what was noted. */
static void words_are_read(void **state)
{
    static const char *const wrong[] = {"",
                                        "tailor",
                                        "tailor dragon acorn amber anchor apple april",
                                        "tailor dragon acorn amber anchor apple april arrow atlas",
                                        "tailor dragon acorn amber anchor apple april arrows",
                                        "tailor,dragon acorn amber anchor apple april arrow"};
    char words[FINGERPRINT_TEXT_SIZE];
    (void)state;
    assert_true(fingerprint_read("  Tailor dragon   ACORN amber anchor apple april arrow\t", words));
    assert_string_equal(words, "tailor dragon acorn amber anchor apple april arrow");
    for (size_t i = 0; i < LENGTH(wrong); i++)
        assert_false(fingerprint_read(wrong[i], words));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_vectors),
        cmocka_unit_test(the_words_are_told_apart),
        cmocka_unit_test(words_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
