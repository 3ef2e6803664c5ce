/* What people are called in a game. No part of the record: a display name can be changed and erased. It is trimmed and
 * in Unicode's normal form C, and has no characters that hide (of no width) or that turn the text around them about
 * (bidirectional controls); nor is it like a seat's id. Two names that differ in case alone are one. */
#pragma once
#include "store.h"

enum display_name {
    DISPLAY_NAME_FITS,
    DISPLAY_NAME_EMPTY,     /* nothing is left when it is trimmed */
    DISPLAY_NAME_LONG,      /* it has more than STORE_DISPLAY_CHARACTERS */
    DISPLAY_NAME_INVISIBLE, /* it has control characters, or some that hide or turn text about */
    DISPLAY_NAME_RESERVED   /* in small letters it is the id of a seat: `umpire`, `server`, `spectators`, `s1` … */
};

/* Tidies what somebody typed (UTF-8). DISPLAY_NAME_LONG also when out of memory. */
enum display_name display_name_set(const char *typed, struct store_display *ret);
/* What is wrong with it, as of a violation. */
const char *display_name_words(enum display_name name);
