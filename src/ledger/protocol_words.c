/* What the protocol's kinds, roles and refusals are called. */
#include "protocol.h"
#include <string.h>

static const char *const kinds[ACT_KIND_COUNT] = {
#define X(symbol, name) [ACT_##symbol] = name,
    ACT_KINDS(X)
#undef X
};

static const char *const roles[BY_COUNT] = {"umpire", "player", "spectator", "server"};

static const struct {
    const char *code, *sentence;
} refusals[REFUSAL_COUNT] = {[REFUSAL_NONE] = {"none", "it may come"},
#define X(symbol, code, sentence) [REFUSAL_##symbol] = {code, sentence},
                             REFUSALS(X)
#undef X
};

enum act_kind act_kind_named(const char *name)
{
    enum act_kind kind = 0;
    while (kind < ACT_KIND_COUNT && strcmp(kinds[kind], name) != 0)
        kind++;
    return kind;
}

const char *act_kind_name(enum act_kind kind)
{
    return kinds[kind];
}

/* No seat has the server's role. */
bool act_role_named(const char *name, enum act_role *ret)
{
    for (enum act_role role = 0; role < BY_SERVER; role++) {
        if (strcmp(roles[role], name) != 0)
            continue;
        *ret = role;
        return true;
    }
    return false;
}

const char *refusal_code(enum refusal refusal)
{
    return refusals[refusal].code;
}

const char *refusal_words(enum refusal refusal)
{
    return refusals[refusal].sentence;
}
