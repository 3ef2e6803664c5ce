/* Two dice, Discipline and modifiers against Leadership: the test that an action, a pin and a rally have in common. */
#include "rulesets/colonial/colonial.h"

void colonial_test_throw(struct colonial_test *test, const char *label, const char *clause, int32_t discipline,
                         const struct house_modifiers *house, struct dice *dice, struct explanation *why)
{
    int32_t natural = dice_sum(dice, label, 2, 6);
    test->natural = test->total = natural; /* member by member: outcomes are compared as bytes, including padding */
    explain_base(why, clause, "2D6, high is good", label, natural);
    modifier_add(clause, "Discipline of the unit", discipline, &test->total, why);
    if (house)
        house_modify(house, &test->total, why);
}

void colonial_test_judge(struct colonial_test *test, int32_t leadership, struct explanation *why)
{
    test->modifier = test->total - test->natural;
    test->leadership = leadership;
    test->passed = test->total >= leadership;
    explain_judged(why, "MWK-ACT-2", test->passed ? "The total reaches Leadership" : "The total stays below Leadership",
                   test->total, leadership, COMPARE_AT_LEAST);
}

void colonial_test_say(const struct colonial_test *test, struct text *line)
{
    if (test->modifier == 0)
        text_format(line, " with %d against %d", test->total, test->leadership);
    else
        text_format(line, " with %d (%d%+d) against %d", test->total, test->natural, test->modifier, test->leadership);
}

void colonial_figures_say(int32_t figures, struct text *line)
{
    if (figures == 0)
        text_add(line, "no figure");
    else
        text_format(line, figures == 1 ? "%d figure" : "%d figures", figures);
}
