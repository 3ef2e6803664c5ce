/* Leaving out of a document's components what nothing refers to. */
#pragma once
#include "base/writer.h"

/* Adds to an open object those sections and members of `components` (JSON as the writer makes it: {"schemas":{…},
 * "responses":{…}, …}) to which the text so far refers, directly or through each other. */
void components_write_used(struct writer *out, const struct writer *components);
