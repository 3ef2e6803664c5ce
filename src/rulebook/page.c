/* Pages for people: the Markdown library's HTML, with links from clause to clause, in a plain frame. */
#include "base/markup.h"
#include "rulebook/markdown.h"
#include "rulebook/rulebook.h"
#include <string.h>

enum { LINK_MAX = 64, ADDRESS_MAX = 1200, PAGE_CONTENTS_MAX = 1 << 18 };

static const char style[] =
    ":root{color-scheme:light dark;--page:#fdfdfc;--ink:#1c232b;--faint:#4a5560;--line:#c9d1d9;--head:#f0f3f5;"
    "--link:#1d5fa8;--found:#fff3c4}"
    "@media(prefers-color-scheme:dark){:root{--page:#15191e;--ink:#e4e8ec;--faint:#a9b4bf;--line:#3a434d;"
    "--head:#222930;--link:#8cbcf2;--found:#4a3f14}}"
    "body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:46rem;font:1.05rem/1.55 system-ui,sans-serif;"
    "color:var(--ink);background:var(--page);overflow-wrap:anywhere}"
    "h1,h2,h3{line-height:1.25}h2{margin-top:2.4rem}h2:has(:target){background:var(--found)}"
    "a{color:var(--link)}ul{color:var(--faint)}"
    ".wide{overflow-x:auto;overflow-wrap:normal}table{border-collapse:collapse}"
    "th,td{border:1px solid var(--line);padding:.25rem .6rem;text-align:left}th{background:var(--head)}"
    "h2{scroll-margin-top:1rem}nav{margin:0 0 1rem}.contents ol{columns:16rem;padding-left:1.4rem;color:inherit}"
    "form{display:flex;gap:.5rem;flex-wrap:wrap;margin:0 0 1.2rem}input,button{font:inherit;color:inherit;"
    "background:var(--page);border:1px solid #6b7681;border-radius:.3rem;padding:.3rem .6rem;min-height:2.75rem}"
    "input{flex:1 1 12rem;min-width:0}summary{min-height:2.75rem;padding:.6rem 0;cursor:pointer}"
    "::placeholder{color:var(--faint);opacity:1}pre{white-space:pre-wrap;background:var(--head);padding:.6rem;border-"
    "radius:.3rem;font-size:.9rem}"
    "footer{margin-top:2.4rem;border-top:1px solid var(--line);color:var(--faint);font-size:.95rem}"
    "footer nav{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;margin:.6rem 0 0}"
    "footer a{display:inline-block;padding:.6rem 0}footer [rel=prev]::before{content:'← '}"
    "footer [rel=next]{margin-left:auto}footer [rel=next]::after{content:' →'}"
    "@media print{:root{--page:#fff;--ink:#000;--faint:#333;--line:#999;--link:#000;--head:#eee}"
    "body{max-width:none;padding:0;font-size:10.5pt}form,footer,.contents{display:none}h2,h3{break-after:avoid}"
    "tr{break-inside:avoid}a{text-decoration:none}.wide{overflow:visible}}";

/* The head and the foot of each sheet of paper. Characters of the title that a CSS text would not take as they are, are
 * left out. */
static void paper_write(struct writer *out, const char *title)
{
    write_words(out, "@page{margin:18mm 16mm;@top-left{content:\"");
    for (const char *at = title; *at; at++)
        if (!strchr("\"\\<>&\n\r\f", *at))
            write_raw(out, at, 1);
    write_words(out, "\";font-size:9pt}@bottom-right{content:counter(page) \" / \" counter(pages);font-size:9pt}}");
}

/* The clause whose id begins at `text` as a word of its own; `ret_length` gets the word's length either way. */
static const struct clause *clause_at(const struct rulebook *book, const char *text, size_t *ret_length)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    size_t length = book ? strspn(text, letters) : 0;
    *ret_length = length > 0 ? length : 1;
    while (length > 0 && text[length - 1] == '-')
        length--;
    return length > 0 ? clause_find(book, text, length) : NULL;
}

