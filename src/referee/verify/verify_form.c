/* What lines look like: the members of every kind of entry, of the header and of a checkpoint's line, as tables.
 * Whether what they say is true is for others. */
#include "clock.h"
#include "club_name.h"
#include "verify_state.h"
#include <string.h>

struct form_member;

/* What a value must be: of one kind, perhaps with a test of its own; or an object or list whose parts have forms. */
struct form {
    const char *wants; /* in words */
    enum value_kind kind;
    bool (*fits)(const struct json_t *value);
    const struct form_member *members; /* of an object, ending with a NULL name; NULL: any object */
    const struct form *item;           /* of a list; NULL: any */
};

struct form_member {
    const char *name;
    const struct form *form; /* NULL: any value */
    bool optional;
};

static bool is_seq(const struct json_t *value)
{
    return json_int(value, -1) >= 1 && json_int(value, -1) < VERIFY_ENTRIES_MAX;
}

static bool is_count(const struct json_t *value)
{
    return json_int(value, -1) >= 0;
}

static bool is_positive(const struct json_t *value)
{
    return json_int(value, -1) >= 1;
}

static bool is_one(const struct json_t *value)
{
    return json_int(value, -1) == ENTRY_FORMAT;
}

static bool is_face(const struct json_t *value)
{
    return json_int(value, -1) >= 1 && json_int(value, -1) <= DICE_MAX_SIDES;
}

static bool is_sides(const struct json_t *value)
{
    return is_face(value) && json_int(value, -1) >= DICE_MIN_SIDES;
}

static const char *text_of(const struct json_t *value)
{
    size_t length;
    return json_text(value, &length);
}

static bool is_hash(const struct json_t *value)
{
    struct hash hash;
    return hash_read(text_of(value), &hash);
}

static bool is_nonce(const struct json_t *value)
{
    uint8_t bytes[NONCE_MAX];
    size_t length;
    return nonce_read(text_of(value), bytes, &length);
}

static bool is_uuid(const struct json_t *value)
{
    struct uuid uuid;
    char again[UUID_TEXT_SIZE];
    if (!uuid_read(text_of(value), &uuid))
        return false;
    uuid_write(&uuid, again); /* lower case */
    return strcmp(again, text_of(value)) == 0;
}

static bool is_instant(const struct json_t *value)
{
    int64_t at;
    char again[INSTANT_TEXT_SIZE];
    if (!instant_read(text_of(value), &at))
        return false;
    instant_write(at, again);
    return strcmp(again, text_of(value)) == 0;
}

static bool is_seat(const struct json_t *value)
{
    size_t length;
    json_text(value, &length);
    return length >= 1 && length <= SEALED_SEAT_MAX;
}

static bool is_club(const struct json_t *value)
{
    return club_name_fits(text_of(value));
}

static bool is_rules_name(const struct json_t *value)
{
    return house_rules_name_fits(text_of(value));
}

/* As many as the number of a version may be. */
static bool is_version(const struct json_t *value)
{
    return is_positive(value) && json_int(value, -1) <= INT32_MAX;
}

static bool is_key(const struct json_t *value)
{
    struct note_key key;
    return note_key_read(text_of(value), &key);
}

static bool is_listed(const struct json_t *value, const char *const *words)
{
    for (; *words; words++)
        if (strcmp(text_of(value), *words) == 0)
            return true;
    return false;
}

#define WORDS(name, ...)                                                                                               \
    static bool name(const struct json_t *value)                                                                       \
    {                                                                                                                  \
        static const char *const words[] = {__VA_ARGS__, NULL};                                                        \
        return is_listed(value, words);                                                                                \
    }
WORDS(is_role, "umpire", "player", "spectator")
WORDS(is_mode, "single", "both")
WORDS(is_status, "resolved", "not_permitted")
WORDS(is_source, "system", "declared", "sealed", "kept")
WORDS(is_remedy, "none", "new_dice", "kept_dice")

