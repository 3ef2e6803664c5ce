/* Cosignatures: the vectors of the second implementation, and whatever is not one. */
#include "ledger/checkpoint.h"
#include "ledger/cosignature.h"
#include "vectors.h"

static struct device_secret secret;
static struct device_key key;
static struct cosigner cosigner;

static const char body[] = "umpire.example/01934abc-def0-7fff-8000-090aa00aff10\n17\n"
                           "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n";

static int setup(void **state)
{
    static const uint8_t seed[DEVICE_SEED_SIZE] = {5};
    (void)state;
    device_key_make(seed, &secret, &key);
    assert_true(cosigner_make("umpire.example/01934abc-def0-7fff-8000-090aa00aff10", &key, &cosigner));
    return 0;
}

static void the_vectors(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "ledger.json"), *vector;
    size_t i;
    assert_int_equal(json_array_size(list_of(root, "cosignatures")), 2);
    json_array_foreach(json_object_get(root, "cosignatures"), i, vector)
    {
        const char *wanted = text_of(vector, "note");
        char words[NOTE_KEY_TEXT_SIZE], made[COSIGNATURE_LINE_MAX];
        uint8_t seed[DEVICE_SEED_SIZE];
        struct checkpoint checkpoint;
        struct cosigner own;
        struct device_secret device;
        struct device_key device_key;
        struct note note;
        struct text out;
        uint64_t time;
        bytes_of(text_of(vector, "device"), seed, sizeof seed);
        device_key_make(seed, &device, &device_key);
        assert_true(note_read(wanted, strlen(wanted), &note));
        assert_true(checkpoint_read(&note, &checkpoint));
        assert_true(cosigner_make(checkpoint.origin, &device_key, &own));
        cosigner_write(&own, words);
        assert_string_equal(words, text_of(vector, "cosigner"));
        assert_int_equal(cosignature_verify(&note, &own, &time), NOTE_SIGNED);
        assert_int_equal(time, number_of(vector, "time"));
        text_start(&out, made, sizeof made);
        assert_true(cosignature_add(&out, &note, &own, &device, time));
        assert_string_equal(made, wanted + strlen(wanted) - out.used); /* the note's last line */
    }
    json_decref(root);
}

/* The example of the specification: its line has the form of ours, with the time in its place. */
static void the_published_line(void **state)
{
    (void)state;
    static const char published[] =
        "example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n"
        "\u2014 example.com/behind-the-sofa "
        "Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n"
        "\u2014 witness.example.com/w1 "
        "jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n";
    static const uint8_t id[] = {0x8d, 0x66, 0xcf, 0x3f};
    struct cosigner witness = {.name = "witness.example.com/w1", .key = key};
    struct note note;
    uint64_t time;
    memcpy(witness.id, id, sizeof id);
    assert_true(note_read(published, strlen(published), &note));
    assert_int_equal(note.signature_count, 2);
    assert_memory_equal(note.signatures[1].id, id, sizeof id);
    assert_int_equal(cosignature_verify(&note, &witness, &time), NOTE_FORGED); /* its key is not published */
    witness.id[0] ^= 1;
    assert_int_equal(cosignature_verify(&note, &witness, &time), NOTE_UNKNOWN);
}

static char bytes[4096];

/* The note with these lines under it. */
static struct note note_with(const char *text, const char *first, const char *second)
{
    struct note note;
    snprintf(bytes, sizeof bytes, "%s\n%s%s", text, first, second);
    assert_true(note_read(bytes, strlen(bytes), &note));
    return note;
}

static void line_make(const char *text, uint64_t time, char line[COSIGNATURE_LINE_MAX])
{
    struct note note = {.text = text, .text_length = strlen(text)};
    struct text out;
    text_start(&out, line, COSIGNATURE_LINE_MAX);
    assert_true(cosignature_add(&out, &note, &cosigner, &secret, time));
}

