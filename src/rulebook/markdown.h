/* The Markdown library as this room uses it: CommonMark with tables. For its files only. */
#pragma once
#include "base/writer.h"
#include <cmark-gfm.h>

/* The document's tree; the caller frees it with cmark_node_free. Not for several threads at once. */
cmark_node *markdown_parse(const char *bytes, size_t length);
/* Whether it is a heading of this level. */
bool markdown_is_heading(cmark_node *node, int level);
/* Appends what is to be read of a node, without marks: a line per block, a blank between cells. */
void markdown_plain(struct writer *out, cmark_node *node);
