/* The tables of these bodies, and what tables cannot say. */
#include "requests.h"
#include "decode.h"
#include "entry.h"
#include <string.h>

enum { ROOT_DIGITS = HASH_TEXT_SIZE - 1 };

static const struct field seen_list[] = {
    {.name = "size",
     .title = "Size",
     .doc = "How many entries it covers.",
     .unit = "entries",
     .kind = FIELD_INT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     .max = INT32_MAX,
     .offset = FIELD_AT(struct seen_checkpoint, size, int32_t)},
    {.name = "root",
     .title = "Root",
     .doc = "In lower-case hexadecimal.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = ROOT_DIGITS,
     .max = ROOT_DIGITS,
     .offset = offsetof(struct seen_checkpoint, root)},
};

const struct fields seen_fields = {.name = "SeenCheckpoint",
                                   .doc = "A checkpoint as the client saw it.",
                                   .list = seen_list,
                                   .count = FIELDS_COUNT(seen_list),
                                   .size = sizeof(struct seen_checkpoint)};

#define NONCE_FIELD(type, presence_, doc_)                                                                             \
    {                                                                                                                  \
        .name = "nonce", .title = "Nonce", .doc = doc_, .kind = FIELD_TEXT, .presence = presence_,                     \
        .min = 2 * NONCE_MIN, .max = 2 * NONCE_MAX, .offset = offsetof(type, nonce)                                    \
    }

static const struct choice join_role_list[] = {
    {"player", "Acts in the game, and gives a nonce."},
    {"spectator", "Reads the ledger."},
};
static const struct choices join_role_choices = {"JoinRole", join_role_list, 2};

static const struct field join_list[] = {
    {.name = "code",
     .title = "Code",
     .doc = "The code that whoever opened the session passes round.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     .max = 32,
     .offset = offsetof(struct join_request, code)},
    {.name = "name",
     .title = "Name",
     .doc = "Whom the ledger names; no other seat of the session has it.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     .max = SEALED_SEAT_MAX - 1,
     .offset = offsetof(struct join_request, name)},
    {.name = "role",
     .title = "Role",
     .doc = "What the seat may do.",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .choices = &join_role_choices,
     .offset = FIELD_AT(struct join_request, role, int32_t)},
    NONCE_FIELD(struct join_request, FIELD_OPTIONAL,
                "16 to 64 random bytes of the player's device in lower-case hexadecimal, drawn after the opening was "
                "seen. Players must give it, spectators give none."),
    {.name = "fallback",
     .title = "Fallback",
     .doc =
         "Mode both: agrees that a ruling may do without a nonce that was withheld. It holds when both players agree.",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct join_request, fallback, bool)},
    {.name = "keeper",
     .title = "Keeper",
     .doc = "Mode both: this player holds the server's keys. There is no fallback then.",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct join_request, keeper, bool)},
    SEEN_FIELD(struct join_request),
};

const struct fields join_fields = {.name = "Joining",
                                   .doc = "A seat for somebody who has the session's code.",
                                   .list = join_list,
                                   .count = FIELDS_COUNT(join_list),
                                   .size = sizeof(struct join_request)};

static const struct field nonce_list[] = {
    NONCE_FIELD(struct nonce_request, FIELD_REQUIRED,
                "16 to 64 random bytes of the seat's device in lower-case hexadecimal."),
    SEEN_FIELD(struct nonce_request),
};

const struct fields nonce_fields = {.name = "NonceGiving",
                                    .doc = "The nonce of a seat that gave none since the last anchor of the chain.",
                                    .list = nonce_list,
                                    .count = FIELDS_COUNT(nonce_list),
                                    .size = sizeof(struct nonce_request)};

static const struct field close_list[] = {
    {.name = "words",
     .title = "Last words",
     .doc = "What the umpire wants to have said at the end: who won, what was agreed.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .min = 0,
     .max = 500,
     .offset = offsetof(struct close_request, words)},
    SEEN_FIELD(struct close_request),
};