static const struct form text = {.wants = "a text", .kind = VALUE_TEXT};
static const struct form truth = {.wants = "true or false", .kind = VALUE_TRUTH};
static const struct form flag = {.wants = "true", .kind = VALUE_TRUTH, .fits = json_is_true_value};
static const struct form integer = {.wants = "an integer", .kind = VALUE_INTEGER};
static const struct form object = {.wants = "an object", .kind = VALUE_OBJECT};
static const struct form list = {.wants = "a list", .kind = VALUE_LIST};
static const struct form seq = {.wants = "the number of an entry", .kind = VALUE_INTEGER, .fits = is_seq};
static const struct form count = {.wants = "a number from 0", .kind = VALUE_INTEGER, .fits = is_count};
static const struct form positive = {.wants = "a number from 1", .kind = VALUE_INTEGER, .fits = is_positive};
static const struct form one = {.wants = "1, the only format that is known", .kind = VALUE_INTEGER, .fits = is_one};
static const struct form hash = {.wants = "32 bytes in hexadecimal", .kind = VALUE_TEXT, .fits = is_hash};
static const struct form nonce = {.wants = "16 to 64 bytes in hexadecimal", .kind = VALUE_TEXT, .fits = is_nonce};
static const struct form uuid = {.wants = "a UUID", .kind = VALUE_TEXT, .fits = is_uuid};
static const struct form instant = {.wants = "a time in UTC", .kind = VALUE_TEXT, .fits = is_instant};
static const struct form seat = {.wants = "the name of a seat", .kind = VALUE_TEXT, .fits = is_seat};
static const struct form role = {.wants = "a role", .kind = VALUE_TEXT, .fits = is_role};
static const struct form mode = {.wants = "a mode", .kind = VALUE_TEXT, .fits = is_mode};
static const struct form status = {.wants = "a status", .kind = VALUE_TEXT, .fits = is_status};
static const struct form source = {.wants = "a source of dice", .kind = VALUE_TEXT, .fits = is_source};
static const struct form remedy = {.wants = "a kind of correction", .kind = VALUE_TEXT, .fits = is_remedy};
static const struct form sides = {.wants = "2 to 256", .kind = VALUE_INTEGER, .fits = is_sides};
static const struct form face = {.wants = "1 to 256", .kind = VALUE_INTEGER, .fits = is_face};
static const struct form key = {.wants = "a verifier key", .kind = VALUE_TEXT, .fits = is_key};
static const struct form faces = {.wants = "a list", .kind = VALUE_LIST, .item = &face};
static const struct form hashes = {.wants = "a list", .kind = VALUE_LIST, .item = &hash};
static const struct form keys = {.wants = "a list", .kind = VALUE_LIST, .item = &key};

static const struct form_member seen_members[] = {{"root", &hash, false}, {"size", &count, false}, {0}};
static const struct form seen = {.wants = "an object", .kind = VALUE_OBJECT, .members = seen_members};
static const struct form_member chain_members[] = {
    {"anchor", &hash, false}, {"from", &count, false}, {"length", &positive, false}, {0}};
static const struct form chain = {.wants = "an object", .kind = VALUE_OBJECT, .members = chain_members};
static const struct form club = {.wants = "the name of a club", .kind = VALUE_TEXT, .fits = is_club};
static const struct form rules_name = {.wants = "the name of house rules", .kind = VALUE_TEXT, .fits = is_rules_name};
static const struct form version = {.wants = "a version", .kind = VALUE_INTEGER, .fits = is_version};
static const struct form_member rules_members[] = {
    {"club", &club, false}, {"name", &rules_name, false}, {"version", &version, false}, {0}};
static const struct form rules = {.wants = "an object", .kind = VALUE_OBJECT, .members = rules_members};
static const struct form_member given_members[] = {{"nonce", &nonce, false}, {"seat", &seat, false}, {0}};
static const struct form given = {.wants = "an object", .kind = VALUE_OBJECT, .members = given_members};
static const struct form nonces = {.wants = "a list", .kind = VALUE_LIST, .item = &given};
static const struct form_member dice_members[] = {
    {"fallback", &flag, true}, {"from", &seq, true},    {"link", &positive, true},  {"nonces", &nonces, true},
    {"question", &seq, true},  {"secret", &hash, true}, {"source", &source, false}, {0}};
