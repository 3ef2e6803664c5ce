/* An opening, and what the opener is given. */
#pragma once
#include "game/display_name.h"
#include "game/game.h"
#include "game/opening_secrets.h"

struct opened {
    struct opening opening;              /* as requested */
    struct store_display umpire;         /* what the umpire is called */
    struct house_rules_used house_rules; /* name NULL: none */
    struct roster_origin origin;         /* if the opening `continues` another session */
    struct roster roster;                /* of that session, as of that entry */
    struct store_session session;        /* as it is stored */
    struct opening_secrets secrets;
    struct store_secret secret;
    const char
        *left; /* what the first entry leaves, in the arena; and the second one, or NULL, with what that leaves */
    const char *described, *described_left;
    size_t left_length, described_length, described_left_length;
    unsigned stage; /* enum open_stage */
    /* the result */
    bool repeated;                        /* the key was used for an opening before */
    const struct store_session *answered; /* the session: the one above, or the one that was opened before */
    const char *entry;                    /* the first entry, as recorded */
    size_t length;
    struct tree_head tree;
};
