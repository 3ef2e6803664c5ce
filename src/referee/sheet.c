/* Both forms of each block and piece, side by side. */
#include "referee/sheet.h"
#include "base/markup.h"
#include <stdarg.h>
#include <string.h>
#include <umpire/text.h>

enum { FORMAT_MAX = 512 };

/* How sheets look: on a screen by day and by night, and on paper. */
static const char sheet_style[] =
    ":root{color-scheme:light dark;--page:#fdfdfc;--ink:#1c232b;--faint:#4a5560;--line:#c9d1d9;--head:#f0f3f5;"
    "--link:#1d5fa8;--mark:#fff3c4;--mark-ink:#5b4300;--die:#fff}"
    "@media(prefers-color-scheme:dark){:root{--page:#15191e;--ink:#e4e8ec;--faint:#a9b4bf;--line:#3a434d;"
    "--head:#222930;--link:#8cbcf2;--mark:#4a3f14;--mark-ink:#ffe9a3;--die:#2b333c}}"
    "*{box-sizing:border-box}"
    "body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:46rem;font:1.05rem/1.55 system-ui,sans-serif;"
    "color:var(--ink);background:var(--page);overflow-wrap:anywhere}"
    "h1,h2,h3{line-height:1.25;margin:2.2rem 0 .6rem}h1{margin-top:0}h3{font-size:1.05rem;margin:1.4rem 0 .4rem}"
    ".entry h2,.entry h3{margin:0}"
    "strong{unicode-bidi:isolate}p{margin:.35rem 0}a{color:var(--link)}.faint,.by{color:var(--faint);font-size:.9rem}"
    "ul{margin:.35rem 0;padding-left:1.3rem}.reasons{color:var(--faint);font-size:.9rem;line-height:1.4}"
    ".entry{border:1px solid var(--line);border-radius:.5rem;padding:.7rem .9rem;margin:.7rem 0}"
    ".entry:target{outline:2px solid var(--link)}.aside{border-style:dashed}"
    ".summary{font-weight:600}"
    ".mark{background:var(--mark);color:var(--mark-ink);border-radius:.25rem;padding:.05rem .4rem;font-size:.85rem;"
    "white-space:nowrap}"
    ".die{display:inline-block;min-width:1.55em;margin:.1rem .1rem .1rem 0;padding:0 .3em;border:1px solid var(--line);"
    "border-radius:.3em;background:var(--die);text-align:center;font-variant-numeric:tabular-nums}"
    "blockquote{margin:.35rem 0;padding:.1rem .8rem;border-left:3px solid var(--line);white-space:pre-line;"
    "unicode-bidi:isolate}"
    ".wide{overflow-x:auto}table{border-collapse:collapse;margin:.6rem 0;width:100%;font-size:.95rem;"
    "overflow-wrap:normal}"
    "th,td{border-bottom:1px solid var(--line);padding:.3rem .6rem .3rem 0;text-align:left;vertical-align:top}"
    "th{color:var(--faint);font-weight:600}td{font-variant-numeric:tabular-nums}"
    "td:not(:first-child):not(:last-child){white-space:nowrap}"
    "@media(max-width:40rem){table{font-size:.85rem}td:not(:first-child):not(:last-child){white-space:normal}"
    "th,td{padding:.25rem .4rem .25rem 0}}"
    "@media print{:root{--page:#fff;--ink:#000;--faint:#333;--line:#999;--link:#000;--mark:#fff;--mark-ink:#000;"
    "--die:#fff}body{max-width:none;padding:0;font-size:10.5pt}.entry{break-inside:avoid;border-radius:0}"
    "h2,h3{break-after:avoid}a{text-decoration:none}.mark{border:1px solid #000}.contents{display:none}}";

static void raw(struct sheet *sheet, const char *words)
{
    write_raw(sheet->out, words, strlen(words));
}

static void either(struct sheet *sheet, const char *html, const char *markdown)
{
    raw(sheet, sheet->html ? html : markdown);
}

void sheet_add(struct sheet *sheet, const char *text)
{
    if (sheet->html)
        markup_add_html(sheet->out, text);
    else
        markup_add_markdown(sheet->out, text);
}

void sheet_format(struct sheet *sheet, const char *format, ...)
{
    char words[FORMAT_MAX];
    struct text text;
    va_list arguments;
    text_start(&text, words, sizeof words);
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    sheet_add(sheet, words);
}

static void attribute(struct sheet *sheet, const char *name, const char *value)
{
    raw(sheet, " ");
    raw(sheet, name);
    raw(sheet, "=\"");
    markup_add_html(sheet->out, value);
    raw(sheet, "\"");
}

/* `<p class="by">`; the class or the id may be NULL. */
static void tag(struct sheet *sheet, const char *name, const char *class, const char *id)
{
    raw(sheet, "<");
    raw(sheet, name);
    if (class)
        attribute(sheet, "class", class);
    if (id)
        attribute(sheet, "id", id);
    raw(sheet, ">");
}

