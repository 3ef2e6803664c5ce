/* The roster in several answers (handle_roster.c), and a page of entries (handle_entries.c). */
#pragma once
#include "fields/answer_rows.h"
#include "http/server/operation.h"
#include "ledger/entry.h"
#include "roster/roster.h"

struct looked;
extern const struct fields due_fields;

/* The roster as getRoster answers it. */
void roster_seen_write(struct writer *out, const struct request *request, const struct looked *looked);
/* Lists what is due: of all units, or of the one in this place. */
void dues_seen_write(struct writer *out, const struct roster *roster);
void unit_dues_write(struct writer *out, const struct roster *roster, int32_t unit);
/* The entries that request->read has read, as a list. False when one cannot be written. */
bool entries_read_write(struct writer *out, struct request *request);
