/* What units of the d12 skirmish may not do: who owes does nothing else first, what was done this turn is done, and
 * what earlier rulings made so is not given otherwise (X-DUE, X-TURN, X-KNOW, X-FRIEND). */
#include "d12_table.h"
#include "referee/answer.h"

#define VOLLEY "'step':'volley','units':{'firers':['company'],'target':'line'},'input':{'shooters':[{'range':15}]}"
#define SHOT "'step':'ranged-attack','units':{'firer':'company','target':'line'},'input':{'range':15}"
#define CHARGE "'step':'charge','units':{'chargers':['company'],'charged':'tom'},'input':{'chargers':[{'distance':4}]}"
#define MOVE "'step':'movement','units':{'mover':'company'}"
#define RELOAD "'step':'reload','units':{'unit':'company'}"
#define STAND "'step':'stand-and-fire','units':{'charged':'company','charger':'tom'},'input':{'distance':9}"

/* A question that is open to the unit, whatever is barred. */
static void assert_open(const char *members)
{
    const struct ruling *ruling = play(members);
    if (question_is_barred(&ruling->question))
        fail_msg("%s: it is barred: %s", members, ruling->why->reasons[0].text);
}

/* All that the company could do but move is barred by this clause; to suffer is not. */
static void assert_acts_barred(const char *clause)
{
    static const char *const acts[] = {VOLLEY, SHOT, CHARGE, RELOAD, STAND};
    for (size_t i = 0; i < LENGTH(acts); i++)
        assert_barred(acts[i], clause);
}

static void assert_suffers(void)
{
    assert_open("'step':'ranged-attack','units':{'firer':'tom','target':'company'},'input':{'range':15},'dice':[2]");
    assert_open("'step':'melee-score','units':{'side1':'line','side2':'company'},'dice':[6,7]");
    assert_open("'step':'morale-due','units':{'unit':'company'}");
    assert_open("'step':'coherency','units':{'unit':'company'},'input':{'distance':3}");
}

static void who_gives_way_does_nothing_else(void **state)
{
    (void)state;
    unit_of("company")->flight = D12_MUST_FLEE;
    assert_acts_barred("D12-MOR-2");
    assert_suffers();
    assert_open(MOVE);
    assert_open(VOLLEY ",'dice':[2,2,2,2,2,2,2,2,2,2,2,2]");
}

static void who_retreats_goes_on_next_turn(void **state)
{
    (void)state;
    unit_of("company")->flight = D12_MUST_RETREAT;
    assert_acts_barred("D12-MOR-2");
    assert_open(MOVE);
    assert_acts_barred("D12-MOR-2");
    assert_barred(MOVE, "D12-MOR-2");
    next_turn();
    assert_open("'step':'movement','units':{'mover':'company'},'input':{'cover':'soft'}");
    assert_open(CHARGE ",'dice':[12,6,7]");
}

/* Where the option only warns of what is owed, a second such move in a turn is still none (A-D12-38, X-TURN). */
static void who_retreats_does_so_once_a_turn_whatever_is_only_told(void **state)
{
    (void)state;
    set_option("enforce_due", "warn");
    unit_of("company")->flight = D12_MUST_RETREAT;
    assert_open(MOVE);
    assert_barred(MOVE, "D12-MOR-2");
    const struct ruling *shot = play(SHOT ",'dice':[2]");
    assert_false(question_is_barred(&shot->question));
    assert_string_equal(shot->why->reasons[0].clause, "D12-MOR-2");
    next_turn();
    assert_open(MOVE);
}

static void who_is_out_of_coherency_moves_back(void **state)
{
    (void)state;
    unit_of("company")->coherency = D12_MUST_RETURN;
    assert_acts_barred("D12-COH-1");
    assert_barred("'step':'movement','units':{'mover':'company','charged':'tom'},'input':{'mode':'charge'}",
                  "D12-COH-1");
    assert_open(MOVE);
    assert_acts_barred("D12-COH-1");
    /* Hand to hand it only blocks. */
    const struct ruling *fought = play("'step':'melee-score','units':{'side1':'line','side2':'company'},'dice':[2,9]");
    const struct d12_melee *melee = fought->outcome;
    assert_int_equal(melee->result, D12_BLOCKED);
    assert_string_equal(fought->why->reasons[fought->why->count - 1].clause, "D12-COH-1");
    assert_open("'step':'coherency','units':{'unit':'company'},'input':{'distance':3}");
    assert_barred(RELOAD, "D12-MOV-3"); /* by its move alone */
    next_turn();
    assert_open(RELOAD);
}

static void dice_that_are_open_come_first(void **state)
{
    static const struct {
        size_t offset;
        const char *clause, *settles;
    } open[] = {
        {offsetof(struct d12_roster_unit, hits), "D12-WND-1",
         "'step':'damage-roll','units':{'target':'company'},'dice':[1]"},
        {offsetof(struct d12_roster_unit, close_hits), "D12-WND-1",
         "'step':'damage-roll','units':{'target':'company'},'dice':[1]"},
        {offsetof(struct d12_roster_unit, misfires), "D12-SHO-6",
         "'step':'misfire','input':{},'units':{'firer':'company'},'dice':[9]"},
        {offsetof(struct d12_roster_unit, kills), "D12-OFF-1",
         "'step':'officer-casualty','units':{'unit':'company'},'dice':[3]"},
    };
    const int32_t one = 1;
    for (size_t i = 0; i < LENGTH(open); i++) {
        tear_down(state);
        set_up(state);
        memcpy((char *)unit_of("company") + open[i].offset, &one, sizeof one);
        assert_acts_barred(open[i].clause);
        assert_barred(MOVE, open[i].clause);
        assert_open(open[i].settles);
        assert_open(MOVE);
    }
}