/* A text in front of the node; the bytes are cut off for a moment. */
static void text_before(cmark_node *node, char *bytes, size_t length)
{
    char behind = bytes[length];
    if (length == 0)
        return;
    bytes[length] = '\0';
    cmark_node *text = cmark_node_new(CMARK_NODE_TEXT);
    cmark_node_set_literal(text, bytes);
    cmark_node_insert_before(node, text);
    bytes[length] = behind;
}

static void link_before(cmark_node *node, const char *base, const char *id)
{
    char target[LINK_MAX];
    struct text text;
    text_start(&text, target, sizeof target);
    text_add(&text, base);
    text_add(&text, id);
    cmark_node *link = cmark_node_new(CMARK_NODE_LINK), *words = cmark_node_new(CMARK_NODE_TEXT);
    cmark_node_set_url(link, target);
    cmark_node_set_literal(words, id);
    cmark_node_append_child(link, words);
    cmark_node_insert_before(node, link);
}

/* The ids in a text become links. Text that was searched moves to before the node; the node keeps the rest. `copy` is
 * memory to work in, since the library's own text changes meanwhile. */
static void text_link(const struct page *page, cmark_node *node, struct writer *out)
{
    const char *literal = cmark_node_get_literal(node);
    size_t length, end = out->used;
    write_raw(out, literal, strlen(literal) + 1);
    if (out->failed)
        return;
    out->used = end;
    char *copy = out->at + end, *done = copy;
    for (char *at = copy; *at; at += length) {
        const struct clause *clause = clause_at(page->book, at, &length);
        if (!clause)
            continue;
        text_before(node, done, (size_t)(at - done));
        link_before(node, page->link_base, clause->id);
        length = strlen(clause->id);
        done = at + length;
    }
    if (done != copy)
        cmark_node_set_literal(node, done);
}

/* What a heading is linked to by: a clause's id, else its words in small letters with hyphens. "" where it has none. */
static void anchor_make(const struct page *page, cmark_node *heading, char ret[LINK_MAX])
{
    size_t length;
    struct text text;
    cmark_node *first = cmark_node_first_child(heading);
    const char *literal = first ? cmark_node_get_literal(first) : NULL;
    const struct clause *clause = literal ? clause_at(page->book, literal, &length) : NULL;
    text_start(&text, ret, LINK_MAX);
    if (clause)
        text_add(&text, clause->id);
    for (const char *at = clause || !literal ? "" : literal; *at && text.used + 2 < LINK_MAX; at++) {
        char letter = *at >= 'A' && *at <= 'Z' ? (char)(*at + 'a' - 'A') : *at;
        bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
        if (plain || (text.used && ret[text.used - 1] != '-'))
            text_add_bytes(&text, plain ? &letter : "-", 1);
    }
}

/* A heading can be linked to. The library leaves raw HTML of the text out, but not a node of our own. */
static void heading_anchor(const struct page *page, cmark_node *heading)
{
    char id[LINK_MAX], anchor[LINK_MAX + sizeof "<a id=\"\"></a>"];
    struct text text;
    anchor_make(page, heading, id);
    if (!id[0])
        return;
    text_start(&text, anchor, sizeof anchor);
    text_format(&text, "<a id=\"%s\"></a>", id);
    cmark_node *node = cmark_node_new(CMARK_NODE_CUSTOM_INLINE);
    cmark_node_set_on_enter(node, anchor);
    cmark_node_prepend_child(heading, node);
}

/* Whether text below this node becomes links: not in a heading, which is where they lead, nor in a link. */
static bool is_closed(cmark_node *node)
{
    cmark_node_type type = cmark_node_get_type(node);
    return type == CMARK_NODE_HEADING || type == CMARK_NODE_LINK;
}

/* The words of a heading, escaped. */
static void heading_words(struct writer *out, cmark_node *heading)
{
    for (cmark_node *node = cmark_node_first_child(heading); node; node = cmark_node_next(node)) {
        const char *literal = cmark_node_get_literal(node);
        if (literal)
            markup_add_html(out, literal);
    }
}

