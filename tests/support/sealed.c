/* A small verifier: what a player could write from docs/ledger.md. */
#include "sealed.h"
#include "verify/verify.h"
#include <setjmp.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

void seat_join(struct client *client, const struct test_game *game, const char *name, const char *role, char digit,
               char ret[64])
{
    char nonce[NONCE_HEX + 1] = "", body[512];
    if (!role)
        memset(nonce, digit, NONCE_HEX);
    int used = snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\"",
                        role ? game->watch_code : test_game_code(game, name), name);
    snprintf(body + used, sizeof body - (size_t)used, role ? "}" : ",\"nonce\":\"%s\"}", nonce);
    const struct response *response =
        client_ask(client, &(struct ask){.path = game_path(game, "/seats"), .body = body});
    response_expect(response, 201);
    snprintf(ret, 64, "%s", response_text(response, "token"));
    assert_int_equal(strlen(ret), 43);
}

/* What is known of a session while its export is read. */
struct reading {
    struct uuid session;
    struct note_key key;
    struct hash *leaves;   /* of the entries */
    struct hash published; /* the last secret, or the anchor */
    uint64_t spent;        /* the link of it */
    uint64_t asked;        /* two-sided mode: the link of the newest question */
    uint64_t from, length;
    int entries, sealed;
    size_t covered; /* by the last checkpoint */
    json_t *draws;  /* of rulings, by their numbers */
    size_t nonce_count;
    char names[SEALED_NONCES_MAX][SEALED_SEAT_MAX];
    uint8_t nonces[SEALED_NONCES_MAX][NONCE_MAX];
    size_t lengths[SEALED_NONCES_MAX];
    int given[SEALED_NONCES_MAX]; /* the entries that gave them */
};

static const char *text_of(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    if (!text)
        fail_msg("%s is no text", name);
    return text ? text : "";
}

static void hash_take(const json_t *object, const char *name, struct hash *ret)
{
    assert_true(hash_read(text_of(object, name), ret));
}

static void chain_take(struct reading *reading, const json_t *entry)
{
    const json_t *chain = json_object_get(entry, "chain");
    assert_non_null(chain);
    hash_take(chain, "anchor", &reading->published);
    reading->from = (uint64_t)json_integer_value(json_object_get(chain, "base"));
    reading->length = (uint64_t)json_integer_value(json_object_get(chain, "length"));
    assert_int_equal(reading->from, reading->spent < reading->asked ? reading->asked : reading->spent);
    reading->spent = reading->from;
    reading->nonce_count = 0;
}

/* In the order of the names. */
static void nonce_take(struct reading *reading, const json_t *entry)
{
    const char *name = text_of(entry, "seat"), *hex = json_string_value(json_object_get(entry, "nonce"));
    size_t place = reading->nonce_count;
    if (!hex)
        return;
    for (; place > 0 && strcmp(reading->names[place - 1], name) > 0; place--) {
        memcpy(reading->names[place], reading->names[place - 1], SEALED_SEAT_MAX);
        memcpy(reading->nonces[place], reading->nonces[place - 1], NONCE_MAX);
        reading->lengths[place] = reading->lengths[place - 1];
        reading->given[place] = reading->given[place - 1];
    }
    snprintf(reading->names[place], SEALED_SEAT_MAX, "%s", name);
    reading->given[place] = reading->entries;
    assert_true(hex_read(hex, reading->nonces[place], NONCE_MAX, &reading->lengths[place]));
    reading->nonce_count++;
}

/* A correction's draws begin with the faces that `kept` has at the same place, if any. Only of tests whose corrections
 * have the draws of the ruling. */
static void faces_check(const json_t *draws, const json_t *kept, struct dice *dice)
{
    size_t index, at;
    json_t *draw, *face;
    json_array_foreach(draws, index, draw)
    {
        int32_t sides = (int32_t)json_integer_value(json_object_get(draw, "sides"));
        const json_t *fell = json_object_get(json_array_get(kept, index), "faces");
        json_array_foreach(json_object_get(draw, "faces"), at, face) assert_int_equal(
            json_integer_value(face), at < json_array_size(fell) ? json_integer_value(json_array_get(fell, at))
                                                                 : dice->source->face(dice, sides));
    }
}

/* The nonces of a ruling in two-sided mode, as it lists them. */
static void roll_take(const json_t *said, struct seal *seal, struct nonce list[2], uint8_t bytes[2][NONCE_MAX])
{
    const json_t *nonces = json_object_get(said, "nonces");
    seal->nonces = (struct nonces){.list = list, .count = json_array_size(nonces)};
    assert_true(seal->nonces.count == 2);
    for (size_t i = 0; i < seal->nonces.count; i++) {
        const json_t *nonce = json_array_get(nonces, i);
        list[i] = (struct nonce){.seat = text_of(nonce, "seat"), .bytes = bytes[i]};
        assert_true(hex_read(text_of(nonce, "nonce"), bytes[i], NONCE_MAX, &list[i].length));
    }
}

/* Before which entry nonces count: a device that signed the question has seen them. */
static int nonces_end(const struct reading *reading, const json_t *entry)
{
    if (!json_object_get(entry, "body"))
        return reading->entries;
    return (int)json_integer_value(json_object_get(json_object_get(entry, "last_checkpoint"), "size"));
}

/* The nonces that count, as far as they were given before the entry `end`. */
static struct nonces nonces_of(const struct reading *reading, int end, struct nonce *list)
{
    size_t count = 0;
    for (size_t i = 0; i < reading->nonce_count; i++)
        if (reading->given[i] < end)
            list[count++] = (struct nonce){reading->names[i], reading->nonces[i], reading->lengths[i]};
    return (struct nonces){list, count};
}

