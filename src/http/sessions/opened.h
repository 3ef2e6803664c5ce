/* A session that is opened, and the answer to who opens it. */
#pragma once
#include "exchange.h"
#include "opening.h"
#include "opening_secrets.h"

/* What an opening keeps while the store writes it. */
struct opened {
    struct opening opening;
    struct house_rules_used house_rules; /* name NULL: none */
    struct roster_origin origin;         /* where the opening's `continues` says so */
    struct store_session session;
    struct opening_secrets told;
    struct store_secret secret;
    struct tree_head tree;
    const char *entry; /* the first one, as it is recorded */
    size_t entry_length;
};

/* Answers with the session; exchange->request_data is the struct opened. */
void opened_reply(struct exchange *exchange, const struct store_session *session, int status);
/* The same for the session that the key opened before, which exchange->read has found (STORE_REPEATED). */
void opened_before(struct exchange *exchange);
