/* JSON Schema (2020-12, as OpenAPI 3.1 uses it) from field tables. */
#pragma once
#include "base/writer.h"
#include <umpire/field.h>
#include <umpire/text.h>

/* The schema of an object described by `fields`. Nested groups, enumerations and the characters of texts are written in
 * place when `reference` is NULL, else as {"$ref": reference + name}. `strict` refuses other members (requests);
 * answers may grow. */
void schema_write(struct writer *writer, const struct fields *fields, const char *reference, bool strict);
/* The schema of one field's value. */
void schema_write_field(struct writer *writer, const struct field *field, const char *reference, bool strict);
/* The members to which texts without a pattern of their own refer: what characters they may have. */
void schema_write_texts(struct writer *writer);
/* The schema of an enumeration: {"oneOf": [{"const", "title", "description"}, …]}. */
void schema_write_choices(struct writer *writer, const struct choices *choices);
/* The title of a value or a role; NULL: what follows from the name, "at_the_double" -> "At the double" */
void title_add(struct text *text, const char *title, const char *name);