static const struct form dice = {.wants = "an object", .kind = VALUE_OBJECT, .members = dice_members};
static const struct form_member draw_members[] = {
    {"count", &positive, false}, {"faces", &faces, false}, {"label", &text, false}, {"number", &integer, true},
    {"part", &text, true},       {"sides", &sides, false}, {"verb", &text, false},  {0}};
static const struct form draw = {.wants = "an object", .kind = VALUE_OBJECT, .members = draw_members};
static const struct form draws = {.wants = "a list", .kind = VALUE_LIST, .item = &draw};

static const struct form texts = {.wants = "a list", .kind = VALUE_LIST, .item = &text};
static const struct form_member unit_members[] = {
    {"id", &text, false}, {"name", &text, false}, {"own", &object, false}, {"seat", &seat, false}, {0}};
static const struct form unit = {.wants = "an object", .kind = VALUE_OBJECT, .members = unit_members};
static const struct form units = {.wants = "a list", .kind = VALUE_LIST, .item = &unit};
static const struct form_member effect_members[] = {{"add", &integer, true},
                                                    {"clause", &text, true},
                                                    {"from", NULL, true},
                                                    {"member", &text, false},
                                                    {"to", NULL, true},
                                                    {"unit", &text, false},
                                                    {0}};
static const struct form effect = {.wants = "an object", .kind = VALUE_OBJECT, .members = effect_members};
static const struct form effects = {.wants = "a list", .kind = VALUE_LIST, .item = &effect};

static const struct form_member roster_from_members[] = {{"at", &count, false}, {"session", &uuid, false}, {0}};
static const struct form roster_from = {.wants = "an object", .kind = VALUE_OBJECT, .members = roster_from_members};

static const struct form_member common[] = {
    {"at", &instant, false}, {"format", &one, false}, {"key", &text, true},   {"kind", &text, false}, //
    {"seat", &seat, false},  {"seen", &seen, true},   {"seq", &count, false}, {"session", &uuid, false}, {0}};

#define QUESTION                                                                                                       \
    {"input", &object, false}, {"options", &object, false}, {"ruleset", &text, false},                                 \
        {"ruleset_version", &positive, false},                                                                         \
    {                                                                                                                  \
        "step", &text, false                                                                                           \
    }
#define RULING                                                                                                         \
    QUESTION, {"applied", &truth, true}, {"autofilled", &texts, true}, {"dice", &dice, false},                         \
        {"draws", &draws, false}, {"effects", &effects, true}, {"outcome", &object, true},                             \
        {"overridden", &texts, true}, {"phase", &text, true}, {"reasons", &list, false}, {"status", &status, false},   \
        {"turn", &positive, true},                                                                                     \
    {                                                                                                                  \
        "units", &object, true                                                                                         \
    }

/* The members of each kind of entry. */
static const struct form_member kinds[ACT_KIND_COUNT][24] = {
    [ACT_OPENED] = {{"chain", &chain, true},
                    {"enforce_phases", &flag, true},
                    {"house_rules", &rules, true},
                    {"mode", &mode, true},
                    {"options", &object, false},
                    {"origin", &text, true},
                    {"reveal_seconds", &positive, true},
                    {"roster_from", &roster_from, true},
                    {"ruleset", &text, false},
                    {"ruleset_version", &positive, false},
                    {"units", &units, true}},
    [ACT_JOINED] = {{"fallback", &flag, true},
                    {"keeper", &flag, true},
                    {"nonce", &nonce, true},
                    {"role", &role, false}},
    [ACT_NONCE] = {{"nonce", &nonce, false}},
    [ACT_REKEY] = {{"chain", &chain, false}},
    [ACT_RULING] = {RULING},
    [ACT_NOTE] = {{"words", &text, false}},
    [ACT_CLOSED] = {{"words", &text, true}},
    [ACT_COMMITTED] = {{"commitments", &hashes, false}, {"first", &count, false}},
    [ACT_ASKED] = {QUESTION,
                   {"link", &positive, false},
                   {"index", &count, true},
                   {"nonce", &nonce, true},
                   {"corrects", &seq, true},
                   {"decision", &seq, true}},
    [ACT_REVEALED] = {{"index", &count, false}, {"nonce", &nonce, false}, {"question", &seq, false}},
    [ACT_WITHHELD] = {{"question", &seq, false}, {"who", &seat, false}},
    [ACT_DISPUTE] = {{"claim", &text, false}, {"clause", &text, true}, {"target", &seq, false}},
    [ACT_DECISION] = {{"clause", &text, false},
                      {"correction", &remedy, true},
                      {"dispute", &seq, false},
                      {"upheld", &truth, false},
                      {"words", &text, true}},
    [ACT_CORRECTION] = {RULING, {"corrects", &seq, false}, {"decision", &seq, false}},
    [ACT_UNDO_PROPOSED] = {{"target", &seq, false}, {"words", &text, true}},
    [ACT_UNDO_ANSWERED] = {{"consent", &truth, false}, {"proposal", &seq, false}},
    [ACT_UNITS_ADDED] = {{"units", &units, false}},
    [ACT_UNIT_CHANGED] = {{"effects", &effects, false}, {"reason", &text, false}, {"unit", &text, false}},
    [ACT_TURN] = {{"phase", &text, true}, {"turn", &positive, false}},
    [ACT_REVOKED] = {{"who", &seat, false}},
};

