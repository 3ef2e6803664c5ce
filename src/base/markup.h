/* Text inside Markdown and HTML, escaped so that nothing in it is read as markup. Control characters become blanks,
 * except line ends in HTML. */
#pragma once
#include "base/writer.h"
#include <umpire/text.h>

/* Also inside quotes. */
void markup_add_html(struct writer *out, const char *text);
void markup_add_html_bytes(struct writer *out, const char *bytes, size_t length);
/* The address of the page about what the API has at this address: "/rules/tt" for "/v1/rulesets/tt". Any other address
 * stays as it is. `ret` is written from its end on. */
void markup_add_page_address(struct text *ret, const char *address);
/* In the middle of a line, also inside a cell; ends of lines become blanks. */
void markup_add_markdown(struct writer *out, const char *text);
