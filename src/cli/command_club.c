/* umpire club add NAME, list, revoke NAME|KEY-ID. */
#include "base/clock.h"
#include "base/log.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "crypto/crypto.h"
#include "ledger/club_name.h"
#include "store/club_keys.h"
#include <stdio.h>
#include <string.h>

static int refuse(const char *why)
{
    fprintf(stderr, "umpire: %s\n", why);
    return 1;
}

/* The key alone on standard output, so that a script can take it from there. */
static int add(const struct store_settings *store, const char *club)
{
    char key[CLUB_KEY_SIZE], id[UUID_TEXT_SIZE];
    const char *why = NULL;
    struct uuid made = uuid_new();
    if (!club_name_fits(club)) {
        fprintf(stderr,
                "umpire: a club's name must have 1 to 63 bytes of UTF-8, with no characters that cannot be seen and no "
                "leading or trailing spaces, and must not look like a key id\n");
        return 2;
    }
    club_key_new(key);
    struct hash hash = hash_of(key, strlen(key));
    uuid_write(&made, id);
    enum store_result result = club_key_add(store, club, &made, &hash, &why);
    if (result == STORE_DONE) {
        printf("%s\n", key);
        fprintf(stderr, "This is key %s of %s. Only its hash is stored: it cannot be shown again.\n", id, club);
    }
    secret_wipe(key, sizeof key);
    return result == STORE_DONE ? 0 : refuse(why);
}

/* A line for each key: its id, when it was made, whether it is in force, and its club. */
static void key_print(const char *club, const struct store_club_key *key)
{
    char id[UUID_TEXT_SIZE] = "no key", made[INSTANT_TEXT_SIZE] = "", revoked[INSTANT_TEXT_SIZE] = "";
    if (key) {
        uuid_write(&key->id, id);
        instant_write(key->created_at, made);
        if (key->revoked_at)
            instant_write(key->revoked_at, revoked);
    }
    printf("%-36s  %-24s  %s%-24s  %s\n", id, made, key && key->revoked_at ? "revoked " : "        ", revoked, club);
}

static int list(const struct store_settings *store)
{
    const char *why = NULL;
    return club_keys_list(store, key_print, &why) == STORE_DONE ? 0 : refuse(why);
}

static int revoke(const struct store_settings *store, const char *what)
{
    int64_t meant, revoked;
    const char *why = NULL;
    struct uuid id;
    bool is_id = uuid_read(what, &id);
    if (club_keys_revoke(store, is_id ? NULL : what, is_id ? &id : NULL, &meant, &revoked, &why) != STORE_DONE)
        return refuse(why);
    if (meant == 0)
        return refuse("there is no club with this name and no key with this id");
    printf("%lld key%s revoked\n", (long long)revoked, revoked == 1 ? "" : "s");
    return 0;
}

int command_club(int count, char *const *flags)
{
    struct settings settings;
    bool check;
    bool lists = count > 0 && strcmp(flags[0], "list") == 0;
    bool adds = count > 1 && strcmp(flags[0], "add") == 0;
    bool revokes = count > 1 && strcmp(flags[0], "revoke") == 0;
    int used = lists ? 1 : 2;
    if (!lists && !adds && !revokes)
        return COMMAND_MISUSED;
    if (!settings_load(&settings, count - used, flags + used, &check))
        return 2;
    log_set_level(LOG_ERROR);
    struct store_settings store = store_settings_of(&settings);
    return lists ? list(&store) : adds ? add(&store, flags[1]) : revoke(&store, flags[1]);
}
