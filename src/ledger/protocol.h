/* Who may append what, and when (docs/ledger.md: "The chain", "Two-sided mode", "Disputes and taking back"): one
 * fold over the facts of a session's entries. The server asks it before it appends, a verifier afterwards, so each
 * rule is in one place. Pure: nothing allocates, no clock is read. */
#pragma once
#include "ledger/entry.h"

enum {
    PROTOCOL_SEATS_MAX = SEALED_NONCES_MAX, /* of a session, the opener's counted */
    PROTOCOL_PARTIES = 2,                   /* players in two-sided mode */
    PROTOCOL_AHEAD_MAX = 256,               /* commitments of a party that no question has used yet */
    PROTOCOL_REISSUES_MAX = 32,             /* of a session: seats that go to other devices */
    PROTOCOL_HANDED_MAX = 16, /* of these by the players themselves: the rest is for the umpire, to help others */
    PROTOCOL_HANDED_EACH = 8, /* of them by one seat */
    PROTOCOL_UNITS_MAX = 64,  /* at once: as in a roster */
};

/* What an admitted entry satisfies, and a refused one violates. */
enum entry_topic { TOPIC_SEATS, TOPIC_ORDER, TOPIC_CHAIN, TOPIC_DICE, TOPIC_COMMITMENTS, TOPIC_DISPUTES };

/* Why an act is refused: X(symbol, code, topic, sentence). Codes are stable; verifiers print them. The topic says which
 * of a verifier's checks it fails. */
