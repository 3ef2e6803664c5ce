/* Parsing, and text without marks. */
#include "rulebook/markdown.h"
#include <cmark-gfm-core-extensions.h>
#include <string.h>

cmark_node *markdown_parse(const char *bytes, size_t length)
{
    cmark_gfm_core_extensions_ensure_registered();
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("table"));
    cmark_parser_feed(parser, bytes, length);
    cmark_node *document = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    return document;
}

bool markdown_is_heading(cmark_node *node, int level)
{
    return node && cmark_node_get_type(node) == CMARK_NODE_HEADING && cmark_node_get_heading_level(node) == level;
}

/* A blank or a line's end, unless there is one already or nothing to separate. */
static void separate(struct writer *out, char with)
{
    if (out->used == 0 || out->failed || out->at[out->used - 1] == '\n')
        return;
    if (out->at[out->used - 1] == ' ')
        out->at[out->used - 1] = with;
    else
        write_raw(out, &with, 1);
}

static void node_entered(struct writer *out, cmark_node *node)
{
    cmark_node_type type = cmark_node_get_type(node);
    const char *literal = cmark_node_get_literal(node);
    if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK)
        separate(out, ' ');
    else if (literal)
        write_raw(out, literal, strlen(literal));
}

static void node_left(struct writer *out, cmark_node *node)
{
    if (strcmp(cmark_node_get_type_string(node), "table_cell") == 0) /* an extension's type has no number */
        separate(out, ' ');
    else if ((cmark_node_get_type(node) & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_BLOCK)
        separate(out, '\n');
}

void markdown_plain(struct writer *out, cmark_node *node)
{
    cmark_iter *walk = cmark_iter_new(node);
    for (cmark_event_type event; (event = cmark_iter_next(walk)) != CMARK_EVENT_DONE;) {
        if (event == CMARK_EVENT_ENTER)
            node_entered(out, cmark_iter_get_node(walk));
        else
            node_left(out, cmark_iter_get_node(walk));
    }
    cmark_iter_free(walk);
}
