/* The reference of the API as Markdown, made of the table of operations. */
#pragma once
#include "base/writer.h"

void api_markdown(struct writer *out);
