/* What SIGHUP does: certificate, keys and log level are read again, and no connection is dropped. */
#pragma once
#include "cli/keys_loader.h"

struct reloading {
    int count; /* of the flags that the service was started with */
    char *const *flags;
    const struct settings *settings; /* with which it runs */
    struct keys_loader *keys;
};

/* Logs what it did, and why not; what cannot be had stays as it was. */
void reload(const struct reloading *reloading);