#define OBJECTIONS(X)                                                                                                  \
    /* any act */                                                                                                      \
    X(ORDER, "order", ORDER, "the entry does not follow the one before it, or an opening is missing")                  \
    X(FULL, "full", ORDER, "the session has reached its limit of entries")                                             \
    X(CLOSED, "closed", ORDER, "the session is closed")                                                                \
    X(STRANGER, "stranger", SEATS, "no seat of this name has joined")                                                  \
    X(ROLE, "role", SEATS, "a seat with this role is not allowed to do that")                                          \
    X(MODE, "mode", COMMITMENTS, "this is not available in the session's mode")                                        \
    X(REVOKED, "revoked", SEATS, "the seat has been revoked")                                                          \
    X(SIGNATURE, "signature", COMMITMENTS,                                                                             \
      "the signature is missing, or is not that of the seat's device under what the entry says")                       \
    X(STARVED, "starved", ORDER, "there is not enough memory to check the signature")                                  \
    /* seats, nonces, chain */                                                                                         \
    X(NAME, "name", SEATS, "a seat's id must be unique, and must not be \"server\" or \"spectators\"")                 \
    X(SIDES, "sides", SEATS, "a session has two to four sides with ids of their own, two in two-sided mode")           \
    X(SIDE, "side", SEATS, "a player and a unit belong to one of the session's sides, and nobody else does")           \
    X(SIDE_TAKEN, "side_taken", COMMITMENTS, "a side of a two-sided session has one player")                           \
    X(SEATS, "seats", SEATS, "the session has reached its limit of seats")                                             \
    X(SEAT_ALREADY_REVOKED, "seat_already_revoked", SEATS, "the seat has already been revoked")                        \
    X(GUEST, "guest", SEATS,                                                                                           \
      "the seat is a guest: it does not speak for its side until one that does has admitted it")                       \
    X(NOT_A_GUEST, "not_a_guest", SEATS, "the seat is not a guest")                                                    \
    X(ADMITTED_BEFORE, "admitted_before", SEATS,                                                                       \
      "the admission was signed before the guest joined, or before its seat went to another device")                   \
    X(NONCE, "nonce", CHAIN,                                                                                           \
      "each seat of a player or the umpire gives one nonce per chain, of 16 to 64 bytes, in sealed mode")              \
    X(CHAIN, "chain", CHAIN,                                                                                           \
      "links must be spent in order, and a new chain may begin only when the previous one has ended")                  \
    X(CHAIN_SPENT, "chain_spent", CHAIN, "the chain of secrets has ended; a rekey must come first")                    \
    X(CHECKPOINT_TOO_OLD, "checkpoint_too_old", CHAIN,                                                                 \
      "the question was signed over a checkpoint that does not cover every nonce that has counted already")            \
    X(DICE, "dice", DICE, "dice from this source are not allowed here")                                                \
    X(DEVICE_KEY, "device_key", SEATS, "the key of a device is missing where one is needed, or a seat has it already") \
    X(REISSUE_NOT_AGREED, "reissue_not_agreed", COMMITMENTS,                                                           \
      "the other party has not agreed that this seat gets this key")                                                   \
    /* two-sided mode */                                                                                               \
    X(PARTIES, "parties", COMMITMENTS,                                                                                 \
      "a two-sided session needs exactly two players, who must both join before the first question")                   \
    X(COMMITMENTS, "commitments", COMMITMENTS,                                                                         \
      "commitments must be numbered without gaps, and at most 256 may be unused")                                      \
    X(UNCOMMITTED, "uncommitted", COMMITMENTS, "a party has not committed to a nonce for this question")               \
    X(QUESTION_OPEN, "question_open", COMMITMENTS, "a question is already open")                                       \
    X(QUESTION_NONE, "question_none", COMMITMENTS, "no such question is open")                                         \
    X(DUE, "due", COMMITMENTS, "all nonces have been revealed, so the ruling must follow immediately")                 \
    X(NONCE_MISMATCH, "nonce_mismatch", COMMITMENTS, "the nonce does not match its commitment")                        \
    X(REVEAL_NOT_EXPECTED, "reveal_not_expected", COMMITMENTS, "no nonce is expected from this seat")                  \
    X(AWAITED, "awaited", COMMITMENTS, "a nonce is still awaited")                                                     \
    X(PLACE, "place", CHAIN, "another link or another index is next")                                                  \
    X(FROZEN, "frozen", COMMITMENTS, "units that the open question names must stay as they are until it is answered")  \
    X(GIVEN_UP, "given_up", COMMITMENTS, "the seat has already given this question up")                                \
    X(DECLARED, "declared", COMMITMENTS,                                                                               \
      "a party agreed to declared dice for this question, so no nonces are revealed for it any more")                  \
    X(DECLARED_FIRST, "declared_first", COMMITMENTS,                                                                   \
      "a party that has revealed its nonce agrees to declared dice only after the other one, and to the same faces")   \
    X(GIVING_UP, "giving_up", COMMITMENTS, "a party gave this question up, so no nonces are revealed for it any more") \
    X(GIVE_UP_FIRST, "give_up_first", COMMITMENTS,                                                                     \
      "a party that has revealed its nonce gives the question up only after the other one")                            \
    X(WRONG_QUESTION, "wrong_question", COMMITMENTS, "the ruling does not answer the question that was asked")         \
    /* disputes and taking back */                                                                                     \
    X(TARGET, "target", DISPUTES, "the entry is not a ruling that is in force")                                        \
    X(DISPUTED, "disputed", DISPUTES, "a dispute about this ruling is already open")                                   \
    X(DISPUTE, "dispute", DISPUTES, "there is no such dispute")                                                        \
    X(DECIDED, "decided", DISPUTES, "the dispute has already been decided")                                            \
    X(UPHELD, "upheld", DISPUTES, "a decision says which correction follows if, and only if, it upholds the dispute")  \
    X(DECISION, "decision", DISPUTES, "no decision calls for this correction")                                         \
    X(CORRECTED, "corrected", DISPUTES, "the correction that was decided has already been made")                       \
    X(WRONG_STEP, "wrong_step", DISPUTES, "a correction must use the same step as the ruling that it corrects")        \
    X(INPUT_UNCHANGED, "input_unchanged", DISPUTES,                                                                    \
      "a correction must have a different input from the ruling that it corrects")                                     \
    X(NOT_TAKABLE, "not_takable", DISPUTES, "the entry is none that can be taken back, or it does not stand any more") \
    X(NOT_UNDOABLE, "not_undoable", DISPUTES, "entries that stand rest on it; they must be taken back first")          \
    X(UNIT_IN_USE, "unit_in_use", DISPUTES, "entries that stand name the unit; they must be taken back first")         \
    X(PROPOSAL_OPEN, "proposal_open", DISPUTES, "another proposal is already open")                                    \
    X(PROPOSAL_NONE, "proposal_none", DISPUTES, "no such proposal is open")                                            \
    X(TAKEN_BACK, "taken_back", DISPUTES, "the answer takes back another entry than its consent does")                 \
    X(CONSENT_NOT_REQUESTED, "consent_not_requested", DISPUTES, "this seat's consent is not requested")                \
    X(NO_ONE_TO_CONSENT, "no_one_to_consent", DISPUTES, "nobody could consent for another side")                       \
    X(VOICE_LOST, "voice_lost", DISPUTES,                                                                              \
      "since that entry a seat that spoke for its side was revoked or re-issued, so nobody can be asked for it")

enum objection {
    OBJECTION_NONE,
#define X(symbol, code, topic, sentence) OBJECTION_##symbol,
    OBJECTIONS(X)
#undef X
        OBJECTION_COUNT
};

/* A seat that has joined. */
struct seat {
    char name[SEAT_ID_MAX + 1];
    enum seat_role role;
    int32_t side; /* in `sides`; -1: none */
    bool guest;   /* it does not speak for its side: it joined beside another seat, and has not been admitted */
    bool keyed;   /* it joined with the key of its device */
    struct device_key key;
    int32_t handed;    /* how often it was handed over */
    bool revoked;      /* it may do nothing more; the nonce that it gave still counts */
    int64_t since;     /* the entry by which it joined, or by which the umpire gave it to another device */
    int64_t nonce_seq; /* of the entry that gave it; before the last anchor: it no longer counts; -1: none */
    uint8_t nonce[NONCE_MAX];
    size_t nonce_length;
};