/* The shot of who is charged is a deed like others: the dice that it owes come first, but where that is only told. */
static void who_owes_dice_does_not_stand_and_fire(void **state)
{
    static const char charge[] = "'step':'charge','units':{'chargers':['company'],'charged':'line'},"
                                 "'input':{'chargers':[{'distance':9}]}";
    static const char shot[] = "'step':'charge','units':{'chargers':['company'],'charged':'line'},"
                               "'input':{'chargers':[{'distance':9}],'charged':{'stands_and_fires':true}}";
    static const size_t owed[] = {offsetof(struct d12_roster_unit, hits), offsetof(struct d12_roster_unit, close_hits),
                                  offsetof(struct d12_roster_unit, misfires), offsetof(struct d12_roster_unit, kills)};
    static const char *const clauses[] = {"D12-WND-1", "D12-WND-1", "D12-SHO-6", "D12-OFF-1"};
    char dice[sizeof charge + 40];
    const int32_t one = 1;
    for (size_t i = 0; i < LENGTH(owed); i++) {
        tear_down(state);
        set_up(state);
        memcpy((char *)unit_of("line") + owed[i], &one, sizeof one);
        assert_barred(shot, "D12-MOV-5");
        snprintf(dice, sizeof dice, "%s,'dice':[12,6,7,2]", charge);
        assert_int_equal(played(dice, "shot"), FIELD_ABSENT);
        assert_int_equal(unit_of("line")->fired, 0);
        next_turn();
        set_option("enforce_due", "warn");
        memcpy((char *)unit_of("line") + owed[i], &one, sizeof one);
        snprintf(dice, sizeof dice, "%s,'dice':[12,2,6,7,2]", charge);
        assert_int_equal(played(dice, "shot"), D12_MISS);
        for (int32_t fires = 0; fires < 2; fires++) { /* and it says so (X-DUE), but of who does not fire */
            tear_down(state);
            set_up(state);
            set_option("enforce_due", "warn");
            memcpy((char *)unit_of("line") + owed[i], &one, sizeof one);
            const struct ruling *told =
                play(fires ? dice
                           : "'step':'charge','units':{'chargers':['company'],'charged':'line'},'dice':[12,6,7,2],"
                             "'input':{'chargers':[{'distance':9}],'charged':{'stands_and_fires':false}}");
            assert_int_equal(strcmp(told->why->reasons[0].clause, clauses[i]) == 0, fires);
        }
    }
}

/* Where what is owed is only told, it is (X-DUE); of who does not mean to fire nothing is. */
static void who_owes_dice_and_fires_all_the_same_is_told(void **state)
{
    static const struct {
        size_t owed;
        const char *clause;
    } told[] = {
        {offsetof(struct d12_roster_unit, hits), "D12-WND-1"},
        {offsetof(struct d12_roster_unit, close_hits), "D12-WND-1"},
        {offsetof(struct d12_roster_unit, misfires), "D12-SHO-6"},
        {offsetof(struct d12_roster_unit, kills), "D12-OFF-1"},
    };
    const int32_t one = 1;
    for (size_t i = 0; i < LENGTH(told); i++) {
        tear_down(state);
        set_up(state);
        set_option("enforce_due", "warn");
        memcpy((char *)unit_of("line") + told[i].owed, &one, sizeof one);
        const struct ruling *ruling = play("'step':'charge','units':{'chargers':['company'],'charged':'line'},"
                                           "'input':{'chargers':[{'distance':9}]},'dice':[12,2,6,6]");
        assert_int_equal(ruling->status, RULING_RESOLVED);
        assert_string_equal(ruling->why->reasons[0].clause, told[i].clause);
        next_turn();
        ruling = play("'step':'charge','units':{'chargers':['company'],'charged':'line'},"
                      "'input':{'chargers':[{'distance':9}],'charged':{'stands_and_fires':false}},'dice':[12,6,6]");
        assert_string_not_equal(ruling->why->reasons[0].clause, told[i].clause);
    }
}

/* A-D12-29: of the tests that are due only that of a charge keeps a unit from anything before the turn ends. */
static void who_is_charged_tests_first(void **state)
{
    (void)state;
    unit_of("company")->friends_killed = 1;
    assert_open(SHOT ",'dice':[2]");
    next_turn();
    play("'step':'movement','units':{'mover':'tom','charged':'company'},'input':{'mode':'charge'}");
    assert_acts_barred("D12-MOR-1");
    assert_barred(MOVE, "D12-MOR-1");
    play("'step':'morale-check','units':{'unit':'company'},'dice':[12]");
    assert_open(MOVE);
    set_option("charge_test", "morale_phase");
    next_turn();
    play("'step':'movement','units':{'mover':'tom','charged':'company'},'input':{'mode':'charge'}");
    assert_open(MOVE);
}

