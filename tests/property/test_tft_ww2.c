/* What must hold for every question that the WW2 skirmish can be asked: answers stay within their own description,
 * reasons within the step's clauses, effects within the step's options; every to-hit number against every roll, every
 * morale number, every action, every STR; nobody falls twice. */
#include "asking_tests.h"
#include "members.h"
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_ww2_ruleset.h"

enum { TRIALS = 1500 };

/* ---- members of what was asked and answered ---- */

/* "targets/2/shots", until the next call. */
static const char *of_item(const char *list, int32_t index, const char *member)
{
    static char path[64];
    struct text text;
    text_start(&text, path, sizeof path);
    text_format(&text, "%s/%d/%s", list, index, member);
    return path;
}

static int32_t asked(const char *member)
{
    return member_number(asking.step->input, asking.input, member);
}

static int32_t ruled(const char *member)
{
    return member_number(asking.step->outcome, asking.outcome, member);
}

static void name_set(const char *name, const char *text)
{
    struct member member = member_find(asking.step->input, asking.input, name);
    strcpy(member.base + member.field->offset, text);
}

static const char *asked_choice(const char *member)
{
    return member_choice(asking.step->input, asking.input, member);
}

static const char *ruled_choice(const char *member)
{
    return member_choice(asking.step->outcome, asking.outcome, member);
}

/* Whether a group that may be left out is there. */
static bool is_ruled(const char *group)
{
    struct member member = member_find(asking.step->outcome, asking.outcome, group);
    return field_given(member.field, member.base);
}

/* ---- any question ---- */

static struct tft_options *options_of(struct asking *question)
{
    return (struct tft_options *)(void *)question->options;
}

/* A name that the step knows, or none. */
static const char *any_name(struct asking *question)
{
    const struct tft_options *options = options_of(question);
    if (is_listed(question->step->options, "afvs"))
        return options->afv_count > 0 && any(0, 1) > 0 ? options->afvs[0].name : "";
    const char *own = options->profile_count > 0 ? options->profiles[0].name : "";
    const char *const names[] = {"", "private", "nco", "co", own};
    return names[any(0, 4)];
}

static void adjust_fields(struct asking *question, const struct fields *fields, char *base);

/* Half inches near the firer, actions that allow something, and profiles that are there. */
static void adjust_member(struct asking *question, const struct field *field, char *base)
{
    static const int32_t actions[] = {TFT_PIVOT, TFT_CLOSE_COMBAT, TFT_AIM, TFT_WALK_AND_SNAP_SHOT, TFT_CHARGE};
    static const char *const names[] = {"", "a", "b"};
    char *member = base + field->offset;
    if (field->kind == FIELD_TEXT && strstr(field->name, "profile"))
        strcpy(member, any_name(question));
    else if (field->kind == FIELD_TEXT && (strstr(field->name, "_target") || strcmp(field->name, "name") == 0))
        strcpy(member, names[any(0, 2)]);
    else if (field->kind == FIELD_DECIMAL && strcmp(field->name, "distance_from_previous") == 0)
        int32_set(member, any(0, 9) * 500);
    else if (field->kind == FIELD_DECIMAL && field_given(field, base) && any(0, 3) > 0)
        int32_set(member, any(0, 30) * 500);
    else if (field->kind == FIELD_ENUM && field->choices == &tft_held_states && any(0, 15) > 0)
        int32_set(member, TFT_HELD_READY);
    else if ((strcmp(field->name, "fleeing") == 0 || strcmp(field->name, "owes") == 0) && any(0, 15) > 0)
        *(bool *)member = false;
    else if (field->kind == FIELD_ENUM && field->choices == &tft_action_choices && any(0, 3) > 0)
        int32_set(member, actions[any(0, 4)]);
    else if (field->kind == FIELD_GROUP)
        adjust_fields(question, field->of, member);
    else if (field->kind == FIELD_LIST && field->item->kind == FIELD_GROUP)
        for (int32_t i = 0; i < int32_at(base + field->count); i++)
            adjust_fields(question, field->item->of, member + (size_t)i * field->item_size);
}

