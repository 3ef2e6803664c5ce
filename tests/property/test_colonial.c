/* What must hold for every question that the colonial rules can be asked, and their small tables gone through whole. */
#include "asking_tests.h"
#include "members.h"

#include "rulesets/colonial/colonial.h"
#include "rulesets/colonial/colonial_ruleset.h"

enum { TRIALS = 4000 };

/* A random name is no profile's: takes one of the question's profiles, or none. */
static void name_profiles(const struct fields *fields, char *base, const struct colonial_options *options)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        char *member = base + field->offset;
        if (field->kind == FIELD_GROUP)
            name_profiles(field->of, member, options);
        if (strcmp(field->name, "profile") != 0)
            continue;
        member[0] = '\0';
        if (options->profile_count > 0 && any(0, 1) == 0)
            strcpy(member, options->profiles[any(0, options->profile_count - 1)].name);
    }
}

/* Most random questions would be refused: nobody may do much when pinned, far away, or in a formation of others. */
static void make_likely(const struct fields *fields, char *base)
{
    static const char *const rare[] = {"volley", "skirmishing", "close_order", "gone_to_ground", NULL};
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        char *member = base + field->offset;
        if (field->kind == FIELD_GROUP)
            make_likely(field->of, member);
        if (any(0, 3) == 0)
            continue;
        if (field->kind == FIELD_BOOL && is_listed(rare, field->name))
            *(bool *)member = false;
        if (strcmp(field->name, "pinned_markers") == 0 && field->min == 0)
            int32_set(member, 0);
        if (strcmp(field->name, "range") == 0)
            int32_set(member, any_decimal(0, 24000));
    }
}

static void adjust(struct asking *question)
{
    name_profiles(question->step->input, question->input, (const void *)question->options);
    make_likely(question->step->input, question->input);
}

static int setup(void **state)
{
    (void)state;
    asking_tests_start(&ruleset_colonial, adjust, TRIALS, TRIALS / 20);
    return 0;
}

/* A question with all members at their defaults. */
static void ask_plainly(struct asking *question, const struct step *step)
{
    question->step = step;
    fields_default(step->input, question->input);
    fields_default(&colonial_option_fields, question->options);
}

/* By its name in JSON. */
static void ask_number(const char *member, int32_t value)
{
    member_set(asking.step->input, asking.input, member, value);
}

static int32_t ruled(const char *member)
{
    return member_number(asking.step->outcome, asking.outcome, member);
}

static enum colonial_permission ask_activation(int32_t kind, int32_t action, int32_t markers)
{
    ask_plainly(&asking, &colonial_activation_step);
    ask_number("kind", kind);
    ask_number("leadership", 7);
    ask_number("action", action);
    ask_number("pinned_markers", markers);
    assert_true(check_passes(&asking));
    resolve_from(&asking, asking_state.seed, true);
    if (asking.status == RULING_NOT_PERMITTED) {
        assert_int_equal(asking.record.draw_count, 0);
        return COLONIAL_NOT_LISTED;
    }
    bool is_free = ruled("free");
    assert_int_equal(asking.record.draw_count, is_free ? 0 : 1);
    assert_true(is_free == (ruled("total") == FIELD_ABSENT));
    return is_free ? COLONIAL_FREE : COLONIAL_TESTED;
}

static void every_kind_and_action_is_free_tested_or_not_permitted(void **state)
{
    (void)state;
    int32_t counts[3] = {0};
    for (int32_t kind = 0; kind < COLONIAL_KINDS; kind++)
        for (int32_t action = 0; action < COLONIAL_ACTIONS; action++) {
            counts[ask_activation(kind, action, 0)]++;
            for (int32_t markers = 1; markers <= 3; markers++)
                assert_int_equal(ask_activation(kind, action, markers),
                                 action == COLONIAL_DO_RALLY ? COLONIAL_FREE : COLONIAL_NOT_LISTED);
        }
    /* As the sheet counts: two free actions a unit, of a crew one. */
    assert_int_equal(counts[COLONIAL_FREE], 8 * 2 + 2);
    assert_int_equal(counts[COLONIAL_TESTED], 7 + 5 + 6 + 5 + 5 + 5 + 5 + 5 + 5 + 5);
    assert_int_equal(counts[0] + counts[1] + counts[2], COLONIAL_KINDS * COLONIAL_ACTIONS);
}

