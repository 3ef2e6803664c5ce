/* Lies about a record, made systematically: each value of each entry changed, entries dropped, doubled, swapped, or put
 * in from another session, with and without putting the numbers of the others right; all signed anew by the owner of
 * the key. And the list of those that nobody notices without a saved checkpoint, beside that of docs/promises.md. */
#pragma once
#include "base/clock.h"
#include "ledger/kinds.h"
#include "verifying.h"
#include <jansson.h>

enum { LIES_ENTRIES_MAX = 128, LIES_NAME_MAX = 96, LIES_LIST_MAX = 2048, LIES_VALUES_MAX = 12 };

/* A record as JSON. */
struct telling {
    size_t count;
    json_t *entries[LIES_ENTRIES_MAX];
};

/* Names of lies, in the order of their bytes, none twice. */
struct lie_list {
    size_t count;
    char names[LIES_LIST_MAX][LIES_NAME_MAX];
};

static uint64_t lies_told;
static const json_t *lies_header;         /* what the file's first line is made instead; NULL: as it was */
static bool lies_kinds[ENTRY_KIND_COUNT]; /* of which entries were lied about */

static inline bool lies_add(struct lie_list *list, const char *name)
{
    size_t at = 0;
    while (at < list->count && strcmp(list->names[at], name) < 0)
        at++;
    if (at < list->count && strcmp(list->names[at], name) == 0)
        return false;
    assert_true(list->count < LIES_LIST_MAX && strlen(name) < LIES_NAME_MAX);
    memmove(list->names[at + 1], list->names[at], (list->count - at) * sizeof list->names[0]);
    strcpy(list->names[at], name);
    list->count++;
    return true;
}

static inline bool lies_have(const struct lie_list *list, const char *name)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->names[i], name) == 0)
            return true;
    return false;
}

/* Canonical bytes; records have no decimals of more than three places. */
static inline char *bytes_write(const json_t *entry)
{
    char *bytes = json_dumps(entry, JSON_COMPACT | JSON_SORT_KEYS | JSON_REAL_PRECISION(9));
    assert_non_null(bytes);
    return bytes;
}

static inline const char *kind_of(const json_t *entry)
{
    const char *kind = json_string_value(json_object_get(entry, "kind"));
    return kind ? kind : "";
}

/* Of a kind that seats with devices sign in sealed mode and others do not. */
static inline bool is_signed_sometimes(const json_t *entry)
{
    return entry_wants_signature(MODE_SEALED, entry_kind_named(kind_of(entry)));
}

/* What a lie about it is filed under: the kind, of what has dice where they come from, and whether a device signed it.
 */
static inline const char *group_of(const json_t *entry)
{
    static char group[LIES_NAME_MAX];
    const char *source = json_string_value(json_object_get(json_object_get(entry, "dice"), "source"));
    snprintf(group, sizeof group, "%s%.20s%s%.20s",
             json_object_get(entry, "signature") && is_signed_sometimes(entry) ? "signed " : "", source ? source : "",
             source ? " " : "", kind_of(entry));
    return group;
}

static struct lie_list lies_members;  /* "kind.member.member": what stood in entries that were lied about, */
static struct lie_list lies_invented; /* and what was put there */

/* Marks the members of an object and of what lies in it, as far as tables say. */
static inline void members_mark(const struct fields *fields, const json_t *object, const char *path)
{
    for (size_t i = 0; fields && i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        const struct field *item = field->kind == FIELD_LIST ? field->item : field;
        const json_t *value = json_object_get(object, field->name);
        char name[LIES_NAME_MAX];
        if (!value)
            continue;
        snprintf(name, sizeof name, "%.64s.%.30s", path, field->name);
        lies_add(&lies_members, name);
        for (size_t k = 0; item->kind == FIELD_GROUP && k < (json_is_array(value) ? json_array_size(value) : 1); k++)
            members_mark(item->of, json_is_array(value) ? json_array_get(value, k) : value, name);
    }
}

