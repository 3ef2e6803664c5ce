/* What a problem says (RFC 9457), as JSON: from the error registry and a list of violations, with or without HTTP. */
#pragma once
#include "writer.h"
#include <umpire/violation.h>

/* Opens the object and writes type, title, status, code, detail and violations. `detail` is NULL when the title or the
 * first violation says it all, `violations` where there are none. Members that only this problem has follow, and
 * write_object_end. */
void problem_open(struct writer *out, enum umpire_error error, const char *detail, const struct violations *violations);
/* The same with nothing more to say. */
void problem_write(struct writer *out, enum umpire_error error, const char *detail,
                   const struct violations *violations);
