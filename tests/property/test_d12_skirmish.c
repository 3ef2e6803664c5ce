/* What must hold for every question that the d12 skirmish can be asked; and every wound, morale and to-hit roll. */
#include "asking_tests.h"
#include "members.h"

#include "rulesets/d12_skirmish/d12_skirmish_ruleset.h"
#include "rulesets/d12_skirmish/exchange.h"
#include <stdio.h>

enum { TRIALS = 3000 };

/* Distances where weapons reach and charges arrive, and figures that are alive: else hardly a question would be
 * answered. */
static void make_likely(const struct fields *fields, char *base)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        char *member = base + field->offset;
        if (field->kind == FIELD_DECIMAL && any(0, 9) > 0)
            int32_set(member, any(0, 24) * 500);
        else if (field->kind == FIELD_BOOL && any(0, 4) > 0)
            *(bool *)member = field->presence == FIELD_DEFAULTED && field->fallback != 0;
        else if (strcmp(field->name, "wounds") == 0)
            int32_set(member, any(0, 3) / 3);
        else if (strcmp(field->name, "starting_strength") == 0 || strcmp(field->name, "losses") == 0)
            int32_set(member, field->name[0] == 'l' ? any(0, 12) : any(40, 90));
        else if (strcmp(field->name, "fires_at") == 0 || strcmp(field->name, "attacks") == 0)
            int32_set(member, any(0, 3) > 0 ? 1 : any(field->min, field->max));
        else if (strcmp(field->name, "consecutive_runs") == 0)
            int32_set(member, any(0, 6) / 3);
        else if (field->kind == FIELD_GROUP)
            make_likely(field->of, member);
        else if (field->kind == FIELD_LIST && field->item->kind == FIELD_GROUP)
            for (int32_t k = 0; k < int32_at(base + field->count); k++)
                make_likely(field->item->of, member + (size_t)k * field->item_size);
        else if (field->kind == FIELD_LIST && field->item->kind == FIELD_ENUM && any(0, 3) > 0 && field->min == 0)
            int32_set(base + field->count, any(0, 2));
    }
}

static void adjust(struct asking *question)
{
    make_likely(question->step->input, question->input);
}

static int setup(void **state)
{
    (void)state;
    asking_tests_start(&ruleset_d12_skirmish, adjust, TRIALS, TRIALS / 40);
    return 0;
}

/* The step with its defaults. */
static void *ask_plainly(const struct step *step)
{
    asking.step = step;
    fields_default(step->input, asking.input);
    fields_default(ruleset_d12_skirmish.options, asking.options);
    return asking.input;
}

/* Resolves with these dice; gives how many of them were used. */
static int32_t resolve_with(const int32_t *faces, int32_t count)
{
    struct dice_declared declared = {.faces = faces, .count = count};
    struct dice dice;
    struct question question = question_of(&asking);
    dice_start_declared(&dice, &declared, &asking.record);
    fields_default(asking.step->outcome, asking.outcome);
    asking.status = asking.step->resolve(&question, &dice, NULL, asking.outcome);
    assert_int_equal(dice.error, DICE_FINE);
    return declared.next;
}

static int32_t ruled(const char *member)
{
    return member_number(asking.step->outcome, asking.outcome, member);
}

static void ask_number(const char *member, int32_t value)
{
    member_set(asking.step->input, asking.input, member, value);
}

/* The two tables as they are printed, by the total: d dead, C chest and thrown, M minor and thrown, c chest, m minor,
 * p pinned. */
static const char printed_wounds[D12_KINDS][D12_SIDES + 1] = {
    [D12_FOOT] = "ppmmmmmmmccd", [D12_CAVALRY] = "ppmmMMMMMCCd"};

static void assert_wound(int32_t kind, int32_t modifier, int32_t face, int32_t fall, int32_t wounds_left)
{
    const int32_t faces[] = {face, fall};
    int32_t total = face + modifier, used = resolve_with(faces, 2);
    total = face == 12 || total > 12 ? 12 : total < 1 ? 1 : total;
    char line = printed_wounds[kind][total - 1];
    int32_t wounds = line == 'c' || line == 'C' ? 2 : line == 'm' || line == 'M' ? 1 : 0;
    bool dead = line == 'd' || wounds >= wounds_left, thrown = line == 'C' || line == 'M';
    assert_int_equal(used, thrown && !dead ? 2 : 1);
    if (used == 2 && fall >= 10) {
        wounds += line == 'M';
        dead = line == 'C' || wounds >= wounds_left;
    }
    assert_int_equal(ruled("modifier"), modifier);
    assert_int_equal(ruled("wounds"), wounds);
    assert_int_equal(ruled("dead"), dead);
    assert_int_equal(ruled("thrown"), thrown);
    assert_int_equal(ruled("pinned_next"), !dead);
}