/* A-D12-35: a unit of eight fires with five; it does not move, three of it may charge, and no more. */
static void fire_and_move_exclude_each_other(void **state)
{
    static const char three[] = "'step':'charge','units':{'chargers':['company','company','company'],'charged':'tom'},"
                                "'input':{'chargers':[{'distance':4},{'distance':4},{'distance':4}]}";
    (void)state;
    unit_of("company")->figures = 8;
    play("'step':'volley','units':{'firers':['company'],'target':'line'},'input':{'shooters':[{'range':15,'figures':5}]"
         "},"
         "'dice':[2,2,2,2,2]");
    assert_int_equal(unit_of("company")->fired, 5);
    assert_barred(MOVE, "D12-MOV-3");
    assert_open(CHARGE ",'dice':[4]");
    next_turn();
    play("'step':'volley','units':{'firers':['company'],'target':'line'},'input':{'shooters':[{'range':15,'figures':3}]"
         "},"
         "'dice':[2,2,2]");
    assert_barred("'step':'volley','units':{'firers':['company'],'target':'line'},"
                  "'input':{'shooters':[{'range':15,'figures':1}]}",
                  "D12-SHO-1");
    unit_of("company")->fired = 6;
    assert_barred(three, "D12-MOV-3");
    next_turn();
    play(MOVE);
    const struct ruling *ruling = play(VOLLEY);
    assert_int_equal(ruling->status, RULING_NOT_PERMITTED);
}

/* Each figure charges once a turn: an individual, the figures of a unit one by one, and a unit that charges as one. */
static void a_figure_charges_once_a_turn(void **state)
{
    static const char tom[] = "'step':'charge','units':{'chargers':['tom'],'charged':'rider'},"
                              "'input':{'chargers':[{'distance':4}]}";
    static const char two[] = "'step':'charge','units':{'chargers':['company','company'],'charged':'line'},"
                              "'input':{'chargers':[{'distance':4},{'distance':4}]}";
    static const char third[] = "'step':'charge','units':{'chargers':['company'],'charged':'line'},"
                                "'input':{'chargers':[{'distance':4}]},'dice':[6,6]"; /* the line has tested */
    static const char as_one[] = "'step':'movement','units':{'mover':'company','charged':'line'},"
                                 "'input':{'mode':'charge'}";
    (void)state;
    play("'step':'charge','units':{'chargers':['tom'],'charged':'rider'},'input':{'chargers':[{'distance':4}]},"
         "'dice':[12,6,6]");
    assert_int_equal(unit_of("tom")->charging, 1);
    assert_barred(tom, "D12-MOV-1");
    assert_barred("'step':'movement','units':{'mover':'tom','charged':'rider'},'input':{'mode':'charge'}", "D12-MOV-1");
    next_turn();
    assert_open("'step':'charge','units':{'chargers':['tom'],'charged':'rider'},'input':{'chargers':[{'distance':4}]},"
                "'dice':[12,6,6]");
    unit_of("company")->figures = 3;
    assert_open("'step':'charge','units':{'chargers':['company','company'],'charged':'line'},"
                "'input':{'chargers':[{'distance':4},{'distance':4}]},'dice':[12,6,7,6,7]");
    assert_barred(two, "D12-MOV-1");
    assert_barred(as_one, "D12-MOV-1");
    assert_open(third);
    assert_barred(CHARGE, "D12-MOV-1");
    next_turn();
    play(as_one);
    assert_barred(CHARGE, "D12-MOV-1");
}

/* Whoever has fired, reloads or is pinned never charges, however the charges are split (A-D12-35). */
static void who_is_busy_never_charges(void **state)
{
    static const char first[] = CHARGE ",'dice':[12,6,7]", later[] = CHARGE ",'dice':[6,7]"; /* the line has tested */
    static const struct {
        size_t member;
        const char *clause;
    } busy[] = {
        {offsetof(struct d12_roster_unit, fired), "D12-MOV-3"},
        {offsetof(struct d12_roster_unit, reloading), "D12-MOV-3"},
        {offsetof(struct d12_roster_unit, pinned), "D12-WND-3"},
    };
    const int32_t one = 1;
    for (size_t i = 0; i < LENGTH(busy); i++) {
        tear_down(state);
        set_up(state);
        unit_of("company")->figures = 2;
        unit_of("company")->has_officer = false;
        memcpy((char *)unit_of("company") + busy[i].member, &one, sizeof one);
        assert_open(first);
        assert_barred(CHARGE, busy[i].clause);
    }
    /* One has fired, one reloads, one is pinned: of four one charges. */
    for (int32_t figures = 3; figures <= 5; figures++) {
        tear_down(state);
        set_up(state);
        unit_of("company")->figures = figures;
        unit_of("company")->has_officer = false;
        unit_of("company")->fired = unit_of("company")->reloading = unit_of("company")->pinned = 1;
        for (int32_t free = figures - 3; free > 0; free--)
            assert_open(free == figures - 3 ? first : later);
        assert_barred(CHARGE, "D12-MOV-3");
    }
    /* A Quick loader charges while it reloads. */
    tear_down(state);
    set_up(state);
    unit_of("company")->figures = 2;
    unit_of("company")->reloading = 1;
    unit_of("company")->ability = D12_QUICK_LOADER;
    assert_open(first);
    assert_open(later);
}

/* Whom the killed were among nobody has said: what may be free may charge. */
static void who_may_be_free_charges(void **state)
{
    (void)state;
    unit_of("company")->figures = 4;
    unit_of("company")->has_officer = false;
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 2;
    assert_open(CHARGE ",'dice':[12,6,7]");
    hurt("company", "'step':'damage-roll','units':{'target':'company'},'dice':[12]");
    play("'step':'morale-check','units':{'unit':'company'},'dice':[12]");
    assert_open(CHARGE ",'dice':[6,7]"); /* of three two were pinned or have charged, at least */
    assert_barred(CHARGE, "D12-WND-3");
}