/* The head and the foot of each sheet of paper. Characters of the title that a CSS text would not take as they are, are
 * left out. */
static void paper_write(struct sheet *sheet, const char *title)
{
    raw(sheet, "@page{margin:18mm 16mm;@top-left{content:\"");
    for (const char *at = title; *at; at++)
        if (!strchr("\"\\<>&\n\r\f", *at))
            write_raw(sheet->out, at, 1);
    raw(sheet, "\";font-size:9pt}@bottom-right{content:counter(page) \" / \" counter(pages);font-size:9pt}}");
}

void sheet_open_with(struct sheet *sheet, const char *title, const char *style)
{
    if (!sheet->html)
        return;
    raw(sheet, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    sheet_add(sheet, title);
    raw(sheet, "</title>\n");
    raw(sheet, sheet->head ? sheet->head : "");
    raw(sheet, "<style>");
    raw(sheet, sheet_style);
    paper_write(sheet, title);
    raw(sheet, style);
    raw(sheet, "</style>\n</head>\n<body>\n");
    raw(sheet, sheet->top ? sheet->top : "");
    raw(sheet, "<main>\n");
}

void sheet_open(struct sheet *sheet, const char *title)
{
    sheet_open_with(sheet, title, "");
}

void sheet_close(struct sheet *sheet)
{
    if (!sheet->html)
        return;
    raw(sheet, "</main>\n");
    raw(sheet, sheet->foot ? sheet->foot : "");
    raw(sheet, "</body>\n</html>\n");
}

void sheet_section(struct sheet *sheet, const char *class, const char *anchor)
{
    if (sheet->html) {
        tag(sheet, "section", class, anchor);
        raw(sheet, "\n");
    }
}

void sheet_section_end(struct sheet *sheet)
{
    either(sheet, "</section>\n", "");
}

void sheet_heading(struct sheet *sheet, int level, const char *text)
{
    static const char *const open[] = {"<h1>", "<h2>", "<h3>"}, *const close[] = {"</h1>\n", "</h2>\n", "</h3>\n"},
                             *const marks[] = {"# ", "## ", "### "};
    either(sheet, open[level - 1], marks[level - 1]);
    sheet_add(sheet, text);
    either(sheet, close[level - 1], "\n\n");
}

void sheet_paragraph(struct sheet *sheet, const char *class)
{
    if (sheet->html)
        tag(sheet, "p", class, NULL);
}

void sheet_paragraph_end(struct sheet *sheet)
{
    either(sheet, "</p>\n", "\n\n");
}

void sheet_list(struct sheet *sheet, const char *class)
{
    if (sheet->html) {
        tag(sheet, "ul", class, NULL);
        raw(sheet, "\n");
    }
}

void sheet_item(struct sheet *sheet)
{
    either(sheet, "<li>", "- ");
}

void sheet_item_end(struct sheet *sheet)
{
    either(sheet, "</li>\n", "\n");
}

void sheet_list_end(struct sheet *sheet)
{
    either(sheet, "</ul>\n", "\n");
}

/* How many bytes precede what must be escaped at the start of a line: "12" of "12.", 0 of "-". Else the length. */
static size_t guard_length(const char *line, size_t length)
{
    size_t digits = strspn(line, "0123456789");
    if (digits && (line[digits] == '.' || line[digits] == ')'))
        return digits;
    return strchr("-+=", *line) ? 0 : length;
}

static void markdown_bytes(struct sheet *sheet, const char *bytes, size_t length)
{
    char piece[FORMAT_MAX];
    for (size_t part; length > 0; bytes += part, length -= part) {
        part = length < sizeof piece ? length : sizeof piece - 1;
        memcpy(piece, bytes, part);
        piece[part] = '\0';
        markup_add_markdown(sheet->out, piece);
    }
}

/* Without its leading blanks, which would make it code. */
static void markdown_line(struct sheet *sheet, const char *line, size_t length)
{
    size_t blanks = strspn(line, " \t\r\v\f");
    raw(sheet, "> ");
    if (blanks >= length)
        return;
    line += blanks;
    length -= blanks;
    size_t guard = guard_length(line, length);
    markdown_bytes(sheet, line, guard);
    if (guard < length)
        raw(sheet, "\\");
    markdown_bytes(sheet, line + guard, length - guard);
}

static void markdown_quote(struct sheet *sheet, const char *words)
{
    for (const char *line = words;; line++) {
        size_t length = strcspn(line, "\n");
        markdown_line(sheet, line, length);
        line += length;
        if (!*line)
            break;
        raw(sheet, "\\\n");
    }
    raw(sheet, "\n\n");
}

void sheet_quote(struct sheet *sheet, const char *words)
{
    if (!sheet->html) {
        markdown_quote(sheet, words);
        return;
    }
    raw(sheet, "<blockquote>");
    markup_add_html(sheet->out, words);
    raw(sheet, "</blockquote>\n");
}

void sheet_table(struct sheet *sheet, const char *const *heads, int32_t count)
{
    either(sheet, "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table>\n<thead><tr>", "");
    for (int32_t i = 0; i < count; i++) {
        either(sheet, "<th scope=\"col\">", i ? " | " : "| ");
        sheet_add(sheet, heads[i]);
        either(sheet, "</th>", "");
    }
    either(sheet, "</tr></thead>\n<tbody>\n", " |\n|");
    for (int32_t i = 0; i < count; i++)
        either(sheet, "", "---|");
    either(sheet, "", "\n");
}

void sheet_row(struct sheet *sheet)
{
    either(sheet, "<tr>", "|");
}

void sheet_cell(struct sheet *sheet)
{
    either(sheet, "<td>", " ");
}

void sheet_cell_end(struct sheet *sheet)
{
    either(sheet, "</td>", " |");
}

void sheet_cell_across(struct sheet *sheet, const char *class, int32_t columns, const char *label)
{
    char across[48];
    struct text text;
    text_start(&text, across, sizeof across);
    text_format(&text, " colspan=\"%d\"", columns);
    either(sheet, "<td", " ");
    if (sheet->html && class)
        attribute(sheet, "class", class);
    if (sheet->html && label)
        attribute(sheet, "data-label", label);
    either(sheet, columns > 1 ? across : "", "");
    either(sheet, ">", "");
}

void sheet_cell_across_end(struct sheet *sheet, int32_t columns)
{
    sheet_cell_end(sheet);
    for (int32_t i = 1; i < columns; i++)
        either(sheet, "", " |");
}

void sheet_row_end(struct sheet *sheet)
{
    either(sheet, "</tr>\n", "\n");
}

void sheet_table_end(struct sheet *sheet)
{
    either(sheet, "</tbody></table></div>\n", "\n");
}

void sheet_strong(struct sheet *sheet, const char *text)
{
    either(sheet, "<strong>", "**");
    sheet_add(sheet, text);
    either(sheet, "</strong>", "**");
}

void sheet_name(struct sheet *sheet, const char *name)
{
    either(sheet, "<bdi>", "");
    sheet_add(sheet, name);
    either(sheet, "</bdi>", "");
}

/* The first name in a text, the longest of those that begin there; NULL: there is none. */
static const char *name_find(const char *text, const char *const *names, int32_t count, size_t *ret_length)
{
    const char *first = NULL;
    for (int32_t i = 0; i < count; i++) {
        size_t length = strlen(names[i]);
        const char *found = text_bytes_are_ascii(names[i], length) ? NULL : strstr(text, names[i]);
        if (found && (!first || found < first || (found == first && length > *ret_length))) {
            first = found;
            *ret_length = length;
        }
    }
    return first;
}

void sheet_sentence(struct sheet *sheet, const char *sentence, const char *const *names, int32_t count)
{
    const char *name;
    size_t length = 0;
    while (sheet->html && (name = name_find(sentence, names, count, &length)) != NULL) {
        markup_add_html_bytes(sheet->out, sentence, (size_t)(name - sentence));
        raw(sheet, "<bdi>");
        markup_add_html_bytes(sheet->out, name, length);
        raw(sheet, "</bdi>");
        sentence = name + length;
    }
    sheet_add(sheet, sentence);
}

void sheet_mark(struct sheet *sheet, const char *text)
{
    either(sheet, "<span class=\"mark\">", "**");
    sheet_add(sheet, text);
    either(sheet, "</span>", "**");
}

void sheet_link(struct sheet *sheet, const char *href, const char *text)
{
    if (sheet->html) {
        char address[FORMAT_MAX];
        struct text page;
        text_start(&page, address, sizeof address);
        markup_add_page_address(&page, href);
        raw(sheet, "<a href=\"");
        markup_add_html(sheet->out, address);
        raw(sheet, "\">");
        sheet_add(sheet, text);
        raw(sheet, "</a>");
        return;
    }
    raw(sheet, "[");
    sheet_add(sheet, text);
    raw(sheet, "](");
    raw(sheet, href);
    raw(sheet, ")");
}

void sheet_reference(struct sheet *sheet, const char *anchor, const char *text)
{
    if (!sheet->html) {
        sheet_add(sheet, text);
        return;
    }
    raw(sheet, "<a href=\"");
    raw(sheet, sheet->base ? sheet->base : "");
    raw(sheet, "#");
    markup_add_html(sheet->out, anchor);
    raw(sheet, "\">");
    sheet_add(sheet, text);
    raw(sheet, "</a>");
}

void sheet_die(struct sheet *sheet, int32_t face)
{
    either(sheet, " <span class=\"die\">", " `");
    sheet_format(sheet, "%d", face);
    either(sheet, "</span>", "`");
}