static void adjust_fields(struct asking *question, const struct fields *fields, char *base)
{
    for (size_t i = 0; i < fields->count; i++)
        adjust_member(question, &fields->list[i], base);
}

static void adjust(struct asking *question)
{
    adjust_fields(question, question->step->input, question->input);
    if (question->step == &tft_ranged_attack_step && any(0, 4) > 0) {
        member_set(question->step->input, question->input, "weapon", any(TFT_RIFLE, TFT_HMG));
        member_set(question->step->input, question->input, "shot_number", any(0, 2) > 0 ? 1 : FIELD_ABSENT);
        member_set(question->step->input, question->input, "target/hits_owed", any(0, 2));
    }
    if (question->step != &tft_fire_action_step || any(0, 4) == 0)
        return;
    const struct fields *input = question->step->input;
    member_set(input, question->input, "weapon", any(TFT_RIFLE, TFT_HMG));
    member_set(input, question->input, "shots_before", any(0, 3) > 0 ? 0 : any(0, TFT_SHOTS_MAX));
    for (int32_t i = 0; i < member_number(input, question->input, "targets"); i++)
        member_set(input, question->input, of_item("targets", i, "shots"), any(0, 2) > 0 ? 1 : any(1, 3));
}

static int setup(void **state)
{
    (void)state;
    asking_tests_start(&ruleset_tft_ww2, adjust, TRIALS, TRIALS / 20 + 1);
    return 0;
}

/* ---- every number against every roll ---- */

static void faces_of(int32_t sum, int32_t faces[3])
{
    faces[0] = sum - 2 < 6 ? sum - 2 : 6;
    faces[1] = sum - faces[0] - 1 < 6 ? sum - faces[0] - 1 : 6;
    faces[2] = sum - faces[0] - faces[1];
}

static void roll_with(int32_t sum, int32_t needed, const struct tft_options *options, struct tft_roll *hit,
                      struct tft_roll *check)
{
    static const struct tft_check plain = {.label = "check", .clause = "c", .passed = "p", .failed = "f"};
    int32_t faces[6];
    faces_of(sum, faces);
    faces_of(sum, faces + 3);
    struct dice_declared declared = {.faces = faces, .count = 6};
    struct dice dice;
    dice_start_declared(&dice, &declared, &asking.record);
    *hit = *check = (struct tft_roll){.needed = needed};
    tft_roll_to_hit(hit, TFT_FIREARM, "to hit", options, &dice, NULL);
    tft_roll_check(check, &plain, options, &dice, NULL);
    assert_int_equal(dice.error, DICE_FINE);
    assert_int_equal(hit->natural, sum);
}

static void every_number_against_every_roll(void **state)
{
    (void)state;
    struct tft_options options;
    fields_default(&tft_option_fields, &options);
    for (int32_t reading = 0; reading < 4; reading++) {
        options.roll_under = reading % 2;
        options.check_criticals = reading / 2;
        for (int32_t needed = -60; needed <= 60; needed++)
            for (int32_t sum = 3; sum <= 18; sum++) {
                struct tft_roll hit, check;
                roll_with(sum, needed, &options, &hit, &check);
                bool under = reading % 2 == 0 ? sum < needed : sum <= needed;
                bool specially = sum <= 5 || (sum < 16 && under);
                assert_int_equal(hit.success, specially);
                assert_int_equal(check.success, reading / 2 == 0 ? under : specially);
                assert_int_equal(hit.critical, sum <= 5 ? 6 - sum : 0);
                assert_int_equal(hit.failure, sum >= 16 ? sum - 15 : 0);
                assert_int_equal(check.critical + check.failure, 0);
            }
    }
}

