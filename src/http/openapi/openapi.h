/* The OpenAPI 3.1 document, from the operations table, the field tables and the error registry. */
#pragma once
#include "writer.h"

void openapi_write(struct writer *out);

/* An operation's parameters; without those of the path where that is written out (openapi_parameters.c). */
struct operation;
void openapi_write_parameters(struct writer *out, const struct operation *operation, bool with_path);
/* components.schemas: every table once, by name (openapi_schemas.c). */
void openapi_write_schemas(struct writer *out);
/* The prefix of references to them. */
#define SCHEMA_REFERENCE "#/components/schemas/"

/* "tt", "morale-check" -> "TtMoraleCheck" into `ret`. */
enum { SCHEMA_NAME_MAX = 96 };
void schema_name_write(char ret[SCHEMA_NAME_MAX], const char *ruleset, const char *step, const char *suffix);
