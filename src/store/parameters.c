/* Numbers travel in network order; an instant counts from the year 2000. */
#include "store/parameters.h"
#include <arpa/inet.h>
#include <endian.h>
#include <stdlib.h>
#include <string.h>

enum {
    ARRAY_FIRST_SIZE = 1024,
    ARRAY_HEAD = 20,         /* dimensions, null flag, type, count, lower bound: four bytes each */
    ARRAY_MAX = 1 << 28,     /* far above what a batch may hold, far below what the protocol can carry */
    ARRAY_KEEP_MAX = 1 << 20 /* a rare big batch does not keep its memory for ever */
};

static const int64_t YEAR_2000 = INT64_C(946684800000000);

const int parameters_binary[PARAMETERS_MAX] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                                               1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

static char *array_room(struct array *array, size_t need)
{
    if (array->failed)
        return NULL;
    if (need > array->size - array->used) {
        size_t size = array->size ? array->size : ARRAY_FIRST_SIZE;
        while (size < array->used + need)
            size *= 2;
        char *at = size > ARRAY_MAX ? NULL : realloc(array->at, size);
        if (!at) {
            array->failed = true;
            return NULL;
        }
        array->at = at;
        array->size = size;
    }
    char *room = array->at + array->used;
    array->used += need;
    return room;
}

static void put_number(char *at, uint32_t value)
{
    value = htonl(value);
    memcpy(at, &value, sizeof value);
}

void array_start(struct array *array, uint32_t type)
{
    if (array->size > ARRAY_KEEP_MAX)
        array_end(array);
    array->used = 0;
    array->count = 0;
    array->failed = false;
    char *head = array_room(array, ARRAY_HEAD);
    if (!head)
        return;
    put_number(head, 1);
    put_number(head + 4, 1);
    put_number(head + 8, type);
    put_number(head + 16, 1);
}

void array_add(struct array *array, const void *bytes, size_t length)
{
    char *at = length > ARRAY_MAX ? NULL : array_room(array, length + 4);
    if (!at) {
        array->failed = true;
        return;
    }
    put_number(at, (uint32_t)length);
    memcpy(at + 4, bytes, length);
    array->count++;
}

void array_add_null(struct array *array)
{
    char *at = array_room(array, 4);
    if (!at)
        return;
    put_number(at, UINT32_MAX);
    array->count++;
}

void array_add_text(struct array *array, const char *text)
{
    if (text)
        array_add(array, text, strlen(text));
    else
        array_add_null(array);
}

void array_add_int(struct array *array, int64_t value)
{
    uint64_t number = htobe64((uint64_t)value);
    array_add(array, &number, sizeof number);
}

void array_add_instant(struct array *array, int64_t microseconds)
{
    array_add_int(array, microseconds - YEAR_2000);
}

void array_finish(struct array *array)
{
    if (array->failed)
        return;
    put_number(array->at + 12, (uint32_t)array->count);
    if (array->count == 0) { /* an empty array has no dimension */
        put_number(array->at, 0);
        array->used = 12;
    }
}

/* Where the element at `at` ends; `ret`: its bytes or NULL. */
static size_t element_at(const struct array *array, size_t at, const char **ret)
{
    uint32_t length;
    memcpy(&length, array->at + at, sizeof length);
    length = ntohl(length);
    *ret = length == UINT32_MAX ? NULL : array->at + at + sizeof length;
    return at + sizeof length + (*ret ? length : 0);
}

/* If, from the second on, each element equals the one before it, all are equal. */
bool array_is_uniform(const struct array *array)
{
    const char *first;
    if (array->failed || array->count < 2)
        return !array->failed;
    size_t size = element_at(array, ARRAY_HEAD, &first) - ARRAY_HEAD, all = array->used - ARRAY_HEAD;
    return all == size * (size_t)array->count &&
           memcmp(array->at + ARRAY_HEAD, array->at + ARRAY_HEAD + size, all - size) == 0;
}

void array_end(struct array *array)
{
    free(array->at);
    *array = (struct array){0};
}

void parameter_add(struct parameters *parameters, const void *bytes, size_t length)
{
    parameters->values[parameters->count] = bytes;
    parameters->lengths[parameters->count] = (int)length;
    parameters->count++;
}

void parameter_add_text(struct parameters *parameters, const char *text)
{
    parameter_add(parameters, text, text ? strlen(text) : 0);
}

void parameter_add_int8(struct parameters *parameters, int64_t value)
{
    int64_t *place = &parameters->numbers[parameters->count];
    *place = (int64_t)htobe64((uint64_t)value);
    parameter_add(parameters, place, sizeof *place);
}

void parameter_add_int4(struct parameters *parameters, int32_t value)
{
    int64_t *place = &parameters->numbers[parameters->count];
    uint32_t number = htonl((uint32_t)value);
    memcpy(place, &number, sizeof number);
    parameter_add(parameters, place, sizeof number);
}

void parameter_add_instant(struct parameters *parameters, int64_t microseconds)
{
    parameter_add_int8(parameters, microseconds - YEAR_2000);
}

void parameter_add_array(struct parameters *parameters, const struct array *array)
{
    parameter_add(parameters, array->at, array->used);
}

void parameter_add_first(struct parameters *parameters, const struct array *array)
{
    const char *bytes;
    size_t end = element_at(array, ARRAY_HEAD, &bytes);
    parameter_add(parameters, bytes, bytes ? (size_t)(array->at + end - bytes) : 0);
}

bool result_copy(const PGresult *result, int row, int column, void *ret, size_t size)
{
    if (PQgetisnull(result, row, column) || (size_t)PQgetlength(result, row, column) != size)
        return false;
    memcpy(ret, PQgetvalue(result, row, column), size);
    return true;
}

int64_t result_int8(const PGresult *result, int row, int column)
{
    uint64_t number = 0;
    return result_copy(result, row, column, &number, sizeof number) ? (int64_t)be64toh(number) : 0;
}

int32_t result_int4(const PGresult *result, int row, int column)
{
    uint32_t number = 0;
    return result_copy(result, row, column, &number, sizeof number) ? (int32_t)ntohl(number) : 0;
}

int64_t result_instant(const PGresult *result, int row, int column)
{
    return PQgetisnull(result, row, column) ? 0 : result_int8(result, row, column) + YEAR_2000;
}

bool result_text(const PGresult *result, int row, int column, char *ret, size_t size)
{
    size_t length = (size_t)PQgetlength(result, row, column);
    if (PQgetisnull(result, row, column) || length >= size)
        return false;
    memcpy(ret, PQgetvalue(result, row, column), length);
    ret[length] = '\0';
    return true;
}
