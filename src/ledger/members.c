/* Values by their type, and entries as two sorted lists that become one. */
#include "members.h"
#include "clock.h"
#include <sodium.h>
#include <string.h>

static void text_value(struct writer *out, const struct member *member)
{
    write_string(out, member->from);
}

static void number_value(struct writer *out, const struct member *member)
{
    write_int(out, member->number);
}

static void truth_value(struct writer *out, const struct member *member)
{
    write_bool(out, member->number != 0);
}

static void hex_value(struct writer *out, const struct member *member)
{
    char hex[2 * NONCE_MAX + 1];
    sodium_bin2hex(hex, sizeof hex, member->from, (size_t)member->number);
    write_string(out, hex);
}

static void head_value(struct writer *out, const struct member *member)
{
    const struct tree_head *head = member->from;
    const struct member members[] = {member_hash("root", &head->root), member_number("size", (int64_t)head->size)};
    members_write(out, MEMBERS(members));
}

struct member member_text(const char *name, const char *text)
{
    return (struct member){.name = name, .write = text ? text_value : NULL, .from = text};
}

struct member member_hex(const char *name, const uint8_t *bytes, size_t length)
{
    return (struct member){.name = name, .write = bytes ? hex_value : NULL, .from = bytes, .number = (int64_t)length};
}

struct member member_hash(const char *name, const struct hash *hash)
{
    return member_hex(name, hash ? hash->bytes : NULL, HASH_SIZE);
}

struct member member_number(const char *name, int64_t number)
{
    return (struct member){.name = name, .write = number_value, .number = number};
}

struct member member_seq(const char *name, int64_t seq)
{
    return (struct member){.name = name, .write = seq ? number_value : NULL, .number = seq};
}

struct member member_truth(const char *name, bool truth)
{
    return (struct member){.name = name, .write = truth_value, .number = truth};
}

struct member member_flag(const char *name, bool flag)
{
    return (struct member){.name = name, .write = flag ? truth_value : NULL, .number = flag};
}

static void member_write(struct writer *out, const struct member *member)
{
    if (!member->write)
        return;
    write_key(out, member->name);
    member->write(out, member);
}

void members_write(struct writer *out, const struct member *members, size_t count)
{
    write_object(out);
    for (size_t i = 0; i < count; i++)
        member_write(out, &members[i]);
    write_object_end(out);
}

void entry_write(struct writer *out, const struct envelope *envelope, const struct member *members, size_t count)
{
    char at[INSTANT_TEXT_SIZE], session[UUID_TEXT_SIZE];
    instant_write(envelope->at, at);
    uuid_write(&envelope->session, session);
    const struct member common[] = {
        member_text("at", at),
        member_number("format", ENTRY_FORMAT),
        member_text("key", envelope->key),
        member_text("kind", envelope->kind),
        member_text("seat", envelope->seat),
        {.name = "seen", .write = envelope->seen ? head_value : NULL, .from = envelope->seen},
        member_number("seq", envelope->seq),
        member_text("session", session),
    };
    size_t common_count = sizeof common / sizeof common[0];
    write_object(out);
    for (size_t i = 0, k = 0; i < common_count || k < count;) {
        bool own = k < count && (i == common_count || strcmp(members[k].name, common[i].name) < 0);
        member_write(out, own ? &members[k++] : &common[i++]);
    }
    write_object_end(out);
}
