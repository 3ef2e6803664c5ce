/* Games for the tests of the protocol: seats, nonces and commitments that are told by their names, and acts as short
 * calls. The seats: umpire (opened it), red and blue (players), eve (spectator). */
#pragma once
#include "ledger/protocol.h"
#include "vectors.h"

enum { GAME_ENTRIES_MAX = 700, SECOND = 1000000, CHAIN_SIZE = 40 };

struct game {
    struct protocol protocol;
    struct mark marks[GAME_ENTRIES_MAX];
    int64_t at;
};

/* The step and input of questions; inputs differ by their number. */
static inline struct act_question question_of(int input)
{
    return (struct act_question){.step = hash_of("step", 4),
                                 .input = hash_of(&input, sizeof input),
                                 .counts = hash_of(&input, sizeof input),
                                 .options = hash_of("options", 7)};
}

/* The roll nonce of a seat and index: 16 bytes. */
static inline struct nonce_already_given roll_nonce(const char *seat, uint64_t index)
{
    static uint8_t bytes[4][NONCE_MIN];
    static int next;
    char text[NONCE_MIN + 1];
    uint8_t *at = bytes[next++ % 4];
    snprintf(text, sizeof text, "%-8.8s%08d", seat, (int)(index % 100000000));
    memcpy(at, text, NONCE_MIN);
    return (struct nonce_already_given){.bytes = at, .length = NONCE_MIN};
}

static inline struct hash commitment_of(const struct game *game, const char *seat, uint64_t index)
{
    struct nonce_already_given given = roll_nonce(seat, index);
    struct nonce nonce = {.seat = seat, .bytes = given.bytes, .length = given.length};
    struct hash hash;
    assert_true(commitment_make(&game->protocol.session, &game->protocol.anchor, index, &nonce, &hash));
    return hash;
}

static inline struct entry act_of(const struct game *game, enum entry_kind kind, const char *seat)
{
    return (struct entry){.kind = kind, .seat = seat, .seq = game->protocol.next, .at = game->at};
}

static inline enum objection try(struct game *game, const struct entry *act)
{
    return protocol_admit(&game->protocol, act);
}

#define assert_objection(found, wanted) assert_string_equal(objection_code(found), wanted)

/* Admits what must be admitted; the seq. */
static inline int64_t must(struct game *game, const struct entry *act)
{
    assert_objection(try(game, act), "none");
    return act->seq;
}

/* The key of a seat's device. Nothing is signed here: signatures are judged by themselves (protocol_signature). */
static inline const struct hash *device_of(const char *seat)
{
    static struct hash keys[4];
    static int next;
    struct hash *key = &keys[next++ % 4];
    *key = hash_of(seat, strlen(seat));
    return key;
}

static inline struct entry joining(const struct game *game, const char *seat, enum seat_role role)
{
    struct entry act = act_of(game, ENTRY_JOINED, seat);
    act.joined.role = role;
    if (game->protocol.mode != MODE_UNSEALED && role == SEAT_PLAYER)
        act.joined.side = strcmp(seat, "blue") == 0 ? "blue" : "red";
    if (game->protocol.mode == MODE_SEALED && role == SEAT_PLAYER)
        act.joined.nonce = roll_nonce(seat, 0);
    if (game->protocol.mode == MODE_TWO_SIDED && role == SEAT_PLAYER)
        act.joined.device_key = device_of(seat);
    return act;
}

static inline struct entry opening(const struct game *game, enum session_mode mode)
{
    static const struct chain_anchor chain = {.from = 0, .length = CHAIN_SIZE};
    static const struct side_opened sides[] = {{"red", "Red", "#c0392b"}, {"blue", "Blue", "#2c6fbb"}};
    struct entry act = act_of(game, ENTRY_OPENED, "umpire");
    act.opened.mode = mode;
    act.session = (struct uuid){{7}};
    if (mode != MODE_UNSEALED)
        act.opened.chain = &chain;
    if (mode != MODE_UNSEALED)
        act.opened.sides = (struct sides_opened){LENGTH(sides), sides};
    return act;
}

/* Registers `count` commitments, the next ones, at most PROTOCOL_AHEAD_MAX + 1. */
static inline enum objection commit_more(struct game *game, const char *seat, size_t count)
{
    struct hash list[PROTOCOL_AHEAD_MAX + 1];
    const struct party *party = protocol_party(&game->protocol, seat);
    struct entry act = act_of(game, ENTRY_COMMITTED, seat);
    act.committed.first = party ? party->committed : 0;
    act.committed.commitments = list;
    act.committed.count = count;
    for (size_t i = 0; i < count; i++)
        list[i] = commitment_of(game, seat, act.committed.first + i);
    return try(game, &act);
}

static inline void game_open(struct game *game, enum session_mode mode)
{
    memset(game, 0, sizeof *game);
    game->at = 1790000000 * (int64_t)SECOND;
    memset(game->marks, 0xEE, sizeof game->marks); /* needs no clearing */
    protocol_start(&game->protocol, game->marks, GAME_ENTRIES_MAX);
    struct entry act = opening(game, mode);
    must(game, &act);
}

/* With its seats; in two-sided mode, commitments for eight questions. */
static inline void game_start(struct game *game, enum session_mode mode)
{
    static const struct {
        const char *name;
        enum seat_role role;
    } seats[] = {{"red", SEAT_PLAYER}, {"blue", SEAT_PLAYER}, {"eve", SEAT_SPECTATOR}};
    game_open(game, mode);
    for (size_t i = 0; i < LENGTH(seats); i++) {
        struct entry act = joining(game, seats[i].name, seats[i].role);
        must(game, &act);
    }
    for (size_t i = 0; i < 2 && mode == MODE_TWO_SIDED; i++)
        assert_objection(commit_more(game, seats[i].name, 8), "none");
}

