/* Reading the ledger page by page: by the Link header and by `next`, whole and filtered, each entry comes once and in
 * order. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { RULINGS = 120, ENTRIES = RULINGS + 1 }; /* 0 is the opening */

#define ROLL_OFF                                                                                                       \
    "{\"step\":\"initiative-order\",\"input\":{\"units\":[{\"id\":\"A\",\"initiative\":1},{\"id\":\"B\","              \
    "\"initiative\":1}]}}"

static const char *const questions[] = {
    "{\"step\":\"melee-score\",\"input\":{\"side1\":[\"kill\"],\"side2\":[\"save\"]}}",
    "{\"step\":\"morale-check\",\"input\":{\"target\":8}}",
    ROLL_OFF,
    "{\"step\":\"suppression-penalties\",\"input\":{\"suppression\":2,\"eligible_figures\":9}}",
};
static const char *const steps[] = {"melee-score", "morale-check", "initiative-order", "suppression-penalties"};
enum { STEPS = sizeof steps / sizeof steps[0] };

/* How the next page is found. */
enum way { BY_LINK, BY_NEXT };

/* What a walk over all pages met. */
struct walk {
    int pages;
    int count;
    long long seqs[ENTRIES + 1];
};

static int game_play(void **state)
{
    int failed = ground_make(state);
    struct ground *ground = *state;
    for (int i = 0; i < RULINGS; i++) {
        response_expect(ground_ask(ground, "/rulings", questions[i % STEPS]), 201);
        assert_int_equal(response_number(&ground->client.response, "seq"), i + 1);
    }
    return failed;
}

/* The target of the Link with rel="next", "" when there is none. */
static void link_next(const struct response *response, char ret[512])
{
    const char *link = response_header(response, "Link");
    ret[0] = '\0';
    if (!link)
        return;
    assert_true(link[0] == '<' && strstr(link, ">; rel=\"next\""));
    snprintf(ret, 512, "%.*s", (int)strcspn(link + 1, ">"), link + 1);
}

static void pages_walk(struct ground *ground, const char *filter, int limit, enum way way, struct walk *ret)
{
    char path[512], link[512];
    *ret = (struct walk){0};
    snprintf(path, sizeof path, "%s", game_path(&ground->game, "/entries?limit=%d%s", limit, filter));
    while (path[0]) {
        const struct response *response =
            client_ask(&ground->client, &(struct ask){.path = path, .token = ground->game.token});
        response_expect(response, 200);
        const json_t *entries = json_object_get(response->json, "entries");
        const char *next = response_text(response, "next");
        size_t index;
        json_t *entry;
        assert_true((int)json_array_size(entries) <= limit);
        link_next(response, link);
        assert_true((link[0] != '\0') == (next[0] != '\0'));
        if (next[0]) /* only the last page may be short */
            assert_int_equal(json_array_size(entries), limit);
        json_array_foreach(entries, index, entry)
        {
            assert_true(ret->count < ENTRIES);
            ret->seqs[ret->count++] = json_integer_value(json_object_get(entry, "seq"));
        }
        ret->pages++;
        if (way == BY_LINK || !next[0])
            snprintf(path, sizeof path, "%s", link);
        else
            snprintf(path, sizeof path, "%s",
                     game_path(&ground->game, "/entries?limit=%d%s&cursor=%s", limit, filter, next));
    }
}

static void test_pages_give_each_entry_once(void **state)
{
    static const int limits[] = {1, 7, 11, 50, 120, 121, 200};
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++)
        for (enum way way = BY_LINK; way <= BY_NEXT; way++) {
            struct walk walk;
            pages_walk(*state, "", limits[i], way, &walk);
            assert_int_equal(walk.count, ENTRIES);
            assert_int_equal(walk.pages, (ENTRIES + limits[i] - 1) / limits[i]);
            for (int k = 0; k < ENTRIES; k++)
                assert_int_equal(walk.seqs[k], k);
        }
}

static void test_a_page_has_50_entries_unless_asked(void **state)
{
    struct ground *ground = *state;
    const struct response *response = ground_ask(ground, "/entries", NULL);
    response_expect(response, 200);
    assert_int_equal(json_array_size(json_object_get(response->json, "entries")), 50);
}

