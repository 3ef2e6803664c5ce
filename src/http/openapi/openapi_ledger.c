/* The schemas of what is answered about sessions and their proofs. */
#include "openapi_frame.h"

/* What proves the record (docs/ledger.md). */
static void proofs_write(struct writer *out)
{
    static const char *const receipt[] = {"format", "entry", "seq", "proof", "checkpoint", NULL};
    schema_open(out, "Receipt", "What proves one entry.", receipt);
    schema_member(out, "format", "integer", NULL);
    schema_member(out, "entry", "string", "The entry's bytes.");
    schema_member(out, "seq", "integer", "Its number.");
    schema_plain_list(out, "proof", "string",
                      "The inclusion proof, up to the checkpoint's root: hashes in hexadecimal.");
    schema_member(out, "checkpoint", "string", "The signed note.");
    schema_close(out);
}

void openapi_write_ledger(struct writer *out)
{
    openapi_write_entries(out);
    proofs_write(out);
}