/* Every DEX with every modifier: the number is the sum of what applies. */
static void every_shot_adds_up(void **state)
{
    (void)state;
    static const int32_t ranges[] = {6000, 6001, 60000};
    struct tft_options options;
    fields_default(&tft_option_fields, &options);
    for (int32_t weapon = TFT_RIFLE; weapon <= TFT_HMG; weapon++)
        for (int32_t bits = 0; bits < 3 * 2 * 2 * 3 * 2 * 2 * 3 * 2; bits++) {
            int32_t rest = bits, range = ranges[rest % 3], fast = (rest /= 3) % 2, prone = (rest /= 2) % 2;
            int32_t cover = (rest /= 2) % 3, full = (rest /= 3) % 2, shot_before = (rest /= 2) % 2;
            int32_t action = (int32_t[]){TFT_PIVOT, TFT_AIM, TFT_WALK_AND_SNAP_SHOT}[(rest /= 2) % 3];
            int32_t further = rest / 3;
            const struct tft_weapon_row *row = &tft_weapon_rows[weapon];
            struct tft_target target = {fast ? 6001 : 6000, prone, cover, full, shot_before};
            struct tft_shot shot = {.options = &options,
                                    .weapon = row,
                                    .action = action,
                                    .number = 1,
                                    .range = range,
                                    .target = &target,
                                    .targets_before = further,
                                    .gap = 4000};
            bool hidden = full && !shot_before;
            bool refused = (action == TFT_AIM && row->automatic) ||
                           (action == TFT_WALK_AND_SNAP_SHOT && row->snap == FIELD_ABSENT) ||
                           (cover == TFT_COVER_HARD && hidden);
            assert_int_equal(refused, tft_firing_is_refused(&shot, NULL) || tft_shot_is_refused(&shot, NULL));
            if (refused)
                continue;
            int32_t wanted = 12 + (range <= 6000 ? 3 : 0) - (range > row->range ? 6 : 0) + (action == TFT_AIM ? 4 : 0) -
                             2 * fast - 3 * prone - 2 * further;
            wanted += action == TFT_WALK_AND_SNAP_SHOT ? row->snap : 0;
            wanted -= cover == TFT_COVER_HARD ? 4 : cover == TFT_COVER_SOFT ? (hidden ? 6 : 2) : 0;
            struct tft_roll roll;
            tft_roll_start(&roll, "c", "t", "n", 12, false, &options, NULL);
            tft_shot_modify(&roll, &shot, NULL);
            assert_int_equal(roll.needed, wanted);
        }
}

static void every_morale_number_adds_up(void **state)
{
    (void)state;
    struct tft_options options;
    fields_default(&tft_option_fields, &options);
    for (int32_t ldr = 0; ldr <= TFT_ATTRIBUTE_MAX; ldr++)
        for (int32_t casualties = 0; casualties <= 12; casualties++)
            for (int32_t bits = 0; bits < 64; bits++) {
                struct tft_morale_basis basis = {.co_within_6 = bits & 1,
                                                 .casualties = casualties,
                                                 .in_cover = bits >> 1 & 1,
                                                 .air_flame_rocket = bits >> 2 & 1,
                                                 .afv_within_12 = bits >> 3 & 1,
                                                 .green = bits >> 4 & 1,
                                                 .elite = bits >> 5 & 1};
                struct tft_roll roll;
                tft_roll_start(&roll, "c", "t", "n", ldr, false, &options, NULL);
                tft_morale_modify(&roll, &basis, NULL);
                assert_int_equal(roll.needed, ldr - 2 * casualties + 2 * (bits & 1) + 2 * (bits >> 1 & 1) -
                                                  4 * (bits >> 2 & 1) + 2 * (bits >> 3 & 1) - 4 * (bits >> 4 & 1) +
                                                  4 * (bits >> 5 & 1));
            }
}

