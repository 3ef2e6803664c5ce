/* umpire migrate: brings the database's schema up to this program. */
#include "base/log.h"
#include "cli/commands.h"
#include "cli/settings.h"
#include "store/migrate.h"
#include <stdio.h>

int command_migrate(int count, char *const *flags)
{
    struct settings settings;
    bool check;
    if (!settings_load(&settings, count, flags, &check))
        return 2;
    log_set_level((enum log_level)settings.log_level);
    int32_t version = migrate_database(settings.database_url);
    if (version < 0)
        return 1;
    printf("the database schema is at version %d\n", version);
    return 0;
}