/* The members of the table that nobody lied about. */
static inline void members_miss(const struct fields *fields, const char *path, struct lie_list *ret)
{
    for (size_t i = 0; fields && i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        const struct field *item = field->kind == FIELD_LIST ? field->item : field;
        char name[LIES_NAME_MAX];
        snprintf(name, sizeof name, "%.64s.%.30s", path, field->name);
        if (!lies_have(&lies_members, name))
            lies_add(ret, name);
        if (item->kind == FIELD_GROUP)
            members_miss(item->of, name, ret);
    }
}

static inline void telling_read(struct telling *telling, const struct chronicle *from)
{
    assert_true(from->count <= LIES_ENTRIES_MAX);
    telling->count = from->count;
    for (size_t i = 0; i < from->count; i++) {
        telling->entries[i] = json_loadb(from->entries[i].bytes, from->entries[i].length, 0, NULL);
        assert_non_null(telling->entries[i]);
        char *again = bytes_write(telling->entries[i]);
        assert_string_equal(again, from->entries[i].bytes);
        free(again);
        lies_kinds[entry_kind_named(kind_of(telling->entries[i]))] = true;
        members_mark(entry_row(entry_kind_named(kind_of(telling->entries[i])))->fields, telling->entries[i],
                     kind_of(telling->entries[i]));
    }
}

static inline void telling_copy(struct telling *copy, const struct telling *of)
{
    copy->count = of->count;
    for (size_t i = 0; i < of->count; i++)
        copy->entries[i] = json_deep_copy(of->entries[i]);
}

static inline void telling_free(struct telling *telling)
{
    for (size_t i = 0; i < telling->count; i++)
        json_decref(telling->entries[i]);
    telling->count = 0;
}

/* Checks a file, whose first line is another one. */
static inline void check_with_header(const struct writer *file, const json_t *header)
{
    const char *rest = memchr(file->at, '\n', file->used);
    char *line = bytes_write(header);
    struct writer out;
    assert_non_null(rest);
    writer_start(&out, 64 << 20);
    write_raw(&out, line, strlen(line));
    write_raw(&out, rest, (size_t)(file->at + file->used - rest));
    check_bytes(out.at, out.used);
    writer_end(&out);
    free(line);
}

/* Has the record verified, signed anew, with the checkpoint that somebody saved of the true one. Returns whether
 * something but the saved checkpoint tells that it is a lie. */
static inline bool is_noticed(const struct telling *telling, bool *ret_with_saved)
{
    static struct chronicle told;
    struct chronicle_entry entries[LIES_ENTRIES_MAX + 1];
    struct writer out;
    told = chronicle;
    told.note_count = 0;
    told.entries = entries;
    told.count = telling->count;
    for (size_t i = 0; i < told.count; i++) {
        entries[i].bytes = bytes_write(telling->entries[i]);
        entries[i].length = strlen(entries[i].bytes);
    }
    chronicle_sign(&told);
    writer_start(&out, 64 << 20);
    chronicle_write(&told, &out);
    if (lies_header)
        check_with_header(&out, lies_header);
    else
        check_bytes(out.at, out.used);
    writer_end(&out);
    free(told.notes[0]);
    for (size_t i = 0; i < told.count; i++)
        free(entries[i].bytes);
    bool noticed = !verify_complete(verifier);
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++)
        noticed =
            noticed || (check != VERIFY_SAVED_CHECKPOINT && verify_result(verifier, (enum verify_check)check)->failed);
    *ret_with_saved = !verify_passed(verifier);
    lies_told++;
    return noticed;
}

/* A lie in the part that the saved checkpoint covers, or in the header, which none does. */
static inline void lie_try(const struct telling *telling, struct lie_list *unnoticed, const char *name)
{
    bool with_saved;
    if (!is_noticed(telling, &with_saved))
        lies_add(unnoticed, name);
    else if (getenv("LIE") && strcmp(name, getenv("LIE")) == 0)
        show_report();
    if (!with_saved && !lies_header) {
        show_report();
        fail_msg("not noticed with a saved checkpoint: %s", name);
    }
}