/* All 16 rolls with every way out: exactly one end each, and the ends follow the cover, the edge and the enemy. */
static void every_morale_roll_has_one_end(void **state)
{
    (void)state;
    asking.step = &tft_morale_check_step;
    for (int32_t bits = 0; bits < 8; bits++)
        for (int32_t sum = 3; sum <= 18; sum++) {
            int32_t faces[3];
            fields_default(asking.step->input, asking.input);
            fields_default(&tft_option_fields, asking.options);
            fields_default(asking.step->outcome, asking.outcome);
            member_set(asking.step->input, asking.input, "leadership", 10);
            member_set(asking.step->input, asking.input, "in_cover", bits & 1);
            member_set(asking.step->input, asking.input, "no_cover", bits >> 1 & 1);
            member_set(asking.step->input, asking.input, "surrounded", bits >> 2 & 1);
            faces_of(sum, faces);
            struct dice_declared declared = {.faces = faces, .count = 3};
            struct dice dice;
            dice_start_declared(&dice, &declared, &asking.record);
            struct question question = question_of(&asking);
            assert_int_equal(asking.step->resolve(&question, &dice, NULL, asking.outcome), RULING_RESOLVED);
            bool holds = sum < 10 + 2 * (bits & 1), to_cover = (bits & 3) == 0;
            assert_string_equal(ruled_choice("result"), holds      ? "holds"
                                                        : to_cover ? "flee_to_cover"
                                                        : bits & 4 ? "surrender"
                                                                   : "flee_to_edge");
        }
}

static void every_damage_against_every_strength(void **state)
{
    (void)state;
    struct tft_options options;
    fields_default(&tft_option_fields, &options);
    for (int32_t strength = 1; strength <= TFT_ATTRIBUTE_MAX; strength++)
        for (int32_t wounded = 0; wounded < 2; wounded++) {
            struct tft_body body = {strength, wounded};
            int32_t against = wounded ? strength / 2 : strength, worst = TFT_UNHARMED;
            for (int32_t damage = 0; damage <= 200; damage++) {
                int32_t result = (int32_t)tft_damage_judge(damage, &body, &options, NULL);
                int32_t wanted = damage == 0            ? TFT_UNHARMED
                                 : damage > against     ? TFT_DEAD
                                 : 2 * damage > against ? TFT_INCAPACITATED
                                 : wounded              ? TFT_INCAPACITATED
                                                        : TFT_WOUNDED;
                assert_int_equal(result, wanted);
                assert_true(result >= worst); /* more damage is never better */
                worst = result;
            }
        }
}

/* Each action either shoots or says why not, either fights or says why not. */
static void every_action_is_decided(void **state)
{
    (void)state;
    for (int32_t action = 0; action < TFT_ACTIONS; action++) {
        const struct tft_action_row *row = &tft_action_rows[action];
        assert_int_equal(row->ranged, row->no_ranged == NULL);
        assert_int_equal(row->close_combat, row->no_close_combat == NULL);
        assert_true(row->illegal_move || (row->moves && row->turns == FIELD_ABSENT));
        assert_true(!row->parries || row->close_combat);
        assert_int_equal(tft_action_forbids_shooting(action, NULL), !row->ranged);
    }
    for (int32_t i = 0; i < TFT_INDIRECT_WEAPONS; i++)
        assert_string_equal(tft_indirect_rows[i].scatter, tft_scatter_rows[tft_indirect_rows[i].scatters].name);
}

/* A label of a row that people look up. */
static const char *looked_up(const char *table, int32_t row, const char *member)
{
    const struct table *const *found = ruleset_tft_ww2.tables;
    while (*found && strcmp((*found)->name, table) != 0)
        found++;
    assert_non_null(*found);
    assert_in_range(row, 0, (*found)->count - 1);
    const struct field *field = field_find((*found)->row, member, strlen(member));
    const char *label;
    memcpy(&label, (const char *)(*found)->rows + (size_t)row * (*found)->row->size + field->offset, sizeof label);
    return label;
}

/* The choices of a member of the step's input or outcome. */
static const struct choices *choices_of(const struct fields *fields, char *base, const char *member)
{
    fields_default(fields, base);
    return member_find(fields, base, member).field->choices;
}

static void assert_named(const char *table, const struct choices *choices, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        assert_string_equal(looked_up(table, i, "name"), choices->list[i].name);
}

