/* Reckoning a page. Lengths are in thousandths of the size of its letters; `line` is the height of a line. */
#include "sheet_fit.h"
#include "sheet_letters.h"
#include <string.h>

/* The style of the sheet (sheet_look.h) says the same in CSS. */
enum {
    PAPER_WIDTH = 5490, /* A4 less its margins, in tenths of a point */
    PAPER_HEIGHT = 7850,
    GAP = 85,      /* between columns, likewise */
    PADDING = 600, /* of a cell, both sides */
    BORDER = 115,  /* below a row: a dot of the screen, which small letters feel most */
    SECTION = 450, /* below a table */
    RULE = 115,    /* below a heading */
    NUMBER = 4400, /* beside a clause's heading */
    EM = 1000,
    ACROSS = 62, /* letters of a row; a table with more stands across the page, or takes half of it */
    HALF = 34,
    WORDS = 14, /* letters in which words are broken well */
    FEW = 3,    /* not enough for three columns */
    NEVER = 1 << 28,
};

/* ---- lines ---- */

static int32_t bytes_width(const char *bytes, size_t length)
{
    int32_t width = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        if (byte < 0x80)
            width += byte < ' ' ? 0 : sheet_letters[byte - ' '];
        else if ((byte & 0xC0) != 0x80)
            width += SHEET_LETTER_OTHER;
    }
    return width;
}

static int32_t words_width(const char *words)
{
    return bytes_width(words, strlen(words));
}