/* ---- one value is another one ---- */

/* What stands under one name anywhere in the record: those are plausible. */
struct values {
    size_t count;
    json_t *list[LIES_VALUES_MAX]; /* borrowed */
};

static inline void values_find(json_t *in, const char *name, struct values *ret)
{
    const char *key;
    json_t *value;
    size_t i;
    json_array_foreach(in, i, value) values_find(value, name, ret);
    json_object_foreach(in, key, value)
    {
        bool is_new = strcmp(key, name) == 0 && !json_is_object(value) && !json_is_array(value);
        for (size_t k = 0; is_new && k < ret->count; k++)
            is_new = !json_equal(ret->list[k], value);
        if (is_new && ret->count < LIES_VALUES_MAX)
            ret->list[ret->count++] = value;
        values_find(value, name, ret);
    }
}

/* The choices of a member of this name in a table and in its groups, as texts that the caller frees. */
static inline void choices_find(const struct fields *fields, const char *name, json_t *ret)
{
    for (size_t i = 0; fields && i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        const struct field *item = field->kind == FIELD_LIST ? field->item : field;
        if (item->kind == FIELD_GROUP)
            choices_find(item->of, name, ret);
        for (int32_t k = 0; item->kind == FIELD_ENUM && strcmp(field->name, name) == 0 && k < item->choices->count; k++)
            if (item->choices->list[k].name)
                json_array_append_new(ret, json_string(item->choices->list[k].name));
    }
}

/* Of whatever the rules of the game name so, and of what entries do. */
static inline json_t *choices_of(const char *name)
{
    json_t *list = json_array();
    const struct ruleset *ruleset = chronicle.ruleset;
    choices_find(ruleset->options, name, list);
    if (ruleset->units)
        choices_find(ruleset->units->fields, name, list);
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        choices_find((*step)->input, name, list);
        choices_find((*step)->outcome, name, list);
    }
    for (int kind = 0; kind < ENTRY_KIND_COUNT; kind++)
        choices_find(entry_row((enum entry_kind)kind)->fields, name, list);
    return list;
}

static inline bool is_hex(const char *text)
{
    return strlen(text) >= 32 && strspn(text, "0123456789abcdef") == strlen(text);
}

/* A text of the same form, and another one. */
static inline json_t *text_bend(const char *text, int way)
{
    char bent[2048];
    int64_t at;
    snprintf(bent, sizeof bent - 1, "%s", text);
    size_t length = strlen(bent);
    if (instant_read(text, &at))
        bent[way ? 15 : 22] = bent[way ? 15 : 22] == '1' ? '2' : '1';
    else if (is_hex(text))
        bent[way ? 0 : length - 1] = bent[way ? 0 : length - 1] == '1' ? '2' : '1';
    else if (way && length > 0)
        bent[length - 1] = '\0';
    else
        strcpy(bent + length, "x");
    return json_string(bent);
}

static inline json_t *bend(const json_t *value, int way)
{
    if (json_is_string(value))
        return text_bend(json_string_value(value), way);
    if (json_is_integer(value))
        return json_integer(json_integer_value(value) + (way ? -1 : 1));
    if (json_is_real(value))
        return json_real(json_real_value(value) + (way ? -0.5 : 0.5));
    return json_boolean(!json_is_true(value));
}

/* Where a lie is told. */
struct place {
    struct telling *telling; /* that is changed, and made right again */
    const struct telling *whole;
    struct lie_list *unnoticed;
    char group[LIES_NAME_MAX]; /* of the entry as it was, */
    bool by_umpire;            /* and whose it was */
    char name[LIES_NAME_MAX];
};

