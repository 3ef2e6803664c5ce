/* A roster as clients read it: every member of a unit, what is out, and the points of each side. */
#include "referee/roster_answer.h"
#include "roster_table.h"

static const char *answered(const struct roster_place *place)
{
    static char kept[1 << 14];
    struct writer out;
    writer_start(&out, sizeof kept);
    roster_answer_write(&out, rules, place, &roster, options);
    write_raw(&out, "", 1);
    assert_false(out.failed);
    memcpy(kept, out.at, out.used);
    writer_end(&out);
    return kept;
}

static void a_unit_stands_with_its_members(void **state)
{
    const struct roster_place place = {.ruleset = "tt", .as_of = 3, .turn = 2};
    (void)state;
    lay_out("tt", "{'id':'a','name':'Alpha','side':'red','figures':5}");
    const char *answer = answered(&place);
    assert_non_null(strstr(answer,
                           "{\"ruleset\":\"tt\",\"as_of\":3,\"turn\":2,\"units\":[{\"id\":\"a\",\"name\":\"Alpha\","
                           "\"side\":\"red\",\"figures\":5,"));
    assert_null(strstr(answer, "points"));
    assert_null(strstr(answer, "\"out\""));
}

#define UNIT(id, side) "{'id':'" id "','side':'" side "','kind':'regular_infantry','figures':12}"

/* Of those that are in the game, in the order in which sides come. */
static void points_are_summed_by_side(void **state)
{
    const struct roster_place place = {.ruleset = "colonial", .as_of = 1};
    char wanted[100];
    (void)state;
    lay_out("colonial", UNIT("a", "red") "," UNIT("b", "blue") "," UNIT("c", "red") "," UNIT("d", "red"));
    int32_t each = rules->units->points(roster.units[0].own, options);
    assert_true(each > 0);
    unit_set_number(field_find(rules->units->fields, "figures", strlen("figures")), roster.units[3].own, 0);
    snprintf(wanted, sizeof wanted, "],\"points\":{\"red\":%d,\"blue\":%d}}", 2 * each, each);
    assert_non_null(strstr(answered(&place), wanted));
    snprintf(wanted, sizeof wanted, "\"out\":\"removed\",\"points\":%d}]", each);
    assert_non_null(strstr(answered(&place), wanted));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_unit_stands_with_its_members),
        cmocka_unit_test(points_are_summed_by_side),
    };
    return cmocka_run_group_tests(tests, NULL, sweep);
}
