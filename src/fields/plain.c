/* Tokens in the order of the text: a list's items follow it, an object's members follow it as name and value. */
#include "fields/plain.h"
#include "fields/numbers.h"
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>
#define JSMN_STATIC
#define JSMN_STRICT
#define JSMN_PARENT_LINKS /* else jsmn searches all earlier tokens for each closing bracket */
#include <jsmn.h>

enum { DEPTH_MAX = 64 };
#define NUMBER_MAX NUMBERS_THOUSANDTHS_MAX /* of the canonical form, 2^53; of decimals their thousandths */

struct tokens {
    struct arena *arena;
    const char *bytes;
    const jsmntok_t *at, *end;
    bool ascending;      /* names must be printable ASCII in ascending order */
    bool printable;      /* all of the text is printable ASCII */
    bool escapes;        /* there is a backslash in it */
    struct writer again; /* the values written again, in their one form */
    bool *starved;
};

static json_t *value_make(struct tokens *tokens);

/* Whether exactly as much has been written as read. A text that is not compact, or not JSON, is abandoned at the
 * first place where that differs: after a colon, jsmn makes a bracket a child of the previous token, so depth is
 * unbounded. */
static bool is_abreast(const struct tokens *tokens, int read)
{
    return tokens->again.used == (size_t)read;
}

static bool is_printable(const char *bytes, size_t length)
{
    for (; length > 0 && *bytes >= 0x20 && *bytes <= 0x7E; bytes++, length--)
        ;
    return length == 0;
}

static bool is_behind(const char *name, size_t length, const char *before, size_t before_length)
{
    int order = memcmp(before, name, length < before_length ? length : before_length);
    return order < 0 || (order == 0 && before_length < length);
}

static bool has_escapes(const struct tokens *tokens, const char *at, size_t length)
{
    return tokens->escapes && memchr(at, '\\', length);
}

static json_t *object_make(struct tokens *tokens, const jsmntok_t *opening)
{
    int count = opening->size;
    json_t *object = json_object();
    const char *before = NULL;
    size_t before_length = 0;
    write_object(&tokens->again);
    if (!is_abreast(tokens, opening->start + 1))
        return NULL;
    for (; object && count > 0; count--) {
        const jsmntok_t *token = tokens->at++;
        if (token >= tokens->end || token->type != JSMN_STRING || token->size != 1)
            return NULL;
        const char *name = tokens->bytes + token->start;
        size_t length = (size_t)(token->end - token->start);
        bool ascends = !before || is_behind(name, length, before, before_length);
        if (has_escapes(tokens, name, length) ||
            (tokens->ascending && !(ascends && (tokens->printable || is_printable(name, length)))))
            return NULL;
        write_key_bytes(&tokens->again, name, length);
        json_t *value = value_make(tokens);
        if (!value || json_object_setn_new_nocheck(object, name, length, value) != 0)
            return NULL;
        before = name;
        before_length = length;
    }
    write_object_end(&tokens->again);
    return json_object_size(object) == (size_t)opening->size ? object : NULL; /* none twice */
}

static json_t *list_make(struct tokens *tokens, const jsmntok_t *opening)
{
    int count = opening->size;
    json_t *list = json_array();
    write_array(&tokens->again);
    if (!is_abreast(tokens, opening->start + 1))
        return NULL;
    for (; list && count > 0; count--) {
        json_t *item = value_make(tokens);
        if (!item || json_array_append_new(list, item) != 0)
            return NULL;
    }
    write_array_end(&tokens->again);
    return list;
}

/* As numbers.h has jansson read them. */
static json_t *number_make(struct tokens *tokens, const char *at, size_t length)
{
    struct json_number number;
    if (number_read(at, at + length, &number) != at + length || !number.held || number.value > NUMBER_MAX ||
        number.value < -NUMBER_MAX)
        return NULL;
    if (number.whole)
        write_int(&tokens->again, number.value);
    else
        write_thousandths(&tokens->again, number.value);
    return number.whole ? json_integer(number.value) : json_real((double)number.value);
}

static bool is_word(const char *at, size_t length, const char *word)
{
    return length == strlen(word) && memcmp(at, word, length) == 0;
}

static json_t *truth_make(struct tokens *tokens, bool truth)
{
    write_bool(&tokens->again, truth);
    return json_boolean(truth);
}

