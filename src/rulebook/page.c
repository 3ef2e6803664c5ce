/* Pages for people: the library's HTML, with links from clause to clause, in a plain frame. */
#include "markdown.h"
#include "markup.h"
#include "rulebook.h"
#include <string.h>

enum { LINK_MAX = 64 };

static const char style[] =
    ":root{color-scheme:light dark;--page:#fdfdfc;--ink:#1c232b;--faint:#4a5560;--line:#c9d1d9;--head:#f0f3f5;"
    "--link:#1d5fa8;--found:#fff3c4}"
    "@media(prefers-color-scheme:dark){:root{--page:#15191e;--ink:#e4e8ec;--faint:#a9b4bf;--line:#3a434d;"
    "--head:#222930;--link:#8cbcf2;--found:#4a3f14}}"
    "body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:46rem;font:1.05rem/1.55 system-ui,sans-serif;"
    "color:var(--ink);background:var(--page)}"
    "h1,h2,h3{line-height:1.25}h2{margin-top:2.4rem}h2:has(:target){background:var(--found)}"
    "a{color:var(--link)}ul{color:var(--faint)}"
    "table{border-collapse:collapse;display:block;overflow-x:auto}"
    "th,td{border:1px solid var(--line);padding:.25rem .6rem;text-align:left}th{background:var(--head)}";

/* The clause whose id begins at `text` as a word of its own; `ret_length` gets the word's length either way. */
static const struct clause *clause_at(const struct rulebook *book, const char *text, size_t *ret_length)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    size_t length = strspn(text, letters);
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

/* The ids in a text become links. What was looked at moves before the node; the node keeps the rest. `copy` is memory
 * to work in, since the library's own text changes meanwhile. */
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

/* A clause's heading can be linked to. The library leaves raw HTML of the text out, but not a node of our own. */
static void heading_anchor(const struct page *page, cmark_node *heading)
{
    char anchor[LINK_MAX + sizeof "<a id=\"\"></a>"];
    size_t length;
    cmark_node *first = cmark_node_first_child(heading);
    const char *literal = first ? cmark_node_get_literal(first) : NULL;
    const struct clause *clause = literal ? clause_at(page->book, literal, &length) : NULL;
    if (!clause)
        return;
    struct text text;
    text_start(&text, anchor, sizeof anchor);
    text_format(&text, "<a id=\"%s\"></a>", clause->id);
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
        if (closed == 0 && cmark_node_get_type(node) == CMARK_NODE_TEXT)
            text_link(page, node, out);
    }
    cmark_iter_free(walk);
}

void page_write(struct writer *out, const struct page *page, const char *markdown, size_t length)
{
    cmark_node *document = markdown_parse(markdown, length);
    document_link(page, document, out);
    char *html = cmark_render_html(document, CMARK_OPT_DEFAULT, NULL);
    write_words(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    markup_add_html(out, page->title);
    write_words(out, "</title>\n<style>");
    write_words(out, style);
    write_words(out, "</style>\n</head>\n<body>\n");
    if (page->up) {
        write_words(out, "<nav><a href=\"");
        markup_add_html(out, page->up);
        write_words(out, "\">");
        markup_add_html(out, page->up_title);
        write_words(out, "</a></nav>\n");
    }
    write_words(out, "<main>\n");
    write_words(out, html);
    write_words(out, "</main>\n</body>\n</html>\n");
    cmark_get_default_mem_allocator()->free(html);
    cmark_node_free(document);
}