static void every_wound_roll(void **state)
{
    (void)state;
    ask_plainly(&d12_damage_roll_step);
    for (int32_t kind = 0; kind < D12_KINDS; kind++)
        for (int32_t close = 0; close < 2; close++)
            for (int32_t tough = 0; tough < 2; tough++)
                for (int32_t left = 1; left <= 4; left++)
                    for (int32_t face = 1; face <= D12_SIDES; face++)
                        for (int32_t fall = 1; fall <= D12_SIDES; fall++) {
                            ask_number("kind", kind);
                            ask_number("close_range", close);
                            ask_number("ability", tough == 1 ? D12_TOUGH : D12_NO_ABILITY);
                            ask_number("wounds_max", left + 1);
                            ask_number("wounds", 1);
                            assert_wound(kind, close - tough, face, fall, left);
                        }
}

/* The morale table as it is read in 3.1 and 3.2 of the catalogue. */
static int32_t wanted_morale(const struct d12_morale_case *checking, const struct d12_options *options, int32_t total,
                             int32_t second, bool *ret_rechecked)
{
    bool band = options->cover_recheck_band == D12_RECHECK_3_4 ? total == 3 || total == 4 : total == 5 || total == 6;
    bool exempt = checking->in_combat && options->cover_recheck_in_combat == D12_NO;
    *ret_rechecked = checking->in_cover && band && !exempt;
    if (*ret_rechecked)
        return second > 5 ? D12_CONTINUE : D12_MORALE_PINNED;
    if (total > 6)
        return D12_CONTINUE;
    return checking->in_combat ? D12_SURRENDER : total > 4 ? D12_RETREAT : D12_PANIC;
}

static void assert_morale(const struct d12_morale_case *checking, const struct d12_options *options, int32_t face,
                          int32_t second)
{
    static const int32_t of_quality[] = {2, 1, 0, -1};
    const int32_t faces[] = {face, second};
    bool rechecked;
    int32_t used = resolve_with(faces, 2);
    int32_t total = face + of_quality[checking->quality] - checking->wounds + checking->in_cover;
    int32_t wanted = wanted_morale(checking, options, total, second, &rechecked);
    assert_int_equal(ruled("total"), total);
    assert_int_equal(ruled("result"), wanted);
    assert_int_equal(ruled("rechecked"), rechecked);
    assert_int_equal(used, rechecked ? 2 : 1);
    assert_int_equal(ruled("failed"), wanted != D12_CONTINUE);
    assert_int_equal(ruled("removed"), wanted != D12_CONTINUE && checking->prior_failures == 1);
}

/* Totals of -9 to 15, in cover and not, in combat and not, under each reading. */
static void every_morale_roll(void **state)
{
    (void)state;
    struct d12_morale_case *checking = ask_plainly(&d12_morale_check_step);
    struct d12_options *options = (struct d12_options *)(void *)asking.options;
    for (int32_t reading = 0; reading < 32; reading++)
        for (int32_t quality = 0; quality < D12_QUALITIES; quality++)
            for (int32_t wounds = 0; wounds <= D12_WOUNDS_MAX; wounds++)
                for (int32_t face = 1; face <= D12_SIDES; face++)
                    for (int32_t second = 1; second <= D12_SIDES; second += 1 + 3 * (second < 4)) {
                        options->cover_recheck_band = reading & 1;
                        options->cover_recheck_in_combat = reading >> 1 & 1;
                        checking->in_cover = reading >> 2 & 1;
                        checking->in_combat = reading >> 3 & 1;
                        checking->prior_failures = reading >> 4 & 1;
                        checking->quality = quality;
                        checking->wounds = wounds;
                        assert_morale(checking, options, face, second);
                    }
}

static void assert_shot(const struct d12_shot *shot, int32_t modifier, int32_t face)
{
    const char *const loaded_after = face == 1 ? "by_misfire" : shot->loading == D12_MUZZLE ? "unloaded" : "loaded";
    assert_int_equal(resolve_with(&face, 1), 1);
    assert_int_equal(ruled("modifier"), modifier);
    assert_int_equal(ruled("total"), face + modifier);
    assert_int_equal(ruled("result"), face == 1 ? D12_MISFIRE : face + modifier >= 6 ? D12_HIT : D12_MISS);
    assert_string_equal(member_choice(asking.step->outcome, asking.outcome, "loaded_after"), loaded_after);
}

/* Every face with every quality, band, cover, movement and loading, wounds, obstacles and abilities; the modifier is
 * added up from the printed list. */