const struct fields close_fields = {.name = "Closing",
                                    .doc = "The end of a session.",
                                    .list = close_list,
                                    .count = FIELDS_COUNT(close_list),
                                    .size = sizeof(struct close_request)};

static void *out_of_memory(struct violations *violations)
{
    violation_add(violations, ERROR_OVERLOADED, "", "there is no memory for this request just now");
    return NULL;
}

const struct tree_head *seen_head(struct arena *arena, bool given, const struct seen_checkpoint *seen,
                                  struct violations *violations)
{
    if (!given)
        return NULL;
    struct tree_head *head = arena_take(arena, sizeof *head);
    if (!head)
        return out_of_memory(violations);
    head->size = (uint64_t)seen->size;
    if (hash_read(seen->root, &head->root))
        return head;
    violation_add(violations, ERROR_BAD_TEXT, "/seen/root", "wants 64 lower-case hexadecimal digits");
    return NULL;
}

void *request_decode(struct arena *arena, const struct fields *fields, const char *body, size_t length,
                     struct violations *violations)
{
    const struct json_t *root =
        length ? json_read(arena, body, length, violations) : json_read(arena, "{}", 2, violations);
    void *request = arena_take_zero(arena, fields->size);
    if (!request)
        return out_of_memory(violations);
    return root && fields_decode(fields, root, "", request, violations) ? request : NULL;
}

const uint8_t *request_nonce(struct arena *arena, const char *hex, const char *pointer, size_t *ret_length,
                             struct violations *violations)
{
    uint8_t *bytes = arena_take(arena, NONCE_MAX);
    if (!bytes)
        return out_of_memory(violations);
    if (hex_read(hex, bytes, NONCE_MAX, ret_length) && *ret_length >= NONCE_MIN)
        return bytes;
    violation_add(violations, ERROR_BAD_TEXT, pointer, "wants lower-case hexadecimal digits, two for each byte");
    return NULL;
}

static void join_check(struct arena *arena, struct join_request *join, struct violations *violations)
{
    join->as = (enum seat_role)(join->role + SEAT_PLAYER);
    if (strcmp(join->name, ENTRY_SERVER) == 0)
        violation_add(violations, ERROR_BAD_TEXT, "/name", "is the name of the service itself");
    if (strchr(join->name, '/') || strcmp(join->name, ".") == 0 || strcmp(join->name, "..") == 0)
        violation_add(violations, ERROR_BAD_TEXT, "/name", "must be fit for a segment of a path");
    if (join->as == SEAT_PLAYER && !join->nonce[0])
        violation_add(violations, ERROR_MISSING_FIELD, "/nonce", "is required of a player");
    else if (join->as == SEAT_SPECTATOR && join->nonce[0])
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/nonce", "is not for spectators: they throw no dice");
    else if (join->nonce[0])
        join->nonce_bytes = request_nonce(arena, join->nonce, "/nonce", &join->nonce_length, violations);
    join->seen_head = seen_head(arena, join->seen_given, &join->seen, violations);
}

struct join_request *join_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    struct join_request *join = request_decode(arena, &join_fields, body, length, violations);
    if (join)
        join_check(arena, join, violations);
    return violations->count ? NULL : join;
}

struct nonce_request *nonce_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    struct nonce_request *nonce = request_decode(arena, &nonce_fields, body, length, violations);
    if (nonce) {
        nonce->nonce_bytes = request_nonce(arena, nonce->nonce, "/nonce", &nonce->nonce_length, violations);
        nonce->seen_head = seen_head(arena, nonce->seen_given, &nonce->seen, violations);
    }
    return violations->count ? NULL : nonce;
}

struct close_request *close_decode(struct arena *arena, const char *body, size_t length, struct violations *violations)
{
    struct close_request *closing = request_decode(arena, &close_fields, body, length, violations);
    if (closing)
        closing->seen_head = seen_head(arena, closing->seen_given, &closing->seen, violations);
    return violations->count ? NULL : closing;
}
