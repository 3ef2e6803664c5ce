/* Names of clubs, of their keys, their house rules and their armies. */
#pragma once
#include <stdbool.h>

#define CLUB_KEY_PREFIX "umpire_club_"
enum { CLUB_KEY_SIZE = 56, HOUSE_RULES_NAME_MAX = 40, ARMY_ID_MAX = HOUSE_RULES_NAME_MAX };

/* A club's name: 1 to 63 bytes of UTF-8, no invisible characters (text_look), no blank at its ends, not in the form
 * of a UUID. */
bool club_name_fits(const char *name);
/* The name of house rules, and the id of an army, which occur in paths: 1 to 40 lower-case letters, digits and
 * hyphens, no hyphen at the ends. */
bool club_path_name_fits(const char *name);
/* A new key, 256 random bits, into `ret`, which holds CLUB_KEY_SIZE. */
void club_key_new(char *ret);
/* Whether a text has the form of a key. */
bool club_key_fits(const char *text);
