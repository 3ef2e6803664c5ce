/* What clubs, their keys, their house rules and their armies are called. */
#pragma once
#include <stdbool.h>

#define CLUB_KEY_PREFIX "umpire_club_"
enum { CLUB_KEY_SIZE = 56, HOUSE_RULES_NAME_MAX = 40, ARMY_ID_MAX = HOUSE_RULES_NAME_MAX };

/* A club's name: 1 to 63 bytes of UTF-8, nothing that hides (text_look), no blank at its ends, nothing like a UUID. */
bool club_name_fits(const char *name);
/* House rules' name, and an army's id, which stand in paths: 1 to 40 small letters, digits and hyphens, no hyphen at
 * the ends. */
bool club_path_name_fits(const char *name);
/* A new key, 256 random bits, into `ret`, which holds CLUB_KEY_SIZE. */
void club_key_new(char *ret);
/* Whether a text has the form of a key. */
bool club_key_fits(const char *text);
