/* What a casting is put together of, by reading a question and by reading an entry. For casting*.c alone. */
#pragma once
#include "casting.h"

enum { POINTER_MAX = 128 };

/* With its memory; NULL when there is none. */
struct casting *casting_new(struct arena *arena);
/* Lists what the units that take roles may know, in the order of the pointers. False when memory is out. */
bool casting_list(struct arena *arena, struct casting *casting, const struct step *step);
/* An input that two units fill, of roles of which only one may be taken: the second of them. NULL: there is none. */
const struct unit_input *casting_clash(const struct casting *casting);
/* A unit that is named twice where it may be named once: the second place. False: there is none. */
bool casting_repeats(const struct casting *casting, const struct step *step, int32_t *ret_role, int32_t *ret_item);
/* Why the unit may not take the role: it is out of the game, or of the wrong kind; NULL: it may. */
const char *casting_bar(const struct roster *roster, const struct unit_role *role, int32_t unit,
                        enum umpire_error *ret_code);
/* Says who takes which role. False when memory is out. */
bool casting_name(struct arena *arena, struct casting *casting, const struct step *step, const struct roster *roster);