/* What bars an individual is said of it alone, not of figures that it does not have. */
static void a_single_figure_is_spoken_of_as_one(void **state)
{
    static const char charge[] = "'step':'charge','units':{'chargers':['tom'],'charged':'rider'},"
                                 "'input':{'chargers':[{'distance':4}]}";
    static const char shot[] = "'step':'ranged-attack','units':{'firer':'tom','target':'rider'},'input':{'range':8}";
    static const struct {
        size_t member;
        const char *question, *text;
    } said[] = {
        {offsetof(struct d12_roster_unit, charging), charge, "it has charged this turn"},
        {offsetof(struct d12_roster_unit, fired), charge, "it has fired this turn; the next turn lets it charge"},
        {offsetof(struct d12_roster_unit, reloading), charge, "it reloads this turn"},
        {offsetof(struct d12_roster_unit, pinned), charge, "it is pinned"},
        {offsetof(struct d12_roster_unit, fired), shot, "it has fired this turn; the next turn lets it fire again"},
        {offsetof(struct d12_roster_unit, pinned), shot, "it is pinned"},
        {offsetof(struct d12_roster_unit, out_of_ammo), shot, "it is out of ammo"},
        {offsetof(struct d12_roster_unit, unloaded), shot, "its weapon is not loaded"},
        {offsetof(struct d12_roster_unit, jammed), shot, "its weapon is jammed"},
        {offsetof(struct d12_roster_unit, reloading), shot, "its weapon is being reloaded"},
    };
    const int32_t one = 1;
    for (size_t i = 0; i < LENGTH(said); i++) {
        tear_down(state);
        set_up(state);
        memcpy((char *)unit_of("tom") + said[i].member, &one, sizeof one);
        const struct ruling *ruling = play(said[i].question);
        assert_true(question_is_barred(&ruling->question));
        assert_non_null(strstr(ruling->why->reasons[0].text, said[i].text));
    }
}

/* A-D12-36: too many figures are refused for what holds of the unit alone, and for how many there can be. */
static void too_many_are_refused_for_what_holds(void **state)
{
#define VOLLEY_OF(figures)                                                                                             \
    "'step':'volley','units':{'firers':['company'],'target':'line'},'input':{'shooters':[{'range':15,'figures'"        \
    ":" figures "}]}"
#define CHARGES_OF(units, chargers)                                                                                    \
    "'step':'charge','units':{'chargers':[" units "],'charged':'tom'},'input':{'chargers':[" chargers "]}"
#define TWO_OF_COMPANY CHARGES_OF("'company','company'", "{'distance':4},{'distance':4}")
    static const struct {
        size_t member;
        int32_t count;
        const char *question, *clause, *said;
    } said[] = {
        {offsetof(struct d12_roster_unit, figures), 6, VOLLEY_OF("7"), "D12-SHO-1",
         "Not permitted for Company: more of its figures would fire than it has left; at most 6 are possible."},
        {offsetof(struct d12_roster_unit, fired), 7, VOLLEY_OF("6"), "D12-SHO-1",
         "Not permitted for Company: more of its figures would fire than have not fired this turn; the next turn lets "
         "the others fire again; at most 5 are possible."},
        {offsetof(struct d12_roster_unit, fired), 12, VOLLEY_OF("6"), "D12-SHO-1",
         "Not permitted for Company: all of its figures have fired this turn; the next turn lets them fire again."},
        {offsetof(struct d12_roster_unit, unloaded), 7, VOLLEY_OF("6"), "D12-SHO-1",
         "Not permitted for Company: more of its figures would fire than can be loaded; at most 5 are possible."},
        {offsetof(struct d12_roster_unit, pinned), 7, VOLLEY_OF("6"), "D12-WND-3",
         "Not permitted for Company: more of its figures would act than can be free to: the others are pinned, until "
         "the next turn; at most 5 are possible."},
        {offsetof(struct d12_roster_unit, fired), 11, TWO_OF_COMPANY, "D12-MOV-3",
         "Not permitted for Company: more of its figures would charge than have not fired this turn; the next turn "
         "lets the others charge; at most 1 is possible."},
        {offsetof(struct d12_roster_unit, charging), 11, TWO_OF_COMPANY, "D12-MOV-1",
         "Not permitted for Company: more of its figures would charge than have not charged this turn; the next turn "
         "lets the others charge again; at most 1 is possible."},
        {offsetof(struct d12_roster_unit, reloading), 11, TWO_OF_COMPANY, "D12-MOV-3",
         "Not permitted for Company: more of its figures would charge than do not reload this turn; the next turn lets "
         "the others charge; at most 1 is possible."},
        {offsetof(struct d12_roster_unit, figures), 2,
         CHARGES_OF("'company','company','company'", "{'distance':4},{'distance':4},{'distance':4}"), "D12-MOV-1",
         "Not permitted for Company: more of its figures would charge than it has left; at most 2 are possible."},
        {offsetof(struct d12_roster_unit, wounds), 0,
         "'step':'volley','units':{'firers':['bill','bill'],'target':'rider'},"
         "'input':{'shooters':[{'range':8,'figures':1},{'range':8,'figures':1}]}",
         "D12-SHO-1", "Not permitted for Bill: it is a single figure, and fires for no other."},
        {offsetof(struct d12_roster_unit, wounds), 0,
         "'step':'charge','units':{'chargers':['bill','bill'],'charged':'rider'},"
         "'input':{'chargers':[{'distance':4},{'distance':4}]}",
         "D12-MOV-1", "Not permitted for Bill: it is a single figure, and charges for no other."},
        {offsetof(struct d12_roster_unit, figures), 10,
         "'step':'volley','units':{'firers':['line'],'target':'company'},'input':{'shooters':[{'range':15}],"
         "'target':{'figures':12}}",
         "A-D12-36", "Not permitted for Company: it has fewer figures left; at most 10 are possible."},
    };
    for (size_t i = 0; i < LENGTH(said); i++) {
        char words[SUMMARY_MAX];
        struct text line;
        tear_down(state);
        set_up(state);
        strcpy(roster.units[roster_find(&roster, "company")].name, "Company");
        strcpy(roster.units[roster_find(&roster, "bill")].name, "Bill");
        memcpy((char *)unit_of("company") + said[i].member, &said[i].count, sizeof said[i].count);
        const struct ruling *ruling = play(said[i].question);
        text_start(&line, words, sizeof words);
        ruling_summarise(ruling, &line);
        assert_string_equal(words, said[i].said);
        assert_true(question_is_barred(&ruling->question));
        assert_int_equal(ruling->why->count, 1);
        assert_string_equal(ruling->why->reasons[0].clause, said[i].clause);
    }
}

