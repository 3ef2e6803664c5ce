/* Fields: the one description of an input, an option set, an outcome, a request or a response.
 * From these tables come decoding with all violations, encoding, canonical bytes, JSON Schema, OpenAPI and forms.
 *
 * A table describes a plain C struct without pointers into itself: such a struct can be copied, compared and cleared
 * as bytes. What a member looks like in C follows from its kind:
 *
 *   - FIELD_BOOL: bool
 *   - FIELD_INT: int32_t; an optional one that is absent holds FIELD_ABSENT. A `wide` one has 64 bits; absent, it is 0
 *   - FIELD_DECIMAL: int32_t in the rule's own exact unit, of which `scale` make one, likewise: 9 halves are 4.5. In
 * JSON a number with at most three decimals; what is finer is written rounded down
 *   - FIELD_ENUM: int32_t, the index into choices, likewise
 *   - FIELD_TEXT: char[size], NUL-terminated; an optional one that is absent is empty. With a `form`, what the form
 * reads from the characters
 *   - FIELD_LABEL: const char *; NULL is absent. Read only where there is an arena (fields_read of the codec)
 *   - FIELD_GROUP: a struct with a table of its own; an optional one has a bool beside it that says whether it is there
 *   - FIELD_LIST: an array of items, and an int32_t beside it that counts those in use
 *   - FIELD_FORM: as its form says (struct field_form): a hash, an instant, a number of 64 bits …
 *
 * An optional FIELD_BOOL is true where it is there, and false where it is not; with a bool beside it (`present`) it is
 * true, false, or not there. `zero` has an optional INT, ENUM or form
 * hold 0 where it is absent; the first choice of such an ENUM then stands for none. An `indirect` member is a pointer
 * to the value (GROUP, TEXT, a form), or to the first item (LIST), and NULL where it is absent: what is read into it
 * lives in an arena, and then the struct is no longer plain bytes. An optional LIST that must not be empty is absent
 * when it is, and so is an indirect TEXT.
 */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <umpire/text.h>

#define FIELD_ABSENT INT32_MIN
#define FIELD_THOUSANDTHS 1000 /* the scale of a decimal that names no other */

enum field_kind {
    FIELD_BOOL,
    FIELD_INT,
    FIELD_DECIMAL,
    FIELD_ENUM,
    FIELD_TEXT,
    FIELD_LABEL,
    FIELD_GROUP,
    FIELD_LIST,
    FIELD_FORM
};

enum field_presence {
    FIELD_REQUIRED,  /* must be given */
    FIELD_DEFAULTED, /* `fallback` when not given */
    FIELD_OPTIONAL,  /* may be left out, and then is absent */
};

/* What a unit's member belongs to, and so when it ends (X-LIFE). */
enum lifetime {
    LIFETIME_NONE, /* not a member of a unit */
    LIFETIME_PROFILE,
    LIFETIME_LASTING, /* stays with the figures */
    LIFETIME_BATTLE,
    LIFETIME_TURN,
    LIFETIMES
};
/* "profile" …; NULL for none. */
extern const char *const lifetime_names[LIFETIMES];

/* One value of an enumeration. Its number is its place in the list. */
struct choice {
    const char *name; /* NULL, of the first: the number stands for none */
    const char *doc;
    const char *title; /* NULL: follows from the name */
};

struct choices {
    const char *name; /* PascalCase, names the schema */
    const struct choice *list;
    int32_t count;
};

struct fields;
struct field;
struct arena;
struct writer;
struct json_t;

enum form_source { FORM_OF_TEXT, FORM_OF_INTEGER, FORM_OF_OBJECT, FORM_OF_ANYTHING };

/* A JSON value as a form reads it. */
struct form_value {
    const char *text; /* FORM_OF_TEXT */
    size_t length;
    int64_t number;            /* FORM_OF_INTEGER */
    const struct json_t *json; /* the value itself, for forms that need more */
};

/* Members that are none of the kinds above: what they look like as JSON and in C. src/fields/forms.h has those that
 * many tables share. */
struct field_form {
    const char *wants;       /* "32 bytes in hexadecimal" */
    enum form_source source; /* what kind of JSON value it is */
    const char *schema;      /* further members of its JSON Schema; NULL: none */
    size_t size;             /* of the member in C, or of what an indirect one points at */
    /* Whether an optional one is there. */
    bool (*given)(const struct field *field, const void *base);
    void (*write)(struct writer *out, const struct field *field, const void *base);
    /* False when the value is not of the form; `arena` keeps what the member points at. */
    bool (*read)(struct arena *arena, const struct field *field, const struct form_value *value, void *base);
    /* For a TEXT: what is wrong with its characters; NULL: nothing, and then `read` fails only without memory. */
    const char *(*wrong)(const char *text);
};

