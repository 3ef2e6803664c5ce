/* A question as a session asks it: decoded, and bound to a roster. */
#pragma once
#include "referee/binding.h"
#include "referee/referee.h"
#include <string.h>

/* False after adding violations. `binding` points to `intent` and into the arena. */
static inline bool bound_decode(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                const struct roster *roster, const char *body, struct intent *intent,
                                struct binding *binding, struct violations *violations)
{
    return intent_decode_recorded(arena, ruleset, options, body, strlen(body), intent, violations) &&
           binding_start(binding, arena, intent) && binding_bind(binding, roster, violations);
}

/* Memory for its ruling. */
static inline bool bound_prepare(struct arena *arena, const struct binding *binding, struct ruling *ret)
{
    bool prepared = ruling_prepare(arena, binding->intent, ret);
    ret->question = binding->question;
    return prepared;
}