/* Rows and choices have the same names. */
static void every_row_is_named_as_its_choice(void **state)
{
    (void)state;
    const struct choices *materials = choices_of(tft_building_damage_step.input, asking.input, "material");
    const struct choices *sizes = choices_of(tft_building_damage_step.input, asking.input, "size");
    const struct choices results = {.list = tft_results.list + TFT_WOUNDED};
    assert_named("actions", &tft_action_choices, TFT_ACTIONS);
    assert_named("weapons", &tft_weapon_choices, TFT_WEAPONS);
    assert_named("indirect-weapons", &tft_indirect_choices, TFT_INDIRECT_WEAPONS);
    assert_named("close-assault-weapons", choices_of(tft_close_assault_step.input, asking.input, "attackers/0/weapon"),
                 9);
    assert_named("afv-movement", &tft_drives, TFT_DRIVES);
    assert_named("afv-damage", choices_of(tft_afv_damage_step.outcome, asking.outcome, "result"), 3);
    assert_named("afv-parts", choices_of(tft_afv_damage_step.outcome, asking.outcome, "part"), 3);
    assert_named("damage", &results, TFT_RESULTS - TFT_WOUNDED);
    for (int32_t i = 0; i < materials->count * sizes->count; i++) {
        assert_string_equal(looked_up("buildings", i, "material"), materials->list[i / sizes->count].name);
        assert_string_equal(looked_up("buildings", i, "size"), sizes->list[i % sizes->count].name);
    }
}

/* Shots are neither lost nor made; nobody who is down is shot at; no more fall than stand there. */
static void fire_accounts_for_every_shot(void **state)
{
    (void)state;
    int32_t jams = 0, shifts = 0, fired = 0;
    for (int32_t trial = 0; trial < 8 * TRIALS; trial++) {
        ask_anything(&asking, &tft_fire_action_step);
        resolve_from(&asking, asking_state.seed, true);
        if (asking.status == RULING_NOT_PERMITTED)
            continue;
        const int32_t targets = asked("targets"), shots = ruled("shots"), lost = ruled("shots_lost");
        int32_t meant = 0, down = 0, hits = 0, rolled = 0;
        bool is_down[6] = {false};
        assert_in_range(targets, 1, FIELDS_COUNT(is_down));
        for (int32_t i = 0; i < targets; i++) {
            meant += asked(of_item("targets", i, "shots"));
            down += ruled(of_item("targets", i, "result")) >= TFT_INCAPACITATED;
            hits += ruled(of_item("targets", i, "hits"));
        }
        for (int32_t i = 0; i < shots; i++) {
            const int32_t target = ruled(of_item("shots", i, "target")) - 1;
            const int32_t result = ruled(of_item("shots", i, "result"));
            const bool hit = ruled(of_item("shots", i, "hit"));
            assert_false(is_down[target]);
            is_down[target] = result >= TFT_INCAPACITATED;
            rolled += hit;
            assert_true(hit || (ruled(of_item("shots", i, "damage")) == FIELD_ABSENT && result == TFT_UNHARMED));
            assert_true(ruled(of_item("shots", i, "failure")) < TFT_ROLLED_17 || i == shots - 1);
        }
        assert_int_equal(hits, rolled);
        assert_int_equal(shots + lost + ruled("shots_unfired"), meant);
        assert_int_equal(ruled("casualties"), down);
        assert_true(down <= targets && down <= shots);
        assert_true(lost == 0 || ruled("weapon_state") != TFT_READY);
        fired++;
        jams += lost > 0;
        shifts += asked("shift_fire") && ruled("shots_unfired") > 0;
    }
    assert_true(fired > 100 && jams > 0 && shifts > 0);
}

