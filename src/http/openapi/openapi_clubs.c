/* The schemas of what is answered about clubs and their house rules. */
#include "openapi_frame.h"

static void clubs_write(struct writer *out)
{
    static const char *const club[] = {"name", "keys", "limits", "sessions_last_24h", NULL};
    static const char *const key[] = {"id", "created_at", NULL};
    static const char *const caps[] = {"sessions_per_day", "house_rules", "versions", NULL};
    static const char *const page[] = {"sessions", NULL};
    static const char *const session[] = {"id", "ruleset", "ruleset_version", "mode", "opened_at", "state", NULL};
    schema_open(out, "Club", "A club, as its keys may see it.", club);
    schema_member(out, "name", "string", NULL);
    schema_list(out, "keys", "ClubKey", "Newest first, at most 100.");
    schema_reference(out, "limits", "ClubLimits");
    schema_member(out, "sessions_last_24h", "integer", "How many it has opened within the last 24 hours.");
    schema_close(out);
    schema_open(out, "ClubKey", "A key. It is shown only once; only its hash is stored.", key);
    schema_member(out, "id", "string", "What `umpire club revoke` takes.");
    schema_member(out, "created_at", "string", "RFC 3339, UTC.");
    schema_member(out, "revoked_at", "string", "RFC 3339, UTC; absent while the key is valid.");
    schema_close(out);
    schema_open(out, "ClubLimits", "The limits of a club.", caps);
    schema_member(out, "sessions_per_day", "integer", "Sessions opened within 24 hours.");
    schema_member(out, "house_rules", "integer", "Names of house rules, over all rulesets.");
    schema_member(out, "versions", "integer", "Versions of each name.");
    schema_close(out);
    schema_open(out, "ClubSessionPage", "Games that a club opened, newest first.", page);
    schema_list(out, "sessions", "ClubSession", "At most `limit` of them.");
    schema_member(out, "next", "string", "The cursor of the next page; absent on the last.");
    schema_close(out);
    schema_open(out, "ClubSession", "A game in a club's list.", session);
    schema_member(out, "id", "string", "The session's UUID.");
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "ruleset_version", "integer", NULL);
    schema_member(out, "mode", "string", "sealed or two_sided: who gives nonces for the dice, and when.");
    schema_member(out, "opened_at", "string", "RFC 3339, UTC.");
    schema_member(out, "state", "string", "open or closed.");
    schema_member(out, "closed_at", "string", "RFC 3339, UTC; only when closed.");
    schema_close(out);
}

static void rules_members_write(struct writer *out)
{
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "version", "integer", "Counts from 1.");
    schema_member(out, "latest_version", "integer", "The newest version of this name.");
    schema_member(out, "ruleset_version", "integer", "The version of the rules for which they were set.");
    schema_member(out, "created_at", "string", "RFC 3339, UTC.");
    schema_member(out, "note", "string", "What the club says about them.");
    schema_member(out, "href", "string", "Where this version stands.");
}

static void differences_write(struct writer *out)
{
    schema_list(out, "differences", "OptionDifference", "The options that differ from their defaults.");
    schema_member(out, "options", "object", "All options of the ruleset.");
}

void openapi_write_clubs(struct writer *out)
{
    static const char *const list[] = {"house_rules", NULL};
    static const char *const line[] = {"ruleset",         "name",       "version", "latest_version",
                                       "ruleset_version", "created_at", "href",    NULL};
    static const char *const rules[] = {"club",           "ruleset",         "name",       "version",
                                        "latest_version", "ruleset_version", "created_at", "href",
                                        "differences",    "options",         NULL};
    static const char *const session[] = {"session", "ruleset", "ruleset_version", "differences", "options", NULL};
    static const char *const difference[] = {"name", NULL};
    static const char *const clause[] = {"id", "href", NULL};
    clubs_write(out);
    schema_open(out, "HouseRulesList", "A club's house rules.", list);
    schema_list(out, "house_rules", "HouseRulesLine", "The newest version of each name.");
    schema_close(out);
    schema_open(out, "HouseRulesLine", "House rules in a list.", line);
    rules_members_write(out);
    schema_close(out);
    schema_open(out, "HouseRules", "How a club plays.", rules);
    schema_member(out, "club", "string", NULL);
    rules_members_write(out);
    differences_write(out);
    schema_close(out);
    schema_open(out, "SessionHouseRules", "How a game is played.", session);
    schema_member(out, "session", "string", "The session's UUID.");
    schema_member(out, "ruleset", "string", NULL);
    schema_member(out, "ruleset_version", "integer", NULL);
    schema_reference(out, "house_rules", "HouseRulesUsed");
    differences_write(out);
    schema_close(out);
    schema_open(out, "OptionDifference", "An option that differs from its default.", difference);
    schema_member(out, "name", "string", NULL);
    schema_member(out, "title", "string", NULL);
    schema_member(out, "doc", "string", "What the option decides.");
    schema_any(out, "value", "Its value; absent when it was left out.");
    schema_any(out, "default", "Its default; absent when there is none.");
    schema_reference(out, "clause", "OptionClause");
    schema_close(out);
    schema_open(out, "OptionClause", "The clause that an option rests on.", clause);
    schema_member(out, "id", "string", NULL);
    schema_member(out, "title", "string", NULL);
    schema_member(out, "text", "string", "Markdown.");
    schema_member(out, "href", "string", "Its address.");
    schema_close(out);
}
