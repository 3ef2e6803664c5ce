/* Tokens in the order of the text: a list's items stand behind it, an object's members as name and value. */
#include "plain.h"
#include "decimal.h"
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>
#define JSMN_STATIC
#define JSMN_STRICT
#define JSMN_PARENT_LINKS /* else each bracket that closes is searched for among all that came before */
#include <jsmn.h>

enum { PLAIN_DEPTH_MAX = 64, NUMBER_SIZE = 24 };

struct tokens {
    const char *bytes;
    const jsmntok_t *at, *end;
};

static json_t *value_make(struct tokens *tokens);

static json_t *object_make(struct tokens *tokens, int count)
{
    json_t *object = json_object();
    for (; object && count > 0; count--) {
        const jsmntok_t *name = tokens->at++;
        if (name >= tokens->end || name->type != JSMN_STRING || name->size != 1)
            return NULL;
        json_t *value = value_make(tokens);
        if (!value || json_object_setn_new_nocheck(object, tokens->bytes + name->start,
                                                   (size_t)(name->end - name->start), value) != 0)
            return NULL;
    }
    return object;
}

static json_t *list_make(struct tokens *tokens, int count)
{
    json_t *list = json_array();
    for (; list && count > 0; count--) {
        json_t *item = value_make(tokens);
        if (!item || json_array_append_new(list, item) != 0)
            return NULL;
    }
    return list;
}

/* As numbers.h has jansson read them. What is too large becomes another number, which is not written as it was. */
static json_t *number_make(const char *at, size_t length)
{
    char *behind, text[NUMBER_SIZE];
    int64_t number = strtoll(at, &behind, 10); /* behind it stands a comma or a bracket */
    if (behind == at + length)
        return json_integer(number);
    if (length >= sizeof text)
        return NULL;
    memcpy(text, at, length);
    text[length] = '\0';
    return thousandths_of_text(text, &number) ? json_real((double)number) : NULL;
}

static bool is_word(const char *at, size_t length, const char *word)
{
    return length == strlen(word) && memcmp(at, word, length) == 0;
}

static json_t *primitive_make(const char *at, size_t length)
{
    if (is_word(at, length, "true"))
        return json_true();
    if (is_word(at, length, "false"))
        return json_false();
    return number_make(at, length);
}

static json_t *value_make(struct tokens *tokens)
{
    const jsmntok_t *token = tokens->at++;
    if (token >= tokens->end)
        return NULL;
    const char *at = tokens->bytes + token->start;
    size_t length = (size_t)(token->end - token->start);
    switch (token->type) {
    case JSMN_OBJECT:
        return object_make(tokens, token->size);
    case JSMN_ARRAY:
        return list_make(tokens, token->size);
    case JSMN_STRING:
        return json_stringn_nocheck(at, length);
    case JSMN_PRIMITIVE:
        return primitive_make(at, length);
    case JSMN_UNDEFINED:
        break;
    }
    return NULL;
}

static bool is_ascii(const char *bytes, size_t length)
{
    uint64_t eight, any = 0;
    for (; length >= sizeof eight; bytes += sizeof eight, length -= sizeof eight) {
        memcpy(&eight, bytes, sizeof eight);
        any |= eight;
    }
    for (; length > 0; bytes++, length--)
        any |= (unsigned char)*bytes;
    return (any & UINT64_C(0x8080808080808080)) == 0;
}

struct json_t *plain_read(struct arena *arena, const char *bytes, size_t length)
{
    size_t room = length / 2 + 1; /* a token has a byte, and one behind it */
    jsmn_parser parser;
    if (length == 0 || length > INT_MAX || memchr(bytes, '\\', length) ||
        !(is_ascii(bytes, length) || text_bytes_are_utf8(bytes, length)) ||
        !json_depth_fits(bytes, length, PLAIN_DEPTH_MAX))
        return NULL;
    jsmntok_t *list = arena_take(arena, room * sizeof *list);
    if (!list)
        return NULL;
    jsmn_init(&parser);
    int count = jsmn_parse(&parser, bytes, length, list, (unsigned)room);
    struct tokens tokens = {bytes, list, list + (count > 0 ? count : 0)};
    return value_make(&tokens);
}
