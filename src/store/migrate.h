/* Migrations: forward only, each one transaction, embedded in the program, applied under an advisory lock. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

/* Makes the roles that are missing where the login may, applies what is missing, owned by umpire_owner where the login
 * can become it, and grants the roles their rights again. Reports each step through log_event. Returns the schema's
 * version, or -1 after logging why: the database cannot be reached, the service's role is missing and may not be made,
 * a migration that was applied has been edited since, or the database is newer than this program. */
int32_t migrate_database(const char *url);
/* The version of the newest migration this program carries. */
int32_t migrate_newest(void);
