/* What a problem says (RFC 9457), as JSON: from the error registry and a list of violations, with or without HTTP. */
#pragma once
#include "odds_words.h"
#include "writer.h"
#include <umpire/violation.h>

/* Writes the whole object. `detail` is NULL when the title or the first violation says it all, `violations` where there
 * are none. */
void problem_write(struct writer *out, enum umpire_error error, const char *detail,
                   const struct violations *violations);
/* That odds take too much work, in words and in figures. */
void problem_write_excess(struct writer *out, const struct odds_excess *excess);

extern const struct fields problem_fields;
