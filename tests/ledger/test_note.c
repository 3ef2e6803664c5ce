/* Signed notes: the published example to the letter, every malformed form, several signatures and unknown keys. */
#include "ledger/note.h"
#include "vectors.h"

enum { NOTE_SIZE = 8192 };

/* The published signature with its key's id. */
#define BLOB "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM="

static json_t *vectors;
static const char *words, *peter_line, *enoch_line;
static struct note_key peter, enoch;

static int setup(void **state)
{
    (void)state;
    vectors = vectors_load(VECTORS "note.json");
    const json_t *by_peter = json_object_get(vectors, "peter"), *by_enoch = json_object_get(vectors, "enoch");
    words = text_of(vectors, "text");
    peter_line = text_of(by_peter, "line");
    enoch_line = text_of(by_enoch, "line");
    assert_true(note_key_read(text_of(by_peter, "key"), &peter));
    assert_true(note_key_read(text_of(by_enoch, "key"), &enoch));
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    json_decref(vectors);
    return 0;
}

/* Puts pieces one behind the other, in a static buffer. */
static const char *joined(const char *a, const char *b, const char *c, const char *d)
{
    static char whole[NOTE_SIZE];
    struct text text;
    text_start(&text, whole, sizeof whole);
    text_add(&text, a);
    text_add(&text, b);
    text_add(&text, c);
    text_add(&text, d);
    assert_false(text.cut);
    return whole;
}

static bool reads(const char *bytes)
{
    struct note note;
    return note_read(bytes, strlen(bytes), &note);
}

static enum note_verdict verdict_of(const char *bytes, const struct note_key *keys, size_t count)
{
    struct note note;
    if (!note_read(bytes, strlen(bytes), &note))
        fail_msg("this is a note:\n%s", bytes);
    return note_verify(&note, keys, count);
}

static void the_published_note(void **state)
{
    (void)state;
    struct note note;
    const char *bytes = joined(words, "\n", peter_line, "");
    assert_true(note_read(bytes, strlen(bytes), &note));
    assert_int_equal(note.text_length, strlen(words));
    assert_memory_equal(note.text, words, note.text_length);
    assert_int_equal(note.signature_count, 1);
    assert_int_equal(note_verify(&note, &peter, 1), NOTE_SIGNED);
    assert_int_equal(note_verify(&note, &enoch, 1), NOTE_UNKNOWN);
    assert_int_equal(note_verify(&note, NULL, 0), NOTE_UNKNOWN);
}

/* The published private key signs the published note to the letter. */
static void the_published_signer(void **state)
{
    (void)state;
    char note[NOTE_SIZE];
    uint8_t typed[33];
    size_t length;
    struct note_signer signer;
    struct text out;
    const char *secret = text_of(json_object_get(vectors, "peter"), "signer");
    const char *base64 = strstr(secret, "+c74f20a3+") + strlen("+c74f20a3+");
    assert_int_equal(sodium_base642bin(typed, sizeof typed, base64, strlen(base64), NULL, &length, NULL,
                                       sodium_base64_VARIANT_ORIGINAL),
                     0);
    assert_int_equal(length, sizeof typed);
    assert_true(note_signer_make("PeterNeumann", typed + 1, &signer));
    assert_memory_equal(&signer.key, &peter, sizeof peter.id);
    assert_memory_equal(signer.key.bytes, peter.bytes, sizeof peter.bytes);
    text_start(&out, note, sizeof note);
    assert_true(note_sign(&out, words, &signer, 1));
    assert_string_equal(note, joined(words, "\n", peter_line, ""));
    note_signer_end(&signer);
    assert_true(sodium_is_zero(signer.secret, sizeof signer.secret));
}

static void several_signatures(void **state)
{
    (void)state;
    const struct note_key both[] = {peter, enoch};
    const char *bytes = joined(words, "\n", peter_line, enoch_line);
    assert_int_equal(verdict_of(bytes, &peter, 1), NOTE_SIGNED);
    assert_int_equal(verdict_of(bytes, &enoch, 1), NOTE_SIGNED);
    assert_int_equal(verdict_of(bytes, both, 2), NOTE_SIGNED);
    char changed[256]; /* the last byte of Enoch's signature */
    snprintf(changed, sizeof changed, "%s", enoch_line);
    char *last = strstr(changed, "+QQ=");
    assert_non_null(last);
    last[0] = '/';
    bytes = joined(words, "\n", peter_line, changed);
    assert_int_equal(verdict_of(bytes, &peter, 1), NOTE_SIGNED); /* who does not know Enoch does not care */
    assert_int_equal(verdict_of(bytes, both, 2), NOTE_FORGED);
    assert_int_equal(verdict_of(bytes, &enoch, 1), NOTE_FORGED);
}

