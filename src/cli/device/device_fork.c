/* Two records of one game that the server signed, and cannot both be true. */
#include "cli/device/device_sending.h"
#include "fields/json.h"
#include <string.h>

const char *device_line_next(const char **at, const char *end, size_t *ret_length)
{
    const char *line = *at, *newline = line < end ? memchr(line, '\n', (size_t)(end - line)) : NULL;
    if (!newline)
        return NULL;
    *ret_length = (size_t)(newline - line);
    *at = newline + 1;
    return line;
}

const char *device_line_note(struct arena *arena, const char *line, size_t length)
{
    struct violations violations;
    violations_start(&violations);
    const struct json_t *object = json_read(arena, line, length, &violations);
    return object ? json_text_member(object, "checkpoint") : NULL;
}

bool device_line_is_note(const char *line, size_t length)
{
    static const char begins[] = "{\"checkpoint\":";
    return length >= sizeof begins && memcmp(line, begins, sizeof begins - 1) == 0;
}

/* What the record that was read says of itself. */
struct signed_record {
    struct tree tree;    /* over its entries */
    struct hash earlier; /* its root at the size of the stored checkpoint, if it is as long */
    bool reached;
    const char *note; /* the newest of its checkpoints; NULL: it has none */
};

static void record_sum(struct arena *arena, const char *record, size_t size, uint64_t earlier,
                       struct signed_record *ret)
{
    const char *at = record, *end = at + size, *line;
    size_t length;
    *ret = (struct signed_record){0};
    tree_start(&ret->tree);
    device_line_next(&at, end, &length);
    while ((line = device_line_next(&at, end, &length))) {
        struct hash leaf = tree_leaf(line, length);
        if (device_line_is_note(line, length))
            ret->note = device_line_note(arena, line, length);
        else
            tree_add(&ret->tree, &leaf);
        if (ret->tree.size == earlier && !ret->reached) {
            ret->earlier = tree_head_of(&ret->tree).root;
            ret->reached = true;
        }
    }
}

static bool signed_head(const struct device_self *self, const char *note, struct tree_head *ret)
{
    struct checkpoint checkpoint;
    bool is_signed =
        note && checkpoint_open(note, strlen(note), &self->server, 1, &self->session, &checkpoint) == CHECKPOINT_SIGNED;
    if (is_signed)
        *ret = checkpoint.head;
    return is_signed;
}

/* Whether the record and the checkpoint `note` are both signed and cannot both be true. */
static bool proves(struct device_play *play, const char *note, const char *bytes, size_t length)
{
    const struct device_self *self = &play->file.self;
    struct signed_record record;
    struct tree_head stored, head;
    if (!bytes || !signed_head(self, note, &stored))
        return false;
    record_sum(&play->file.arena, bytes, length, stored.size, &record);
    if (!signed_head(self, record.note, &head))
        return false;
    if (head.size == stored.size)
        return !hash_equal(&head.root, &stored.root);
    struct tree_head own = tree_head_of(&record.tree);
    return own.size == head.size && hash_equal(&own.root, &head.root) && record.reached &&
           !hash_equal(&record.earlier, &stored.root);
}

bool device_play_proves_fork(struct device_play *play)
{
    return proves(play, play->file.note, play->record, play->record_length);
}

/* The stored checkpoint does not move while an alarm holds: it is the one that a record without its own belongs to. */
static bool pair_proves(struct device_play *play, int fork)
{
    struct device_file *file = &play->file;
    size_t size, length;
    const char *record = device_file_evidence(file, fork, "record", &length);
    const char *note = record ? device_file_evidence(file, fork, "checkpoint", &size) : NULL;
    return proves(play, note ? note : file->note, record, length) && (note || device_file_pair(file, fork));
}

bool device_play_find_fork(struct device_play *play)
{
    struct device_file *file = &play->file;
    for (int fork = 0; !file->proven && fork < DEVICE_FORKS; fork++)
        if (pair_proves(play, fork))
            return device_file_prove(file, fork);
    return true;
}