static const struct form_member header_members[] = {
    {"export", &one, false}, {"keys", &keys, false}, {"origin", &text, false}, {"session", &uuid, false}, {0}};
static const struct form_member checkpoint_members[] = {{"checkpoint", &text, false}, {0}};

static bool value_fits(const struct form *form, const char *name, const struct json_t *value, struct text *why);

static bool member_is_known(const struct form_member *members, const char *name)
{
    for (; members && members->name; members++)
        if (strcmp(members->name, name) == 0)
            return true;
    return false;
}

static bool members_fit(const struct form_member *members, const struct json_t *value, struct text *why)
{
    for (; members->name; members++) {
        const struct json_t *member = json_member(value, members->name);
        if ((!member && members->optional) || !members->form)
            continue;
        if (!value_fits(members->form, members->name, member, why))
            return false;
    }
    return true;
}

/* Whether all names are of the one list or the other. */
static bool names_fit(const struct form_member *members, const struct form_member *others, const struct json_t *value,
                      struct text *why)
{
    for (const char *name = json_next_key(value, NULL); name; name = json_next_key(value, name)) {
        if (member_is_known(members, name) || member_is_known(others, name))
            continue;
        text_format(why, "the member \"%.40s\" does not belong here", name);
        return false;
    }
    return true;
}

static bool items_fit(const struct form *item, const char *name, const struct json_t *value, struct text *why)
{
    for (size_t i = 0; i < json_list_size(value); i++)
        if (!value_fits(item, name, json_list_item(value, i), why))
            return false;
    return true;
}

static bool value_fits(const struct form *form, const char *name, const struct json_t *value, struct text *why)
{
    if (json_kind(value) == VALUE_NONE) {
        text_format(why, "the member \"%s\" is missing", name);
        return false;
    }
    if (json_kind(value) != form->kind || (form->fits && !form->fits(value))) {
        text_format(why, "\"%s\" must be %s", name, form->wants);
        return false;
    }
    if (form->item)
        return items_fit(form->item, name, value, why);
    return !form->members || (names_fit(form->members, NULL, value, why) && members_fit(form->members, value, why));
}

static bool object_fits(const struct form_member *members, const struct form_member *others, const struct json_t *root,
                        struct text *why)
{
    if (json_kind(root) != VALUE_OBJECT) {
        text_add(why, "it is no object");
        return false;
    }
    return names_fit(members, others, root, why) && members_fit(members, root, why) &&
           (!others || members_fit(others, root, why));
}

bool verify_form_fits(enum act_kind kind, const struct json_t *root, struct text *why)
{
    return object_fits(common, kinds[kind], root, why);
}

bool verify_header_fits(const struct json_t *root, struct text *why)
{
    return object_fits(header_members, NULL, root, why);
}

bool verify_checkpoint_fits(const struct json_t *root, struct text *why)
{
    return object_fits(checkpoint_members, NULL, root, why);
}