/* Members of every entry are named once for all kinds; what only a ruleset names, by the member that holds it. */
static inline void name_make(const char *group, const char *path, char ret[LIES_NAME_MAX])
{
    static const char *const any[] = {"at", "idempotency_key", "last_checkpoint"};
    static const char *const rules[] = {"options", "input", "outcome", "properties"};
    char name[LIES_NAME_MAX];
    snprintf(name, sizeof name, "%s", path);
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        char *found = strstr(name, rules[i]);
        if (found && (found == name || found[-1] == '.'))
            found[strlen(rules[i])] = '\0';
    }
    const struct entry_row *row = entry_row(entry_kind_named(group)); /* a key of one that gives a token is noticed */
    for (size_t i = 0; i < sizeof any / sizeof any[0]; i++)
        if (strncmp(name, any[i], strlen(any[i])) == 0 && !(i == 1 && row && row->gives_token)) {
            snprintf(ret, LIES_NAME_MAX, "any %s", any[i]);
            return;
        }
    snprintf(ret, LIES_NAME_MAX, "%.32s %.60s", group, name);
}

static inline void path_join(char ret[LIES_NAME_MAX], const char *path, const char *more)
{
    snprintf(ret, LIES_NAME_MAX, "%.60s%s%.30s", path, path[0] && more[0] != '[' ? "." : "", more);
}

static inline void lie_at(struct place *place, const char *path)
{
    name_make(place->group, path, place->name);
    lie_try(place->telling, place->unnoticed, place->name);
}

static inline void walk(struct place *place, json_t *value, const char *path);

/* Puts something else in the place of an object's member, and the member back. */
static inline void member_try(struct place *place, json_t *object, const char *key, const char *path, json_t *other)
{
    json_t *was = json_incref(json_object_get(object, key));
    if (!json_equal(was, other)) {
        json_object_set(object, key, other);
        lie_at(place, path);
        json_object_set(object, key, was);
    }
    json_decref(other);
    json_decref(was);
}

static inline void item_try(struct place *place, json_t *list, size_t i, const char *path, json_t *other)
{
    json_t *was = json_incref(json_array_get(list, i));
    if (!json_equal(was, other)) {
        json_array_set(list, i, other);
        lie_at(place, path);
        json_array_set(list, i, was);
    }
    json_decref(other);
    json_decref(was);
}

static inline void member_lies(struct place *place, json_t *object, const char *key, const char *path)
{
    json_t *value = json_incref(json_object_get(object, key));
    struct values values = {0};
    if (json_is_object(value) || json_is_array(value)) {
        walk(place, value, path);
    } else {
        for (int way = 0; way < 2; way++)
            member_try(place, object, key, path, bend(value, way));
        for (size_t i = 0; i < place->whole->count; i++)
            values_find(place->whole->entries[i], key, &values);
        for (size_t i = 0; i < values.count; i++)
            member_try(place, object, key, path, json_deep_copy(values.list[i]));
        json_t *choices = choices_of(key);
        for (size_t i = 0; i < json_array_size(choices); i++)
            member_try(place, object, key, path, json_incref(json_array_get(choices, i)));
        json_decref(choices);
    }
    json_object_del(object, key);
    lie_at(place, path);
    json_object_set(object, key, value);
    json_decref(value);
}

/* A list: its last item gone, or there twice; its first two swapped; and each of the first few. */
static inline void list_lies(struct place *place, json_t *list, const char *path)
{
    size_t size = json_array_size(list);
    char item_path[LIES_NAME_MAX];
    if (size == 0)
        return;
    json_t *first = json_incref(json_array_get(list, 0)), *last = json_incref(json_array_get(list, size - 1));
    json_t *second = json_incref(json_array_get(list, size > 1 ? 1 : 0));
    json_array_append(list, last);
    lie_at(place, path);
    json_array_remove(list, size);
    json_array_remove(list, size - 1);
    lie_at(place, path);
    json_array_append(list, last);
    if (!json_equal(first, second)) {
        json_array_set(list, 0, second);
        json_array_set(list, 1, first);
        lie_at(place, path);
        json_array_set(list, 0, first);
        json_array_set(list, 1, second);
    }
    json_decref(first);
    json_decref(second);
    json_decref(last);
    path_join(item_path, path, "[]");
    for (size_t i = 0; i < size && i < 3; i++) {
        json_t *item = json_array_get(list, i);
        if (json_is_object(item) || json_is_array(item))
            walk(place, item, item_path);
        for (int way = 0; way < 2 && !json_is_object(item) && !json_is_array(item); way++)
            item_try(place, list, i, item_path, bend(json_array_get(list, i), way));
    }
}