/* A charger who is killed leaves the others their charge. */
static void who_fell_in_a_charge_has_charged_for_nobody(void **state)
{
    (void)state;
    unit_of("company")->figures = 2;
    unit_of("company")->has_officer = false;
    play(CHARGE ",'dice':[12,1,12]");
    assert_int_equal(unit_of("company")->figures, 1);
    assert_open(CHARGE ",'dice':[6,6]");
    assert_barred(CHARGE, "D12-MOV-1");
}

/* Nor do reloading and moving, but for a Quick loader. */
static void loading_and_moving_exclude_each_other(void **state)
{
    (void)state;
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 3;
    play(RELOAD);
    assert_barred(MOVE, "D12-MOV-3");
    unit_of("company")->ability = D12_QUICK_LOADER;
    assert_open(MOVE);
}

/* The finding: a unit of eight fired twenty, and left fourteen unloaded. */
static void no_more_fire_than_can_be_ready(void **state)
{
    (void)state;
    unit_of("company")->figures = 8;
    assert_barred("'step':'volley','units':{'firers':['company'],'target':'line'},"
                  "'input':{'shooters':[{'range':15,'figures':20}]}",
                  "D12-SHO-1");
    /* All groups of a unit together. */
    assert_barred("'step':'volley','units':{'firers':['company','company'],'target':'line'},"
                  "'input':{'shooters':[{'range':15,'figures':5},{'range':15,'figures':4}]}",
                  "D12-SHO-1");
    /* Whatever they are called, and theirs alone. */
    assert_barred(
        "'step':'volley','units':{'firers':['company','company'],'target':'line'},"
        "'input':{'shooters':[{'name':'left','range':15,'figures':5},{'name':'right','range':15,'figures':4}]}",
        "D12-SHO-1");
    assert_open("'step':'volley','units':{'firers':['company','rider'],'target':'line'},'input':{'shooters':"
                "[{'name':'a','range':15,'figures':1},{'name':'a','range':8,'figures':1}]},'dice':[2,2]");
    next_turn();
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 0;
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 3;
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 4;
    assert_open("'step':'volley','units':{'firers':['company'],'target':'line'},"
                "'input':{'shooters':[{'range':15,'figures':4}]},'dice':[2,2,2,2]");
    next_turn();
    unit_of("company")->pinned = unit_of("company")->pinned_alive = 5;
    unit_of("company")->unloaded = unit_of("company")->unready_alive = 0;
    assert_barred("'step':'volley','units':{'firers':['company'],'target':'line'},"
                  "'input':{'shooters':[{'range':15,'figures':4}]}",
                  "D12-WND-3");
    assert_open("'step':'volley','units':{'firers':['company'],'target':'line'},"
                "'input':{'shooters':[{'range':15,'figures':3}]},'dice':[2,2,2]");
    /* The target has no more figures than it has, either. */
    assert_barred("'step':'volley','units':{'firers':['line'],'target':'company'},"
                  "'input':{'shooters':[{'range':15}],'target':{'figures':9}}",
                  "A-D12-36");
}

/* A-D12-37: a test without a cause does not count; one that the ledger cannot see is named. */
static void no_test_is_made_for_nothing(void **state)
{
    (void)state;
    assert_barred("'step':'morale-check','units':{'unit':'tom'},'dice':[1]", "D12-MOR-1");
    assert_int_equal(unit_of("tom")->prior_failures, 0);
    assert_open("'step':'morale-check','units':{'unit':'tom'},'input':{'cause':'officer_panics'},'dice':[1]");
    assert_int_equal(unit_of("tom")->prior_failures, 1);
}