/* The character of an escape; moves on from after the backslash to after the escape. NUL: not an escape that the writer
 * makes. */
static char escape_read(const char **at, const char *end)
{
    static const char letters[] = "\"\\bfnrt", meant[] = "\"\\\b\f\n\r\t";
    char digits[] = "0000";
    const char *letter = *at < end ? memchr(letters, **at, sizeof letters - 1) : NULL;
    size_t size = letter ? 1 : sizeof digits;
    if ((size_t)(end - *at) < size || (!letter && **at != 'u'))
        return '\0';
    if (!letter)
        memcpy(digits, *at + 1, sizeof digits - 1);
    long control = strtol(digits, NULL, 16);
    *at += size;
    return letter ? meant[letter - letters] : control > 0 && control < 0x20 ? (char)control : '\0';
}

/* NULL: with an escape that the writer does not make, or memory is out. */
static const char *unescape(struct tokens *tokens, const char *at, size_t *length)
{
    const char *end = at + *length;
    char *text = arena_take(tokens->arena, *length), *to = text;
    *tokens->starved |= !text;
    while (text && at < end) {
        *to = *at++;
        if (*to == '\\' && !(*to = escape_read(&at, end)))
            return NULL;
        to++;
    }
    *length = (size_t)(to - text);
    return text;
}

static json_t *text_make(struct tokens *tokens, const char *at, size_t length)
{
    if (has_escapes(tokens, at, length) && !(at = unescape(tokens, at, &length)))
        return NULL;
    write_string_bytes(&tokens->again, at, length);
    return json_stringn_nocheck(at, length);
}

static json_t *primitive_make(struct tokens *tokens, const char *at, size_t length)
{
    if (is_word(at, length, "true"))
        return truth_make(tokens, true);
    if (is_word(at, length, "false"))
        return truth_make(tokens, false);
    return number_make(tokens, at, length);
}

static json_t *token_make(struct tokens *tokens, const jsmntok_t *token)
{
    const char *at = tokens->bytes + token->start;
    size_t length = (size_t)(token->end - token->start);
    switch (token->type) {
    case JSMN_OBJECT:
        return object_make(tokens, token);
    case JSMN_ARRAY:
        return list_make(tokens, token);
    case JSMN_STRING:
        return text_make(tokens, at, length);
    case JSMN_PRIMITIVE:
        return primitive_make(tokens, at, length);
    case JSMN_UNDEFINED:
        break;
    }
    return NULL;
}

static json_t *value_make(struct tokens *tokens)
{
    const jsmntok_t *token = tokens->at++;
    json_t *value = token < tokens->end ? token_make(tokens, token) : NULL;
    return value && is_abreast(tokens, token->end + (token->type == JSMN_STRING)) ? value : NULL;
}

struct json_t *plain_read(struct arena *arena, const char *bytes, size_t length, enum json_form form, bool *starved)
{
    size_t room = length / 2 + 1; /* a token has a byte, and one after it */
    jsmn_parser parser;
    if (length == 0 || length > INT_MAX)
        return NULL;
    bool ascii = text_bytes_are_ascii(bytes, length);
    if (!(ascii || text_bytes_are_utf8(bytes, length)) || !json_brackets_fit(bytes, length, DEPTH_MAX))
        return NULL;
    jsmntok_t *list = arena_take(arena, room * sizeof *list);
    char *again = arena_take(arena, length);
    *starved = !list || !again;
    if (*starved)
        return NULL;
    jsmn_init(&parser);
    int count = jsmn_parse(&parser, bytes, length, list, (unsigned)room);
    struct tokens tokens = {.arena = arena,
                            .bytes = bytes,
                            .at = list,
                            .end = list + (count > 0 ? count : 0),
                            .ascending = form == JSON_FORM_CANONICAL,
                            .printable = ascii && !memchr(bytes, 0x7F, length),
                            .escapes = memchr(bytes, '\\', length),
                            .again = {.at = again, .size = length, .max = length}, /* never moves */
                            .starved = starved};
    json_t *value = value_make(&tokens);
    bool same = value && !tokens.again.failed && tokens.again.used == length && memcmp(again, bytes, length) == 0;
    return same ? value : NULL;
}