/* As many targets before it as can be counted, each for as much as the options allow. */
static void the_hardest_shot_is_in_its_range(void **state)
{
    (void)state;
    int32_t shots = 0;
    for (int32_t trial = 0; trial < TRIALS; trial++) {
        ask_anything(&asking, &tft_ranged_attack_step);
        const struct fields *input = asking.step->input;
        options_of(&asking)->auto_extra_target = -TFT_MODIFIER_MAX;
        options_of(&asking)->extra_target_cumulative = TFT_YES;
        member_set(input, asking.input, "weapon", TFT_SMG);
        member_set(input, asking.input, "targets_shot", TFT_COUNT_MAX);
        name_set("first_target", "first");
        name_set("last_target", "last");
        if (!check_passes(&asking))
            continue;
        resolve_from(&asking, asking_state.seed, true);
        if (asking.status == RULING_NOT_PERMITTED)
            continue;
        assert_within(asking.step->outcome, asking.outcome);
        shots += ruled("modified_dexterity") < -TFT_COUNT_MAX * (TFT_MODIFIER_MAX - 1);
    }
    assert_true(shots > 0);
}

static void no_more_fall_than_the_blast_touches(void **state)
{
    (void)state;
    int32_t fallen = 0, sheltered = 0;
    for (int32_t trial = 0; trial < 2 * TRIALS; trial++) {
        ask_anything(&asking, &tft_blast_damage_step);
        resolve_from(&asking, asking_state.seed, true);
        if (asking.status == RULING_NOT_PERMITTED)
            continue;
        assert_int_equal(ruled("targets"), asked("targets"));
        assert_true(ruled("casualties") <= asked("targets"));
        fallen += ruled("casualties");
        for (int32_t i = 0; i < ruled("targets"); i++) {
            bool inside = strcmp(asked_choice(of_item("targets", i, "cover")), "building") == 0;
            int32_t result = ruled(of_item("targets", i, "result"));
            assert_true(!inside || result == TFT_UNHARMED);
            assert_int_equal(ruled(of_item("targets", i, "total")) == 0, result == TFT_UNHARMED);
            sheltered += inside;
        }
    }
    assert_true(fallen > 0 && sheltered > 0);
}

/* A fight ends in one way, hurts one side at most, and never by a weapon that is gone. */
static void a_fight_hurts_one_side_at_most(void **state)
{
    (void)state;
    int32_t ends[5] = {0};
    for (int32_t trial = 0; trial < 24 * TRIALS; trial++) {
        ask_anything(&asking, &tft_melee_score_step);
        resolve_from(&asking, asking_state.seed, true);
        if (asking.status == RULING_NOT_PERMITTED)
            continue;
        const char *end = ruled_choice("end");
        const bool parries = is_ruled("parry"), ripostes = is_ruled("riposte"), again = is_ruled("riposte_parry");
        ends[ruled("end")]++;
        assert_int_equal(ruled("defender/result") != TFT_UNHARMED, strcmp(end, "hit") == 0);
        assert_int_equal(ruled("attacker/result") != TFT_UNHARMED, strcmp(end, "riposte") == 0);
        assert_false(parries && ripostes);
        assert_true(!ripostes || !ruled("attack/hit"));
        assert_true(!parries || asked("defender/action") == TFT_CLOSE_COMBAT);
        assert_true(!again || asked("attacker/action") == TFT_CLOSE_COMBAT);
        assert_true(!again || strcmp(ruled_choice("attacker/weapon_state"), "ready") == 0);
    }
    for (int32_t i = 0; i < 5; i++)
        assert_true(ends[i] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ASKING_TESTS(setup),
        cmocka_unit_test_setup(every_number_against_every_roll, setup),
        cmocka_unit_test_setup(every_shot_adds_up, setup),
        cmocka_unit_test_setup(every_morale_number_adds_up, setup),
        cmocka_unit_test_setup(every_morale_roll_has_one_end, setup),
        cmocka_unit_test_setup(every_damage_against_every_strength, setup),
        cmocka_unit_test_setup(every_action_is_decided, setup),
        cmocka_unit_test_setup(every_row_is_named_as_its_choice, setup),
        cmocka_unit_test_setup(fire_accounts_for_every_shot, setup),
        cmocka_unit_test_setup(the_hardest_shot_is_in_its_range, setup),
        cmocka_unit_test_setup(no_more_fall_than_the_blast_touches, setup),
        cmocka_unit_test_setup(a_fight_hurts_one_side_at_most, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