struct field {
    const char *name;  /* snake_case; NULL only for the item of a list */
    const char *title; /* for a form: two or three words */
    const char *doc;   /* a sentence */
    const char *unit;  /* "figures", "half points" …; NULL when it has none */
    const char *asked; /* of a unit, if its title could also mean the other one's: "Hits that … suffered", with … for
                          its name; NULL: the title is clear */
    const char *clause; /* the clause or ambiguity that it rests on; NULL when none */
    enum field_kind kind;
    enum field_presence presence;
    size_t offset; /* of the member in its struct */
    int32_t min,
        max;       /* INT, DECIMAL: the number as the member holds it; TEXT: characters; LIST: items; all inclusive */
    int32_t scale; /* DECIMAL: how many of the member's unit make one (2: halves, 8: eighths); 0 is 1000, thousandths */
    int32_t
        fallback; /* of a defaulted BOOL, INT, DECIMAL or ENUM; defaulted groups and lists start empty or by default */
    const char *fallback_text;     /* of a defaulted TEXT; NULL: empty */
    int32_t bytes;                 /* TEXT: what the member holds besides its NUL; 0: `max` */
    const char *pattern;           /* TEXT: what is asked for, as JSON Schema's regular expression; decoding checks
                                      FIELD_ASCII and FIELD_SOUGHT, whatever reads it any other. NULL: anything that can
                                      be seen (text_look) */
    const struct choices *choices; /* ENUM */
    const struct fields *of;       /* GROUP */
    size_t present; /* optional GROUP, unless indirect; any other optional member unless 0: offset of the bool that says
                       whether it is there */
    const struct field *item;      /* LIST: what an item is; its offset is 0, its name NULL */
    size_t item_size;              /* LIST: sizeof one item */
    size_t count;                  /* LIST: offset of the int32_t that counts the items; of a form: what it wants */
    const struct field_form *form; /* FORM; TEXT: what it is read into */
    enum lifetime lifetime;        /* of a unit */
    bool bookkeeping;              /* of a unit: what the record counts for the rules; players need not see it */
    bool or_more;                  /* INT: what dice must show, or more */
    bool of_sides;                 /* LIST: of the sides of a game; players of that game need not name them */
    bool zero;                     /* INT, ENUM, FORM: absent is 0 */
    bool indirect;                 /* GROUP, LIST, TEXT, FORM: the member is a pointer */
    bool wide;                     /* LIST: the count is a size_t; INT: the member has 64 bits */
    /* For a member that is not written from where it is read into: gets the struct. NULL: it is written from itself. */
    void (*write)(struct writer *out, const struct field *field, const void *base, int order);
    bool (*given)(const void *base); /* with `write`; NULL: always */
};

enum { FIELDS_MAX = 128 }; /* of one table */
struct fields {
    const char *name; /* PascalCase, names the schema */
    const char *doc;
    const struct field *list;
    size_t count;
    size_t size; /* sizeof the struct; 0, without a list: the schema of this name is made otherwise */
    int unknown; /* enum umpire_error: the error for a key that is not listed; 0 is ERROR_UNKNOWN_FIELD */
    bool sorted; /* the list is in the order of the names: writing canonical bytes need not sort it */
};

/* One object may be described by several tables, each over its own struct. */
struct fields_part {
    const struct fields *fields;
    void *base;
};

/* The most bytes that UTF-8 takes for one character. */
enum { FIELD_CHARACTER_MAX = 4 };
/* The size of the member that holds a TEXT of this many characters, and the bounds in the field's row. */
#define FIELD_TEXT_SIZE(characters) (FIELD_CHARACTER_MAX * (characters) + 1)
#define FIELD_CHARACTERS(most) .max = (most), .bytes = FIELD_CHARACTER_MAX * (most)

/* Where a member of `kind` type lives, checked by the compiler. */
#define FIELD_AT(type, member, want) (offsetof(type, member) + 0 * sizeof(_Generic(((type *)0)->member, want : 0)))
/* The same of an integer of 32 or 64 bits, or of an enumeration. */
#define FIELD_INTEGER_AT(type, member)                                                                                 \
    (offsetof(type, member) +                                                                                          \
     0 * sizeof(_Generic(((type *)0)->member, int32_t : 0, uint32_t : 0, int64_t : 0, uint64_t : 0)))
/* Whether a member is a pointer to const items, or else an array of them. */
#define FIELD_POINTS_AT(type, member, of_type) _Generic(((type *)0)->member, of_type * : false, of_type const * : true)
#define FIELDS_COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* A field by name, or NULL. `length` is the name's. */
const struct field *field_find(const struct fields *fields, const char *name, size_t length);
/* Patterns of TEXTs. */
#define FIELD_ASCII "^[ -~]*$"
#define FIELD_SOUGHT "^[^\\u0000-\\u001F\\u007F]*$" /* words to look for, as somebody copied them from anywhere */
#define FIELD_HEXADECIMAL "^([0-9a-f]{2})*$"
#define FIELD_UNIT_ID "^[a-z0-9][a-z0-9-]*$"
#define FIELD_SIDE_ID "^[a-z][a-z0-9-]*$" /* of sides and seats */
/* How many bytes a TEXT may have. In a request, without a pattern, these are `max` characters of any size. */
static inline int32_t field_text_bytes(const struct field *field)
{
    return field->bytes ? field->bytes : field->max;
}
/* A choice's number by name, or -1. */
int32_t choice_find(const struct choices *choices, const char *name);
/* Clears the struct and gives every member its default; optional ones become absent. */
void fields_default(const struct fields *fields, void *into);
/* The same for one member alone; not for lists and forms. */
void field_default(const struct field *field, void *base);
/* How many items a list has, and where they begin. */
size_t field_count(const struct field *field, const void *base);
const char *field_items(const struct field *field, const void *base);
/* The number of a wide INT. */
int64_t field_wide_number(const struct field *field, const void *base);
/* Whether a member is there (always true unless optional). */
bool field_given(const struct field *field, const void *base);
/* How many of its unit make one; 1 if it is not a decimal. */
int32_t field_scale(const struct field *field);
/* A number of an INT or DECIMAL as it is written: "12", "4.5". */
void field_number_add(struct text *text, const struct field *field, int64_t number);
/* The same as players write it: "5+" is what dice must show or more. */
void field_players_number_add(struct text *text, const struct field *field, int64_t number);
/* The same in a table of the rules, where numbers that may be negative are added: "+1". */
void field_table_number_add(struct text *text, const struct field *field, int64_t number);
