/* Parameters and results in PostgreSQL's binary form: no quoting, no escaping, one copy per value.
 * An array goes to the server as one parameter and becomes rows there by unnest. */
#pragma once
#include "base/id.h"
#include <libpq-fe.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* PostgreSQL's type numbers, fixed in its catalogue. */
enum {
    TYPE_BYTEA = 17,
    TYPE_INT8 = 20,
    TYPE_INT4 = 23,
    TYPE_TEXT = 25,
    TYPE_TIMESTAMPTZ = 1184,
    TYPE_UUID = 2950,
    TYPE_BYTEA_ARRAY = 1001,
    TYPE_TEXT_ARRAY = 1009,
    TYPE_INT8_ARRAY = 1016,
    TYPE_TIMESTAMPTZ_ARRAY = 1185,
    TYPE_UUID_ARRAY = 2951,
};

enum { PARAMETERS_MAX = 32 };

/* All parameters are sent in binary form. */
extern const int parameters_binary[PARAMETERS_MAX];

/* A one-dimensional array that grows. After `failed` (out of memory) it ignores what comes. */
struct array {
    char *at;
    size_t used, size;
    int32_t count;
    bool failed;
};

/* Empties it, keeps its memory; `type` is that of the elements. A zeroed array may be started. */
void array_start(struct array *array, uint32_t type);
void array_add(struct array *array, const void *bytes, size_t length);
void array_add_null(struct array *array);
/* NULL becomes null. */
void array_add_text(struct array *array, const char *text);
void array_add_int(struct array *array, int64_t value);
/* Microseconds since 1970. */
void array_add_instant(struct array *array, int64_t microseconds);
/* Writes the count into the head; nothing is added afterwards. */
void array_finish(struct array *array);
/* Whether its elements are all the same; an empty array's are. */
bool array_is_uniform(const struct array *array);
/* Gives the memory back. */
void array_end(struct array *array);

/* What libpq wants of one execution. Values are not copied: they live until the statement is sent. */
struct parameters {
    int count;
    const char *values[PARAMETERS_MAX];
    int lengths[PARAMETERS_MAX];
    int64_t numbers[PARAMETERS_MAX]; /* where numbers are in network order */
};

/* NULL bytes become null. */
void parameter_add(struct parameters *parameters, const void *bytes, size_t length);
void parameter_add_text(struct parameters *parameters, const char *text);
void parameter_add_int8(struct parameters *parameters, int64_t value);
void parameter_add_int4(struct parameters *parameters, int32_t value);
void parameter_add_instant(struct parameters *parameters, int64_t microseconds);
void parameter_add_array(struct parameters *parameters, const struct array *array);
/* The first element of an array that is not empty, by itself. */
void parameter_add_first(struct parameters *parameters, const struct array *array);

/* Binary results. Null numbers read as 0. */
int64_t result_int8(const PGresult *result, int row, int column);
int32_t result_int4(const PGresult *result, int row, int column);
/* Microseconds since 1970. */
int64_t result_instant(const PGresult *result, int row, int column);
/* False when the value is null or has not `size` bytes. */
bool result_copy(const PGresult *result, int row, int column, void *ret, size_t size);
/* Copies text and a NUL; false when null or too long. */
bool result_text(const PGresult *result, int row, int column, char *ret, size_t size);
