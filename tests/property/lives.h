/* A unit that lives on tests and retreats as one that does, however few of its figures a colonial question gave
 * (X-FATE, MWK-PIN-1, MWK-ATT-4): said once more and independently of src/rules, by the roster that the ruling met. */
#pragma once
#include "forbids.h"

static inline int64_t lost_by(json_t *loss)
{
    return json_integer_value(json_object_get(loss, "casualties"));
}

static inline bool lives_on(const struct naive *then, json_t *root, const char *role, json_t *loss)
{
    const char *id = id_in(json_object_get(root, "roles"), role, 0);
    const struct naive_unit *unit = id ? naive_find(then, id) : NULL;
    return unit && !naive_is_out(then, unit) && naive_get(then, unit, "figures") > lost_by(loss);
}

/* Whom fire hits, and the loser of an attack; the attacker of a draw retreats. */
static inline bool goes_on_as_alive(const struct naive *then, json_t *root)
{
    json_t *outcome = json_object_get(root, "outcome"), *fire = json_object_get(outcome, "fire"),
           *attack = json_object_get(outcome, "attack");
    const char *step = naive_string(root, "step");
    if (strcmp(step, "ranged-attack") == 0 || strcmp(step, "volley") == 0) {
        json_t *loss = fire ? fire : outcome;
        bool tests = lost_by(loss) > 0 && lives_on(then, root, "target", loss);
        return !tests || (json_is_true(json_object_get(loss, "pin_test_due")) &&
                          (!fire || json_is_object(json_object_get(outcome, "pin_test"))));
    }
    if (strcmp(step, "melee-score") != 0 && strcmp(step, "assault") != 0)
        return true;
    json_t *fought = attack ? attack : outcome;
    const char *loser = strcmp(naive_string(fought, "result"), "attacker_wins") == 0 ? "defender" : "attacker";
    return !lives_on(then, root, loser, json_object_get(fought, loser)) ||
           strcmp(naive_string(fought, "retreats"), loser) == 0;
}

static inline void assert_lives(const struct naive *then, json_t *root, const char *bytes)
{
    if (strcmp(then->ruleset->name, "colonial") != 0 || strcmp(naive_string(root, "status"), "resolved") != 0)
        return;
    if (!goes_on_as_alive(then, root))
        fail_msg("some of it are left, and do nothing: %s", bytes);
}