static int32_t word_widest(const char *words)
{
    int32_t widest = 0;
    for (size_t length; *words; words += length + (words[length] != '\0')) {
        length = strcspn(words, " ");
        int32_t width = bytes_width(words, length);
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* How many lines words take in a width; bold ones have less. */
static int32_t lines_of(const char *words, int32_t width)
{
    int32_t lines = 1, at = 0;
    for (size_t length; *words; words += length + (words[length] != '\0')) {
        length = strcspn(words, " ");
        int32_t word = bytes_width(words, length);
        if (at > 0 && at + sheet_letters[0] + word > width) {
            lines++;
            at = word;
        } else {
            at += word + (at > 0 ? sheet_letters[0] : 0);
        }
    }
    return lines;
}

static int32_t bold(int32_t width)
{
    return width + width / 8;
}

static int32_t unbold(int32_t width)
{
    return width - width / 9;
}

/* ---- tables ---- */

static const char *const *row_of(const struct sheet_table *table, int32_t row)
{
    return table->cells + row * table->column_count;
}

/* The least and the most that a column takes. */
static void column_widths(const struct sheet_table *table, int32_t column, int32_t *ret_least, int32_t *ret_most)
{
    const struct sheet_column *of = &table->columns[column];
    int32_t least = bold(word_widest(of->head)), most = of->tight ? least : bold(words_width(of->head));
    for (int32_t i = 0; i < table->table->count; i++) {
        const char *words = row_of(table, i)[column];
        int32_t width = words_width(words), widest = strlen(words) <= SHEET_WHOLE ? width : word_widest(words);
        least = widest > least ? widest : least;
        most = width > most ? width : most;
    }
    *ret_least = least;
    *ret_most = most > least ? most : least;
}

/* What a browser gives each column of so wide a table; false: they do not fit. */
static bool columns_lay(const struct sheet_table *table, int32_t width, int32_t ret[SHEET_COLUMNS_MAX])
{
    int32_t most[SHEET_COLUMNS_MAX], rest = width, wanted = 0;
    for (int32_t i = 0; i < table->column_count; i++) {
        column_widths(table, i, &ret[i], &most[i]);
        rest -= ret[i] + PADDING;
        wanted += most[i] - ret[i];
    }
    for (int32_t i = 0; i < table->column_count && rest > 0; i++) {
        int64_t more = most[i] - ret[i];
        ret[i] += (int32_t)(wanted <= rest ? more : more * rest / wanted);
    }
    return rest >= 0;
}

static int32_t row_height(const struct sheet_table *table, const char *const *row,
                          const int32_t widths[SHEET_COLUMNS_MAX], int32_t line)
{
    int32_t most = 1;
    for (int32_t i = 0, span; i < table->column_count; i += span) {
        int32_t width = 0;
        span = sheet_cell_span(table, row, i);
        for (int32_t j = i; j < i + span; j++)
            width += widths[j] + (j > i ? PADDING : 0);
        int32_t lines = lines_of(row[i], width);
        most = lines > most ? lines : most;
    }
    return most * line + BORDER;
}

/* A heading is a tenth larger than what stands below it. */
static int32_t heading_height(int32_t lines, int32_t line)
{
    return lines * line * 11 / 10 + RULE;
}

static int32_t table_height(const struct sheet_table *table, int32_t width, int32_t line)
{
    int32_t widths[SHEET_COLUMNS_MAX], heads = 1, height = SECTION + (table->named ? 0 : heading_height(1, line));
    if (!columns_lay(table, width, widths))
        return NEVER;
    for (int32_t i = 0; i < table->column_count; i++) {
        int32_t lines = lines_of(table->columns[i].head, unbold(widths[i]));
        heads = lines > heads ? lines : heads;
    }
    height += heads * line + BORDER;
    for (int32_t i = 0; i < table->table->count; i++) {
        height += row_height(table, row_of(table, i), widths, line);
        if (table->kinds && (i == 0 || strcmp(table->kinds[i], table->kinds[i - 1]) != 0))
            height += line + BORDER;
    }
    return height;
}

/* ---- the page ---- */

/* The longest word of some, or of them all together, in letters. */
static int32_t letters_of(const char *words, bool together)
{
    int32_t most = 0, count = 0;
    for (; *words; words++) {
        count = *words == ' ' && !together ? 0 : count + (((unsigned char)*words & 0xC0) != 0x80);
        most = count > most ? count : most;
    }
    return most;
}

/* How much of the page a table wants across: all of it, half of it, or a third. */
static int32_t share_of(const struct sheet_table *table)
{
    int32_t all = 0;
    for (int32_t i = 0; i < table->column_count; i++) {
        int32_t head = letters_of(table->columns[i].head, false), cells = 1;
        for (int32_t j = 0; j < table->table->count && !table->columns[i].tight; j++) {
            int32_t cell = letters_of(row_of(table, j)[i], true);
            cells = cell > cells ? cell : cells;
        }
        cells = cells < WORDS ? cells : WORDS;
        all += 1 + (head > cells ? head : cells);
    }
    return all > ACROSS ? 1 : all > HALF ? 2 : 3;
}

static int32_t width_of(int32_t share, int32_t tenths)
{
    return (PAPER_WIDTH - (share - 1) * GAP) * EM / share / tenths;
}

/* Into columns of about the same height: the highest first, each to the column that is the shortest by then. A
 * browser's own columns would break tables. Gives the height of the highest. */
static int32_t tables_deal(const struct sheet_parts *parts, const int32_t shares[SHEET_TABLES_MAX], int32_t share,
                           int32_t tenths, int32_t line, struct sheet_column_of columns[SHEET_SHARES])
{
    int32_t heights[SHEET_TABLES_MAX], place[SHEET_TABLES_MAX], of[SHEET_SHARES] = {0}, highest = 0;
    for (int32_t i = 0; i < parts->table_count; i++) {
        heights[i] = shares[i] == share ? table_height(&parts->tables[i], width_of(share, tenths), line) : 0;
        place[i] = -1;
    }
    for (;;) {
        int32_t next = -1, shortest = 0;
        for (int32_t i = 0; i < parts->table_count; i++)
            if (shares[i] == share && place[i] < 0 && (next < 0 || heights[i] > heights[next]))
                next = i;
        if (next < 0)
            break;
        for (int32_t i = 1; i < share; i++)
            shortest = of[i] < of[shortest] ? i : shortest;
        place[next] = shortest;
        of[shortest] = heights[next] < NEVER - of[shortest] ? of[shortest] + heights[next] : NEVER;
        highest = of[shortest] > highest ? of[shortest] : highest;
    }
    for (int32_t column = 0; column < share; column++) {
        columns[column].count = 0;
        for (int32_t i = 0; i < parts->table_count; i++)
            if (place[i] == column)
                columns[column].tables[columns[column].count++] = i;
    }
    return highest;
}

/* Of a text whose paragraphs are lines. */
static int32_t text_lines(const char *text, int32_t width)
{
    int32_t lines = 0, at = 0;
    for (size_t length; *text; text += length) {
        length = strcspn(text, " \n");
        int32_t word = bytes_width(text, length);
        bool breaks = at > 0 && at + sheet_letters[0] + word > width;
        lines += breaks || lines == 0;
        at = breaks ? word : at + word + (at > 0 ? sheet_letters[0] : 0);
        if (text[length] == '\n') {
            lines += text[length + 1] != '\0';
            at = 0;
        }
        length += text[length] != '\0';
    }
    return lines;
}

/* Of clauses in three columns, which a browser deals: each section stands whole. */
static int32_t clauses_height(const struct sheet_parts *parts, int32_t tenths, int32_t line)
{
    int32_t width = width_of(SHEET_SHARES, tenths), all = 0, highest = 0;
    for (int32_t i = 0; i < parts->clause_count; i++) {
        int32_t heads = lines_of(parts->titles[i], unbold(width - NUMBER) * 10 / 11);
        int32_t height = SECTION + heading_height(heads, line) + text_lines(parts->texts[i], width) * line;
        all += height;
        highest = height > highest ? height : highest;
    }
    return all / SHEET_SHARES + highest / 2;
}

static bool page_lay(const struct sheet_parts *parts, const int32_t shares[SHEET_TABLES_MAX], int32_t tenths,
                     int32_t line, struct sheet_fit *ret)
{
    int64_t height = line * 8 / 5 + 2 * SECTION + line; /* the title and the foot */
    height += parts->below ? lines_of(parts->below, width_of(1, tenths)) * line : 0;
    height += clauses_height(parts, tenths, line);
    for (int32_t share = 1; share <= SHEET_SHARES; share++)
        height += tables_deal(parts, shares, share, tenths, line, ret->columns[share - 1]);
    ret->tenths = tenths;
    ret->line = line;
    return height * tenths / EM <= PAPER_HEIGHT;
}

void sheet_fit(const struct sheet_parts *parts, struct sheet_fit *ret)
{
    enum { STEP = 25 };
    int32_t shares[SHEET_TABLES_MAX], small = 0, tenths = SHEET_TENTHS_MOST, line = SHEET_LINE_LEAST;
    for (int32_t i = 0; i < parts->table_count; i++) {
        shares[i] = share_of(&parts->tables[i]);
        small += shares[i] == SHEET_SHARES;
    }
    for (int32_t i = 0; i < parts->table_count && small < FEW; i++)
        shares[i] = shares[i] == SHEET_SHARES ? SHEET_SHARES - 1 : shares[i];
    while (!page_lay(parts, shares, tenths, line, ret) && tenths > SHEET_TENTHS_LEAST)
        tenths--;
    while (line + STEP <= SHEET_LINE_MOST && page_lay(parts, shares, tenths, line + STEP, ret))
        line += STEP;
    page_lay(parts, shares, tenths, line, ret);
}