/* Signatures of unknown keys may have any length and share a name or an id with a known one. */
static void unknown_keys_are_ignored(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "\u2014 PeterNeumann AAAAAAA=\n", /* the name, another id, a byte */
        "\u2014 Other " BLOB "\n",
        "\u2014 PeterNeuman " BLOB "\n",
        "\u2014 witness.example/w1 BBBBBBBBBBBB\n",
    };
    for (size_t i = 0; i < LENGTH(lines); i++) {
        assert_int_equal(verdict_of(joined(words, "\n", lines[i], ""), &peter, 1), NOTE_UNKNOWN);
        assert_int_equal(verdict_of(joined(words, "\n", lines[i], peter_line), &peter, 1), NOTE_SIGNED);
        assert_int_equal(verdict_of(joined(words, "\n", peter_line, lines[i]), &peter, 1), NOTE_SIGNED);
    }
    /* The known key with a signature of a wrong length is forged, not unknown. */
    assert_int_equal(verdict_of(joined(words, "\n", "\u2014 PeterNeumann x08gowA=\n", peter_line), &peter, 1),
                     NOTE_FORGED);
}

static void malformed_notes(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "",                                     /* no signature */
        "\u2014 PeterNeumann x08gowA=",         /* no newline */
        "\u2014 PeterNeumann x08gowA=\nmore\n", /* another line */
        "\u2014 PeterNeumann x08gowA=\n\n",     /* then the signatures would be empty */
        "\u2014 PeterNeumann x08go===\n",
        "\u2014 PeterNeumann x08gow==\n",   /* the id alone */
        "\u2014 PeterNeumann x08gowA\n",    /* no padding */
        "\u2014 PeterNeumann x08gowB=\n",   /* bits behind the end */
        "\u2014 PeterNeumann x08go_A=\n",   /* base64url */
        "\u2014 PeterNeumann x08gowA= \n",  /* a space at the end */
        "\u2014 PeterNeumann  x08gowA=\n",  /* two spaces */
        "\u2014 PeterNeumann\tx08gowA=\n",  /* a tab */
        "\u2014 PeterNeumann x08gowA=\r\n", /* a carriage return */
        "\u2014 PeterNeumann \n",
        "\u2014 PeterNeumann\n",
        "\u2014  x08gowA=\n", /* no name */
        "\u2014 Peter+Neumann x08gowA=\n",
        "\u2014 Peter\u00a0Neumann x08gowA=\n",
        "\u2014 Peter\xC2\x85 x08gowA=\n",
        "\u2014 Peter\u3000Neumann x08gowA=\n",
        "\u2014PeterNeumann x08gowA=\n",
        "- PeterNeumann x08gowA=\n",
        "\u2013 PeterNeumann x08gowA=\n", /* an en dash */
        " \u2014 PeterNeumann x08gowA=\n",
    };
    for (size_t i = 0; i < LENGTH(lines); i++)
        if (reads(joined(words, "\n", lines[i], "")))
            fail_msg("read as a note: %s", lines[i]);
    assert_true(reads(joined(words, "\n", "\u2014 PeterNeumann x08gowA=\n", "")));
    assert_true(reads(joined("a\n\nb\n", "\n", peter_line, ""))); /* empty lines belong to the text */
    assert_false(reads(joined(words, "", peter_line, "")));       /* no empty line */
    assert_false(reads(joined("\x01", words, "\n", peter_line)));
    assert_false(reads(joined("\xFF", words, "\n", peter_line)));
    assert_false(reads(joined("a\tb\n", "\n", peter_line, "")));
    assert_false(reads(""));
    assert_false(reads("\n"));
    assert_false(reads("\n\n"));
    struct note note;
    char zero[512];
    int length = snprintf(zero, sizeof zero, "text x\n\n\u2014 PeterNeumann " BLOB "\n");
    assert_true(note_read(zero, (size_t)length, &note));
    zero[5] = '\0';
    assert_false(note_read(zero, (size_t)length, &note));
}

static void as_many_signatures_as_there_may_be(void **state)
{
    (void)state;
    char bytes[NOTE_SIZE];
    struct text text;
    text_start(&text, bytes, sizeof bytes);
    text_format(&text, "%s\n", words);
    for (int i = 0; i < NOTE_SIGNATURES_MAX; i++)
        text_add(&text, peter_line);
    assert_false(text.cut);
    assert_int_equal(verdict_of(bytes, &peter, 1), NOTE_SIGNED);
    text_add(&text, peter_line);
    assert_false(text.cut);
    assert_false(reads(bytes));
}

