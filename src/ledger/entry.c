/* Entries of every kind but rulings and questions; each lists its members in the order of their names. */
#include "entry.h"
#include "field_write.h"
#include "members.h"

/* All options of a session. */
struct chosen {
    const struct ruleset *ruleset;
    const void *options;
};

static void options_value(struct writer *out, const struct member *member)
{
    const struct chosen *chosen = member->from;
    fields_write(out, chosen->ruleset->options, chosen->options, FIELD_ORDER_CANONICAL);
}

static void chain_value(struct writer *out, const struct member *member)
{
    const struct chain_anchor *chain = member->from;
    const struct member members[] = {
        member_hash("anchor", &chain->secret),
        member_number("from", (int64_t)chain->from),
        member_number("length", chain->length),
    };
    members_write(out, MEMBERS(members));
}

static struct member member_chain(const struct chain_anchor *chain)
{
    return (struct member){.name = "chain", .write = chain ? chain_value : NULL, .from = chain};
}

static void house_rules_value(struct writer *out, const struct member *member)
{
    const struct house_rules_used *used = member->from;
    const struct member members[] = {
        member_text("club", used->club),
        member_text("name", used->name),
        member_number("version", used->version),
    };
    members_write(out, MEMBERS(members));
}

static struct member member_house_rules(const struct house_rules_used *used)
{
    return (struct member){.name = "house_rules", .write = used ? house_rules_value : NULL, .from = used};
}

static void roster_from_value(struct writer *out, const struct member *member)
{
    const struct roster_origin *origin = member->from;
    char session[UUID_TEXT_SIZE];
    uuid_write(&origin->session, session);
    const struct member members[] = {
        member_number("at", origin->at),
        member_text("session", session),
    };
    members_write(out, MEMBERS(members));
}

static struct member member_roster_from(const struct roster_origin *origin)
{
    return (struct member){.name = "roster_from", .write = origin ? roster_from_value : NULL, .from = origin};
}

void entry_write_opened_sealed(struct writer *out, const struct envelope *envelope, const struct ruleset *ruleset,
                               const void *options, const struct sealing *sealing)
{
    const struct chosen chosen = {.ruleset = ruleset, .options = options};
    const struct member members[] = {
        member_chain(sealing ? &sealing->chain : NULL),
        member_flag("enforce_phases", sealing && sealing->enforce_phases),
        member_house_rules(sealing ? sealing->house_rules : NULL),
        member_text("mode", !sealing        ? NULL
                            : sealing->both ? "both"
                                            : "single"),
        {.name = "options", .write = options_value, .from = &chosen},
        member_text("origin", sealing ? sealing->origin : NULL),
        member_seq("reveal_seconds", sealing && sealing->both ? sealing->reveal_seconds : 0),
        member_roster_from(sealing ? sealing->roster_from : NULL),
        member_text("ruleset", ruleset->name),
        member_number("ruleset_version", ruleset->version),
        member_units(sealing ? sealing->units : NULL),
    };
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_opened(struct writer *out, const struct envelope *envelope, const struct ruleset *ruleset,
                        const void *options)
{
    entry_write_opened_sealed(out, envelope, ruleset, options, NULL);
}

void entry_write_closed(struct writer *out, const struct envelope *envelope, const char *words)
{
    const struct member members[] = {member_text("words", words)};
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_note(struct writer *out, const struct envelope *envelope, const char *words)
{
    entry_write_closed(out, envelope, words);
}

void entry_write_joined(struct writer *out, const struct envelope *envelope, const struct joining *joining)
{
    const struct member members[] = {
        member_flag("fallback", joining->fallback),
        member_flag("keeper", joining->keeper),
        member_hex("nonce", joining->nonce, joining->nonce_length),
        member_text("role", joining->role),
    };
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_revoked(struct writer *out, const struct envelope *envelope, const char *who)
{
    const struct member members[] = {member_text("who", who)};
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_nonce(struct writer *out, const struct envelope *envelope, const uint8_t *nonce, size_t length)
{
    const struct member members[] = {member_hex("nonce", nonce, length)};
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_rekey(struct writer *out, const struct envelope *envelope, const struct chain_anchor *chain)
{
    const struct member members[] = {member_chain(chain)};
    entry_write(out, envelope, MEMBERS(members));
}

static void commitments_value(struct writer *out, const struct member *member)
{
    const struct hash *commitments = member->from;
    char hex[HASH_TEXT_SIZE];
    write_array(out);
    for (int64_t i = 0; i < member->number; i++) {
        hash_write(&commitments[i], hex);
        write_string(out, hex);
    }
    write_array_end(out);
}

void entry_write_committed(struct writer *out, const struct envelope *envelope, uint64_t first,
                           const struct hash *commitments, size_t count)
{
    const struct member members[] = {
        {.name = "commitments", .write = commitments_value, .from = commitments, .number = (int64_t)count},
        member_number("first", (int64_t)first),
    };
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_revealed(struct writer *out, const struct envelope *envelope, int64_t question,
                          const struct reveal *reveal)
{
    const struct member members[] = {
        member_number("index", (int64_t)reveal->index),
        member_hex("nonce", reveal->nonce, reveal->nonce_length),
        member_seq("question", question),
    };
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_withheld(struct writer *out, const struct envelope *envelope, int64_t question, const char *who)
{
    const struct member members[] = {member_seq("question", question), member_text("who", who)};
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_dispute(struct writer *out, const struct envelope *envelope, int64_t target, const char *claim,
                         const char *clause)
{
    const struct member members[] = {member_text("claim", claim), member_text("clause", clause),
                                     member_seq("target", target)};
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_decision(struct writer *out, const struct envelope *envelope, const struct decision *decision)
{
    const struct member members[] = {
        member_text("clause", decision->clause),  member_text("correction", decision->correction),
        member_seq("dispute", decision->dispute), member_truth("upheld", decision->upheld),
        member_text("words", decision->words),
    };
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_undo_proposed(struct writer *out, const struct envelope *envelope, int64_t target, const char *words)
{
    const struct member members[] = {member_seq("target", target), member_text("words", words)};
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_undo_answered(struct writer *out, const struct envelope *envelope, int64_t proposal, bool consent)
{
    const struct member members[] = {member_truth("consent", consent), member_seq("proposal", proposal)};
    entry_write(out, envelope, MEMBERS(members));
}
