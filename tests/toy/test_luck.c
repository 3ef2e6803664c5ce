/* The luck of whole sessions of the toy: fair dice raise no alarm more often than is said, loaded ones are found. */
#include "referee/referee.h"
#include "referee/report/luck_answer.h"
#include "unit.h"
#include <jansson.h>
#include <sodium.h>

enum { SESSIONS = 2000, QUESTIONS = 60, LOADED_SESSIONS = 200, LOADED_QUESTIONS = 100 };

static struct luck luck;
static struct arena arena;
static struct writer entry;
static struct dice_pool pool;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 4 << 20);
    writer_start(&entry, 1 << 16);
    return luck_start(&luck) ? 0 : 1;
}

static int teardown(void **state)
{
    (void)state;
    luck_end(&luck);
    writer_end(&entry);
    arena_end(&arena);
    return 0;
}

/* The service's dice out of bytes that are the same every time: more than a question needs. */
static void pool_fill(void)
{
    static uint64_t number;
    uint8_t seed[randombytes_SEEDBYTES] = {0};
    number++;
    memcpy(seed, &number, sizeof number);
    randombytes_buf_deterministic(pool.bytes, sizeof pool.bytes, seed);
    pool.left = sizeof pool.bytes;
}

/* The entry of a question. `faces` NULL: dice of the service. `source`: what the entry says of them. */
static void question_add(const char *seat, const char *ruleset, const char *step, const char *body,
                         const struct dice_declared *faces, const char *source)
{
    const struct ruleset *rules = ruleset_find(ruleset);
    static const struct hash secret = {{7}};
    struct entry recorded = {.kind = ENTRY_RULING, .seq = luck.entries, .seat = seat};
    struct violations violations;
    struct intent intent;
    struct ruling ruling;
    arena_reset(&arena);
    writer_reset(&entry);
    violations_start(&violations);
    assert_true(intent_decode(&arena, rules, step_find(rules, step), body, strlen(body), &intent, &violations));
    intent.declared = faces != NULL;
    intent.faces = faces ? *faces : (struct dice_declared){0};
    assert_true(ruling_prepare(&arena, &intent, &ruling));
    pool_fill();
    assert_true(ruling_make(&ruling, &intent, &pool, &violations));
    ruling.source = source;
    if (strcmp(source, "sealed") == 0)
        recorded.ruling = (struct entry_ruling){.link = 1, .secret = &secret};
    if (strcmp(source, "reused") == 0) { /* corrections alone keep dice */
        recorded.kind = ENTRY_CORRECTION;
        recorded.ruling.from = recorded.ruling.corrects = recorded.ruling.decision = 1;
    }
    entry_ruling_set(&recorded.ruling, &ruling);
    entry_write(&entry, &recorded);
    assert_true(luck_add(&luck, entry.at, entry.used));
}

static void toss_add(const char *seat, int32_t coins, const struct dice_declared *faces, const char *source)
{
    char body[120];
    snprintf(body, sizeof body, "{\"input\":{\"call\":\"heads\",\"coins\":%d},\"options\":{\"edge\":\"nobody\"}}",
             coins);
    question_add(seat, "coin", "toss", body, faces, source);
}

static void begin_again(void)
{
    luck_end(&luck);
    assert_true(luck_start(&luck));
}

/* The first comparison of this description; NULL: there is none. */
static const struct luck_line *line_of(bool declared, const char *seat, bool end)
{
    for (int32_t i = 0; i < luck.line_count; i++) {
        const struct luck_line *line = luck.lines[i];
        bool same_seat = seat ? line->seat && strcmp(line->seat, seat) == 0 : !line->seat;
        if (line->declared == declared && same_seat && (line->end != NULL) == end)
            return line;
    }
    return NULL;
}

