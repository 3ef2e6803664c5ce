/* Clubs in the store: whose a key is, what a club has opened, its house rules. Part of a struct store_read. */
#pragma once
#include "base/arena.h"
#include "store/store.h"

enum {
    STORE_CLUB_KEYS_MAX = 100,   /* of one club in one answer, the newest */
    STORE_HOUSE_RULES_MAX = 100, /* names of one club, of all rulesets together */
    STORE_VERSIONS_MAX = 1000,   /* of one name */
    STORE_ARMIES_MAX = 200,      /* of one club, of all rulesets together */
    STORE_UNKNOWN_POINTS = -1,
    STORE_ANY_VERSION = -1,     /* of the army to replace */
    STORE_CLUB_PAGE_MAX = 200,  /* sessions in one answer */
    STORE_CLUB_SCAN_MAX = 2000, /* sessions that are examined for one page, whatever the filter */
};

/* A key of a club; the key itself is not stored. */
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
    const char *described; /* its newest `described` entry, in the arena; NULL: none */
    size_t described_length;
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

/* Units under a name. */
struct store_army {
    const char *ruleset, *id, *name;
    int32_t version; /* counts its changes, from 1 */
    int32_t ruleset_version;
    int64_t updated_at; /* microseconds */
    int32_t unit_count;
    int32_t points;    /* or STORE_UNKNOWN_POINTS */
    const char *units; /* canonical JSON of the list; NULL in a list of armies */
    size_t units_length;
};

enum store_club_state { STORE_CLUB_ALL, STORE_CLUB_OPEN, STORE_CLUB_CLOSED };

/* The statements compare rows (club, id), so that the index of these two can serve. With two conditions, a plan that
 * PostgreSQL makes for any club walks over all clubs' sessions. */
struct store_clubs {
    /* the question; texts live until done() */
    const char *club;            /* OPEN_SESSION: whose key opens it, NULL: none; and all below */
    struct hash key;             /* FIND_CLUB: of the key */
    struct uuid since;           /* OPEN_SESSION, CLUB: sessions from this id on count */
    int32_t cap;                 /* the most of them that there may be */
    const char *ruleset;         /* CLUB_SESSIONS: filter or NULL; GET_HOUSE_RULES */
    enum store_club_state state; /* CLUB_SESSIONS: filter */
    struct uuid before;          /* CLUB_SESSIONS: only those before it */
    int32_t limit;               /* CLUB_SESSIONS: 1 to STORE_CLUB_PAGE_MAX */
    const char *name;            /* GET_HOUSE_RULES; GET_, REMOVE_ARMY: its id */
    int32_t
        version; /* GET_HOUSE_RULES: which, 0: the newest; SET_ARMY: the expected one, 0: none; or STORE_ANY_VERSION */
    const struct store_house_rules *added; /* ADD_HOUSE_RULES; `version` and `created_at` are ignored */
    const struct store_army *army;         /* SET_ARMY; `version` and `updated_at` are ignored */
    /* the answer, in the query's arena */
    const char *found;               /* FIND_CLUB: the club's name; NULL: no key in force has this hash */
    struct uuid oldest;              /* OPEN_SESSION, STORE_SPENT: the first of those that count */
    int32_t opened;                  /* CLUB: how many there are since `since`, at most `cap` */
    struct store_club_key *keys;     /* CLUB */
    struct store_club_session *list; /* CLUB_SESSIONS */
    struct store_house_rules *rules; /* LIST_, GET_, ADD_HOUSE_RULES */
    struct store_army *armies;       /* LIST_, GET_, SET_, REMOVE_ARMY */
    int32_t count;                   /* of keys, list, rules or armies */
    bool more;                       /* CLUB_SESSIONS: there may be further ones, before `last` */
    struct uuid last;
    bool is_new; /* ADD_HOUSE_RULES: false when the newest version says the same, and is the answer; SET_ARMY: there was
                    none */
};
