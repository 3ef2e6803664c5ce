/* What lines look like: entries by the table of kinds, the header and a checkpoint's line by tables of their own.
 * Whether what they say is true is for others. */
#include "fields/decode.h"
#include "fields/forms.h"
#include "ledger/receipt.h"
#include "referee/seat_names.h"
#include "verify/verify_state.h"
#include <string.h>

struct header_line {
    int32_t key_count;
    const char *const *keys;
    const char *origin;
    struct uuid session;
    int32_t name_count;
    const struct export_seat *names; /* which only the file states */
    bool stopped;
};
struct checkpoint_line {
    const char *note;
};

static bool key_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    struct note_key key;
    (void)arena;
    form_label_put(field, value, base);
    return note_key_read(value->text, &key);
}

static const struct field_form form_key = {.wants = "a verifier key", .read = key_read};
static const struct field key_item = {.kind = FIELD_FORM, .form = &form_key};
static const struct field name_list[] = {
    WORD(struct export_seat, name, NULL),
    FORMED(struct export_seat, seat, form_seat, NULL),
};
static const struct fields name_fields = FIELDS("ExportName", NULL, name_list, struct export_seat);
static const struct field name_item = {.kind = FIELD_GROUP, .of = &name_fields};
static const struct field header_list[] = {
    {.name = "export", .kind = FIELD_FORM, .form = &form_constant, .fallback = EXPORT_FORMAT},
    LIST(struct header_line, keys, const char *, key_item, key_count, 0, VERIFY_KEYS_MAX, NULL, NULL, NULL),
    LIST(struct header_line, names, struct export_seat, name_item, name_count, 1, SEAT_NAMES_MAX, NULL, NULL, NULL,
         OPTIONAL),
    WORD(struct header_line, origin, NULL),
    ID(struct header_line, session, NULL),
    {.name = "stopped",
     .kind = FIELD_BOOL,
     .presence = FIELD_OPTIONAL,
     .offset = offsetof(struct header_line, stopped)},
};
static const struct fields header_fields = FIELDS("ExportHeader", NULL, header_list, struct header_line);
static const struct field checkpoint_list[] = {WORD_AS(struct checkpoint_line, note, "checkpoint", NULL)};
static const struct fields checkpoint_fields =
    FIELDS("ExportCheckpoint", NULL, checkpoint_list, struct checkpoint_line);

/* The member that a violation is about: the last name of its pointer, or that of the list that it is in. */
static void member_find(const char *pointer, char *ret, size_t size)
{
    const char *end = pointer + strlen(pointer), *name = end;
    do {
        end = name;
        for (name = end; name > pointer && name[-1] != '/';)
            name--;
        if (name > pointer)
            name--;
    } while (name > pointer && name[1] >= '0' && name[1] <= '9');
    struct text text;
    text_start(&text, ret, size);
    if (name < end)
        text_add_bytes(&text, name + 1, (size_t)(end - name - 1));
}

/* In the words of the report. */
static bool violations_say(const struct violations *violations, struct text *why)
{
    const struct violation *first = &violations->list[0];
    char name[VIOLATION_POINTER_MAX];
    member_find(first->pointer, name, sizeof name);
    if (first->code == ERROR_MISSING_FIELD)
        text_format(why, "the member \"%s\" is missing", name);
    else if (first->code == ERROR_UNKNOWN_FIELD)
        text_format(why, "the member \"%.40s\" does not belong here", name);
    else if (!first->pointer[0])
        text_add(why, "it is no object");
    else
        text_format(why, "\"%s\" %s", name, first->message);
    return false;
}

static bool line_fits(struct verifier *verifier, const struct fields *fields, void *into, const struct json_t *root,
                      struct text *why)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    if (!violations) {
        verifier->starved = true;
        return true;
    }
    violations_start(violations);
    return fields_read(&verifier->arena, &(struct fields_part){fields, into}, 1, root, true, violations) ||
           violations_say(violations, why);
}

/* No key and no seat is there twice. Two seats may have one name, for a moment: names are read beside the record. */
static bool items_differ(const struct header_line *header, struct text *why)
{
    for (int32_t i = 0; i < header->key_count; i++)
        for (int32_t k = 0; k < i; k++)
            if (strcmp(header->keys[i], header->keys[k]) == 0) {
                text_add(why, "\"keys\" has a key twice");
                return false;
            }
    for (int32_t i = 0; i < header->name_count; i++)
        for (int32_t k = 0; k < i; k++)
            if (strcmp(header->names[i].seat, header->names[k].seat) == 0) {
                text_format(why, "\"names\" has the seat %.40s twice", header->names[i].seat);
                return false;
            }
    return true;
}

/* Nobody signs a name, and it is printed among sentences that are true: so it has no line's end, no quotation mark that
 * would end it, and no more characters than the service takes. */
static char *name_copy(struct verifier *verifier, const char *given)
{
    char *name = verify_copy(verifier, given), *end = name;
    for (int32_t characters = 0; name && *end; end++) {
        characters += ((unsigned char)*end & 0xC0) != 0x80;
        if (characters > SEAT_NAME_CHARACTERS)
            break;
        if (*end == '"')
            *end = '\'';
    }
    if (name) {
        *end = '\0';
        text_tame(name);
    }
    return name;
}

static void names_keep(struct verifier *verifier, const struct header_line *header)
{
    for (int32_t i = 0; i < header->name_count; i++) {
        char *seat = verify_copy(verifier, header->names[i].seat), *name = name_copy(verifier, header->names[i].name);
        verifier->names[i].seat = seat;
        verifier->names[i].name = name;
        verifier->name_count = i + 1;
    }
}

bool verify_header_fits(struct verifier *verifier, const struct json_t *root, struct text *why)
{
    struct header_line header = {0};
    if (!line_fits(verifier, &header_fields, &header, root, why))
        return false;
    if (verifier->starved)
        return true;
    if (!items_differ(&header, why))
        return false;
    names_keep(verifier, &header);
    verifier->stopped = header.stopped;
    return true;
}

bool verify_checkpoint_fits(struct verifier *verifier, const struct json_t *root, struct text *why)
{
    struct checkpoint_line checkpoint;
    return line_fits(verifier, &checkpoint_fields, &checkpoint, root, why);
}

bool verify_entry_fits(struct verifier *verifier, const struct json_t *root, struct entry *ret, struct text *why)
{
    const char *kind = json_text_member(root, "kind");
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    if (!violations) {
        verifier->starved = true;
        return false;
    }
    violations_start(violations);
    if (entry_read(&verifier->arena, root, true, ret, violations)) {
        if (!ret->key || !entry_row(ret->kind)->gives_token)
            return true;
        text_add(why, "an \"idempotency_key\" with which the answer's token could be requested again");
        return false;
    }
    if (violations->count)
        return violations_say(violations, why);
    if (ret->kind == ENTRY_KIND_COUNT)
        text_format(why, "unknown kind \"%.40s\"", kind ? kind : "");
    else
        text_add(why, "the members of the entry contradict each other");
    return false;
}