static void ends_stand_beside_their_exact_chances(void **state)
{
    (void)state;
    int32_t faces[] = {2, 2, 1};
    begin_again();
    for (int i = 0; i < 40; i++) /* one coin of two is no more than half: the chance is a quarter */
        toss_add(i % 2 ? "red" : "blue", 2, &(struct dice_declared){.faces = faces, .count = 2}, "sealed");
    luck_finish(&luck);
    const struct luck_line *all = line_of(false, NULL, true), *red = line_of(false, "red", true);
    assert_non_null(all);
    assert_non_null(red);
    assert_string_equal(all->end->name, "won");
    assert_int_equal(all->sample.count, 40);
    assert_true(all->sample.observed == 40 && all->sample.expected == 10);
    assert_true(sample_is_exact(&all->sample));
    assert_int_equal(all->verdict, LUCK_STANDS_OUT);
    assert_int_equal(red->sample.count, 20);
    assert_int_equal(red->verdict, LUCK_TOO_FEW);
    assert_int_equal(luck.compared, 4); /* dice: all, red and blue; ends: all */
    assert_null(line_of(true, NULL, false));
    assert_int_equal(luck.service.dice, 80);
}

static void declared_and_kept_dice_are_apart(void **state)
{
    (void)state;
    int32_t faces[] = {2, 1};
    struct dice_declared two = {.faces = faces, .count = 2};
    begin_again();
    toss_add("red", 2, &two, "declared");
    toss_add("red", 2, &two, "reused");
    toss_add("red", 2, NULL, "system");
    luck_finish(&luck);
    assert_int_equal(luck.reused, 1);
    assert_int_equal(luck.declared.dice, 2);
    assert_int_equal(luck.service.dice, 2);
    assert_int_equal(luck.rulings, 3);
    assert_int_equal(line_of(true, NULL, false)->sample.count, 2);
    assert_null(line_of(true, "red", false)); /* one seat is all of them */
    assert_int_equal(luck_unusual(&luck), 0);
    assert_int_equal(luck.compared, 0);
}

/* Equal questions are asked once, and what is beyond the budget is said to be. A question that is refused is paid for
 * as well, so that a long game of such questions ends asking. */
static void odds_have_a_budget(void **state)
{
    (void)state;
    begin_again();
    toss_add("red", 9, NULL, "system");
    int64_t left = luck.branches;
    assert_true(left < LUCK_BRANCHES);
    toss_add("blue", 9, NULL, "declared");
    assert_true(luck.branches == left);
    luck.branches = 1;
    toss_add("red", 8, NULL, "system");
    left = luck.branches;
    assert_true(left <= 0);
    toss_add("red", 7, NULL, "system");
    assert_true(luck.branches == left);
    toss_add("red", 9, NULL, "system");
    luck_finish(&luck);
    assert_int_equal(luck.without_odds, 2);
    assert_int_equal(luck.service.dice, 33);
    assert_int_equal(line_of(false, NULL, false)->sample.count, 33);
    assert_int_equal(line_of(false, NULL, true)->sample.count, 2);
}

/* Further ones count for the session, and it is said that not all are compared. */
static void seats_beyond_the_limit(void **state)
{
    (void)state;
    begin_again();
    for (int i = 0; i <= LUCK_SEATS_MAX; i++) {
        char seat[8];
        snprintf(seat, sizeof seat, "s%d", i);
        assert_false(luck.crowded);
        toss_add(seat, 1, NULL, "system");
    }
    assert_true(luck.crowded);
    luck_finish(&luck);
    assert_int_equal(line_of(false, NULL, false)->sample.count, LUCK_SEATS_MAX + 1);
    assert_non_null(line_of(false, "s31", false));
    assert_null(line_of(false, "s32", false));
}

static void questions_without_a_choice_are_no_luck(void **state)
{
    (void)state;
    static const char odd[] = "{\"at\":\"2026-11-21T10:00:00.000Z\",\"format\":1,\"kind\":\"ruling\",\"seat\":\"x\","
                              "\"seq\":1,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"step\":\"unheard\"}";
    static const char note[] = "{\"at\":\"2026-11-21T10:00:00.000Z\",\"format\":1,\"kind\":\"note\",\"seat\":\"x\","
                               "\"seq\":2,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"text\":\"!\"}";
    begin_again();
    assert_true(luck_add(&luck, odd, sizeof odd - 1));
    assert_true(luck_add(&luck, note, sizeof note - 1));
    assert_false(luck_add(&luck, "{}", 2));
    assert_int_equal(luck.unknown, 1);
    assert_int_equal(luck.rulings, 1);
    luck_finish(&luck);
    assert_int_equal(luck.line_count, 0);
}