/* D12-OFF-1: a die for each figure that is on record as killed, and only while there is somebody to fall. */
static void nobody_falls_for_nothing(void **state)
{
    static const char fall[] =
        "'step':'officer-casualty','units':{'unit':'company'},'input':{'kills':3},'dice':[12,1,1]";
    (void)state;
    assert_barred(fall, "D12-OFF-1");
    unit_of("company")->kills = 2;
    assert_barred(fall, "D12-OFF-1");
    /* Some now, the rest later. */
    play("'step':'officer-casualty','units':{'unit':'company'},'input':{'kills':1},'dice':[12]");
    assert_int_equal(unit_of("company")->kills, 1);
    assert_true(unit_of("company")->officer_killed);
    assert_barred("'step':'officer-casualty','units':{'unit':'company'},'dice':[12]", "D12-OFF-1");
    play("'step':'officer-casualty','units':{'unit':'company'},'override':{'reason':'The standard is "
         "left.'},'dice':[3]");
    assert_int_equal(unit_of("company")->kills, 0);
    /* Nor for a unit that is out, but for what put it out. */
    unit_of("line")->fate = D12_REMOVED;
    assert_barred("'step':'officer-casualty','units':{'unit':'line'},'input':{'kills':3},'dice':[12,1,1]", "D12-OFF-1");
}

/* Nor for one that is out and had no officer, whoever fell. */
static void nobody_falls_who_was_not_there(void **state)
{
    (void)state;
    unit_of("line")->has_officer = false;
    unit_of("line")->kills = 2;
    unit_of("line")->fate = D12_REMOVED;
    assert_barred("'step':'officer-casualty','units':{'unit':'line'},'dice':[12,1]", "D12-OFF-1");
    unit_of("line")->fate = D12_IN_PLAY;
    unit_of("line")->figures = 0;
    assert_barred("'step':'officer-casualty','units':{'unit':'line'},'dice':[12,1]", "D12-OFF-1");
    unit_of("line")->has_officer = true;
    assert_open("'step':'officer-casualty','units':{'unit':'line'},'dice':[12,1]");
}

/* D12-WND-1, D12-SHO-6: a die for each hit and each misfire on record, and for no other but where the umpire says so.
 */
static void nobody_is_wounded_for_nothing(void **state)
{
    static const char wound[] = "'step':'damage-roll','units':{'target':'company'}";
    static const char close[] = "'step':'damage-roll','units':{'target':'company'},'input':{'close_range':true}";
    static const char far[] = "'step':'damage-roll','units':{'target':'company'},'input':{'close_range':false}";
    static const char misfire[] = "'step':'misfire','input':{},'units':{'firer':'company'}";
    (void)state;
    assert_barred(wound, "D12-WND-1");
    assert_barred(misfire, "D12-SHO-6");
    play("'step':'damage-roll','units':{'target':'company'},'dice':[1],'override':{'reason':'A tree fell.'}");
    assert_int_equal(unit_of("company")->pinned_next, 1);
    play("'step':'misfire','input':{},'units':{'firer':'company'},'dice':[6],'override':{'reason':'Rain.'}");
    assert_int_equal(unit_of("company")->jammed, 1);
    unit_of("company")->hits = 1;
    assert_barred(close, "D12-WND-4");
    play("'step':'damage-roll','units':{'target':'company'},'dice':[1]");
    assert_barred(wound, "D12-WND-1");
    unit_of("company")->close_hits = 1;
    assert_barred(far, "D12-WND-4");
    unit_of("company")->hits = 1; /* of both, the players say which comes first */
    play("'step':'damage-roll','units':{'target':'company'},'input':{'close_range':false},'dice':[1]");
    assert_int_equal(unit_of("company")->close_hits, 1);
    play("'step':'damage-roll','units':{'target':'company'},'dice':[1]");
    assert_barred(wound, "D12-WND-1");
    unit_of("company")->misfires = 1;
    play("'step':'misfire','input':{},'units':{'firer':'company'},'dice':[9]");
    assert_barred(misfire, "D12-SHO-6");
}

/* X-DUE: a morale test that was due when the turn ended comes first in the next one; what the ledger cannot see bars
 * nothing. */
static void a_test_of_the_turn_before_comes_first(void **state)
{
    (void)state;
    unit_of("company")->friends_killed = unit_of("company")->officers_panicked = 1;
    next_turn();
    assert_open(RELOAD);
    unit_of("company")->figures = 9;
    unit_of("company")->losses = unit_of("company")->new_losses = 3;
    next_turn();
    assert_true(is_due("company", "morale_losses"));
    assert_true(is_due("company", "morale_overdue"));
    assert_acts_barred("D12-MOR-1");
    assert_barred(MOVE, "D12-MOR-1");
    assert_suffers();
    next_turn(); /* however long */
    assert_barred(MOVE, "D12-MOR-1");
    play("'step':'morale-check','units':{'unit':'company'},'dice':[12]");
    assert_open(MOVE);
    assert_false(is_due("company", "morale_overdue"));
    unit_of("company")->new_wounds = unit_of("company")->turn_wounds = 1;
    assert_open(MOVE);
    assert_false(is_due("company", "morale_overdue"));
    next_turn();
    assert_barred(MOVE, "D12-MOR-1");
    play("'step':'charge','units':{'chargers':['tom'],'charged':'company'},'input':{'chargers':[{'distance':4}]},"
         "'dice':[12,6,7]");
    assert_open(RELOAD);
}

/* Nor does a test of a charge that waits for the phase of morale outlast its turn. */
static void a_test_in_its_phase_comes_before_the_next_turn(void **state)
{
    (void)state;
    set_option("charge_test", "morale_phase");
    play("'step':'movement','units':{'mover':'tom','charged':'company'},'input':{'mode':'charge'}");
    assert_open(MOVE);
    next_turn();
    assert_barred(MOVE, "D12-MOR-1");
    set_option("enforce_due", "warn");
    const struct ruling *move = play(MOVE);
    assert_false(question_is_barred(&move->question));
    assert_string_equal(move->why->reasons[0].clause, "D12-MOR-1");
    assert_non_null(strstr(move->why->reasons[0].text, "earlier turn"));
}