static inline void walk(struct place *place, json_t *value, const char *path)
{
    const char *names[64];
    char member[LIES_NAME_MAX];
    size_t count = 0;
    const char *key;
    json_t *unused;
    if (json_is_array(value)) {
        list_lies(place, value, path);
        return;
    }
    json_object_foreach(value, key, unused)
    {
        assert_true(count < sizeof names / sizeof names[0]);
        names[count++] = strdup(key);
    }
    for (size_t i = 0; i < count; i++) {
        path_join(member, path, names[i]);
        member_lies(place, value, names[i], member);
        free((void *)(uintptr_t)names[i]);
    }
}

/* Members that other entries of its kind have, and this one has not. */
static inline void additions_try(struct place *place, json_t *entry)
{
    const char *key;
    json_t *value;
    for (size_t i = 0; i < place->whole->count; i++) {
        if (strcmp(kind_of(place->whole->entries[i]), kind_of(entry)) != 0)
            continue;
        json_object_foreach(place->whole->entries[i], key, value)
        {
            if (json_object_get(entry, key))
                continue;
            json_object_set(entry, key, value);
            lie_at(place, key);
            json_object_del(entry, key);
        }
    }
}

static inline json_t *inventions(const struct place *place, const struct field *field);

/* A group with all that its table has, or with no more than it must have. */
static inline json_t *group_invent(const struct place *place, const struct fields *fields, bool all)
{
    json_t *group = json_object();
    for (size_t i = 0; i < fields->count; i++) {
        json_t *list = inventions(place, &fields->list[i]);
        if (json_array_size(list) && (all || fields->list[i].presence == FIELD_REQUIRED))
            json_object_set(group, fields->list[i].name, json_array_get(list, 0));
        json_decref(list);
    }
    return group;
}

/* What an absent member could say: nobody else in the record says it. Of a list each item alone. */
static inline json_t *inventions(const struct place *place, const struct field *field)
{
    json_t *list = json_array();
    for (int32_t i = 0; field->kind == FIELD_ENUM && i < field->choices->count; i++)
        if (field->choices->list[i].name)
            json_array_append_new(list, json_string(field->choices->list[i].name));
    if (field->kind == FIELD_BOOL || field->kind == FIELD_FORM)
        json_array_append_new(list, json_true());
    if (field->kind == FIELD_INT || field->kind == FIELD_FORM)
        json_array_append_new(list, json_integer(1));
    if (field->kind == FIELD_DECIMAL)
        json_array_append_new(list, json_real(0.5));
    if (field->kind == FIELD_TEXT || field->kind == FIELD_LABEL)
        json_array_append_new(list, json_string("x"));
    json_t *side;
    size_t i;
    json_array_foreach(json_object_get(place->whole->entries[0], "sides"), i, side)
    {
        if (field->kind == FIELD_FORM && field->form == &form_side)
            json_array_append(list, json_object_get(side, "id"));
    }
    if (field->kind == FIELD_FORM && field->form == &form_seat)
        json_array_append_new(list, json_string("umpire"));
    for (int all = 0; field->kind == FIELD_GROUP && all < 2; all++)
        json_array_append_new(list, group_invent(place, field->of, all));
    if (field->kind == FIELD_LIST) {
        json_t *items = inventions(place, field->item), *item;
        json_array_foreach(items, i, item) json_array_append_new(list, json_pack("[O]", item));
        json_decref(items);
    }
    return list;
}

