/* Files are written before the list, so that a listed key always has been on a disk; a file that is not listed does no
 * harm. */
#include "cli/keys_load.h"
#include "cli/database.h"
#include "crypto/crypto.h"
#include "store/server_keys.h"
#include <string.h>

/* Keys that are about to be added. */
struct keys_made {
    size_t count;
    struct key_record list[KEY_KINDS];
};

static bool record_of(const struct store_key *key, struct key_record *ret)
{
    struct text words;
    *ret = (struct key_record){.number = key->number, .created_at = key->created_at};
    memcpy(ret->fingerprint, key->fingerprint, sizeof ret->fingerprint);
    text_start(&words, ret->words, sizeof ret->words);
    text_add(&words, key->words);
    return key_kind_read(key->kind, &ret->kind) && !words.cut;
}

static void key_of(const struct key_record *record, struct store_key *ret)
{
    struct text text;
    *ret = (struct store_key){.number = record->number};
    memcpy(ret->fingerprint, record->fingerprint, sizeof ret->fingerprint);
    text_start(&text, ret->kind, sizeof ret->kind);
    text_add(&text, key_kind_name(record->kind));
    text_start(&text, ret->words, sizeof ret->words);
    text_add(&text, record->words);
}

enum keys_state keys_list(const struct settings *settings, struct keys_listed *ret, struct text *why)
{
    struct store_settings store = store_settings_of(settings);
    struct store_keys keys;
    const char *reason = NULL;
    ret->count = 0;
    if (server_keys_read(&store, &keys, &reason) != STORE_DONE) {
        text_add(why, reason);
        return KEYS_AWAY;
    }
    for (size_t i = 0; i < keys.count && ret->count < KEY_KINDS * KEYS_MAX; i++)
        ret->count += record_of(&keys.list[i], &ret->list[ret->count]);
    return KEYS_LOADED;
}

/* A new key and its file. */
static bool make(const struct settings *settings, enum key_kind kind, int32_t number, struct keys_made *made,
                 struct text *why)
{
    uint8_t secret[SERVER_KEY_SIZE];
    struct key_record *record = &made->list[made->count];
    bool fine = key_make(kind, number, settings->ledger_name, record, secret);
    if (!fine)
        text_format(why, "ledger_name: \"%s\" cannot be the name of a key: it must not contain spaces or +",
                    settings->ledger_name);
    fine = fine && key_file_write(settings->keys_directory, record, secret, why);
    secret_wipe(secret, sizeof secret);
    made->count += fine;
    return fine;
}

static void take_back(const struct settings *settings, const struct keys_made *made)
{
    for (size_t i = 0; i < made->count; i++)
        key_file_remove(settings->keys_directory, &made->list[i]);
}

/* Lists what was made. If the outcome is not known, the files stay: they may be needed. */
static enum store_result add(const struct settings *settings, const struct keys_made *made, const char **ret_why)
{
    struct store_settings store = store_settings_of(settings);
    struct store_keys keys = {.count = made->count};
    for (size_t i = 0; i < made->count; i++)
        key_of(&made->list[i], &keys.list[i]);
    enum store_result result = server_keys_add(&store, &keys, ret_why);
    if (result == STORE_REFUSED || result == STORE_AWAY)
        take_back(settings, made);
    return result;
}

/* The first keys of a database. It does not matter if another process was first: the list then names its keys. */
static enum keys_state claim(const struct settings *settings, struct text *why)
{
    struct keys_made made = {0};
    const char *reason = NULL;
    if (!make(settings, KEY_ENCRYPTION, 1, &made, why) || !make(settings, KEY_SIGNING, 1, &made, why)) {
        take_back(settings, &made);
        return KEYS_REFUSED;
    }
    enum store_result result = add(settings, &made, &reason);
    if (result == STORE_DONE || result == STORE_REFUSED)
        return KEYS_LOADED;
    text_add(why, reason);
    return KEYS_AWAY;
}

/* Whether the keys that are listed have the name of the settings; all have one and the same. */
static bool name_fits(const struct settings *settings, const struct keys_listed *keys, struct text *why)
{
    char server[NOTE_NAME_MAX];
    if (keys->count == 0)
        return true; /* the key ring gives a better reason */
    key_server(&keys->list[0], server);
    if (strcmp(server, settings->ledger_name) == 0)
        return true;
    text_format(why, "the ledgers in this database belong to \"%s\": set ledger_name to that; it cannot be changed",
                server);
    return false;
}

enum keys_state keys_load(const struct settings *settings, struct key_ring *ret, struct text *why)
{
    struct keys_listed keys;
    enum keys_state state = keys_list(settings, &keys, why);
    if (state == KEYS_LOADED && keys.count == 0) {
        state = claim(settings, why);
        if (state == KEYS_LOADED)
            state = keys_list(settings, &keys, why);
    }
    if (state != KEYS_LOADED)
        return state;
    if (!name_fits(settings, &keys, why) || !key_ring_load(ret, settings->keys_directory, keys.list, keys.count, why))
        return KEYS_REFUSED;
    return KEYS_LOADED;
}

/* The number of the present key of a kind; 0: there is none. */
static int32_t present_number(const struct keys_listed *keys, enum key_kind kind)
{
    int32_t number = 0;
    for (size_t i = 0; i < keys->count; i++)
        if (keys->list[i].kind == kind && keys->list[i].number > number)
            number = keys->list[i].number;
    return number;
}

/* Whether the process has the present keys; if the list is empty, it makes them. */
static enum keys_state keys_try(const struct settings *settings, struct text *why)
{
    struct key_ring ring;
    enum keys_state state = keys_load(settings, &ring, why);
    if (state == KEYS_LOADED)
        key_ring_end(&ring);
    return state;
}

enum keys_state keys_rotate(const struct settings *settings, enum key_kind kind, bool lost, struct key_record *ret,
                            struct text *why)
{
    struct keys_listed keys;
    struct keys_made made = {0};
    const char *reason = NULL;
    enum keys_state state = lost ? KEYS_LOADED : keys_try(settings, why);
    if (state == KEYS_LOADED)
        state = keys_list(settings, &keys, why);
    if (state != KEYS_LOADED)
        return state;
    if (keys.count == 0) {
        text_add(why, "this database has no keys yet: the first process that serves creates them");
        return KEYS_REFUSED;
    }
    if (!name_fits(settings, &keys, why))
        return KEYS_REFUSED;
    int32_t number = present_number(&keys, kind);
    if (number >= KEYS_MAX) {
        text_format(why, "there are already %d %s keys", (int)number, key_kind_name(kind));
        return KEYS_REFUSED;
    }
    if (!make(settings, kind, number + 1, &made, why))
        return KEYS_REFUSED;
    enum store_result result = add(settings, &made, &reason);
    *ret = made.list[0];
    if (result == STORE_DONE)
        return KEYS_LOADED;
    text_add(why, result == STORE_REFUSED ? "another process created a key at the same moment; try again" : reason);
    return result == STORE_REFUSED ? KEYS_REFUSED : KEYS_AWAY;
}