static void every_shot(void **state)
{
    (void)state;
    static const int32_t of_quality[] = {2, 1, 0, -1}, of_band[] = {0, -1, -2}, of_cover[] = {0, -1, -2},
                         of_movement[] = {0, -2, -2, -2}, ranges[] = {10, 20, 40};
    static const int32_t abilities[] = {D12_NO_ABILITY, D12_DEAD_EYE, D12_TWITCHY_ARM}, of_ability[] = {0, 1, -1};
    struct d12_shot *shot = ask_plainly(&d12_ranged_attack_step);
    shot->weapon = D12_RIFLED_MUSKET;
    for (int32_t circumstances = 0; circumstances < 4 * 3 * 3 * 4 * 3 * 3 * 4 * 4 * 2; circumstances++) {
        int32_t rest = circumstances, modifier = 0;
#define PICK(count) (picked = rest % (count), rest /= (count), picked)
        int32_t picked;
        modifier += of_quality[shot->quality = PICK(4)];
        int32_t band = PICK(3);
        shot->range = ranges[band] * D12_INCH;
        modifier += of_band[band];
        modifier += of_cover[shot->target_cover = PICK(3)];
        modifier += of_movement[shot->target_movement = PICK(4)];
        shot->loading = PICK(3);
        int32_t ability = PICK(3);
        shot->ability = abilities[ability];
        modifier += of_ability[ability];
        modifier -= shot->wounds = PICK(4);
        shot->obstacle_count = PICK(4);
        for (int32_t i = 0; i < shot->obstacle_count; i++)
            modifier -= 1 + (shot->obstacles[i] = (circumstances + i) % 2);
        modifier -= shot->target_expert = PICK(2) == 1;
        for (int32_t face = 1; face <= D12_SIDES; face++)
            assert_shot(shot, modifier, face);
    }
}

static void *group_at(const char *path)
{
    struct member group = member_find(asking.step->input, asking.input, path);
    return group.base + group.field->offset;
}

/* Every pair of faces: the other way round, the other side wins with the same blow. */
static void swapping_the_sides_swaps_the_winner(void **state)
{
    (void)state;
    static const int32_t swapped[] = {D12_NO_WINNER, D12_SIDE_2, D12_SIDE_1};
    for (int32_t trial = 0; trial < TRIALS / 20; trial++) {
        ask_anything(&asking, &d12_melee_score_step);
        struct d12_fighter *const fighter[] = {group_at("side1"), group_at("side2")};
        for (int32_t pair = 0; pair < D12_SIDES * D12_SIDES; pair++) {
            int32_t faces[] = {pair % D12_SIDES + 1, pair / D12_SIDES + 1, any(1, D12_SIDES)};
            struct d12_melee one, turned;
            resolve_with(faces, 3);
            memcpy(&one, asking.outcome, sizeof one);
            struct d12_fighter first = *fighter[0];
            *fighter[0] = *fighter[1];
            *fighter[1] = first;
            resolve_with((const int32_t[]){faces[1], faces[0], faces[2]}, 3);
            memcpy(&turned, asking.outcome, sizeof turned);
            assert_int_equal(turned.winner, swapped[one.winner]);
            assert_int_equal(turned.difference, one.difference);
            assert_int_equal(turned.result, one.result);
            assert_int_equal(turned.wounds, one.wounds);
            assert_int_equal(turned.dead, one.dead);
            assert_int_equal(turned.total[0], one.total[1]);
        }
    }
}

/* Whoever wins strikes, but for who attacks another, is out of coherency, or pinned where that matters (D12-HTH-4,
 * D12-COH-1, A-D12-32). */
static void who_wins_strikes_unless_something_says_otherwise(void **state)
{
    (void)state;
    int32_t struck = 0, blocked = 0;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        ask_anything(&asking, &d12_melee_score_step);
        const int32_t faces[] = {any(1, D12_SIDES), any(1, D12_SIDES), any(1, D12_SIDES)};
        resolve_with(faces, 3);
        const int32_t winner = ruled("winner");
        if (winner == D12_NO_WINNER)
            continue;
        const struct d12_fighter *fighter = group_at(winner == D12_SIDE_1 ? "side1" : "side2");
        const struct d12_options *options = (const void *)asking.options;
        bool held = fighter->must_return || (fighter->pinned && options->pinned_in_combat == D12_PINNED_BLOCKS);
        assert_int_equal(ruled("result") == D12_BLOCKED, held || !fighter->attacking);
        blocked += ruled("result") == D12_BLOCKED;
        struck += ruled("result") != D12_BLOCKED;
    }
    assert_true(struck > TRIALS / 20 && blocked > TRIALS / 20);
}