/* A member that is absent, and all that could be in it. */
static inline void invention_try(struct place *place, json_t *object, const struct field *field, const char *path,
                                 const char *known)
{
    const struct field *item = field->kind == FIELD_LIST ? field->item : field;
    json_t *list = inventions(place, field), *value;
    size_t k;
    json_array_foreach(list, k, value)
    {
        json_object_set(object, field->name, value);
        lie_at(place, path);
        json_object_del(object, field->name);
    }
    if (json_array_size(list)) {
        lies_add(&lies_invented, known);
        if (item->kind == FIELD_GROUP)
            members_miss(item->of, known, &lies_invented);
    }
    json_decref(list);
}

/* Members that an object has not, and the first item of each of its lists: once for what lies are filed under, and once
 * more for what the umpire does. */
static inline void inventions_try(struct place *place, const struct fields *fields, json_t *object, const char *path,
                                  const char *known, struct lie_list *tried)
{
    for (size_t i = 0; fields && i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        const struct field *item = field->kind == FIELD_LIST ? field->item : field;
        json_t *value = json_object_get(object, field->name);
        char member[LIES_NAME_MAX], name[LIES_NAME_MAX], once[LIES_NAME_MAX];
        path_join(member, path, field->name);
        snprintf(name, sizeof name, "%.64s.%.30s", known, field->name);
        snprintf(once, sizeof once, "%s%.30s %.56s", place->by_umpire ? "umpire " : "", place->group, member);
        if (!value && lies_add(tried, once))
            invention_try(place, object, field, member, name);
        if (json_is_array(value)) {
            value = json_array_get(value, 0);
            strncat(member, "[]", sizeof member - strlen(member) - 1);
        }
        if (value && item->kind == FIELD_GROUP)
            inventions_try(place, item->of, value, member, name, tried);
    }
}

/* ---- entries that go, come, and change places ---- */

/* Members that name another entry of the same record. */
static inline void references_map(json_t *object, const int64_t *map, size_t count)
{
    static const char *const names[] = {"seq",      "target",   "dispute",    "decision",  "corrects",
                                        "proposal", "question", "from_entry", "taken_back"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        json_t *value = json_object_get(object, names[i]);
        json_int_t seq = json_integer_value(value);
        if (json_is_integer(value) && seq >= 0 && (size_t)seq < count)
            json_object_set_new(object, names[i], json_integer(map[seq]));
    }
}

/* A clever owner puts all numbers right, and has no client have seen anything. `map` says for each old number the new
 * one. */
static inline void renumber(struct telling *telling, const int64_t *map, size_t count)
{
    for (size_t i = 0; i < telling->count; i++) {
        references_map(telling->entries[i], map, count);
        references_map(json_object_get(telling->entries[i], "dice"), map, count);
        json_object_del(telling->entries[i], "last_checkpoint");
        json_object_set_new(telling->entries[i], "seq", json_integer((json_int_t)i));
    }
}

static inline void drop(struct telling *telling, size_t at)
{
    json_decref(telling->entries[at]);
    telling->count--;
    memmove(telling->entries + at, telling->entries + at + 1, (telling->count - at) * sizeof telling->entries[0]);
}

static inline void insert(struct telling *telling, size_t at, json_t *entry)
{
    assert_true(telling->count < LIES_ENTRIES_MAX);
    memmove(telling->entries + at + 1, telling->entries + at, (telling->count - at) * sizeof telling->entries[0]);
    telling->entries[at] = entry;
    telling->count++;
}

/* Every number from `at` on moves by one. */
static inline void map_shift(int64_t *map, size_t count, size_t at, int by)
{
    for (size_t i = 0; i < count; i++)
        map[i] = (int64_t)i + (i >= at ? by : 0);
}

enum moves { MOVE_DROP, MOVE_DOUBLE, MOVE_SWAP, MOVE_FOREIGN, MOVES };