/* A party of two-sided mode. Commitments live in a ring: that of index i at i % PROTOCOL_AHEAD_MAX. */
struct party {
    int32_t seat;       /* in `seats` */
    uint64_t committed; /* how many it has registered */
    struct hash ahead[PROTOCOL_AHEAD_MAX];
    bool shown; /* its nonce for the open question */
    bool gave_up;
    bool declares;     /* it agreed to declared dice, */
    struct hash faces; /* to these: the hash of the body that has them */
    uint8_t nonce[NONCE_MAX];
    size_t nonce_length;
};

/* The place of the open question. */
enum asked_state {
    ASKED_NONE,    /* none is open */
    ASKED_WAITING, /* for a nonce */
    ASKED_DUE,     /* all nonces are there: the ruling comes next */
};

/* A unit that the open question names. */
struct named_unit {
    const char *role; /* the step's */
    char id[UNIT_ID_MAX + 1];
};

struct asked_question {
    int64_t seq; /* 0: none */
    int32_t seat;
    uint64_t link, index;
    int64_t corrects, decision;
    bool compared; /* `asks` is known */
    struct act_question asks;
    struct hash root; /* of the tree up to and with it (protocol_stands) */
    bool applied;
    int32_t named_count; /* of units, role by role */
    struct named_unit named[UNIT_ROLES_MAX * UNITS_IN_ROLE_MAX];
};

/* What the fold remembers of an entry. The caller hands in an array of them, one for each seq. */
struct mark {
    int32_t about; /* what replaced it, or took it back; dispute: its target; decision: its dispute; a unit's removal:
                      what had brought it; 0: none */
    int32_t corrects; /* correction: what it replaced; else 0 */
    uint8_t kind;     /* enum entry_kind */
    uint8_t flags;    /* see protocol_parts.h */
    uint64_t changed; /* units, a bit for each (protocol_units.c) */
    uint64_t named;   /* that take part, or are changed */
    int32_t naming;   /* the last entry before it that names units, or removed one; 0: none */
    int32_t bears_to; /* it was proposed to take this back here: no entry up to there rests on it */
    struct hash leaf; /* SHA-256(0x00 || its bytes), once protocol_stands has set it */
};

/* A unit that is there. */
struct unit_there {
    char id[UNIT_ID_MAX + 1]; /* "": the place is free */
    int64_t since;            /* the entry that brought it */
};

struct protocol {
    struct uuid session;
    enum session_mode mode;
    bool closed;
    int64_t next;       /* the seq that comes next */
    uint64_t base;      /* the link before the first one of the chain */
    uint64_t used;      /* the last link that was spent */
    uint64_t last;      /* the last link of the chain */
    int64_t counted;    /* the newest nonce that has counted on the chain, and counts to its end; 0: none */
    int64_t anchored;   /* the seq of the last anchor, */
    struct hash anchor; /* and what it published */
    int32_t side_count;
    char sides[SIDES_MAX][SIDE_ID_MAX + 1];
    bool shared_units; /* players act with the units of other sides, too */
    int32_t seat_count;
    struct seat seats[PROTOCOL_SEATS_MAX];
    bool spectators_revoked; /* those with the link, whose seat no entry adds */
    int32_t party_count;
    struct party parties[PROTOCOL_PARTIES];
    uint64_t asked; /* questions so far: the index of the next one */
    struct asked_question question;
    struct {
        int64_t seq; /* 0: none */
        int64_t target;
        int32_t seat;
        uint32_t consents; /* of seats, a bit for each */
    } proposal;
    int64_t silenced; /* the newest entry that revoked or re-issued a seat which spoke for a side; 0: none */
    int32_t reissued; /* seats that were given to other devices, by any seat */
    struct {
        int64_t seq;  /* of the newest agreement that nothing has used; 0: none */
        int32_t seat; /* that gets the key */
        struct device_key key;
    } agreed;
    struct unit_there units[PROTOCOL_UNITS_MAX];
    struct mark *marks;
    int64_t capacity; /* of `marks` */
};

const char *objection_code(enum objection objection);
const char *objection_words(enum objection objection);
enum entry_topic objection_topic(enum objection objection);

/* Before the opening. `marks` holds one for each entry that is going to be folded, and needs no clearing; a caller that
 * learns of more may move it and raise `capacity` between two acts. */
