/* Sheets: pages that people read, written once and given out as Markdown or as HTML. Whatever is added as text is
 * escaped; classes and anchors are the program's own words.
 *
 * A sheet is sections of blocks: headings, paragraphs, lists, tables, quotations. Inside a paragraph, an item or a cell
 * stand pieces: text, marks, dice, links. */
#pragma once
#include "base/writer.h"
#include <stdint.h>

struct sheet {
    struct writer *out;
    bool html;
    /* Of HTML's frame, before the style, the text and the end of the whole; NULL: nothing. */
    const char *head, *top, *foot;
    const char *base; /* goes before the anchors of references that are on another page; NULL: they are on this one */
};

/* The frame around the whole: HTML's head with the style, and the end. Markdown has none. */
void sheet_open(struct sheet *sheet, const char *title);
/* The same with a style of its own after that of all sheets. */
void sheet_open_with(struct sheet *sheet, const char *title, const char *style);
void sheet_close(struct sheet *sheet);

/* A part that HTML sets apart. `class` and `anchor` may be NULL. */
void sheet_section(struct sheet *sheet, const char *class, const char *anchor);
void sheet_section_end(struct sheet *sheet);

/* Blocks. `class` may be NULL. */
void sheet_heading(struct sheet *sheet, int level, const char *text);
void sheet_paragraph(struct sheet *sheet, const char *class);
void sheet_paragraph_end(struct sheet *sheet);
void sheet_list(struct sheet *sheet, const char *class);
void sheet_item(struct sheet *sheet);
void sheet_item_end(struct sheet *sheet);
void sheet_list_end(struct sheet *sheet);
/* What somebody said, line by line. */
void sheet_quote(struct sheet *sheet, const char *words);
/* A table with its head; of each row all cells are given. */
void sheet_table(struct sheet *sheet, const char *const *heads, int32_t count);
void sheet_row(struct sheet *sheet);
void sheet_cell(struct sheet *sheet);
void sheet_cell_end(struct sheet *sheet);
/* A cell that takes so many columns; Markdown knows no such cells: there the rest are empty. `class` may be NULL, and
 * `label`, by which a style can name the cell where its column has no head. */
void sheet_cell_across(struct sheet *sheet, const char *class, int32_t columns, const char *label);
void sheet_cell_across_end(struct sheet *sheet, int32_t columns);
void sheet_row_end(struct sheet *sheet);
void sheet_table_end(struct sheet *sheet);

/* Pieces. */
void sheet_add(struct sheet *sheet, const char *text);
void sheet_format(struct sheet *sheet, const char *format, ...) __attribute__((format(printf, 2, 3)));
void sheet_strong(struct sheet *sheet, const char *text);
/* A word that must not be overlooked. */
void sheet_mark(struct sheet *sheet, const char *text);
/* A name that somebody chose: whatever its direction of writing, the text around it keeps its own. */
void sheet_name(struct sheet *sheet, const char *name);
/* A sentence of the program's with names in it: those of the list that are in it and have letters beyond ASCII are set
 * apart, too. */
void sheet_sentence(struct sheet *sheet, const char *sentence, const char *const *names, int32_t count);
/* `href` is the program's own: it holds nothing to escape. */
void sheet_link(struct sheet *sheet, const char *href, const char *text);
/* A link within the sheet where it can be followed; else its text. */
void sheet_reference(struct sheet *sheet, const char *anchor, const char *text);
/* With a blank before it. */
void sheet_die(struct sheet *sheet, int32_t face);