/* What the API has at an address is a page for people at another one. */
static void link_lead(cmark_node *link)
{
    char address[ADDRESS_MAX];
    struct text text;
    text_start(&text, address, sizeof address);
    markup_add_page_address(&text, cmark_node_get_url(link));
    if (!text.cut)
        cmark_node_set_url(link, address);
}

static void document_link(const struct page *page, cmark_node *document, struct writer *out)
{
    int closed = 0;
    cmark_iter *walk = cmark_iter_new(document);
    for (cmark_event_type event; (event = cmark_iter_next(walk)) != CMARK_EVENT_DONE;) {
        cmark_node *node = cmark_iter_get_node(walk);
        if (is_closed(node))
            closed += event == CMARK_EVENT_ENTER ? 1 : -1;
        if (event == CMARK_EVENT_EXIT && markdown_is_heading(node, 2))
            heading_anchor(page, node);
        if (event == CMARK_EVENT_EXIT && cmark_node_get_type(node) == CMARK_NODE_LINK)
            link_lead(node);
        if (closed == 0 && cmark_node_get_type(node) == CMARK_NODE_TEXT)
            text_link(page, node, out);
    }
    cmark_iter_free(walk);
}

/* A part of a book as a page of its own: its heading is that of the page. */
static void headings_raise(cmark_node *document)
{
    for (cmark_node *node = cmark_node_first_child(document); node; node = cmark_node_next(node))
        if (cmark_node_get_type(node) == CMARK_NODE_HEADING && cmark_node_get_heading_level(node) > 1)
            cmark_node_set_heading_level(node, cmark_node_get_heading_level(node) - 1);
}

/* A table that is wider than the screen scrolls by itself, by the keyboard, too. */
static void table_frame(cmark_node *table)
{
    cmark_node *frame = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK);
    cmark_node_set_on_enter(frame, "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">");
    cmark_node_set_on_exit(frame, "</div>");
    cmark_node_replace(table, frame);
    cmark_node_append_child(frame, table);
}

static void tables_frame(cmark_node *document)
{
    for (cmark_node *node = cmark_node_first_child(document), *next; node; node = next) {
        next = cmark_node_next(node);
        if (strcmp(cmark_node_get_type_string(node), "table") == 0)
            table_frame(node);
    }
}

/* The headings of the second level, as links; nothing where there are few, or where all of them lead elsewhere. */
static void contents_write(struct writer *out, const struct page *page, cmark_node *document)
{
    enum { FEW = 4 };
    int count = 0;
    for (cmark_node *node = cmark_node_first_child(document); node; node = cmark_node_next(node))
        count += markdown_is_heading(node, 2);
    if (count < FEW || page->sought)
        return;
    write_words(out, "<nav class=\"contents\" aria-label=\"Contents\"><details><summary>Contents</summary>\n<ol>\n");
    for (cmark_node *node = cmark_node_first_child(document); node; node = cmark_node_next(node)) {
        char id[LINK_MAX];
        if (!markdown_is_heading(node, 2))
            continue;
        anchor_make(page, node, id);
        write_words(out, "<li><a href=\"#");
        write_words(out, id);
        write_words(out, "\">");
        heading_words(out, node);
        write_words(out, "</a></li>\n");
    }
    write_words(out, "</ol>\n</details></nav>\n");
}

void page_search_write(struct writer *out, const struct page *page)
{
    write_words(out, "<form action=\"/rules/search\" role=\"search\"><input type=\"search\" name=\"q\" required "
                     "maxlength=\"200\" aria-label=\"Search the rules\" placeholder=\"Search the rules\"");
    if (page->sought) {
        write_words(out, " value=\"");
        markup_add_html(out, page->sought);
        write_words(out, "\"");
    }
    write_words(out, ">");
    if (page->book) {
        write_words(out, "<input type=\"hidden\" name=\"ruleset\" value=\"");
        markup_add_html(out, page->book->ruleset);
        write_words(out, "\">");
    }
    write_words(out, "<button>Search</button></form>\n");
}

static void link_write(struct writer *out, const char *rel, const char *href, const char *words)
{
    write_words(out, "<a");
    if (rel) {
        write_words(out, " rel=\"");
        write_words(out, rel);
        write_words(out, "\"");
    }
    write_words(out, " href=\"");
    markup_add_html(out, href);
    write_words(out, "\">");
    markup_add_html(out, words);
    write_words(out, "</a>");
}