/* No bit of the text, the name, the id or the signature can change. */
static void every_bit_is_signed(void **state)
{
    (void)state;
    char bytes[512];
    snprintf(bytes, sizeof bytes, "%s\n%s", words, peter_line);
    for (size_t i = 0; i < strlen(bytes) * 8; i++) {
        struct note note;
        bytes[i / 8] ^= (char)(1 << i % 8);
        if (note_read(bytes, strlen(words) + 1 + strlen(peter_line), &note))
            assert_int_not_equal(note_verify(&note, &peter, 1), NOTE_SIGNED);
        bytes[i / 8] ^= (char)(1 << i % 8);
    }
    assert_int_equal(verdict_of(bytes, &peter, 1), NOTE_SIGNED);
}

/* Every piece of a key's words, and every change of one character, is refused. */
static void keys_in_words(void **state)
{
    (void)state;
    const char *wanted = text_of(json_object_get(vectors, "peter"), "key");
    char found[NOTE_KEY_TEXT_SIZE], changed[128];
    struct note_key key;
    size_t i;
    json_t *bad;
    note_key_write(&peter, found);
    assert_string_equal(found, wanted);
    for (size_t from = 0; from <= strlen(wanted); from++)
        for (size_t to = from; to <= strlen(wanted); to++) {
            snprintf(changed, sizeof changed, "%.*s", (int)(to - from), wanted + from);
            if (note_key_read(changed, &key) != (strcmp(changed, wanted) == 0))
                fail_msg("read as a key: %s", changed);
        }
    for (i = 0; i < strlen(wanted); i++) {
        snprintf(changed, sizeof changed, "%s", wanted);
        changed[i]++;
        assert_false(note_key_read(changed, &key));
    }
    assert_int_equal(json_array_size(list_of(vectors, "bad_keys")), 2);
    json_array_foreach(json_object_get(vectors, "bad_keys"), i, bad)
        assert_false(note_key_read(json_string_value(bad), &key));
    assert_false(note_key_read("PeterNeumann+C74F20A3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW", &key));
}

static void names_of_keys(void **state)
{
    (void)state;
    static const char *const refused[] = {"", "a b", "a+b", "a\nb", "\u2003", "a\xFF", "tab\t"};
    static char name[NOTE_NAME_MAX + 1], text[NOTE_KEY_TEXT_SIZE];
    static const uint8_t seed[NOTE_SEED_SIZE] = {1};
    struct note_signer signer;
    struct note_key key;
    for (size_t i = 0; i < LENGTH(refused); i++)
        assert_false(note_signer_make(refused[i], seed, &signer));
    memset(name, 'n', NOTE_NAME_MAX);
    assert_false(note_signer_make(name, seed, &signer));
    name[NOTE_NAME_MAX - 1] = '\0';
    assert_true(note_signer_make(name, seed, &signer));
    note_key_write(&signer.key, text);
    assert_true(note_key_read(text, &key));
    assert_string_equal(key.name, name);
    assert_memory_equal(key.bytes, signer.key.bytes, NOTE_KEY_SIZE);
}

static void what_cannot_be_signed(void **state)
{
    (void)state;
    static const uint8_t seed[NOTE_SEED_SIZE] = {2};
    char small[100], note[NOTE_SIZE];
    struct note_signer signers[2];
    struct text out;
    assert_true(note_signer_make("first.example", seed, &signers[0]));
    assert_true(note_signer_make("second.example", seed, &signers[1]));
    text_start(&out, note, sizeof note);
    assert_false(note_sign(&out, "no newline", signers, 1));
    assert_false(note_sign(&out, "", signers, 1));
    assert_false(note_sign(&out, "a\r\n", signers, 1));
    assert_false(note_sign(&out, "\xC3\n", signers, 1));
    assert_false(note_sign(&out, "fine\n", signers, 0));
    assert_int_equal(out.used, 0);
    assert_true(note_sign(&out, "fine\n", signers, 2));
    const struct note_key keys[] = {signers[0].key, signers[1].key};
    assert_int_equal(verdict_of(note, keys, 2), NOTE_SIGNED);
    assert_int_equal(verdict_of(note, keys + 1, 1), NOTE_SIGNED);
    text_start(&out, small, sizeof small);
    assert_false(note_sign(&out, "fine\n", signers, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_published_note),  cmocka_unit_test(the_published_signer),
        cmocka_unit_test(several_signatures),  cmocka_unit_test(unknown_keys_are_ignored),
        cmocka_unit_test(malformed_notes),     cmocka_unit_test(as_many_signatures_as_there_may_be),
        cmocka_unit_test(every_bit_is_signed), cmocka_unit_test(keys_in_words),
        cmocka_unit_test(names_of_keys),       cmocka_unit_test(what_cannot_be_signed),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