/* Two players toss coins and check morale. */
static void session_play(void)
{
    for (int i = 0; i < QUESTIONS; i++) {
        const char *seat = i % 2 ? "red" : "blue";
        if (i % 3 == 0)
            question_add(seat, "tt", "morale-check", "{\"input\":{\"target\":8}}", NULL, "system");
        else
            toss_add(seat, 1 + i % 9, NULL, "system");
    }
}

static void fair_dice_raise_few_alarms(void **state)
{
    (void)state;
    int alarms = 0;
    for (int session = 0; session < SESSIONS; session++) {
        begin_again();
        session_play();
        luck_finish(&luck);
        assert_true(luck.compared >= 6);
        alarms += luck_unusual(&luck) > 0;
    }
    print_message("%d alarms in %d fair sessions\n", alarms, SESSIONS);
    assert_true(alarms <= SESSIONS / 20);
    assert_true(alarms > 0); /* else nothing would ever be found */
}

/* Coins that fall right three times out of five, instead of every other time; from a generator that is the same every
 * time. */
static int32_t loaded_coin(uint64_t *seed)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (*seed >> 33) % 10 < 6 ? 2 : 1;
}

/* 500 coins. */
static void loaded_dice_are_found(void **state)
{
    (void)state;
    uint64_t seed = 1;
    int found = 0;
    for (int session = 0; session < LOADED_SESSIONS; session++) {
        begin_again();
        for (int i = 0; i < LOADED_QUESTIONS; i++) {
            int32_t faces[5];
            for (size_t k = 0; k < LENGTH(faces); k++)
                faces[k] = loaded_coin(&seed);
            toss_add("red", 5, &(struct dice_declared){.faces = faces, .count = 5}, "system");
        }
        luck_finish(&luck);
        found += luck_unusual(&luck) > 0;
    }
    print_message("%d of %d loaded sessions found\n", found, LOADED_SESSIONS);
    assert_true(found >= LOADED_SESSIONS * 95 / 100);
}

/* All of it as JSON and as pages, with a seat's name that would be marks. */
static void it_is_written(void **state)
{
    (void)state;
    const struct luck_about about = {.session = "01934abc-def0-7fff-8000-090aa00aff10", .title = "Coins", .cut = true};
    int32_t faces[] = {2};
    struct writer out;
    begin_again();
    for (int i = 0; i < 80; i++)
        toss_add(i % 2 ? "<b>red</b> | x" : "blue", 1, &(struct dice_declared){.faces = faces, .count = 1}, "system");
    luck_finish(&luck);
    writer_start(&out, 1 << 20);
    luck_write(&out, &luck, &about);
    json_t *root = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    assert_string_equal(json_string_value(json_object_get(root, "verdict")), "stands_out");
    const json_t *end = json_array_get(json_object_get(json_object_get(root, "service"), "ends"), 0);
    assert_true(json_number_value(json_object_get(end, "expected")) == 40);
    assert_true(json_number_value(json_object_get(end, "p_corrected")) < 1e-9);
    json_decref(root);
    for (int html = 0; html < 2; html++) {
        struct sheet sheet = {.out = &out, .html = html};
        writer_reset(&out);
        luck_write_sheet(&sheet, &luck, &about);
        write_raw(&out, "", 1);
        assert_false(out.failed);
        assert_null(strstr(out.at, "<b>red"));
        assert_non_null(strstr(out.at, html ? "&lt;b&gt;red&lt;/b&gt; | x" : "\\<b\\>red\\</b\\> \\| x"));
        assert_non_null(strstr(out.at, "stands out"));
        assert_null(strstr(out.at, "cheat"));
    }
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ends_stand_beside_their_exact_chances),
        cmocka_unit_test(declared_and_kept_dice_are_apart),
        cmocka_unit_test(odds_have_a_budget),
        cmocka_unit_test(seats_beyond_the_limit),
        cmocka_unit_test(questions_without_a_choice_are_no_luck),
        cmocka_unit_test(fair_dice_raise_few_alarms),
        cmocka_unit_test(loaded_dice_are_found),
        cmocka_unit_test(it_is_written),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