static void what_is_no_cosignature(void **state)
{
    (void)state;
    char line[COSIGNATURE_LINE_MAX], later[COSIGNATURE_LINE_MAX], other[COSIGNATURE_LINE_MAX];
    uint64_t time;
    line_make(body, 100, line);
    line_make(body, 200, later);
    struct note note = note_with(body, line, "");
    assert_int_equal(cosignature_verify(&note, &cosigner, &time), NOTE_SIGNED);
    assert_int_equal(time, 100);
    note = note_with(body, later, line);
    assert_int_equal(cosignature_verify(&note, &cosigner, &time), NOTE_SIGNED);
    assert_int_equal(time, 200);
    char *sizes = strstr(strcpy(other, body), "17");
    sizes[1] = '8'; /* another checkpoint */
    note = note_with(other, line, "");
    assert_int_equal(cosignature_verify(&note, &cosigner, &time), NOTE_FORGED);
    strcpy(other, line); /* another time: in the sixth to the eleventh character of the base64 */
    char *base64 = strrchr(other, ' ') + 1;
    base64[14] = base64[14] == 'A' ? 'B' : 'A';
    note = note_with(body, other, "");
    assert_int_equal(cosignature_verify(&note, &cosigner, &time), NOTE_FORGED);
    note = note_with(body, line, other); /* one right and one wrong */
    assert_int_equal(cosignature_verify(&note, &cosigner, &time), NOTE_FORGED);

    /* An ordinary signature of the same key is none, and the other way round. */
    struct note_signer signer;
    struct text out;
    assert_true(note_signer_make(cosigner.name, secret.bytes, &signer));
    char signed_note[2048];
    text_start(&out, signed_note, sizeof signed_note);
    assert_true(note_sign(&out, body, &signer, 1));
    assert_true(note_read(signed_note, out.used, &note));
    assert_int_equal(note_verify(&note, &signer.key, 1), NOTE_SIGNED);
    assert_int_equal(cosignature_verify(&note, &cosigner, &time), NOTE_UNKNOWN);
    note = note_with(body, line, "");
    assert_int_equal(note_verify(&note, &signer.key, 1), NOTE_UNKNOWN);
}

static void bounds(void **state)
{
    (void)state;
    char line[COSIGNATURE_LINE_MAX], origin[NOTE_NAME_MAX + 1];
    struct cosigner other;
    struct text out;
    struct note note = {.text = body, .text_length = strlen(body)};
    text_start(&out, line, sizeof line);
    assert_false(cosignature_add(&out, &note, &cosigner, &secret, (uint64_t)INT64_MAX + 1));
    assert_int_equal(out.used, 0);
    assert_true(cosignature_add(&out, &note, &cosigner, &secret, INT64_MAX));
    text_start(&out, line, 100);
    assert_false(cosignature_add(&out, &note, &cosigner, &secret, 1));
    static char wide[16384];
    memset(wide, 'x', sizeof wide - 2);
    wide[sizeof wide - 2] = '\n';
    note = (struct note){.text = wide, .text_length = sizeof wide - 1};
    text_start(&out, line, sizeof line);
    assert_false(cosignature_add(&out, &note, &cosigner, &secret, 1));
    memset(origin, 'x', sizeof origin);
    origin[NOTE_NAME_MAX - 17] = '\0';
    assert_false(cosigner_make(origin, &key, &other));
    origin[NOTE_NAME_MAX - 18] = '\0';
    assert_true(cosigner_make(origin, &key, &other));
    assert_false(cosigner_make("two words", &key, &other));
}

/* A note has 32 lines: that of the server, and 31 devices' beside it. With one more it is none. */
static void as_many_devices_as_a_note_has_room_for(void **state)
{
    (void)state;
    static const uint8_t seed[NOTE_SEED_SIZE] = {6};
    static char whole[32768];
    static struct cosigner devices[32];
    struct uuid session;
    struct note_signer server;
    struct checkpoint checkpoint;
    struct note note;
    struct text out;
    uint64_t time;
    const struct tree_head head = {.size = 17, .root = hash_of("root", 4)};
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &session));
    assert_true(note_signer_make("umpire.example", seed, &server));
    text_start(&out, whole, sizeof whole);
    assert_true(checkpoint_sign(&out, &session, &head, &server, 1));
    assert_true(note_read(whole, out.used, &note) && checkpoint_read(&note, &checkpoint));
    const struct note plain = note;
    for (size_t i = 0; i < LENGTH(devices); i++) {
        const uint8_t own[DEVICE_SEED_SIZE] = {7, (uint8_t)i};
        struct device_secret device;
        struct device_key device_key;
        device_key_make(own, &device, &device_key);
        assert_true(cosigner_make(checkpoint.origin, &device_key, &devices[i]));
        assert_true(cosignature_add(&out, &plain, &devices[i], &device, 1000 + i));
        bool fits = i + 2 <= NOTE_SIGNATURES_MAX;
        assert_int_equal(note_read(whole, out.used, &note), fits);
        assert_int_equal(checkpoint_open(whole, out.used, &server.key, 1, &session, &checkpoint),
                         fits ? CHECKPOINT_SIGNED : CHECKPOINT_MALFORMED);
        for (size_t k = 0; fits && k <= i; k++) {
            assert_int_equal(cosignature_verify(&note, &devices[k], &time), NOTE_SIGNED);
            assert_int_equal(time, 1000 + k);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_vectors),
        cmocka_unit_test(the_published_line),
        cmocka_unit_test(what_is_no_cosignature),
        cmocka_unit_test(bounds),
        cmocka_unit_test(as_many_devices_as_a_note_has_room_for),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
