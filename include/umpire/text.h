/* Bounded text: a string that is built piece by piece in memory the caller owns, and never grows past it.
 * What does not fit is cut at a character boundary and remembered in `cut`. Always NUL-terminated. */
#pragma once
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *at;    /* the caller's memory */
    size_t size; /* of that memory in bytes, the final NUL included; at least 1 */
    size_t used; /* bytes in use, without the NUL */
    bool cut;    /* something did not fit */
};

/* Starts an empty text in `size` bytes at `at`. */
void text_start(struct text *text, char *at, size_t size);
void text_add(struct text *text, const char *words);
void text_add_bytes(struct text *text, const char *bytes, size_t count);
void text_add_int(struct text *text, int64_t value);
/* An identifier as words: "knocked_out" -> "knocked out". */
void text_add_name(struct text *text, const char *name);
/* printf's format, for what the other functions cannot do. */
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_format_list(struct text *text, const char *format, va_list arguments) __attribute__((format(printf, 2, 0)));
/* A number of thousandths as a decimal: 4500 -> "4.5", 12000 -> "12". */
void text_add_thousandths(struct text *text, int64_t thousandths);
/* Parts of which `scale` make one in thousandths, rounded down: 9 halves are 4500. */
int64_t thousandths_of_parts(int64_t parts, int32_t scale);
/* A number of parts of which `scale` make one, as a decimal of at most three places, rounded down: 9 of 2 -> "4.5". */
void text_add_parts(struct text *text, int64_t parts, int32_t scale);
/* A number of half points as players write it: 13 -> "6½". */
void text_add_halves(struct text *text, int64_t halves);
/* Whether it is UTF-8 (RFC 3629: shortest forms only, no surrogates, nothing above U+10FFFF). */
bool text_is_utf8(const char *words);
/* The same for bytes; U+0000 is refused. */
bool text_bytes_are_utf8(const char *bytes, size_t length);
bool text_bytes_are_ascii(const char *bytes, size_t length);

/* Characters from one to another, both included. */
struct text_range {
    uint32_t from, to;
};
struct text_ranges {
    const struct text_range *list;
    size_t count;
};
/* Characters that no typed text may contain, because they are invisible, look different on each screen, or change
 * how the text around them is read: control characters, line separators, characters of no width or that may be left
 * out (Unicode's Default_Ignorable_Code_Point), changes of direction, private use, noncharacters. And (text_blank)
 * characters that leave only a gap. In ascending order; the noncharacters at the ends of the planes beyond U+FFFF
 * are not listed. */
extern const struct text_ranges text_hidden, text_blank;
/* Whether the character is one of text_hidden or such a noncharacter. */
bool text_hides(uint32_t character);

enum text_look {
    TEXT_SHOWS,
    TEXT_BLANK, /* it is empty, or nothing in it is visible */
    TEXT_HIDES, /* some of it is hidden */
};
/* How UTF-8 looks to a reader. The tags of a flag are allowed after the flag that they vary; the joiners between
 * letters of scripts that are spelt with them, and the joiner of emoji between two of them. */
enum text_look text_look(const char *words);
/* What hides, and as many-th of the text's characters as it is, from 1. */
struct text_hiding {
    uint32_t character;
    size_t place;
};
/* The first character of the text that hides by text_look; false: none does. */
bool text_hiding_find(const char *words, struct text_hiding *ret);
/* Why a text is refused that has it. */
void text_add_hiding(struct text *text, const struct text_hiding *hiding);
/* Whether two ids (small letters, digits, hyphens) look the same to a reader: `o1` and `0l`, `m` and `rn`. */
bool ids_look_alike(const char *a, const char *b);
/* Makes it harmless on a terminal: hidden characters, and bytes that are not UTF-8, become question marks. */
void text_tame(char *words);
