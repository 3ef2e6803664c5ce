/* Canonical JSON, read in place. One pass holds the bytes to their form (the value_* functions); after it every other
 * function may rely on that. */
#include "device/piece.h"
#include <string.h>

enum { DEPTH_MAX = 64 };
static const uint64_t NUMBER_MAX = (uint64_t)1 << 53;

struct reading {
    const char *at, *end;
    int depth;
    bool unordered;
};

static bool takes(struct reading *reading, char wanted)
{
    if (reading->at == reading->end || *reading->at != wanted)
        return false;
    reading->at++;
    return true;
}

static bool takes_word(struct reading *reading, const char *word)
{
    size_t length = strlen(word);
    if ((size_t)(reading->end - reading->at) < length || memcmp(reading->at, word, length) != 0)
        return false;
    reading->at += length;
    return true;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* What stands behind a backslash in canonical form: a letter, or four digits for the other controls. */
static bool escape_read(struct reading *reading)
{
    static const char digits[] = "0123456789abcdef", letters[] = "btnfr\"\\", lettered[] = "\b\t\n\f\r";
    if (reading->at == reading->end)
        return false;
    char kind = *reading->at++;
    if (kind != 'u')
        return kind && strchr(letters, kind);
    if (reading->end - reading->at < 4 || memcmp(reading->at, "00", 2) != 0 || !is_digit(reading->at[2]) ||
        !reading->at[3])
        return false;
    const char *low = strchr(digits, reading->at[3]);
    if (!low || reading->at[2] > '1')
        return false;
    char control = (char)((reading->at[2] - '0') * 16 + (low - digits));
    reading->at += 4;
    return control && !strchr(lettered, control);
}

static bool text_read(struct reading *reading)
{
    const char *start = reading->at;
    if (!takes(reading, '"'))
        return false;
    while (reading->at < reading->end && *reading->at != '"') {
        unsigned char c = (unsigned char)*reading->at++;
        if (c < 0x20 || (c == '\\' && !escape_read(reading)))
            return false;
    }
    return takes(reading, '"') && text_bytes_are_utf8(start, (size_t)(reading->at - start));
}

/* Digits, as a number of at most 2^53; how many there were, 0 where it is greater or has too many. */
static size_t digits_read(struct reading *reading, uint64_t *ret)
{
    const char *start = reading->at;
    uint64_t number = 0;
    for (; reading->at < reading->end && is_digit(*reading->at); reading->at++)
        if (number <= NUMBER_MAX)
            number = number * 10 + (uint64_t)(*reading->at - '0');
    *ret = number;
    return number <= NUMBER_MAX ? (size_t)(reading->at - start) : 0;
}

/* An integer within 2^53, or a decimal of at most three places whose thousandths are; each in its shortest form. */
static bool number_read(struct reading *reading)
{
    uint64_t number, decimals;
    bool negative = takes(reading, '-');
    const char *start = reading->at;
    size_t whole = digits_read(reading, &number);
    if (whole < 1 || (*start == '0' && whole > 1))
        return false;
    if (!takes(reading, '.'))
        return !negative || number > 0;
    size_t places = digits_read(reading, &decimals);
    if (places < 1 || places > 3 || reading->at[-1] == '0')
        return false;
    for (; places < 3; places++)
        decimals *= 10;
    return number <= NUMBER_MAX / 1000 && number * 1000 + decimals <= NUMBER_MAX;
}

static bool value_read(struct reading *reading);

static bool list_read(struct reading *reading)
{
    if (!takes(reading, '['))
        return false;
    if (takes(reading, ']'))
        return true;
    do {
        if (!value_read(reading))
            return false;
    } while (takes(reading, ','));
    return takes(reading, ']');
}

/* A member's name with its quotes: ASCII, and nothing to escape. */
static bool name_read(struct reading *reading, struct piece *ret)
{
    ret->at = reading->at;
    if (!text_read(reading))
        return false;
    ret->length = (size_t)(reading->at - ret->at);
    for (size_t i = 0; i < ret->length; i++)
        if ((unsigned char)ret->at[i] > 0x7e || ret->at[i] == '\\')
            return false;
    return true;
}

/* Names in the order of their bytes. The quote at its end is below every character of a longer name but the space and
 * the exclamation mark, so it is left out. */
static int names_compare(struct piece a, struct piece b)
{
    size_t shorter = (a.length < b.length ? a.length : b.length) - 1;
    int order = memcmp(a.at, b.at, shorter);
    return order ? order : (a.length > b.length) - (a.length < b.length);
}

static bool name_is_new(const char *start, struct piece name);

static bool object_read(struct reading *reading)
{
    const char *start = reading->at;
    struct piece last = {0}, name;
    if (!takes(reading, '{'))
        return false;
    if (takes(reading, '}'))
        return true;
    for (size_t count = 0; count == 0 || takes(reading, ','); count++) {
        if (!name_read(reading, &name) || !takes(reading, ':'))
            return false;
        if (count > 0 && (reading->unordered ? count == PIECE_MEMBERS_MAX || !name_is_new(start, name)
                                             : names_compare(last, name) >= 0))
            return false;
        if (!value_read(reading))
            return false;
        last = name;
    }
    return takes(reading, '}');
}

static bool value_read(struct reading *reading)
{
    bool read;
    if (reading->at == reading->end || ++reading->depth > DEPTH_MAX)
        return false;
    switch (*reading->at) {
    case '{':
        read = object_read(reading);
        break;
    case '[':
        read = list_read(reading);
        break;
    case '"':
        read = text_read(reading);
        break;
    case 't':
        read = takes_word(reading, "true");
        break;
    case 'f':
        read = takes_word(reading, "false");
        break;
    default:
        read = number_read(reading);
        break;
    }
    reading->depth--;
    return read;
}

static bool all_read(struct reading reading, struct piece *ret)
{
    *ret = (struct piece){.at = reading.at, .length = (size_t)(reading.end - reading.at)};
    return object_read(&reading) && reading.at == reading.end;
}

bool piece_read(const char *bytes, size_t length, struct piece *ret)
{
    return all_read((struct reading){.at = bytes, .end = bytes + length}, ret);
}

bool piece_read_unordered(const char *bytes, size_t length, struct piece *ret)
{
    return all_read((struct reading){.at = bytes, .end = bytes + length, .unordered = true}, ret);
}

/* Behind the value that begins here. The form has been held, so only brackets and quotes count. */
static const char *value_end(const char *at, const char *end)
{
    int depth = 0;
    bool text = false;
    for (; at < end; at++) {
        if (text && *at == '\\')
            at++;
        else if (*at == '"')
            text = !text;
        else if (text)
            continue;
        else if (*at == '{' || *at == '[')
            depth++;
        else if ((*at == '}' || *at == ']') && depth-- == 0)
            return at;
        else if (*at == ',' && depth == 0)
            return at;
    }
    return end;
}

/* The next item; of an object with its name. False behind the last one. */
static bool next_of(struct piece all, struct piece *at, struct piece *ret_name)
{
    const char *end = all.at + all.length - 1, *next = at->at ? at->at + at->length : all.at;
    if (next == end || all.length <= 2)
        return false;
    next++; /* a comma, or the bracket that opens */
    *ret_name = (struct piece){0};
    if (*all.at == '{') {
        const char *quote = memchr(next + 1, '"', (size_t)(end - next - 1));
        *ret_name = (struct piece){.at = next + 1, .length = (size_t)(quote - next - 1)};
        next = quote + 2;
    }
    *at = (struct piece){.at = next, .length = (size_t)(value_end(next, end) - next)};
    return true;
}

static bool is_kind(struct piece piece, char first)
{
    return piece.at && *piece.at == first;
}

bool piece_is_text(struct piece piece)
{
    return is_kind(piece, '"');
}

bool piece_next(struct piece all, struct piece *at)
{
    struct piece name;
    return (is_kind(all, '{') || is_kind(all, '[')) && next_of(all, at, &name);
}

static struct piece member_named(struct piece object, struct piece wanted)
{
    struct piece at = {0}, name;
    while (is_kind(object, '{') && next_of(object, &at, &name))
        if (name.length == wanted.length && memcmp(name.at, wanted.at, wanted.length) == 0)
            return at;
    return (struct piece){0};
}

/* Whether no member has the name before it, in an object that begins at `start`: read as if the object ended there,
 * with the comma as its bracket. */
static bool name_is_new(const char *start, struct piece name)
{
    const struct piece before = {.at = start, .length = (size_t)(name.at - start)},
                       wanted = {.at = name.at + 1, .length = name.length - 2};
    return !member_named(before, wanted).at;
}

struct piece piece_member(struct piece object, const char *name)
{
    return member_named(object, (struct piece){.at = name, .length = strlen(name)});
}

/* The character of an escape; `at` stands behind the backslash and is moved to its last character. */
static char escaped(const char **at)
{
    static const char letters[] = "btnfr\"\\", characters[] = "\b\t\n\f\r\"\\";
    if (**at != 'u')
        return characters[strchr(letters, **at) - letters];
    *at += 4;
    return (char)(((*at)[-1] - '0') * 16 + ((*at)[0] <= '9' ? (*at)[0] - '0' : (*at)[0] - 'a' + 10));
}

/* Into memory for as many bytes as the piece has; how many were written, without a NUL. */
static size_t unescape(struct piece piece, char *ret)
{
    const char *end = piece.at + piece.length - 1;
    size_t used = 0;
    for (const char *at = piece.at + 1; at < end; at++) {
        if (*at == '\\') {
            at++;
            ret[used++] = escaped(&at);
        } else {
            ret[used++] = *at;
        }
    }
    return used;
}

const char *piece_text(struct piece piece, struct arena *arena, size_t *ret_length)
{
    char *text = piece_is_text(piece) ? arena_take(arena, piece.length) : NULL;
    if (!text)
        return NULL;
    *ret_length = unescape(piece, text);
    text[*ret_length] = '\0';
    return text;
}

bool piece_text_into(struct piece piece, char *ret, size_t size)
{
    enum { LONGEST = 512 };
    char text[LONGEST];
    if (!piece_is_text(piece) || piece.length > sizeof text)
        return false;
    size_t length = unescape(piece, text);
    if (length >= size)
        return false;
    memcpy(ret, text, length);
    ret[length] = '\0';
    return true;
}

bool piece_is(struct piece piece, const char *text)
{
    size_t length = strlen(text);
    return piece_is_text(piece) && piece.length == length + 2 && memcmp(piece.at + 1, text, length) == 0;
}

bool piece_is_true(struct piece piece)
{
    return is_kind(piece, 't');
}

bool piece_number(struct piece piece, uint64_t *ret)
{
    uint64_t number = 0;
    if (!piece.at || piece.length > 16)
        return false;
    for (size_t i = 0; i < piece.length; i++) {
        if (!is_digit(piece.at[i]))
            return false;
        number = number * 10 + (uint64_t)(piece.at[i] - '0');
    }
    *ret = number;
    return piece.length > 0;
}

bool piece_hash(struct piece piece, struct hash *ret)
{
    char text[HASH_TEXT_SIZE];
    return piece_text_into(piece, text, sizeof text) && hash_read(text, ret);
}

bool piece_bytes(struct piece piece, uint8_t *ret, size_t size, size_t *ret_length)
{
    char text[2 * PIECE_BYTES_MAX + 1];
    return piece_text_into(piece, text, sizeof text) && hex_read(text, ret, size, ret_length);
}

bool piece_equal(struct piece a, struct piece b)
{
    if (!a.at || !b.at)
        return !a.at && !b.at;
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

static bool object_contains(struct piece whole, struct piece part)
{
    struct piece at = {0}, name;
    while (next_of(part, &at, &name))
        if (!piece_contains(member_named(whole, name), at))
            return false;
    return true;
}

static bool list_contains(struct piece whole, struct piece part)
{
    struct piece at = {0}, in_whole = {0}, name;
    while (next_of(part, &at, &name))
        if (!next_of(whole, &in_whole, &name) || !piece_contains(in_whole, at))
            return false;
    return !next_of(whole, &in_whole, &name);
}

bool piece_contains(struct piece whole, struct piece part)
{
    if (!whole.at || !part.at)
        return !part.at;
    if (*whole.at != *part.at || (*part.at != '{' && *part.at != '['))
        return piece_equal(whole, part);
    return *part.at == '{' ? object_contains(whole, part) : list_contains(whole, part);
}
