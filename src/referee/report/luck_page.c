/* Luck as a page. Dice are shown as shares: 0 % if all show their least, 100 % their most. */
#include "referee/report/luck_answer.h"

enum { WORDS_MAX = 256 };

/* The seat, and the step. */
static void subject_cell(struct sheet *sheet, const struct luck *luck, const struct luck_line *line)
{
    sheet_cell(sheet);
    if (line->end) {
        sheet_add(sheet, line->step->title);
        sheet_add(sheet, ": ");
        sheet_add(sheet, line->end->title);
    } else {
        sheet_add(sheet, line->step ? line->step->title : line->seat ? "" : "All dice");
    }
    if (line->seat) {
        sheet_add(sheet, line->end ? ", " : "");
        sheet_add(sheet, "asked by ");
        sheet_strong(sheet, seat_name_or_id(luck->names, line->seat));
    }
    sheet_cell_end(sheet);
}

static void numbers_cells(struct sheet *sheet, const struct luck_line *line)
{
    const struct sample *sample = &line->sample;
    double scale = line->end ? 1 : 100 / (double)sample->count;
    const char *unit = line->end ? "" : " %";
    sheet_cell(sheet);
    sheet_format(sheet, "%lld", (long long)sample->count);
    sheet_cell_end(sheet);
    sheet_cell(sheet);
    sheet_format(sheet, line->end ? "%.0f%s" : "%.1f%s", sample->observed * scale, unit);
    sheet_cell_end(sheet);
    sheet_cell(sheet);
    sheet_format(sheet, "%.1f ± %.1f%s", sample->expected * scale, sample_error(sample) * scale, unit);
    sheet_cell_end(sheet);
}

/* Smaller ones would be hard to read. */
static void p_add(struct sheet *sheet, double p)
{
    if (p < 0.001)
        sheet_add(sheet, "below 0.001");
    else
        sheet_format(sheet, "%.2g", p);
}

static void chance_cell(struct sheet *sheet, const struct luck_line *line)
{
    sheet_cell(sheet);
    if (line->verdict != LUCK_TOO_FEW) {
        p_add(sheet, line->p);
        sheet_add(sheet, " (");
        p_add(sheet, line->corrected);
        sheet_add(sheet, ")");
    }
    sheet_cell_end(sheet);
}

static void row_write(struct sheet *sheet, const struct luck *luck, const struct luck_line *line)
{
    char words[WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    luck_explain(line, &text);
    sheet_row(sheet);
    subject_cell(sheet, luck, line);
    sheet_cell(sheet);
    if (line->verdict == LUCK_STANDS_OUT)
        sheet_mark(sheet, "stands out");
    sheet_add(sheet, line->verdict == LUCK_STANDS_OUT ? " " : "");
    sheet_add(sheet, words);
    sheet_cell_end(sheet);
    numbers_cells(sheet, line);
    chance_cell(sheet, line);
    sheet_row_end(sheet);
}

static void table_write(struct sheet *sheet, const struct luck *luck, bool declared, bool ends)
{
    static const char *const heads[] = {"What", "Says", "How many", "Came", "Likely", "p (corrected)"};
    bool any = false;
    for (int32_t i = 0; i < luck->line_count; i++) {
        const struct luck_line *line = luck->lines[i];
        if (line->declared != declared || (line->end != NULL) != ends)
            continue;
        if (!any) {
            sheet_heading(sheet, 3, ends ? "How it ended" : "How high the dice fell");
            sheet_table(sheet, heads, sizeof heads / sizeof heads[0]);
        }
        any = true;
        row_write(sheet, luck, line);
    }
    if (any)
        sheet_table_end(sheet);
}

static void dice_write(struct sheet *sheet, const struct luck *luck, bool declared)
{
    const struct luck_total *total = declared ? &luck->declared : &luck->service;
    if (total->rulings == 0)
        return;
    sheet_heading(sheet, 2, declared ? "Declared dice" : "Rolled dice");
    sheet_paragraph(sheet, "faint");
    sheet_format(sheet, "%lld dice in %lld ruling%s. %s", (long long)total->dice, (long long)total->rulings,
                 total->rulings == 1 ? "" : "s",
                 declared ? "They were thrown on the table and typed in, and are counted separately." : "");
    sheet_paragraph_end(sheet);
    table_write(sheet, luck, declared, false);
    table_write(sheet, luck, declared, true);
}

static void remark(struct sheet *sheet, int64_t count, const char *one, const char *many)
{
    if (count == 0)
        return;
    sheet_paragraph(sheet, NULL);
    sheet_format(sheet, "%lld %s", (long long)count, count == 1 ? one : many);
    sheet_paragraph_end(sheet);
}

static void remarks_write(struct sheet *sheet, const struct luck *luck, const struct luck_about *about)
{
    remark(sheet, luck->without_odds, "ruling has no odds, which take too much work; its dice are counted.",
           "rulings have no odds, which take too much work; their dice are counted.");
    remark(sheet, luck->reused, "correction reused dice that are counted where they were thrown.",
           "corrections reused dice that are counted where they were thrown.");
    remark(sheet, luck->unknown, "ruling is not reproduced by this program as recorded, and is left out.",
           "rulings are not reproduced by this program as recorded, and are left out.");
    if (about->cut || luck->crowded)
        remark(sheet, luck->entries, "entry was read; the record is longer than what is compared here.",
               "entries were read; the record is longer than what is compared here.");
}

static void legend_write(struct sheet *sheet)
{
    sheet_heading(sheet, 2, "How to read it");
    sheet_paragraph(sheet, "faint");
    sheet_format(
        sheet, "Likely is the sum of exact chances, and behind ± its standard error. Dice are shares: 0 %% when every "
               "die shows its least, 100 %% its most; dice that count or not are 0 or 100.");
    sheet_paragraph_end(sheet);
    sheet_paragraph(sheet, "faint");
    sheet_format(sheet,
                 "p is how often chance alone leads at least as far away, to either side; in brackets it is corrected "
                 "for the number of comparisons (Holm). Of fewer than %d nothing is said, and a corrected p of 0.05 or "
                 "more is nothing unusual. High dice are not always good ones.",
                 LUCK_LEAST);
    sheet_paragraph_end(sheet);
}

void luck_write_sheet(struct sheet *sheet, const struct luck *luck, const struct luck_about *about)
{
    char words[WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    sheet_open(sheet, "Luck");
    sheet_heading(sheet, 1, "Luck");
    luck_conclude(luck, &text);
    sheet_paragraph(sheet, "summary");
    sheet_add(sheet, words);
    sheet_paragraph_end(sheet);
    sheet_paragraph(sheet, "by");
    sheet_add(sheet, about->title);
    sheet_format(sheet, ", session %s: %lld rulings in %lld entries", about->session, (long long)luck->rulings,
                 (long long)luck->entries);
    sheet_paragraph_end(sheet);
    remarks_write(sheet, luck, about);
    dice_write(sheet, luck, false);
    dice_write(sheet, luck, true);
    legend_write(sheet);
    sheet_close(sheet);
}
