/* Any bytes as the lines of a session, read by a device: what is read as canonical is what jansson reads and writes
 * so; and the device takes or refuses each entry, and then signs nothing that it should not.
 * The seeds are whole sessions. */
#include "canonical.h"
#include "device/device.h"
#include "fuzzing.h"
#include <string.h>

enum { MEMORY = 8 << 20, SCRATCH = 1 << 20, DEPTH = 64 /* that the quick reader goes */ };

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    return 0;
}

static void line_compare(const char *line, size_t length)
{
    static struct writer scratch;
    struct violations violations;
    struct arena arena;
    bool starved;
    arena_start(&arena, MEMORY);
    violations_start(&violations);
    if (!scratch.max)
        writer_start(&scratch, SCRATCH);
    const struct json_t *root = json_read(&arena, line, length, &violations);
    readings_agree(line, length);
    bool is_object = root && json_kind(root) == VALUE_OBJECT && json_depth_fits(line, length, DEPTH);
    bool canonical = is_object && json_is_canonical(root, line, length, &scratch);
    const struct json_t *quick = json_read_compact(&arena, line, length, JSON_FORM_CANONICAL, &starved);
    bool taken = json_kind(quick) == VALUE_OBJECT;
    require(starved || scratch.failed || canonical == taken, "two minds about what is canonical");
    require(!taken || json_same(quick, root), "read quickly, it is something else");
    require(!taken || json_contains(root, quick), "a value that does not contain itself");
    arena_end(&arena);
}

/* A device of the session that the bytes name, in the seat `red`. */
static void self_make(const char *bytes, size_t size, struct device_self *ret)
{
    static const char member[] = "\"session\":\"";
    static const uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE] = {1};
    struct uuid session = {{1}};
    struct note_key server = {.name = "umpire.example"};
    char id[UUID_TEXT_SIZE] = "";
    const char *at = memmem(bytes, size, member, sizeof member - 1);
    if (at && (size_t)(bytes + size - at) > sizeof member + sizeof id)
        memcpy(id, at + sizeof member - 1, sizeof id - 1);
    if (!uuid_read(id, &session))
        session = (struct uuid){{1}};
    require(device_make(&session, "red", &server, random, ret), "no device");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct device device;
    const struct device_memory memory = {.checkpoint = {.size = 0}};
    const char *at = (const char *)data, *end = at + size;
    struct device_self self;
    struct device_used used;
    struct statement_place place;
    struct tree_head head;
    struct arena arena;
    arena_start(&arena, SCRATCH);
    self_make(at, size, &self);
    device_start(&device, &self, &memory);
    while (at < end) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = newline ? (size_t)(newline - at) : (size_t)(end - at);
        line_compare(at, length);
        uint64_t taken = device.tree.size;
        enum device_refusal refusal = device_take_entry(&device, at, length, &arena);
        bool grows = refusal == REFUSES_NOTHING || refusal == REFUSES_UNKNOWN_KIND;
        require(refusal == device.refusal && grows == (device.tree.size > taken), "an entry that is taken and refused");
        if (refusal && taken == 0) /* the first line of an export is no entry */
            device_start(&device, &self, &memory);
        arena_reset(&arena);
        at = newline ? newline + 1 : end;
    }
    require(device_take_checkpoint(&device, (const char *)data, size, &head) != REFUSES_NOTHING, "signed by nobody");
    require(device_prepare_reveal(&device, &used) != REFUSES_NOTHING, "a nonce without a checkpoint");
    require(device_prepare_ask(&device, &place) != REFUSES_NOTHING, "a question without a checkpoint");
    arena_end(&arena);
    return 0;
}
