/* Devices that follow random sessions, as the protocol lets them come: an honest record is never refused, and in one
 * that was changed and signed anew the first entry that is not what it must be is named. The followers have no seat in
 * it, and so know nothing but the record. */
#include "device/device.h"
#include "random_chronicle.h"

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

enum { SESSIONS = 60, LYING = 27, TURNS = 40 };

static struct device_self self;
static struct device device;
static const struct device_memory memory;

/* Reads the chronicle to its end, or to the first entry that is refused. */
static enum device_refusal follow(void)
{
    static const uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE] = {1};
    struct arena arena;
    enum device_refusal refusal = REFUSES_NOTHING;
    arena_start(&arena, 1 << 20);
    assert_true(device_make(&chronicle.session, "follower", &chronicle.signer.key, random, &self));
    device_start(&device, &self, &memory);
    for (size_t i = 0; i < chronicle.count && !refusal; i++) {
        refusal = device_take_entry(&device, chronicle.entries[i].bytes, chronicle.entries[i].length, &arena);
        arena_reset(&arena);
    }
    arena_end(&arena);
    return refusal;
}

static void expect_honest(uint64_t seed)
{
    const char *note = chronicle.notes[chronicle.note_count - 1];
    struct tree_head head;
    enum device_refusal refusal = follow();
    if (refusal)
        fail_msg("session %u, entry %u: %s\n%s", (unsigned)seed, (unsigned)device.refused, device_refusal_code(refusal),
                 chronicle.entries[device.refused].bytes);
    assert_int_equal(device_take_checkpoint(&device, note, strlen(note), &head), REFUSES_NOTHING);
    assert_int_equal(head.size, chronicle.count);
    assert_int_equal(device.asked, chronicle.two_sided ? chronicle.asked_count : 0);
    assert_int_equal(device.spent, chronicle.used);
}

static void honest_sessions_are_never_refused(void **state)
{
    int asked = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SESSIONS; seed++) {
        random_chronicle(seed, TURNS);
        expect_honest(seed);
        asked += (int)device.asked;
        chronicle_free(&chronicle);
    }
    assert_true(asked > 200);
}

/* Another digit where the member begins; false when the entry has no such member. */
static bool digit_change(size_t entry, const char *member)
{
    char *bytes = chronicle.entries[entry].bytes, *at = strstr(bytes, member);
    if (!at)
        return false;
    at += strlen(member);
    *at = *at == '1' ? '2' : '1';
    return true;
}

static bool is_kind(size_t entry, const char *kind)
{
    char wanted[40];
    snprintf(wanted, sizeof wanted, "\"kind\":\"%s\"", kind);
    return strstr(chronicle.entries[entry].bytes, wanted) != NULL;
}

/* Each of these lies in each entry that can tell it, one at a time. */
static void lies_are_refused_where_they_stand(void **state)
{
    static const struct {
        const char *kind, *member;
    } lies[] = {
        {"opened", "\"anchor\":\""},
        {"joined", "\"device_key\":\""},
        {"committed", "\"signature\":\""},
        {"committed", "\"first\":"},
        {"committed", "\"commitments\":[\""},
        {"asked", "\"signature\":\""},
        {"asked", "\"link\":"},
        {"asked", "\"index\":"},
        {"asked", "\"idempotency_key\":\""},
        {"asked", "\"step\":\""},
        {"revealed", "\"signature\":\""},
        {"revealed", "\"nonce\":\""},
        {"revealed", "\"index\":"},
        {"revealed", "\"question\":"},
        {"gave_up", "\"signature\":\""},
        {"declared_agreed", "\"signature\":\""},
        {"declared_agreed", "\"faces\":["},
        {"ruling", "\"secret\":\""},
        {"ruling", "\"nonce\":\""},
        {"note", "\"seq\":"},
        {"note", "\"session\":\""},
    };
    int told[LENGTH(lies)] = {0};
    (void)state;
    for (uint64_t seed = 3; seed <= LYING; seed += 3) { /* those of two-sided mode */
        random_chronicle(seed, TURNS);
        for (size_t entry = 0; entry < chronicle.count; entry++)
            for (size_t lie = 0; lie < LENGTH(lies); lie++) {
                char *honest = strdup(chronicle.entries[entry].bytes);
                assert_non_null(honest);
                if (is_kind(entry, lies[lie].kind) && digit_change(entry, lies[lie].member)) {
                    if (!follow() && !(lie == 1 && device.asked == 0) && !(lie == 0 && device.asked == 0))
                        fail_msg("session %u, entry %u: %s of %s is believed", (unsigned)seed, (unsigned)entry,
                                 lies[lie].member, lies[lie].kind);
                    assert_true(!device.refusal || device.refused >= entry);
                    if (lie > 1) /* keys and anchors show where they are used */
                        assert_int_equal(device.refused, entry);
                    told[lie]++;
                }
                strcpy(chronicle.entries[entry].bytes, honest);
                free(honest);
            }
        chronicle_free(&chronicle);
    }
    for (size_t lie = 0; lie < LENGTH(lies); lie++)
        if (told[lie] < 3)
            fail_msg("the lie %s of %s was hardly told", lies[lie].member, lies[lie].kind);
}

/* Entries that are missing, doubled or in another order. */
static void the_order_of_entries(void **state)
{
    (void)state;
    random_chronicle(6, TURNS);
    size_t count = chronicle.count;
    assert_true(count > 20);
    for (size_t entry = 0; entry + 1 < count; entry++) {
        struct chronicle_entry *at = &chronicle.entries[entry], kept = at[0];
        at[0] = at[1];
        at[1] = kept;
        assert_int_not_equal(follow(), REFUSES_NOTHING);
        assert_int_equal(device.refused, entry);
        at[1] = at[0];
        at[0] = kept;
    }
    assert_int_equal(follow(), REFUSES_NOTHING);
    chronicle_free(&chronicle);
}

/* Whoever adds a kind of entry decides whether devices may pass it by. */
static void every_kind_is_known(void **state)
{
    (void)state;
    random_chronicle(3, 1);
    for (int kind = 0; kind < ENTRY_KIND_COUNT; kind++) {
        char old[40], new[40];
        for (int other = 0; other < ENTRY_KIND_COUNT; other++) { /* what stands there now */
            snprintf(old, sizeof old, "\"kind\":\"%s\"", entry_kind_name((enum entry_kind)other));
            if (strstr(chronicle.entries[1].bytes, old))
                break;
        }
        snprintf(new, sizeof new, "\"kind\":\"%s\"", entry_kind_name((enum entry_kind)kind));
        chronicle_edit(&chronicle, 1, old, new);
        if (follow() == REFUSES_UNKNOWN_KIND)
            fail_msg("no device knows %s", entry_kind_name((enum entry_kind)kind));
    }
    chronicle_edit(&chronicle, 1, entry_kind_name(ENTRY_KIND_COUNT - 1), "news");
    assert_int_equal(follow(), REFUSES_UNKNOWN_KIND);
    chronicle_free(&chronicle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(honest_sessions_are_never_refused),
        cmocka_unit_test(lies_are_refused_where_they_stand),
        cmocka_unit_test(the_order_of_entries),
        cmocka_unit_test(every_kind_is_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
