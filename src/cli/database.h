/* The database as the settings name it. */
#pragma once
#include "cli/settings.h"
#include "store/store.h"

/* Texts point into the settings. */
struct store_settings store_settings_of(const struct settings *settings);