static void ruling_take(struct reading *reading, const json_t *entry)
{
    static struct dice_record record;
    static struct sealed_dice sealed;
    const json_t *said = json_object_get(entry, "dice");
    bool asked = json_object_get(said, "question") != NULL;
    struct nonce list[SEALED_NONCES_MAX], shown[2];
    uint8_t bytes[2][NONCE_MAX];
    struct dice dice;
    char key[24];
    snprintf(key, sizeof key, "%d", reading->entries);
    assert_int_equal(json_object_set(reading->draws, key, json_object_get(entry, "draws")), 0);
    snprintf(key, sizeof key, "%d", (int)json_integer_value(json_object_get(said, "from_entry")));
    if (strcmp(text_of(said, "source"), "sealed") != 0)
        return;
    struct seal seal = {.session = reading->session,
                        .link = (uint64_t)json_integer_value(json_object_get(said, "link")),
                        .nonces = nonces_of(reading, nonces_end(reading, entry), list)};
    hash_take(said, "secret", &seal.secret);
    assert_true(seal.link > reading->spent && (asked || seal.link == reading->spent + 1));
    assert_true(seal.link <= reading->from + reading->length);
    struct hash below = chain_walk(&reading->session, seal.link, &seal.secret, reading->spent);
    if (asked)
        roll_take(said, &seal, shown, bytes);
    assert_true(hash_equal(&below, &reading->published));
    assert_true(sealed_start(&dice, &sealed, &record, &seal));
    faces_check(json_object_get(entry, "draws"), json_object_get(reading->draws, key), &dice);
    reading->published = seal.secret;
    reading->spent = seal.link;
    reading->sealed++;
}

static void entry_take(struct reading *reading, const json_t *entry, const char *line, size_t length)
{
    const char *kind = text_of(entry, "kind");
    assert_int_equal(json_integer_value(json_object_get(entry, "seq")), reading->entries);
    if (strcmp(kind, "opened") == 0 || strcmp(kind, "rekey") == 0)
        chain_take(reading, entry);
    else if (strcmp(kind, "joined") == 0 || strcmp(kind, "nonce") == 0)
        nonce_take(reading, entry);
    else if (strcmp(kind, "asked") == 0)
        reading->asked = (uint64_t)json_integer_value(json_object_get(entry, "link"));
    else if (strcmp(kind, "ruling") == 0 || strcmp(kind, "correction") == 0)
        ruling_take(reading, entry);
    assert_int_equal(reading->covered, 0);
    reading->leaves = realloc(reading->leaves, (size_t)(reading->entries + 1) * sizeof *reading->leaves);
    assert_non_null(reading->leaves);
    reading->leaves[reading->entries++] = tree_leaf(line, length);
}

static void header_take(struct reading *reading, const json_t *header)
{
    assert_int_equal(json_integer_value(json_object_get(header, "export")), 1);
    assert_true(uuid_read(text_of(header, "session"), &reading->session));
    const char *words = json_string_value(json_array_get(json_object_get(header, "keys"), 0));
    assert_non_null(words);
    assert_true(note_key_read(words, &reading->key));
}

static void checkpoint_take(struct reading *reading, const char *note)
{
    struct checkpoint checkpoint;
    assert_int_equal(checkpoint_open(note, strlen(note), &reading->key, 1, &reading->session, &checkpoint),
                     CHECKPOINT_SIGNED);
    assert_in_range(checkpoint.head.size, reading->covered + 1, reading->entries);
    struct tree tree;
    tree_start(&tree);
    for (uint64_t i = 0; i < checkpoint.head.size; i++)
        assert_true(tree_add(&tree, &reading->leaves[i]));
    struct tree_head head = tree_head_of(&tree);
    assert_true(hash_equal(&checkpoint.head.root, &head.root));
    reading->covered = checkpoint.head.size;
}

/* What the service wrote is in order for `umpire verify`, too. */
static void export_verify(const char *bytes)
{
    static const struct verify_trust nobody;
    struct verifier *verifier = verifier_new(&nobody);
    assert_non_null(verifier);
    verify_bytes(verifier, bytes, strlen(bytes));
    assert_true(verify_end(verifier));
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++) {
        const struct verify_result *result = verify_result(verifier, (enum verify_check)check);
        if (result->failed)
            fail_msg("umpire verify: entry %lld: %s", (long long)result->failure.entry, result->failure.reason);
    }
    verifier_free(verifier);
}

int export_check(const char *bytes, int *ret_sealed)
{
    export_verify(bytes);
    struct reading *reading = calloc(1, sizeof *reading);
    assert_non_null(reading);
    reading->draws = json_object();
    for (const char *line = bytes, *end; *line; line = end + 1) {
        end = strchr(line, '\n');
        assert_non_null(end);
        json_t *json = json_loadb(line, (size_t)(end - line), JSON_REJECT_DUPLICATES, NULL);
        assert_non_null(json);
        const char *note = json_string_value(json_object_get(json, "checkpoint"));
        if (line == bytes)
            header_take(reading, json);
        else if (note)
            checkpoint_take(reading, note);
        else
            entry_take(reading, json, line, (size_t)(end - line));
        json_decref(json);
    }
    json_decref(reading->draws);
    int entries = reading->entries;
    assert_int_equal(reading->covered, entries); /* by the last one, all of them */
    free(reading->leaves);
    if (ret_sealed)
        *ret_sealed = reading->sealed;
    free(reading);
    return entries;
}