static void test_filters(void **state)
{
    struct walk walk;
    for (int step = 0; step < STEPS; step++)
        for (enum way way = BY_LINK; way <= BY_NEXT; way++) {
            char filter[80];
            snprintf(filter, sizeof filter, "&step=%s", steps[step]);
            pages_walk(*state, filter, 8, way, &walk);
            assert_int_equal(walk.count, RULINGS / STEPS);
            for (int k = 0; k < walk.count; k++)
                assert_int_equal(walk.seqs[k], 1 + step + k * STEPS);
        }
    static const struct {
        const char *filter;
        int count;
    } filters[] = {
        {"&kind=ruling", RULINGS},
        {"&kind=opened", 1},
        {"&kind=closed", 0},
        {"&seat=umpire", ENTRIES},
        {"&seat=umpire&kind=ruling&step=morale-check", RULINGS / STEPS},
        {"&seat=nobody", 0},
        {"&after=-1", ENTRIES},
        {"&after=60", ENTRIES - 61},
        {"&step=no-such-step", 0},
        {"&kind=opened&step=morale-check", 0},
        {"&seat=%22%3E%3B%20rel%3D%22x&kind=ruling", 0},
    };
    for (size_t i = 0; i < sizeof filters / sizeof filters[0]; i++) {
        pages_walk(*state, filters[i].filter, 13, BY_LINK, &walk);
        assert_int_equal(walk.count, filters[i].count);
        for (int k = 1; k < walk.count; k++)
            assert_true(walk.seqs[k - 1] < walk.seqs[k]);
    }
}

/* Every entry of a page is what the entry's own address answers. */
static void test_a_page_shows_entries_as_they_are(void **state)
{
    struct ground *ground = *state;
    json_t *page = json_incref(ground_ask(ground, "/entries?limit=20", NULL)->json), *entry;
    size_t index;
    json_array_foreach(json_object_get(page, "entries"), index, entry)
    {
        char path[64];
        snprintf(path, sizeof path, "/entries/%zu", index);
        const struct response *response = ground_ask(ground, path, NULL);
        response_expect(response, 200);
        assert_true(json_equal(response->json, entry));
    }
    json_decref(page);
}

/* A page that was reached once stays where it is while the game goes on. */
static void test_pages_stay_while_the_game_goes_on(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    char path[512], link[512];
    test_game_open(&ground->client, "tt", NULL, &game);
    struct ask add = {.token = game.token, .body = questions[0]};
    for (int i = 0; i < 4; i++) {
        add.path = game_path(&game, "/rulings");
        response_expect(client_ask(&ground->client, &add), 201);
    }
    struct ask read = {.path = game_path(&game, "/entries?limit=3"), .token = game.token};
    link_next(client_ask(&ground->client, &read), path);
    assert_true(path[0] != '\0');
    add.path = game_path(&game, "/rulings");
    response_expect(client_ask(&ground->client, &add), 201);
    read.path = path;
    const struct response *response = client_ask(&ground->client, &read);
    response_expect(response, 200);
    const json_t *entries = json_object_get(response->json, "entries");
    assert_int_equal(json_array_size(entries), 3);
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(json_integer_value(json_object_get(json_array_get(entries, i), "seq")), 3 + i);
    link_next(response, link);
    assert_string_equal(link, "");
}

static void test_the_session_counts_its_entries(void **state)
{
    struct ground *ground = *state;
    const struct response *response = ground_ask(ground, "", NULL);
    response_expect(response, 200);
    assert_int_equal(response_number(response, "entries"), ENTRIES);
    assert_string_equal(response_text(response, "state"), "open");
    assert_string_equal(response_text(response, "id"), ground->game.id);
    const json_t *seat = json_array_get(json_object_get(response->json, "seats"), 0);
    assert_string_equal(json_string_value(json_object_get(seat, "role")), "umpire");
    assert_null(strstr(response->body, ground->game.token));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pages_give_each_entry_once),
        cmocka_unit_test(test_a_page_has_50_entries_unless_asked),
        cmocka_unit_test(test_filters),
        cmocka_unit_test(test_a_page_shows_entries_as_they_are),
        cmocka_unit_test(test_the_session_counts_its_entries),
        cmocka_unit_test(test_pages_stay_while_the_game_goes_on),
    };
    return cmocka_run_group_tests(tests, game_play, ground_clear);
}
