/* From the database's list of keys and the files in the directory to the keys that a process works with. */
#pragma once
#include "cli/settings.h"
#include "keys/keys.h"

enum keys_state {
    KEYS_LOADED,
    KEYS_AWAY,    /* the database cannot be asked now */
    KEYS_REFUSED, /* files and list do not match: somebody has to act */
};

/* If the list is empty, makes a key of each kind first: if several processes do so at once, one succeeds, and the
 * others need its files. `why` gets a sentence unless they are loaded. */
enum keys_state keys_load(const struct settings *settings, struct key_ring *ret, struct text *why);

/* All keys that the database lists, in any order. */
struct keys_listed {
    size_t count;
    struct key_record list[KEY_KINDS * KEYS_MAX];
};
enum keys_state keys_list(const struct settings *settings, struct keys_listed *ret, struct text *why);
/* Makes the next key of a kind: its file first, then its line in the list. `ret` is its record. Refused if the present
 * keys' files are missing, unless those are `lost`. */
enum keys_state keys_rotate(const struct settings *settings, enum key_kind kind, bool lost, struct key_record *ret,
                            struct text *why);
