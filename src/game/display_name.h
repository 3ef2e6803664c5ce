/* Display names of people in a game. They are not part of the record, so they can be changed and erased. A name is
 * trimmed and in Unicode's normal form C, and has no invisible characters (of no width) and none that reorder the
 * text around them (bidirectional controls); nor may it look like a seat's id. Two names that differ only in case
 * are the same. */
#pragma once
#include "store/store.h"
#include <umpire/text.h>
#include <umpire/violation.h>

enum display_name {
    DISPLAY_NAME_FITS,
    DISPLAY_NAME_EMPTY,     /* it is empty when trimmed */
    DISPLAY_NAME_LONG,      /* it has more than STORE_DISPLAY_CHARACTERS */
    DISPLAY_NAME_INVISIBLE, /* it has control characters, or ones that are invisible or reorder text */
    DISPLAY_NAME_RESERVED   /* in lower case it is the id of a seat: `umpire`, `server`, `spectators`, `s1` … */
};

/* Normalises typed text (UTF-8). DISPLAY_NAME_LONG also when out of memory. */
enum display_name display_name_set(const char *typed, struct store_display *ret);
enum { DISPLAY_NAME_WORDS_MAX = 160 };
/* The violation's message. */
void display_name_say(enum display_name name, const char *typed, struct text *out);
void display_name_violate(struct violations *violations, const char *pointer, enum display_name name,
                          const char *typed);
