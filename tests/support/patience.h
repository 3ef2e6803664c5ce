/* How long a test waits for what must come: many times what it takes, so that only what hangs fails, and no test does
 * because the machine is slow. DISTANT is what a service and a store under test are given for whatever they would not
 * wait for without end: nothing takes as long, and what waits for it is caught by PATIENCE. */
#pragma once

enum {
    PATIENCE_MS = 180000,
    PATIENCE_SECONDS = PATIENCE_MS / 1000,
    DISTANT_MS = 600000 /* the most that a setting takes */
};
