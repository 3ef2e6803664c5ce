/* Writing structs by their field tables: for answers in the tables' order, for the ledger in canonical (sorted) order.
 */
#pragma once
#include "base/writer.h"
#include <umpire/field.h>

enum field_order { FIELD_ORDER_TABLE, FIELD_ORDER_CANONICAL };

/* The whole struct as an object; absent members are left out. */
void fields_write(struct writer *writer, const struct fields *fields, const void *base, enum field_order order);
/* Its members only, into an object that is open already. */
void fields_write_members(struct writer *writer, const struct fields *fields, const void *base, enum field_order order);
/* Like fields_write in canonical order, but only the members named in the NULL-terminated list. */
void fields_write_only(struct writer *writer, const struct fields *fields, const void *base, const char *const *names);
/* The value of one member of a struct. */
void field_write_value(struct writer *writer, const struct field *field, const void *base);
/* An object of two structs, in canonical order; both tables are sorted. */
void fields_write_both(struct writer *writer, const struct fields_part *one, const struct fields_part *other);
/* A number of a field of kind BOOL, INT, DECIMAL or ENUM, as the member would be written. */
void field_write_number(struct writer *writer, const struct field *field, int32_t number);