/* A-D12-28: whether the charge is tested for follows from the charges and tests on record. */
static void who_is_charged_on_record_tests(void **state)
{
    (void)state;
    play("'step':'movement','units':{'mover':'rider','charged':'tom'},'input':{'mode':'charge'}");
    assert_barred("'step':'charge','units':{'chargers':['company'],'charged':'tom'},"
                  "'input':{'chargers':[{'distance':4}],'charged':{'tests_morale':false}}",
                  "D12-MOR-1");
    play("'step':'charge','units':{'chargers':['company'],'charged':'tom'},"
         "'input':{'chargers':[{'distance':4}],'charged':{'tests_morale':true}},'dice':[12,6,6]");
    assert_true(unit_of("tom")->charge_tested);
    assert_barred("'step':'charge','units':{'chargers':['company'],'charged':'tom'},"
                  "'input':{'chargers':[{'distance':4}],'charged':{'tests_morale':true}}",
                  "D12-MOR-1");
    /* Whether somebody announced it or not, the first charge tests. */
    assert_barred("'step':'charge','units':{'chargers':['company'],'charged':'bill'},"
                  "'input':{'chargers':[{'distance':4}],'charged':{'tests_morale':false}}",
                  "D12-MOR-1");
}

static void friends_are_not_attacked(void **state)
{
    (void)state;
    assert_barred("'step':'ranged-attack','units':{'firer':'line','target':'tom'},'input':{'range':8}", "X-FRIEND");
    assert_barred("'step':'melee-score','units':{'side1':'line','side2':'tom'}", "X-FRIEND");
    assert_barred("'step':'charge','units':{'chargers':['bill'],'charged':'tom'},'input':{'chargers':[{'distance':4}]}",
                  "X-FRIEND");
    assert_barred("'step':'movement','units':{'mover':'bill','charged':'tom'},'input':{'mode':'charge'}", "X-FRIEND");
}

/* Record facts are not given otherwise; table facts are. */
static void what_is_on_record_is_not_given_otherwise(void **state)
{
    (void)state;
    unit_of("tom")->unloaded = unit_of("tom")->unready_alive = 1;
    assert_barred("'step':'ranged-attack','units':{'firer':'tom','target':'rider'},'input':{'range':8,'loaded':true}",
                  "D12-SHO-1");
    unit_of("tom")->prior_failures = 1;
    unit_of("tom")->new_wounds = unit_of("tom")->wounds = 1;
    assert_barred("'step':'morale-check','units':{'unit':'tom'},'input':{'prior_failures':0}", "D12-MOR-4");
    assert_barred("'step':'morale-check','units':{'unit':'tom'},'input':{'wounds':0}", "D12-WND-0");
    unit_of("rider")->cover = D12_COVER_HARD;
    assert_int_equal(played("'step':'ranged-attack','units':{'firer':'bill','target':'rider'},"
                            "'input':{'range':8,'target_cover':'none'},'dice':[7]",
                            "modifier"),
                     0);
}

/* X-FATE: an officer takes two wounds. Taken for an individual, who takes three, he lives, with as many as he can. */
static void who_lives_has_fewer_wounds_than_kill(void **state)
{
    (void)state;
    unit_of("captain")->wounds = 1;
    unit_of("captain")->hits = 1;
    play("'step':'damage-roll','units':{'target':'captain'},'input':{'game':'individual'},'dice':[5]");
    assert_int_equal(unit_of("captain")->figures, 1);
    assert_int_equal(unit_of("captain")->wounds, 1);
    violations_start(&violations);
    d12->units->check(unit_of("captain"), NULL, "", &violations);
    assert_int_equal(violations.count, 0);
}

/* Whatever the umpire lets happen, the roster has no cavalry that crawls. */
static void cavalry_never_crawls(void **state)
{
    (void)state;
    play("'step':'movement','units':{'mover':'rider'},'input':{'kind':'foot','mode':'crawl'},"
         "'override':{'reason':'He leads his horse.'}");
    assert_true(unit_of("rider")->moved);
    assert_int_equal(unit_of("rider")->movement, D12_TARGET_OTHER);
}

/* Nor foot that fell from its horses. */
static void foot_is_never_thrown(void **state)
{
    (void)state;
    unit_of("company")->hits = 1;
    play("'step':'damage-roll','units':{'target':'company'},'input':{'kind':'cavalry','wounds_max':3},'dice':[5,2],"
         "'override':{'reason':'He had taken a horse.'}");
    assert_int_equal(unit_of("company")->pinned_next, 1);
    assert_int_equal(unit_of("company")->thrown, 0);
}

/* Nor do more figures fire than it has, though the umpire lets some fire again. */
static void no_more_have_fired_than_there_are(void **state)
{
    (void)state;
    unit_of("company")->figures = 2;
    play(VOLLEY ",'dice':[2,2]");
    play("'step':'volley','units':{'firers':['company'],'target':'line'},"
         "'input':{'shooters':[{'range':15,'figures':2,'loaded':true}]},"
         "'override':{'reason':'They had not fired.'},'dice':[2,2]");
    assert_int_equal(unit_of("company")->fired, 2);
}

