/* JSON Schema (2020-12, as OpenAPI 3.1 uses it) from field tables. */
#pragma once
#include "writer.h"
#include <umpire/field.h>

/* The schema of an object described by `fields`. Nested groups are written in place when `reference` is NULL, else as
 * {"$ref": reference + name}. `strict` refuses other members (requests); answers may grow. */
void schema_write(struct writer *writer, const struct fields *fields, const char *reference, bool strict);
/* The schema of one field's value. */
void schema_write_field(struct writer *writer, const struct field *field, const char *reference, bool strict);