void protocol_start(struct protocol *protocol, struct mark *marks, int64_t capacity);
/* Whether the act may come now. Nothing changes. */
enum objection protocol_check(const struct protocol *protocol, const struct entry *entry);
/* The same, and if it may, admits it. Recorded entries are fed in their order. */
enum objection protocol_admit(struct protocol *protocol, const struct entry *entry);
/* Sets the place of the last admitted entry, for signatures over it: its leaf, and the tree including it. Its root
 * is computed only for a question, which alone needs it. */
void protocol_stands(struct protocol *protocol, const struct hash *leaf, const struct tree *tree);
/* Whether the entry's signature is right, and not missing; protocol_check decides whether the entry is allowed. Entries
 * before it were placed by protocol_stands. OBJECTION_NONE, OBJECTION_SIGNATURE, or OBJECTION_STARVED, which means
 * nothing about the entry. */
enum objection protocol_signature(const struct protocol *protocol, const struct entry *entry);

/* Whether entries of the kind are signed by the seat's device: in two-sided mode always, in sealed mode where the seat
 * has a device's key. */
bool entry_wants_signature(enum session_mode mode, enum entry_kind kind);

/* What can be asked of it. */

/* In `sides`; -1: the session has no such side. */
int32_t protocol_side(const struct protocol *protocol, const char *id);
/* The id of the side that a seat is on; NULL: it is on none. */
const char *protocol_side_of(const struct protocol *protocol, const struct seat *seat);
/* NULL: no seat of this name has joined. */
const struct seat *protocol_seat(const struct protocol *protocol, const char *name);
/* The nonces that counted before the entry `seq`, in the order in which dice are derived from them; they point into
 * `protocol`. */
struct nonces protocol_nonces(const struct protocol *protocol, int64_t seq, struct nonce ret[PROTOCOL_SEATS_MAX]);
/* Sealed mode: before which entry nonces count for a sealed ruling. For a question that a device signed it is the end
 * of the checkpoint that the device signed over: anyone who sees the question cannot choose a nonce for it any more. */
int64_t protocol_nonces_end(const struct entry *ruling);
/* Whether the entry is a ruling or a correction that nothing has replaced or taken back. */
bool protocol_in_force(const struct protocol *protocol, int64_t seq);
/* The last one that does; 0: none. */
int64_t protocol_latest_in_force(const struct protocol *protocol);
/* What the entry `answer` took back, once it is admitted; 0: it is not an answer, or not the last consent. */
int64_t protocol_taken_back_by(const struct protocol *protocol, int64_t answer);
/* The entries in force that rest on an entry, newest first: it cannot be taken back before they are. At most `max`;
 * returns how many. */
size_t protocol_resting_on(const struct protocol *protocol, int64_t target, int64_t *ret, size_t max);
/* The same for entries in force that are about what the entry made but did nothing (a ruling that was not permitted,
 * say): they do not keep it from being taken back, and are marked when it is. */
size_t protocol_asked_of(const struct protocol *protocol, int64_t target, int64_t *ret, size_t max);
/* The same for entries in force that name a unit and did something: the unit cannot be removed. */
size_t protocol_naming(const struct protocol *protocol, const char *unit, int64_t *ret, size_t max);
/* The open dispute of a ruling in force, or 0. */
int64_t protocol_dispute_of(const struct protocol *protocol, int64_t target);
/* What a decision is about, and which correction it asks for, made or not. False if `seq` is not a decision. */
bool protocol_decision(const struct protocol *protocol, int64_t seq, int64_t *ret_target,
                       enum correction_kind *ret_wanted);
/* The proposal that waits for an answer, or 0. */
int64_t protocol_proposal(const struct protocol *protocol);
/* The first seat that speaks for this side and is not revoked; NULL: none does. */
const struct seat *protocol_speaker(const struct protocol *protocol, int32_t side);
/* Whether this seat may answer it; and whether no other side's consent is missing. */
bool protocol_may_answer(const struct protocol *protocol, const struct seat *seat);
bool protocol_consents_last(const struct protocol *protocol, const struct seat *seat);

/* Two-sided mode. */
enum asked_state protocol_asked_state(const struct protocol *protocol);
/* NULL: this seat is not a party. */
const struct party *protocol_party(const struct protocol *protocol, const char *name);
/* Whether the open question waits for this party's nonce. */
bool protocol_awaits(const struct protocol *protocol, const struct party *party);
/* Whether the open question is answered by declared dice: both parties agree to the same faces. */
bool protocol_is_declared(const struct protocol *protocol);
/* Whether it will be when this party agrees to these faces. */
bool protocol_declares_last(const struct protocol *protocol, const char *seat, const struct entry_faces *faces);
/* Whether the open question ends when this party gives it up. */
bool protocol_gives_up_last(const struct protocol *protocol, const char *seat);
/* The nonces that were revealed for the open question, in the order in which dice are derived from them. */
struct nonces protocol_roll(const struct protocol *protocol, struct nonce ret[PROTOCOL_PARTIES]);
