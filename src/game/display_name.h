/* Display names of people in a game. They are not part of the record, so they can be changed and erased. A name is
 * trimmed and in Unicode's normal form C, and has no invisible characters (of no width) and none that reorder the
 * text around them (bidirectional controls); nor may it look like a seat's id. Two names that differ only in case
 * are the same. */
#pragma once
#include "store/store.h"

enum display_name {
    DISPLAY_NAME_FITS,
    DISPLAY_NAME_EMPTY,     /* it is empty when trimmed */
    DISPLAY_NAME_LONG,      /* it has more than STORE_DISPLAY_CHARACTERS */
    DISPLAY_NAME_INVISIBLE, /* it has control characters, or ones that are invisible or reorder text */
    DISPLAY_NAME_RESERVED   /* in lower case it is the id of a seat: `umpire`, `server`, `spectators`, `s1` … */
};

/* Normalises typed text (UTF-8). DISPLAY_NAME_LONG also when out of memory. */
enum display_name display_name_set(const char *typed, struct store_display *ret);
/* The violation's message. */
const char *display_name_words(enum display_name name);