/* A copy that lives by itself. */
static inline void game_copy(struct game *to, const struct game *from)
{
    memcpy(to, from, sizeof *to);
    to->protocol.marks = to->marks;
}

static inline struct entry asking(const struct game *game, const char *seat)
{
    static struct act_question asks;
    struct entry act = act_of(game, ENTRY_ASKED, seat);
    asks = question_of(1);
    act.asked.subject.asks = &asks;
    act.asked.link = game->protocol.used + 1;
    act.asked.body = "{}";
    act.asked.index = game->protocol.asked;
    return act;
}

static inline struct entry revealing(const struct game *game, const char *seat)
{
    struct entry act = act_of(game, ENTRY_REVEALED, seat);
    act.revealed.question = game->protocol.question.seq;
    act.revealed.index = game->protocol.question.index;
    act.revealed.nonce = roll_nonce(seat, act.revealed.index);
    return act;
}

static inline struct entry giving_up(const struct game *game, const char *seat)
{
    struct entry act = act_of(game, ENTRY_GAVE_UP, seat);
    act.gave_up.question = game->protocol.question.seq;
    return act;
}

/* Agrees that the open question is answered by this one die. */
static inline struct entry declaring(const struct game *game, const char *seat, int32_t face)
{
    static const int32_t faces[] = {0, 1, 2, 3, 4, 5, 6};
    struct entry act = act_of(game, ENTRY_DECLARED_AGREED, seat);
    act.declared_agreed = (struct entry_declared_agreed){.question = game->protocol.question.seq,
                                                         .faces = {.count = 1, .list = &faces[face]}};
    return act;
}

/* A ruling on sealed dice: in two-sided mode the answer to the open question, else on the next link. */
static inline struct entry ruling_sealed(const struct game *game, const char *seat)
{
    static struct nonce list[PROTOCOL_PARTIES];
    static struct act_question asks;
    const struct asked_question *question = &game->protocol.question;
    struct entry act = act_of(game, ENTRY_RULING, seat);
    asks = question_of(1);
    act.ruling.dice = DICE_KIND_SEALED;
    act.ruling.link = game->protocol.used + 1;
    act.ruling.subject.asks = &asks;
    if (question->seq) {
        act.kind = question->corrects ? ENTRY_CORRECTION : ENTRY_RULING;
        act.ruling.question = question->seq;
        act.ruling.corrects = act.ruling.from = question->corrects;
        act.ruling.decision = question->decision;
        act.ruling.roll = protocol_roll(&game->protocol, list);
    }
    return act;
}

static inline struct entry ruling_on(const struct game *game, const char *seat, enum dice_kind dice)
{
    struct entry act = act_of(game, ENTRY_RULING, seat);
    act.ruling.dice = dice;
    return act;
}

static inline struct entry disputing(const struct game *game, const char *seat, int64_t target)
{
    struct entry act = act_of(game, ENTRY_DISPUTE, seat);
    act.dispute.target = target;
    return act;
}

static inline struct entry deciding(const struct game *game, const char *seat, int64_t dispute,
                                    enum correction_kind correction)
{
    struct entry act = act_of(game, ENTRY_DECISION, seat);
    act.decision.dispute = dispute;
    act.decision.upheld = correction != CORRECTION_ABSENT;
    act.decision.correction = correction;
    return act;
}

/* With an input that differs from that of the ruling. */
static inline struct entry correcting(const struct game *game, const char *seat, int64_t target, int64_t decision,
                                      enum dice_kind dice)
{
    static struct act_question asks, replaces;
    struct entry act = act_of(game, ENTRY_CORRECTION, seat);
    asks = question_of(2);
    replaces = question_of(1);
    act.ruling.dice = dice;
    act.ruling.link = dice == DICE_KIND_SEALED ? game->protocol.used + 1 : 0;
    act.ruling.from = target;
    act.ruling.corrects = target;
    act.ruling.decision = decision;
    act.ruling.subject.asks = &asks;
    act.ruling.subject.replaces = &replaces;
    return act;
}

static inline struct entry revoking(const struct game *game, const char *seat, const char *who)
{
    struct entry act = act_of(game, ENTRY_REVOKED, seat);
    act.revoked.revoked_seat = who;
    return act;
}

static inline struct entry admitting(const struct game *game, const char *seat, const char *guest)
{
    struct entry act = act_of(game, ENTRY_ADMITTED, seat);
    act.admitted.admitted_seat = guest;
    return act;
}

static inline struct entry proposing(const struct game *game, const char *seat, int64_t target)
{
    struct entry act = act_of(game, ENTRY_UNDO_PROPOSED, seat);
    act.undo_proposed.target = target;
    return act;
}

static inline struct entry answering(const struct game *game, const char *seat, int64_t proposal, bool consent)
{
    struct entry act = act_of(game, ENTRY_UNDO_ANSWERED, seat);
    act.undo_answered.proposal = proposal;
    act.undo_answered.consent = consent;
    const struct seat *who = protocol_seat(&game->protocol, seat);
    if (consent && who && protocol_consents_last(&game->protocol, who))
        act.undo_answered.taken_back = game->protocol.proposal.target;
    return act;
}
