/* What the protocol's kinds, roles and objections are called. */
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
} objections[OBJECTION_COUNT] = {[OBJECTION_NONE] = {"none", "it may come"},
#define X(symbol, code, sentence) [OBJECTION_##symbol] = {code, sentence},
                                 OBJECTIONS(X)
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

const char *objection_code(enum objection objection)
{
    return objections[objection].code;
}

const char *objection_words(enum objection objection)
{
    return objections[objection].sentence;
}
