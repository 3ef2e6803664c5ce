/* Luck as JSON. Numbers have six digits: more would only show how they were added up. */
#include "luck_answer.h"
#include <math.h>
#include <string.h>

enum { NUMBER_MAX = 32, WORDS_MAX = 256 };

static void member_number(struct writer *out, const char *key, double value)
{
    char digits[NUMBER_MAX];
    struct text text;
    text_start(&text, digits, sizeof digits);
    text_format(&text, "%.6g", value);
    write_key(out, key);
    write_json(out, digits, strlen(digits));
}

static void words_write(struct writer *out, const struct luck_line *line)
{
    char words[WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    luck_explain(line, &text);
    write_member(out, "summary", words);
}

static void line_write(struct writer *out, const struct luck_line *line)
{
    const struct sample *sample = &line->sample;
    write_object(out);
    if (line->seat)
        write_member(out, "seat", line->seat);
    if (line->step)
        write_member(out, "step", line->step->name);
    if (line->end) {
        write_member(out, "end", line->end->name);
        write_member(out, "title", line->end->title);
    }
    write_member_int(out, "count", sample->count);
    member_number(out, "observed", sample->observed);
    member_number(out, "expected", sample->expected);
    member_number(out, "standard_error", sample_error(sample));
    if (line->verdict != LUCK_TOO_FEW) {
        member_number(out, "p", line->p);
        member_number(out, "p_corrected", line->corrected);
    }
    write_member_bool(out, "exact", sample_is_exact(sample));
    write_member(out, "verdict", luck_verdict_name(line->verdict));
    words_write(out, line);
    write_object_end(out);
}

static void lines_write(struct writer *out, const char *key, const struct luck *luck, bool declared, bool ends)
{
    write_key(out, key);
    write_array(out);
    for (int32_t i = 0; i < luck->line_count; i++)
        if (luck->lines[i]->declared == declared && (luck->lines[i]->end != NULL) == ends)
            line_write(out, luck->lines[i]);
    write_array_end(out);
}

static void dice_write(struct writer *out, const struct luck *luck, bool declared)
{
    const struct luck_total *total = declared ? &luck->declared : &luck->service;
    write_key(out, declared ? "declared" : "service");
    write_object(out);
    write_member_int(out, "rulings", total->rulings);
    write_member_int(out, "dice", total->dice);
    lines_write(out, "throws", luck, declared, false);
    lines_write(out, "ends", luck, declared, true);
    write_object_end(out);
}

void luck_write(struct writer *out, const struct luck *luck, const struct luck_about *about)
{
    char words[WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    luck_conclude(luck, &text);
    write_object(out);
    write_member(out, "session", about->session);
    write_member_int(out, "entries", luck->entries);
    write_member_bool(out, "truncated", about->cut || luck->crowded);
    write_member_int(out, "rulings", luck->rulings);
    write_member_int(out, "reused", luck->reused);
    write_member_int(out, "without_odds", luck->without_odds);
    write_member_int(out, "not_reproduced", luck->unknown);
    write_member_int(out, "minimum_count", LUCK_LEAST);
    write_member_int(out, "comparisons", luck->compared);
    write_member(out, "verdict",
                 luck_verdict_name(luck->compared == 0       ? LUCK_TOO_FEW
                                   : luck_unusual(luck) == 0 ? LUCK_USUAL
                                                             : LUCK_STANDS_OUT));
    write_member(out, "summary", words);
    dice_write(out, luck, false);
    dice_write(out, luck, true);
    write_object_end(out);
}
