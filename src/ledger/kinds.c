/* The list of all kinds, what every entry has, and writing: two sorted tables become one object. */
#include "ledger/kinds.h"
#include "fields/field_write.h"
#include "fields/forms.h"
#include <string.h>

static const struct entry_row *const rows[ENTRY_KIND_COUNT] = {
#define X(symbol, name) [ENTRY_##symbol] = &entry_row_##name,
    ENTRY_KINDS(X)
#undef X
};

static const char *const names[ENTRY_KIND_COUNT] = {
#define X(symbol, name) [ENTRY_##symbol] = #name,
    ENTRY_KINDS(X)
#undef X
};

const struct entry_row *entry_row(enum entry_kind kind)
{
    return kind < ENTRY_KIND_COUNT ? rows[kind] : NULL;
}

const char *entry_kind_name(enum entry_kind kind)
{
    return names[kind];
}

enum entry_kind entry_kind_named(const char *name)
{
    enum entry_kind kind = 0;
    while (kind < ENTRY_KIND_COUNT && strcmp(names[kind], name) != 0)
        kind++;
    return kind;
}

bool guest_may(enum entry_kind kind, enum dice_kind dice)
{
    enum guests guests = rows[kind]->guests;
    return guests == GUESTS_ALWAYS || (guests == GUESTS_SEALED_DICE && dice == DICE_KIND_SEALED);
}

bool entry_is_ruling(enum entry_kind kind)
{
    return kind == ENTRY_RULING || kind == ENTRY_CORRECTION;
}

static const struct choice role_list[] = {[SEAT_UMPIRE] = {"umpire", "Opened the session, and decides."},
                                          [SEAT_PLAYER] = {"player", "Acts in the game, and gives a nonce."},
                                          [SEAT_SPECTATOR] = {"spectator", "Reads the ledger."}};
const struct choices seat_roles = {"SeatRole", role_list, SEAT_ROLES};

const char *seat_role_name(enum seat_role role)
{
    return role_list[role].name;
}

bool seat_role_named(const char *name, enum seat_role *ret)
{
    int32_t role = choice_find(&seat_roles, name);
    if (role >= 0)
        *ret = (enum seat_role)role;
    return role >= 0;
}

static bool seat_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    (void)arena;
    form_label_put(field, value, base);
    return value->length >= 1 && value->length <= SEALED_SEAT_MAX;
}

const struct field_form form_seat = {
    .wants = "the id of a seat", .given = form_pointer_given, .write = form_label_write, .read = seat_read};

static bool side_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    (void)arena;
    form_label_put(field, value, base);
    return value->length >= 1 && value->length <= SIDE_ID_MAX;
}

const struct field_form form_side = {
    .wants = "the id of a side", .given = form_pointer_given, .write = form_label_write, .read = side_read};

static void kind_write(struct writer *out, const struct field *field, const void *base)
{
    const struct entry *entry = base;
    (void)field;
    write_string(out, names[entry->kind]);
}

/* The reader decides about unknown ones. */
static bool kind_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base)
{
    struct entry *entry = base;
    (void)arena, (void)field;
    entry->kind = entry_kind_named(value->text);
    return true;
}

static const struct field_form form_kind = {.wants = "a text", .write = kind_write, .read = kind_read};

static const struct field head_list[] = {
    HASH(struct tree_head, root, "SHA-256 in hexadecimal."),
    LONG(struct tree_head, size, "How many entries it covers."),
};
const struct fields any_entry_fields = {.name = "Entry"};
const struct fields tree_head_fields =
    FIELDS("TreeHead", "The ledger's Merkle tree up to an entry.", head_list, struct tree_head, .sorted = true);

static const struct field entry_list[] = {
    INSTANT(struct entry, at, "When it was appended: RFC 3339, UTC, milliseconds."),
    {.name = "format",
     .doc = "The format of the recorded bytes.",
     .kind = FIELD_FORM,
     .form = &form_constant,
     .fallback = ENTRY_FORMAT},
    WORD_AS(struct entry, key, "idempotency_key", "The Idempotency-Key of the request, when it had one.", OPTIONAL),
    {.name = "kind", .doc = "What it is.", .kind = FIELD_FORM, .form = &form_kind},
    PART(struct entry, last_checkpoint, struct tree_head, tree_head_fields,
         "The last checkpoint that the client says it has.", OPTIONAL),
    FORMED(struct entry, seat, form_seat, "Who acted; `server` where nobody did."),
    LONG(struct entry, seq, "Its number, without gaps; 0 is the opening."),
    ID(struct entry, session, "The session's UUID."),
    BYTES_AS(struct entry, signature.bytes, signature.length, "signature", DEVICE_SIGNATURE_SIZE, DEVICE_SIGNATURE_SIZE,
             "Of the seat's device, under what it asked for, in hexadecimal.", OPTIONAL),
};
const struct fields entry_fields =
    FIELDS("EntryEnvelope", "What every line of the ledger has.", entry_list, struct entry, .sorted = true);

struct entry_parts entry_parts(const struct entry *entry)
{
    char *base = (char *)(uintptr_t)entry; /* parts can be written to if the entry can */
    return (struct entry_parts){.every = {&entry_fields, base},
                                .own = {rows[entry->kind]->fields, base + offsetof(struct entry, opened)}};
}

void entry_write(struct writer *out, const struct entry *entry)
{
    struct entry_parts parts = entry_parts(entry);
    fields_write_both(out, &parts.every, &parts.own);
}