/* What nobody has said is listed, so that "in the open" is never silent. */
static void what_is_assumed_is_said(void **state)
{
    (void)state;
    static const char *const wanted[] = {"/input/obstacles", "/input/target_cover"};
    play(SHOT ",'dice':[2]");
    const struct pointers *assumed = &table_binding.units->stated.assumed;
    assert_int_equal(assumed->count, LENGTH(wanted));
    for (size_t i = 0; i < LENGTH(wanted); i++)
        assert_string_equal(assumed->list[i], wanted[i]);
    unit_of("line")->cover = D12_COVER_SOFT;
    play("'step':'ranged-attack','units':{'firer':'rider','target':'line'},'input':{'range':8,'obstacles':[]},'dice':["
         "2]");
    assert_int_equal(table_binding.units->stated.assumed.count, 0);
    play("'step':'volley','units':{'firers':['tom'],'target':'line'},'input':{'shooters':[{'range':15,'obstacles':[]}],"
         "'target_unit':{'friends_near':false}},'dice':[2]");
    assert_int_equal(table_binding.units->stated.assumed.count, 1);
    assert_string_equal(table_binding.units->stated.assumed.list[0], "/input/firing_unit/friends_near");
}

/* Whom wounds and ground leave no move stays where it is, in the cover that it has. */
static void who_stays_keeps_its_cover(void **state)
{
    (void)state;
    unit_of("tom")->cover = D12_COVER_HARD;
    play("'step':'movement','units':{'mover':'tom'},'input':{'terrain':['river','river']}");
    assert_int_equal(table_binding.units->stated.assumed.count, 0);
    assert_int_equal(unit_of("tom")->cover, D12_COVER_HARD);
    play("'step':'movement','units':{'mover':'tom'},'input':{'terrain':['river']}");
    assert_int_equal(table_binding.units->stated.assumed.count, 1);
    assert_string_equal(table_binding.units->stated.assumed.list[0], "/input/cover");
    assert_int_equal(unit_of("tom")->cover, D12_COVER_NONE);
}

/* What a unit does not know, and nothing else, is left to type (section 9.3 of the catalogue). */
static void little_is_left_to_type(void **state)
{
    static const char *const least[] = {
        "'step':'volley','units':{'firers':['company'],'target':'line'},'input':{'shooters':[{'range':15}]},"
        "'dice':[2,2,2,2,2,2,2,2,2,2,2,2]",
        "'step':'ranged-attack','units':{'firer':'rider','target':'line'},'input':{'range':15},'dice':[2]",
        "'step':'charge','units':{'chargers':['tom'],'charged':'rider'},'input':{'chargers':[{'distance':4}]},"
        "'dice':[12,6,6]",
        "'step':'stand-and-fire','units':{'charged':'bill','charger':'company'},'input':{'distance':9}",
        "'step':'coherency','units':{'unit':'company'},'input':{'distance':3}",
        "'step':'movement','units':{'mover':'captain'}",
        "'step':'melee-score','units':{'side1':'tom','side2':'rider'},'dice':[6,6]",
        "'step':'damage-roll','units':{'target':'bill'},'dice':[3]",
        "'step':'morale-check','units':{'unit':'bill'},'dice':[9]",
        "'step':'morale-due','units':{'unit':'bill'}",
        "'step':'misfire','input':{},'units':{'firer':'line'},'dice':[9]",
        "'step':'officer-casualty','units':{'unit':'company'}",
        "'step':'reload','units':{'unit':'company'}",
    };
    (void)state;
    unit_of("line")->misfires = 1;
    for (size_t i = 0; i < LENGTH(least) - 1; i++) {
        unit_of("bill")->hits = strstr(least[i], "damage-roll") ? 1 : 0;
        if (play(least[i])->status != RULING_RESOLVED)
            fail_msg("%s is not permitted", least[i]);
    }
    assert_not_permitted(least[LENGTH(least) - 1], "D12-SHO-1"); /* it fired this turn */
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(who_gives_way_does_nothing_else),
        TEST(who_retreats_goes_on_next_turn),
        TEST(who_retreats_does_so_once_a_turn_whatever_is_only_told),
        TEST(who_is_out_of_coherency_moves_back),
        TEST(dice_that_are_open_come_first),
        TEST(who_owes_dice_does_not_stand_and_fire),
        TEST(who_owes_dice_and_fires_all_the_same_is_told),
        TEST(who_is_charged_tests_first),
        TEST(fire_and_move_exclude_each_other),
        TEST(a_figure_charges_once_a_turn),
        TEST(who_is_busy_never_charges),
        TEST(who_may_be_free_charges),
        TEST(a_single_figure_is_spoken_of_as_one),
        TEST(too_many_are_refused_for_what_holds),
        TEST(who_fell_in_a_charge_has_charged_for_nobody),
        TEST(loading_and_moving_exclude_each_other),
        TEST(no_more_fire_than_can_be_ready),
        TEST(no_test_is_made_for_nothing),
        TEST(nobody_falls_for_nothing),
        TEST(nobody_falls_who_was_not_there),
        TEST(nobody_is_wounded_for_nothing),
        TEST(a_test_of_the_turn_before_comes_first),
        TEST(a_test_in_its_phase_comes_before_the_next_turn),
        TEST(who_is_charged_on_record_tests),
        TEST(friends_are_not_attacked),
        TEST(what_is_on_record_is_not_given_otherwise),
        TEST(who_lives_has_fewer_wounds_than_kill),
        TEST(cavalry_never_crawls),
        TEST(foot_is_never_thrown),
        TEST(no_more_have_fired_than_there_are),
        TEST(what_is_assumed_is_said),
        TEST(who_stays_keeps_its_cover),
        TEST(little_is_left_to_type),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