/* False: there is nothing to move. */
static inline bool move(struct telling *telling, enum moves how, size_t at, json_t *foreign, int64_t *map)
{
    size_t count = telling->count;
    json_t *entry = telling->entries[at];
    map_shift(map, count, at + 1, how == MOVE_DROP ? -1 : how == MOVE_SWAP ? 0 : 1);
    if (how == MOVE_DROP)
        drop(telling, at);
    if (how == MOVE_DOUBLE)
        insert(telling, at + 1, json_deep_copy(entry));
    if (how == MOVE_FOREIGN)
        insert(telling, at + 1, json_deep_copy(foreign));
    if (how != MOVE_SWAP)
        return at + 1 < count;
    if (at + 1 == count)
        return false;
    telling->entries[at] = telling->entries[at + 1];
    telling->entries[at + 1] = entry;
    map[at] = (int64_t)at + 1;
    map[at + 1] = (int64_t)at;
    return true;
}

static inline void move_try(const struct telling *whole, enum moves how, size_t at, json_t *foreign, bool clever,
                            struct lie_list *unnoticed)
{
    static const char *const names[MOVES] = {"dropped", "doubled", "swapped", "foreign"};
    int64_t map[LIES_ENTRIES_MAX + 1];
    struct telling telling = {0};
    char name[LIES_NAME_MAX];
    telling_copy(&telling, whole);
    bool moved = move(&telling, how, at, foreign, map);
    if (moved && clever) {
        json_t *session = json_object_get(whole->entries[0], "session");
        renumber(&telling, map, whole->count);
        if (how == MOVE_DOUBLE || how == MOVE_FOREIGN)
            json_object_del(telling.entries[at + 1], "idempotency_key");
        json_object_set(telling.entries[at + 1], "session", session);
    }
    snprintf(name, sizeof name, "%s %.60s", names[how], group_of(how == MOVE_FOREIGN ? foreign : whole->entries[at]));
    if (moved)
        lie_try(&telling, unnoticed, name);
    telling_free(&telling);
}

/* That dice fell on the table, where they came from the link that was the next one. */
static inline void declared_try(const struct telling *whole, size_t at, struct lie_list *unnoticed)
{
    struct telling telling = {0};
    char name[LIES_NAME_MAX];
    json_t *dice = json_object_get(whole->entries[at], "dice");
    if (!json_object_get(dice, "secret"))
        return;
    telling_copy(&telling, whole);
    dice = json_object_get(telling.entries[at], "dice");
    json_object_del(dice, "secret");
    json_object_del(dice, "link");
    json_object_set_new(dice, "source", json_string("declared"));
    snprintf(name, sizeof name, "relabelled %.60s", group_of(whole->entries[at]));
    lie_try(&telling, unnoticed, name);
    telling_free(&telling);
}

/* The export's first line. */
static inline void header_lies(struct telling *told, const struct telling *whole, struct lie_list *unnoticed)
{
    struct place place = {.telling = told, .whole = whole, .unnoticed = unnoticed, .group = "header"};
    struct writer out;
    writer_start(&out, 64 << 20);
    chronicle_write(&chronicle, &out);
    json_t *header = json_loadb(out.at, out.used, JSON_DISABLE_EOF_CHECK, NULL);
    assert_non_null(header);
    writer_end(&out);
    lies_header = header;
    walk(&place, header, "");
    char key[NOTE_KEY_TEXT_SIZE]; /* a well-formed one that signs nothing */
    struct note_signer other;
    assert_true(note_signer_make("other.example", (const uint8_t[NOTE_SEED_SIZE]){9}, &other));
    note_key_write(&other.key, key);
    json_t *keys = json_object_get(header, "keys");
    for (size_t at = 0; at < 2; at++) {
        json_array_insert_new(keys, at, json_string(key));
        lie_at(&place, "keys");
        json_array_remove(keys, at);
    }
    lies_header = NULL;
    json_decref(header);
}

