/* How long a test waits for what must come: many times what it takes, so that only what hangs fails, and no test does
 * because the machine is slow. */
#pragma once

enum { PATIENCE_MS = 60000, PATIENCE_SECONDS = PATIENCE_MS / 1000 };
