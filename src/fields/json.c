/* Parsing with jansson, into an arena, and changing what was parsed. */
#include "fields/numbers.h"
#include "fields/plain.h"
#include <jansson.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { SEGMENT_SIZE = 128, QUICK_MAX = 16384, QUICK_TIMES = 16 };

/* What reading JSON needs of its platform: a jump out of the middle of a parser, and a call that runs once for all
 * threads. WebAssembly has one thread, and the only way out is a trap: the host then starts another instance
 * (docs/browser.md). */

#ifdef __wasm__

struct way_out {
    bool unused;
};
/* True when the jump was taken, and what was done since is undone. */
#define way_out_was_taken(way) ((void)(way), false)
#define way_out_take(way) __builtin_trap()

static inline void prepare_once(void (*prepare)(void))
{
    static bool done;
    if (!done)
        prepare();
    done = true;
}

#else

#include <pthread.h>
#include <setjmp.h>

struct way_out {
    jmp_buf back;
};
#define way_out_was_taken(way) (setjmp((way)->back) != 0)
#define way_out_take(way) longjmp((way)->back, 1)

static inline void prepare_once(void (*prepare)(void))
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, prepare);
}

#endif

/* The arena that jansson's allocations of this thread go to while json_read runs; otherwise the heap serves. */
static _Thread_local struct arena *parsing;
static _Thread_local bool refused; /* the arena was full; jansson does not report every allocation that fails */

/* Where to continue when the arena is full while a text is read. jansson 2.14 continues with a string that it could
 * not copy completely, and writes past the copy; so it never learns of it. Everything that it allocated belongs to
 * the arena, and nothing is lost. */
static _Thread_local bool leaving;
static _Thread_local struct way_out way_out;

static void *take(size_t size)
{
    if (!parsing)
        return malloc(size);
    void *piece = arena_take(parsing, size);
    refused = refused || !piece;
    if (!piece && leaving)
        way_out_take(&way_out);
    return piece;
}

static void give(void *piece)
{
    if (!parsing)
        free(piece);
}

static void prepare(void)
{
    json_set_alloc_funcs(take, give);
    json_object_seed(0);
}

_Static_assert(JSON_DEPTH_MAX == JSON_PARSER_MAX_DEPTH, "what the settings may allow is what the parser takes");

/* jansson's reason as a violation's code. */
static enum umpire_error error_of(enum json_error_code code)
{
    switch (code) {
    case json_error_duplicate_key:
        return ERROR_DUPLICATE_FIELD;
    case json_error_stack_overflow:
        return ERROR_TOO_DEEP;
    case json_error_numeric_overflow:
        return ERROR_OUT_OF_RANGE;
    case json_error_null_character:
    case json_error_null_byte_in_key:
        return ERROR_INVALID_TEXT;
    default:
        return ERROR_MALFORMED_JSON;
    }
}

/* jansson's messages, reworded for the sender of the body; NULL if its own words will do. */
static const char *words_of(enum umpire_error error)
{
    switch (error) {
    case ERROR_DUPLICATE_FIELD:
        return "a member must not be given twice";
    case ERROR_OUT_OF_RANGE:
        return "the integer is too large";
    case ERROR_INVALID_TEXT:
        return "a text must not contain \\u0000";
    default:
        return NULL;
    }
}

/* The length of jansson's own words. After them come bytes of the body, which need not even be valid UTF-8. */
static size_t own_words(const char *text)
{
    const char *quoted = strstr(text, " near '");
    return quoted ? (size_t)(quoted - text) : strlen(text);
}

/* Why there is no tree, in words. */
static void violation_of(const struct arena *arena, const json_error_t *error, bool is_marked,
                         struct violations *violations)
{
    if (refused && arena->starved)
        violation_add_starved(violations);
    else if (refused)
        violation_add(violations, ERROR_BODY_TOO_LARGE, "", "it needs more memory than a request may use");
    else {
        enum umpire_error code = error_of(json_error_code(error));
        const char *words = is_marked        ? "a byte order mark, which JSON does not have; send UTF-8 without it"
                            : words_of(code) ? words_of(code)
                                             : error->text;
        violation_add(violations, code, "", "line %d, column %d: %.*s", error->line, error->column,
                      (int)own_words(words), words);
    }
}

/* NULL when it is not JSON, or the arena is full. */
static json_t *load(const char *bytes, size_t length, json_error_t *error)
{
    json_t *value = NULL;
    leaving = true;
    if (!way_out_was_taken(&way_out))
        value = json_loadb(bytes, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, error);
    leaving = false;
    return refused ? NULL : value;
}