/* Every lie about the chronicle. `foreign`: entries of another session. */
static inline void lies_tell(const struct telling *foreign, struct lie_list *unnoticed)
{
    struct telling whole, told;
    struct place place = {.telling = &told, .whole = &whole, .unnoticed = unnoticed};
    static struct lie_list tried;
    char *saved = strdup(chronicle.notes[chronicle.note_count - 1]);
    bool with_saved;
    tried.count = 0;
    trust.saved = saved;
    trust.saved_length = strlen(saved);
    telling_read(&whole, &chronicle);
    telling_copy(&told, &whole);
    if (is_noticed(&told, &with_saved) || with_saved) {
        show_report();
        fail_msg("the true record is not in order");
    }
    for (size_t i = 0; i < whole.count; i++) /* a clever owner has no client have seen anything */
        json_object_del(told.entries[i], "last_checkpoint");
    for (size_t i = 0; i < whole.count; i++) {
        json_t *seen = json_object_get(whole.entries[i], "last_checkpoint");
        if (seen)
            json_object_set_new(told.entries[i], "last_checkpoint", json_deep_copy(seen));
        strcpy(place.group, group_of(whole.entries[i]));
        place.by_umpire = strcmp(json_string_value(json_object_get(whole.entries[i], "seat")), "umpire") == 0;
        walk(&place, told.entries[i], "");
        additions_try(&place, told.entries[i]);
        enum entry_kind kind = entry_kind_named(kind_of(whole.entries[i]));
        inventions_try(&place, &entry_fields, told.entries[i], "", "", &tried);
        inventions_try(&place, entry_row(kind)->fields, told.entries[i], "", entry_kind_name(kind), &tried);
        json_object_del(told.entries[i], "last_checkpoint");
    }
    header_lies(&told, &whole, unnoticed);
    for (size_t i = 0; i < whole.count; i++)
        declared_try(&whole, i, unnoticed);
    for (size_t i = 0; i < whole.count; i++)
        for (int clever = 0; clever < 2; clever++) {
            for (int how = 0; how < MOVE_FOREIGN; how++)
                move_try(&whole, (enum moves)how, i, NULL, clever, unnoticed);
            for (size_t k = 0; k < foreign->count && (i % 5 == 0 || i + 2 == whole.count); k++)
                move_try(&whole, MOVE_FOREIGN, i, foreign->entries[k], clever, unnoticed);
        }
    telling_free(&told);
    telling_free(&whole);
    free(saved);
    trust = (struct verify_trust){0};
}

/* ---- the document's list ---- */

/* Rows "| `group` | `name`, `name` … |" of the section. */
static inline void lies_read(const char *path, const char *section, struct lie_list *ret)
{
    char *line = NULL;
    size_t size = 0;
    bool inside = false;
    FILE *file = fopen(path, "re");
    assert_non_null(file);
    while (getline(&line, &size, file) > 0) {
        if (strncmp(line, "## ", 3) == 0)
            inside = strncmp(line + 3, section, strlen(section)) == 0;
        if (!inside || strncmp(line, "| `", 3) != 0)
            continue;
        char *rest = NULL, name[LIES_NAME_MAX];
        char *group = strtok_r(line + 3, "`", &rest);
        for (strtok_r(NULL, "`", &rest); rest; strtok_r(NULL, "`", &rest)) {
            char *word = strtok_r(NULL, "`", &rest);
            if (!word)
                break;
            snprintf(name, sizeof name, "%.32s %.60s", group, word);
            assert_true(lies_add(ret, name));
        }
    }
    free(line);
    fclose(file);
}

/* What the one has and the other lacks; how many. */
static inline size_t lies_differ(const struct lie_list *one, const struct lie_list *other, const char *words)
{
    size_t found = 0;
    for (size_t i = 0; i < one->count; i++)
        if (!lies_have(other, one->names[i])) {
            print_error("%s: %s\n", words, one->names[i]);
            found++;
        }
    return found;
}
