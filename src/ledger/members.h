/* Members of an entry: each kind lists its own in the order of their names, absent ones too; what every entry has is
 * merged in. Thus the bytes are canonical by construction. For the ledger room alone. */
#pragma once
#include "entry.h"

struct member {
    const char *name;
    void (*write)(struct writer *out, const struct member *member); /* the value; NULL: the member is absent */
    const void *from;
    int64_t number; /* a value, or the length of what `from` points at */
};

#define MEMBERS(list) (list), sizeof(list) / sizeof((list)[0])

/* NULL: absent. */
struct member member_text(const char *name, const char *text);
struct member member_hash(const char *name, const struct hash *hash);
/* Lower-case hexadecimal; at most NONCE_MAX bytes; NULL: absent. */
struct member member_hex(const char *name, const uint8_t *bytes, size_t length);
struct member member_number(const char *name, int64_t number);
/* The number of another entry; 0, which is the opening and never meant, is absent. */
struct member member_seq(const char *name, int64_t seq);
struct member member_truth(const char *name, bool truth);
/* Only when it is true. */
struct member member_flag(const char *name, bool flag);

/* What entries say of units (entry_units.c). Each is absent where there is nothing to say. */
struct member member_units(const struct units_entered *units);
struct member member_roles(const struct units_said *units);
struct member member_pointers(const char *name, const struct pointers *pointers);
struct member member_changes(const struct unit_changes *changes);

/* An object of these members alone. */
void members_write(struct writer *out, const struct member *members, size_t count);
/* An entry: these members and the envelope's. */
void entry_write(struct writer *out, const struct envelope *envelope, const struct member *members, size_t count);
