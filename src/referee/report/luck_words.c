/* What the numbers mean, in words that accuse nobody: fair dice are unusual now and then, too. */
#include "referee/report/luck_answer.h"

const char *luck_verdict_name(enum luck_verdict verdict)
{
    static const char *const names[] = {"too_few", "nothing_unusual", "stands_out"};
    return names[verdict];
}

/* In how many games chance does this about once: two digits are precise enough. */
static int64_t games_of(double p)
{
    static const int64_t most = 1000000;
    if (p * (double)most < 1)
        return most;
    int64_t games = (int64_t)(1 / p), step = 1;
    while (games / step >= 100)
        step *= 10;
    return games / step * step;
}

void luck_explain(const struct luck_line *line, struct text *words)
{
    const struct sample *sample = &line->sample;
    switch (line->verdict) {
    case LUCK_TOO_FEW:
        text_add(words, "Nothing unusual: too few to say anything");
        return;
    case LUCK_USUAL:
        text_add(words, "Nothing unusual");
        return;
    case LUCK_STANDS_OUT:
        text_add(words, line->end
                            ? sample->observed > sample->expected ? "More often than likely" : "Less often than likely"
                        : sample->observed > sample->expected ? "Higher than likely"
                                                              : "Lower than likely");
        text_add(words, "; chance alone does so in about one game in ");
        text_add_int(words, games_of(line->corrected));
        return;
    }
}

void luck_conclude(const struct luck *luck, struct text *words)
{
    int32_t unusual = luck_unusual(luck);
    if (luck->compared == 0)
        text_format(words, "Nothing unusual: nothing has happened %d times yet.", LUCK_LEAST);
    else if (unusual == 0)
        text_format(words, "Nothing unusual, in %d comparison%s.", luck->compared, luck->compared == 1 ? "" : "s");
    else
        text_format(words,
                    "%d of %d comparisons %s out. With fair dice that happens in about one game in twenty; it is a "
                    "reason to look, and proves nothing.",
                    unusual, luck->compared, unusual == 1 ? "stands" : "stand");
}
