/* Problems as pages: what a person reads whose browser asked for a page and got none. Programs get JSON. */
#pragma once
#include "http/server/request.h"
#include "referee/problem_write.h"

/* Whether what the request asks for can be read as a page, or is nothing at all: then its problem depends on Accept. */
bool problem_may_be_page(const struct request *request);
/* Whether the client likes a page best. */
bool problem_is_page(const struct request *request);
/* Writes the page into `out`. */
void problem_page_write(struct request *request, const struct problem_occurrence *occurrence);
/* Answers with what was found, in Markdown, which it ends, as Markdown or as a page with what was sought in its field
 * (NULL: nothing). */
void search_page_end(struct request *request, const struct ruleset *ruleset, const char *title, const char *sought,
                     struct writer *markdown);
/* The page to search on, where nothing is sought yet. */
void search_page_write(struct request *request, const struct ruleset *ruleset);
