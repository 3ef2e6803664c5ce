/* Clubs as the store knows them: who a key belongs to, what a club has opened, its house rules. Part of a struct
 * store_read. */
#pragma once
#include "arena.h"
#include "store.h"

enum {
    STORE_CLUB_KEYS_MAX = 100,   /* of one club in one answer, the newest */
    STORE_HOUSE_RULES_MAX = 100, /* names of one club, of all rulesets together */
    STORE_VERSIONS_MAX = 1000,   /* of one name */
    STORE_CLUB_PAGE_MAX = 200,   /* sessions in one answer */
    STORE_CLUB_SCAN_MAX = 2000,  /* sessions that are looked at for one page, whatever the filter */
};

/* A key of a club; the key itself is nowhere. */
struct store_club_key {
    struct uuid id;
    int64_t created_at, revoked_at; /* microseconds; 0: it is in force */
};

/* A session in a club's list. */
struct store_club_session {
    struct uuid id;
    char ruleset[STORE_NAME_MAX];
    int32_t version;              /* of the ruleset */
    int64_t opened_at, closed_at; /* microseconds; 0: it is open */
    bool two_sided;
};

/* One version of a named set of options. */
struct store_house_rules {
    const char *ruleset, *name;
    int32_t version, newest;
    int32_t ruleset_version;
    int64_t created_at;  /* microseconds */
    const char *options; /* canonical JSON; NULL in a list */
    size_t options_length;
    const char *note; /* what the club says about it, or NULL */
};

enum store_club_state { STORE_CLUB_ALL, STORE_CLUB_OPEN, STORE_CLUB_CLOSED };

/* The statements compare rows of club and id: then the index of these two alone can serve. Else a plan that is made for
 * any club walks over everybody's sessions. */
struct store_clubs {
    /* the question; texts live until done() */
    const char *club;                      /* OPEN_SESSION: whose key opens it, NULL: nobody's; and all below */
    struct hash key;                       /* FIND_CLUB: of the key */
    struct uuid since;                     /* OPEN_SESSION, CLUB: sessions from this id on count */
    int32_t cap;                           /* of them, the most that there may be */
    const char *ruleset;                   /* CLUB_SESSIONS: filter or NULL; GET_HOUSE_RULES */
    enum store_club_state state;           /* CLUB_SESSIONS: filter */
    struct uuid before;                    /* CLUB_SESSIONS: only those before it */
    int32_t limit;                         /* CLUB_SESSIONS: 1 to STORE_CLUB_PAGE_MAX */
    const char *name;                      /* GET_HOUSE_RULES */
    int32_t version;                       /* GET_HOUSE_RULES: which, 0: the newest */
    const struct store_house_rules *added; /* ADD_HOUSE_RULES; `version` and `created_at` do not count */
    /* the answer, in the query's arena */
    const char *found;               /* FIND_CLUB: the club's name; NULL: no key in force has this hash */
    struct uuid oldest;              /* OPEN_SESSION, STORE_SPENT: the first of those that count */
    int32_t opened;                  /* CLUB: how many count, at most `cap` */
    struct store_club_key *keys;     /* CLUB */
    struct store_club_session *list; /* CLUB_SESSIONS */
    struct store_house_rules *rules; /* LIST_, GET_, ADD_HOUSE_RULES */
    int32_t count;                   /* of keys, list or rules */
    bool more;                       /* CLUB_SESSIONS: there may be further ones, before `last` */
    struct uuid last;
    bool is_new; /* ADD_HOUSE_RULES: false when the newest version says the same, and is the answer */
};
