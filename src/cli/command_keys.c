/* umpire keys list, rotate KIND, replace KIND. */
#include "base/clock.h"
#include "base/log.h"
#include "cli/commands.h"
#include "cli/keys_load.h"
#include <stdio.h>
#include <string.h>

enum { WHY_MAX = KEY_PATH_MAX + 400 };

static int refuse(const char *why)
{
    fprintf(stderr, "umpire: %s\n", why);
    return 1;
}

/* A line for each key: its kind and number, when it was made, whether its file is there, and the key in words. */
static void key_print(const struct settings *settings, const struct key_record *record)
{
    static const char *const states[] = {
        [KEY_FILE_READ] = "present", [KEY_FILE_MISSING] = "missing", [KEY_FILE_REFUSED] = "refused"};
    char at[INSTANT_TEXT_SIZE], words[WHY_MAX];
    uint8_t secret[SERVER_KEY_SIZE];
    struct text why;
    text_start(&why, words, sizeof words);
    instant_write(record->created_at, at);
    enum key_file found = key_file_read(settings->keys_directory, record, secret, &why);
    explicit_bzero(secret, sizeof secret);
    printf("%-10s %3d  %s  %-7s  %s\n", key_kind_name(record->kind), (int)record->number, at, states[found],
           record->words);
}

static int list(const struct settings *settings)
{
    char words[WHY_MAX];
    struct keys_listed keys;
    struct text why;
    text_start(&why, words, sizeof words);
    if (keys_list(settings, &keys, &why) != KEYS_LOADED)
        return refuse(words);
    for (size_t i = 0; i < keys.count; i++)
        key_print(settings, &keys.list[i]);
    return 0;
}

static int rotate(const struct settings *settings, enum key_kind kind, bool lost)
{
    char words[WHY_MAX], path[KEY_PATH_MAX];
    struct key_record record;
    struct text why;
    text_start(&why, words, sizeof words);
    if (keys_rotate(settings, kind, lost, &record, &why) != KEYS_LOADED)
        return refuse(words);
    if (!key_path(settings->keys_directory, &record, path))
        path[0] = '\0';
    printf("the new %s key is %s\n"
           "Back it up, copy it to every process that uses this database, and restart them. Keep the old keys.\n",
           key_kind_name(kind), path);
    return 0;
}

int command_keys(int count, char *const *flags)
{
    struct settings settings;
    bool check;
    enum key_kind kind = KEY_ENCRYPTION;
    bool lists = count > 0 && strcmp(flags[0], "list") == 0;
    bool lost = count > 1 && strcmp(flags[0], "replace") == 0;
    bool rotates = count > 1 && (lost || strcmp(flags[0], "rotate") == 0) && key_kind_read(flags[1], &kind);
    int used = lists ? 1 : 2;
    if (!lists && !rotates)
        return COMMAND_MISUSED;
    if (!settings_load(&settings, count - used, flags + used, &check))
        return 2;
    log_set_level(LOG_ERROR);
    return lists ? list(&settings) : rotate(&settings, kind, lost);
}