/* Parses with every number read exactly. Errors are reported for the original text. */
static json_t *load_exactly(struct arena *arena, const char *bytes, size_t length, json_error_t *error)
{
    size_t spelt_length;
    const char *spelt = numbers_spell(arena, bytes, length, &spelt_length);
    refused = !spelt;
    json_t *value = spelt ? load(spelt, spelt_length, error) : NULL;
    if (!value && !refused && spelt != bytes)
        load(bytes, length, error);
    return value;
}

struct json_t *json_read_compact(struct arena *arena, const char *bytes, size_t length, enum json_form form,
                                 bool *ret_starved)
{
    json_t *value = NULL;
    prepare_once(prepare);
    parsing = arena;
    refused = false;
    leaving = true;
    if (!way_out_was_taken(&way_out))
        value = plain_read(arena, bytes, length, form, &refused);
    leaving = false;
    parsing = NULL;
    *ret_starved = refused;
    return refused ? NULL : value;
}

/* Tokens take memory: a longer text, or one for which there is little room, is read without them. So is one written
 * for people, with a space or a new line after the first bracket. */
static json_t *read_quickly(struct arena *arena, const char *bytes, size_t length)
{
    bool starved;
    bool tried = length >= 2 && length <= QUICK_MAX && (unsigned char)bytes[1] > ' ' &&
                 arena->limit - arena->taken > QUICK_TIMES * length;
    return tried ? json_read_compact(arena, bytes, length, JSON_FORM_COMPACT, &starved) : NULL;
}

struct json_t *json_read(struct arena *arena, const char *bytes, size_t length, struct violations *violations)
{
    json_error_t error;
    json_t *value = read_quickly(arena, bytes, length);
    if (value)
        return value;
    prepare_once(prepare);
    parsing = arena;
    refused = false;
    value = load_exactly(arena, bytes ? bytes : "", length, &error);
    parsing = NULL;
    if (!value)
        violation_of(arena, &error, length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0, violations);
    return value;
}

/* While `parsing` is set, what jansson gives back stays in the arena: the heap must not see it. */
const struct json_t *json_take_out(struct arena *arena, struct json_t *object, const char *name)
{
    json_t *value = json_incref(json_object_get(object, name));
    parsing = arena;
    json_object_del(object, name);
    parsing = NULL;
    return value;
}

/* One segment of a pointer without its escapes. False when it is too long or an escape is invalid. */
static bool segment_read(const char *at, size_t length, char ret[SEGMENT_SIZE])
{
    size_t used = 0;
    for (size_t i = 0; i < length; i++) {
        bool escape = at[i] == '~';
        if (used + 1 == SEGMENT_SIZE || (escape && (i + 1 == length || (at[i + 1] != '0' && at[i + 1] != '1'))))
            return false;
        ret[used++] = (char)(!escape ? at[i] : at[i + 1] == '0' ? '~' : '/');
        i += escape;
    }
    ret[used] = '\0';
    return true;
}

/* The index in a list that a segment names, or the list's size if it names none (RFC 6901: no leading zeros). */
static size_t place_of(const json_t *list, const char *segment)
{
    size_t size = json_array_size(list), length = strlen(segment);
    if (length == 0 || length > 6 || strspn(segment, "0123456789") != length || (segment[0] == '0' && length > 1))
        return size;
    size_t place = strtoul(segment, NULL, 10);
    return place < size ? place : size;
}

static json_t *child_of(const json_t *parent, const char *segment)
{
    return json_is_array(parent) ? json_array_get(parent, place_of(parent, segment)) : json_object_get(parent, segment);
}

static enum json_set_result child_set(struct arena *arena, json_t *parent, const char *segment, json_t *value)
{
    int failed;
    size_t place = place_of(parent, segment);
    if (!json_is_object(parent) && place == json_array_size(parent))
        return JSON_SET_NOWHERE;
    parsing = arena;
    failed = json_is_object(parent) ? json_object_set(parent, segment, value) : json_array_set(parent, place, value);
    parsing = NULL;
    return failed ? JSON_SET_STARVED : JSON_SET_DONE;
}

const struct json_t *json_at(const struct json_t *root, const char *pointer)
{
    char segment[SEGMENT_SIZE];
    while (root && *pointer == '/') {
        size_t length = strcspn(++pointer, "/");
        root = segment_read(pointer, length, segment) ? child_of(root, segment) : NULL;
        pointer += length;
    }
    return *pointer ? NULL : root;
}

enum json_set_result json_set(struct arena *arena, struct json_t *root, const char *pointer, const struct json_t *value)
{
    char segment[SEGMENT_SIZE];
    json_t *parent = root;
    while (parent && *pointer == '/') {
        size_t length = strcspn(++pointer, "/");
        if (!segment_read(pointer, length, segment))
            return JSON_SET_NOWHERE;
        pointer += length;
        if (*pointer == '\0')
            return child_set(arena, parent, segment, (json_t *)(uintptr_t)value);
        parent = child_of(parent, segment);
    }
    return JSON_SET_NOWHERE;
}