static int32_t allowance(struct d12_movement_input *input, int32_t stack)
{
    ((struct d12_options *)(void *)asking.options)->terrain_stack = stack;
    assert_int_equal(resolve_with(NULL, 0), 0);
    if (asking.status == RULING_NOT_PERMITTED)
        return -1;
    const struct d12_movement_outcome *outcome = (const void *)asking.outcome;
    const struct d12_fraction *exact = &outcome->exact;
    bool is_eighths = 8 * (int64_t)exact->numerator % exact->denominator == 0;
    assert_true(input->terrain_count > 0 || is_eighths);
    assert_true(stack == D12_TERRAIN_MULTIPLICATIVE || is_eighths);
    assert_int_equal(outcome->allowance, 1000 * (int64_t)exact->numerator / exact->denominator);
    return (int32_t)((int64_t)exact->numerator * (1 << 20) / exact->denominator);
}

/* More terrain or wounds never carry a figure farther, and the parts of what is left are never more than of the whole.
 */
static void losses_never_lengthen_a_move(void **state)
{
    (void)state;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        ask_anything(&asking, &d12_movement_step);
        struct d12_movement_input *input = (void *)asking.input;
        int32_t additive = allowance(input, D12_TERRAIN_ADDITIVE);
        int32_t multiplicative = allowance(input, D12_TERRAIN_MULTIPLICATIVE);
        assert_true(additive <= multiplicative);
        if (input->terrain_count < D12_TERRAIN_MAX) {
            input->terrain[input->terrain_count++] = any(0, d12_terrain_item.choices->count - 1);
            assert_true(allowance(input, D12_TERRAIN_ADDITIVE) <= additive);
            assert_true(allowance(input, D12_TERRAIN_MULTIPLICATIVE) <= multiplicative);
        }
        if (input->wounds < D12_WOUNDS_MAX) {
            input->wounds++;
            assert_true(allowance(input, D12_TERRAIN_ADDITIVE) <= additive);
        }
    }
}

static void assert_side(const char *name, int32_t figures)
{
    struct member member = member_find(asking.step->outcome, asking.outcome, name);
    const struct d12_aftermath *side = (const void *)(member.base + member.field->offset);
    assert_true(side->killed >= 0 && side->pinned >= 0 && side->killed + side->pinned <= figures);
    assert_in_range(side->wounded, 0, side->pinned);
    assert_in_range(side->thrown, 0, side->pinned);
    assert_true(side->killed > 0 || !side->officer_killed);
}

static int32_t asked_number(const char *member)
{
    return member_number(asking.step->input, asking.input, member);
}

/* The sum of these members of a group of shooters. */
static int32_t ruled_sum(int32_t group, const char *const *members)
{
    int32_t sum = 0;
    for (char path[64]; *members; members++) {
        snprintf(path, sizeof path, "shooters/%d/%s", group, *members);
        sum += ruled(path);
    }
    return sum;
}

static void assert_volley(void)
{
    static const char *const shots[] = {"hits", "misses", "misfires", NULL};
    static const char *const misfires[] = {"exploded", "out_of_ammo", "jammed", "bad_powder", NULL};
    static const char *const misfired[] = {"misfires", NULL};
    int32_t figures = 0, groups = asked_number("shooters");
    assert_int_equal(ruled("shooters"), groups);
    for (int32_t i = 0; i < groups; i++) {
        char path[64];
        snprintf(path, sizeof path, "shooters/%d/figures", i);
        assert_int_equal(ruled_sum(i, shots), asked_number(path));
        assert_int_equal(ruled_sum(i, misfires), ruled_sum(i, misfired));
        figures += asked_number(path);
    }
    assert_side("target", asked_number("target/figures"));
    assert_side("firers", figures);
}

static void no_more_figures_are_lost_than_there_are(void **state)
{
    (void)state;
    int32_t resolved = 0;
    for (int32_t trial = 0; trial < 2 * TRIALS; trial++) {
        ask_anything(&asking, trial % 2 == 0 ? &d12_volley_step : &d12_charge_step);
        resolve_from(&asking, asking_state.seed, true);
        if (asking.status == RULING_NOT_PERMITTED)
            continue;
        resolved++;
        if (trial % 2 == 0) {
            assert_volley();
            continue;
        }
        assert_side("chargers", asked_number("chargers"));
        assert_side("charged", 1);
    }
    assert_true(resolved > TRIALS / 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ASKING_TESTS(setup),
        cmocka_unit_test_setup(every_wound_roll, setup),
        cmocka_unit_test_setup(every_morale_roll, setup),
        cmocka_unit_test_setup(every_shot, setup),
        cmocka_unit_test_setup(swapping_the_sides_swaps_the_winner, setup),
        cmocka_unit_test_setup(who_wins_strikes_unless_something_says_otherwise, setup),
        cmocka_unit_test_setup(losses_never_lengthen_a_move, setup),
        cmocka_unit_test_setup(no_more_figures_are_lost_than_there_are, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