static void assert_loss(const struct colonial_loss *loss, int32_t figures, int32_t hits)
{
    assert_true(loss->casualties >= 0 && loss->casualties <= figures);
    assert_int_equal(loss->casualties + loss->figures_left, figures);
    assert_true(loss->casualties * loss->hits_required <= hits);
    assert_true(loss->removed == (loss->figures_left == 0));
}

/* Those of the outcome. */
static struct colonial_loss ruled_loss(void)
{
    return (struct colonial_loss){.hits_required = ruled("hits_required"),
                                  .casualties = ruled("casualties"),
                                  .figures_left = ruled("figures_left"),
                                  .removed = ruled("removed")};
}

static void assert_melee(const struct colonial_melee_score_input *input, const struct colonial_melee_score *score)
{
    for (int32_t side = 0; side < 2; side++) {
        assert_loss(&score->side[side].loss, input->side[side].figures, score->side[1 - side].hits);
        assert_true(score->side[side].hits <= score->side[side].dice);
        assert_true(score->side[side].dice <= input->side[side].figures);
    }
    /* Who is wiped out does not win, does not retreat, does not test; who wins does neither. */
    for (int32_t side = 0; side < 2; side++) {
        bool removed = score->side[side].loss.removed, wins = score->result == side;
        assert_false(removed && wins);
        assert_false((removed || wins) && score->retreats == side + COLONIAL_THE_ATTACKER);
        assert_false((removed || wins) && score->pin_test_due == side + COLONIAL_THE_ATTACKER);
    }
    if (score->result == COLONIAL_DRAW)
        assert_int_equal(score->pin_test_due, COLONIAL_NOBODY);
    if (score->side[0].loss.removed && score->side[1].loss.removed)
        assert_int_equal(score->result, COLONIAL_DRAW);
}

static void casualties_never_exceed_figures(void **state)
{
    (void)state;
    int32_t wiped_out = 0;
    for (int32_t trial = 0; trial < 2 * TRIALS; trial++) {
        ask_anything(&asking, &colonial_ranged_attack_step);
        resolve_from(&asking, asking_state.seed, true);
        const struct colonial_ranged_attack_input *fired = (const void *)asking.input;
        const struct colonial_ranged_attack *fire = (const void *)asking.outcome;
        if (asking.status == RULING_RESOLVED) {
            assert_loss(&fire->loss, fired->target.figures, fire->hits);
            assert_true(fire->hits <= fire->dice);
            wiped_out += fire->loss.removed;
        }
        ask_anything(&asking, &colonial_damage_roll_step);
        resolve_from(&asking, asking_state.seed, true);
        if (asking.status == RULING_RESOLVED) {
            struct colonial_loss loss = ruled_loss();
            assert_loss(&loss, member_number(asking.step->input, asking.input, "figures"),
                        member_number(asking.step->input, asking.input, "hits"));
        }
        ask_anything(&asking, &colonial_melee_score_step);
        resolve_from(&asking, asking_state.seed, true);
        if (asking.status == RULING_RESOLVED)
            assert_melee((const void *)asking.input, (const void *)asking.outcome);
    }
    assert_true(wiped_out > 0);
}

static void cover_never_changes_hits(void **state)
{
    (void)state;
    int32_t compared = 0;
    for (int32_t trial = 0; trial < 2 * TRIALS; trial++) {
        ask_anything(&asking, &colonial_ranged_attack_step);
        uint64_t from = asking_state.seed;
        struct colonial_ranged_attack in[COLONIAL_COVERS];
        for (int32_t cover = 0; cover < COLONIAL_COVERS; cover++) {
            ((struct colonial_ranged_attack_input *)(void *)asking.input)->target.cover = cover;
            resolve_from(&asking, from, true);
            memcpy(&in[cover], asking.outcome, sizeof in[cover]);
        }
        if (asking.status == RULING_NOT_PERMITTED)
            continue;
        for (int32_t cover = 1; cover < COLONIAL_COVERS; cover++) {
            assert_int_equal(in[cover].hits, in[0].hits);
            assert_int_equal(in[cover].dice, in[0].dice);
            assert_int_equal(in[cover].needed, in[0].needed);
            assert_true(in[cover].loss.hits_required >= in[cover - 1].loss.hits_required);
            assert_true(in[cover].loss.casualties <= in[cover - 1].loss.casualties);
        }
        compared++;
    }
    assert_true(compared > TRIALS / 4);
}