void page_foot_write(struct writer *out, const struct page *page)
{
    write_words(out, "<footer>");
    if (page->before || page->after) {
        write_words(out, "<nav aria-label=\"Neighbours\">");
        if (page->before)
            link_write(out, "prev", page->before->id, page->before->title);
        if (page->after)
            link_write(out, "next", page->after->id, page->after->title);
        write_words(out, "</nav>");
    }
    write_words(out, "<p>");
    link_write(out, NULL, "/rules", "All rules");
    write_words(out, " · ");
    link_write(out, NULL, "/rules/rights", "Whose rules these are");
    write_words(out, " · ");
    link_write(out, NULL, "/docs", "For apps");
    write_words(out, "</p></footer>\n");
}

static void meta_write(struct writer *out, const char *before, const char *value)
{
    write_words(out, before);
    markup_add_html(out, value);
    write_words(out, "\">\n");
}

void page_meta_write(struct writer *out, const struct page *page)
{
    char address[ADDRESS_MAX];
    struct text text;
    write_words(out, "<link rel=\"icon\" href=\"/favicon.svg\" type=\"image/svg+xml\">\n");
    meta_write(out, "<meta property=\"og:title\" content=\"", page->title);
    if (page->about) {
        meta_write(out, "<meta name=\"description\" content=\"", page->about);
        meta_write(out, "<meta property=\"og:description\" content=\"", page->about);
    }
    if (!page->address) {
        write_words(out, "<meta name=\"robots\" content=\"noindex\">\n");
        return;
    }
    text_start(&text, address, sizeof address);
    text_add(&text, page->origin ? page->origin : "");
    markup_add_page_address(&text, page->address);
    meta_write(out, "<link rel=\"canonical\" href=\"", address);
}

/* "TT-MEL-2: Score of damage received · Triumph & Tragedy" */
static void title_write(struct writer *out, const struct page *page)
{
    markup_add_html(out, page->title);
    if (page->book && strcmp(page->book->title, page->title) != 0) {
        write_words(out, " · ");
        markup_add_html(out, page->book->title);
    }
}

void page_write(struct writer *out, const struct page *page, const char *markdown, size_t length)
{
    cmark_node *document = markdown_parse(markdown, length);
    struct writer contents;
    writer_start(&contents, PAGE_CONTENTS_MAX);
    contents_write(&contents, page, document);
    tables_frame(document);
    document_link(page, document, out);
    if (page->part)
        headings_raise(document);
    char *html = cmark_render_html(document, CMARK_OPT_DEFAULT, NULL);
    write_words(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    title_write(out, page);
    write_words(out, "</title>\n");
    page_meta_write(out, page);
    write_words(out, "<style>");
    write_words(out, style);
    paper_write(out, page->title);
    write_words(out, "</style>\n</head>\n<body>\n");
    write_words(out, "<header>\n");
    if (page->up) {
        write_words(out, "<nav aria-label=\"Up\"><a href=\"");
        markup_add_html(out, page->up);
        write_words(out, "\">");
        markup_add_html(out, page->up_title);
        write_words(out, "</a></nav>\n");
    }
    page_search_write(out, page);
    write_raw(out, contents.at ? contents.at : "", contents.used);
    writer_end(&contents);
    write_words(out, "</header>\n<main>\n");
    write_words(out, html);
    write_words(out, "</main>\n");
    page_foot_write(out, page);
    write_words(out, "</body>\n</html>\n");
    cmark_get_default_mem_allocator()->free(html);
    cmark_node_free(document);
}

void page_write_part(struct writer *out, const struct page *page, const char *markdown)
{
    cmark_node *document = markdown_parse(markdown, strlen(markdown));
    tables_frame(document);
    document_link(page, document, out);
    char *html = cmark_render_html(document, CMARK_OPT_DEFAULT, NULL);
    write_words(out, html);
    cmark_get_default_mem_allocator()->free(html);
    cmark_node_free(document);
}
