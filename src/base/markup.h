/* Text inside Markdown and HTML: whatever it holds, it is read as text and never as marks. Control characters become
 * blanks, but for the end of a line in HTML. */
#pragma once
#include "writer.h"

/* Also inside quotes. */
void markup_add_html(struct writer *out, const char *text);
void markup_add_html_bytes(struct writer *out, const char *bytes, size_t length);
/* In the middle of a line, also inside a cell; ends of lines become blanks. */
void markup_add_markdown(struct writer *out, const char *text);