/* The table of hits required says the same as the sentences about range, cover and field guns. */
static void hits_required_follow_from_range_and_cover(void **state)
{
    (void)state;
    for (int32_t weapon = 0; weapon < COLONIAL_ROCKET; weapon++)
        for (int32_t band = COLONIAL_SHORT; band <= COLONIAL_LONG; band++)
            for (int32_t cover = 0; cover < COLONIAL_COVERS; cover++) {
                int32_t counts = weapon == COLONIAL_FIELD_GUN && cover > 0 ? cover - 1 : cover;
                assert_int_equal(
                    colonial_fire_hits_required(weapon, (enum colonial_band)band, (enum colonial_cover)cover, NULL),
                    (band == COLONIAL_SHORT ? 1 : 2) + counts);
            }
}

static int32_t ask_rally(int32_t first, int32_t second)
{
    const int32_t faces[] = {first, second};
    struct dice_declared declared = {.faces = faces, .count = 2};
    struct dice dice;
    struct question question = question_of(&asking);
    dice_start_declared(&dice, &declared, &asking.record);
    fields_default(colonial_rally_step.outcome, asking.outcome);
    assert_int_equal(colonial_rally_step.resolve(&question, &dice, NULL, asking.outcome), RULING_RESOLVED);
    assert_int_equal(declared.next, 2);
    return ruled("result");
}

/* Each of the 36 rolls rallies, retreats or routs; the higher never does worse. */
static void rally_outcomes_partition_all_rolls(void **state)
{
    (void)state;
    ask_plainly(&asking, &colonial_rally_step);
    ask_number("move", 6000);
    const int32_t rallied = member_value(asking.step->outcome, asking.outcome, "result", "rallied"),
                  retreats = member_value(asking.step->outcome, asking.outcome, "result", "retreats"),
                  routs = member_value(asking.step->outcome, asking.outcome, "result", "routs");
    for (int32_t leadership = 2; leadership <= 12; leadership++)
        for (int32_t discipline = -COLONIAL_DISCIPLINE_MAX; discipline <= COLONIAL_DISCIPLINE_MAX; discipline++)
            for (int32_t markers = 1; markers <= 12; markers++) {
                int32_t counts[3] = {0};
                ask_number("leadership", leadership);
                ask_number("discipline", discipline);
                ask_number("pinned_markers", markers);
                for (int32_t roll = 0; roll < 36; roll++) {
                    int32_t result = ask_rally(roll / 6 + 1, roll % 6 + 1);
                    int32_t total = roll / 6 + roll % 6 + 2 + discipline - markers;
                    assert_true((result == rallied) == (total >= leadership));
                    assert_true((result == retreats) == (total < leadership && total > 2));
                    assert_true((result == routs) == (total < leadership && total <= 2));
                    counts[result]++;
                }
                assert_int_equal(counts[0] + counts[1] + counts[2], 36);
            }
}

/* Odds walk every outcome of each draw: a pool of figures must be a count, and a whole attack a handful of draws. */
static void pools_are_counted(void **state)
{
    (void)state;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        ask_anything(&asking, trial % 2 ? &colonial_assault_step : &colonial_volley_step);
        resolve_from(&asking, asking_state.seed, true);
        assert_in_range(asking.record.draw_count, 0, 5);
        for (int32_t i = 0; i < asking.record.draw_count; i++)
            assert_true(asking.record.draws[i].verb == DICE_HITS || asking.record.draws[i].count == 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ASKING_TESTS(setup),
        cmocka_unit_test_setup(every_kind_and_action_is_free_tested_or_not_permitted, setup),
        cmocka_unit_test_setup(casualties_never_exceed_figures, setup),
        cmocka_unit_test_setup(cover_never_changes_hits, setup),
        cmocka_unit_test_setup(hits_required_follow_from_range_and_cover, setup),
        cmocka_unit_test_setup(rally_outcomes_partition_all_rolls, setup),
        cmocka_unit_test_setup(pools_are_counted, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
