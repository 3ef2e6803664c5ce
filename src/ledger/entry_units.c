/* What entries say of units: those that come in, who takes which role, what changes. */
#include "entry.h"
#include "field_write.h"
#include "members.h"

/* What a unit's ruleset knows of it. */
struct owned {
    const struct unit_type *type;
    const void *own;
};

static void own_value(struct writer *out, const struct member *member)
{
    const struct owned *owned = member->from;
    fields_write(out, owned->type->fields, owned->own, FIELD_ORDER_CANONICAL);
}

static void units_value(struct writer *out, const struct member *member)
{
    const struct units_entered *units = member->from;
    write_array(out);
    for (int32_t i = 0; i < units->count; i++) {
        const struct unit_entered *unit = &units->list[i];
        const struct owned owned = {units->type, unit->own};
        const struct member members[] = {
            member_text("id", unit->id),
            member_text("name", unit->name),
            {.name = "own", .write = own_value, .from = &owned},
            member_text("seat", unit->seat),
        };
        members_write(out, MEMBERS(members));
    }
    write_array_end(out);
}

struct member member_units(const struct units_entered *units)
{
    return (struct member){.name = "units", .write = units && units->count ? units_value : NULL, .from = units};
}

static void roles_value(struct writer *out, const struct member *member)
{
    const struct units_said *units = member->from;
    write_object(out);
    for (int32_t i = 0; i < units->role_count; i++) {
        const struct role_units *role = &units->roles[i];
        write_key(out, role->role);
        if (role->many)
            write_array(out);
        for (int32_t k = 0; k < role->count; k++)
            write_string(out, role->ids[k]);
        if (role->many)
            write_array_end(out);
    }
    write_object_end(out);
}

struct member member_roles(const struct units_said *units)
{
    return (struct member){.name = "units", .write = units ? roles_value : NULL, .from = units};
}

static void pointers_value(struct writer *out, const struct member *member)
{
    const struct pointers *pointers = member->from;
    write_array(out);
    for (int32_t i = 0; i < pointers->count; i++)
        write_string(out, pointers->list[i]);
    write_array_end(out);
}

struct member member_pointers(const char *name, const struct pointers *pointers)
{
    return (struct member){
        .name = name, .write = pointers && pointers->count ? pointers_value : NULL, .from = pointers};
}

static void number_value(struct writer *out, const struct member *member)
{
    field_write_number(out, member->from, (int32_t)member->number);
}

/* A number before or after a change. */
static struct member member_state(const char *name, const struct unit_changed *change, int32_t number)
{
    bool there = !change->text && number != FIELD_ABSENT;
    return (struct member){
        .name = name, .write = there ? number_value : NULL, .from = change->member, .number = number};
}

static void changes_value(struct writer *out, const struct member *member)
{
    const struct unit_changes *changes = member->from;
    write_array(out);
    for (int32_t i = 0; i < changes->count; i++) {
        const struct unit_changed *change = &changes->list[i];
        struct member add = member_number("add", change->value);
        if (change->kind != EFFECT_ADD)
            add.write = NULL;
        const struct member members[] = {
            add,
            member_text("clause", change->clause),
            member_state("from", change, change->before),
            member_text("member", change->member->name),
            change->text ? member_text("to", change->text) : member_state("to", change, change->after),
            member_text("unit", change->unit),
        };
        members_write(out, MEMBERS(members));
    }
    write_array_end(out);
}

struct member member_changes(const struct unit_changes *changes)
{
    return (struct member){
        .name = "effects", .write = changes && changes->count ? changes_value : NULL, .from = changes};
}

void entry_write_units_added(struct writer *out, const struct envelope *envelope, const struct units_entered *units)
{
    const struct member members[] = {member_units(units)};
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_unit_changed(struct writer *out, const struct envelope *envelope, const char *unit,
                              const struct unit_changes *changes, const char *reason)
{
    const struct member members[] = {
        member_changes(changes),
        member_text("reason", reason),
        member_text("unit", unit),
    };
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_turn(struct writer *out, const struct envelope *envelope, int32_t turn, const char *phase)
{
    const struct member members[] = {member_text("phase", phase), member_number("turn", turn)};
    entry_write(out, envelope, MEMBERS(members));
}

void entry_write_unit_members(struct writer *out, const struct grounds *grounds)
{
    const struct units_said *units = grounds->units;
    const struct member members[] = {
        member_seq("turn", grounds->turn),
        member_text("phase", grounds->phase),
        member_roles(units),
        member_pointers("autofilled", units ? &units->autofilled : NULL),
        member_pointers("overridden", units ? &units->overridden : NULL),
        member_changes(units ? &units->changes : NULL),
    };
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        if (!members[i].write)
            continue;
        write_key(out, members[i].name);
        members[i].write(out, &members[i]);
    }
    if (units)
        write_member_bool(out, "applied", units->applied);
}
