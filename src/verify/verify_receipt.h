/* Checking the receipt of one entry offline (docs/ledger.md, "Receipts"). */
#pragma once
#include "verify/verify.h"

struct receipt_verdict {
    bool holds;
    const char *reason; /* why not; NULL when it holds */
    int64_t seq;        /* when it holds: which entry, of which session */
    char session[UUID_TEXT_SIZE];
    char kind[32];
    uint64_t size; /* of the ledger that the checkpoint covers */
};

/* Needs the keys that are trusted. */
void verify_receipt(const char *bytes, size_t length, const struct verify_trust *trust, struct receipt_verdict *ret);
/* A line for people, or JSON for programs. */
void verify_receipt_write(struct writer *out, const struct receipt_verdict *verdict, bool json);
