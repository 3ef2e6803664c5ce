/* Who makes room: the address with most, and of it what is idle, then what is unfinished, then what is unread, each the
 * oldest first; held against a search through all of them. */
#include "http/server/room.h"
#include "unit.h"
#include <stdio.h>
#include <stdlib.h>

enum { ADDRESSES = 6, PLACES = 40, STEPS = 20000 };

static struct holder address_at(int number)
{
    char text[32];
    struct ip_address address;
    snprintf(text, sizeof text, "192.0.2.%d", number + 1);
    assert_true(ip_read(text, &address));
    return holder_address(&address);
}

static void an_address_gives_in_order(void **state)
{
    struct room room;
    struct room_place idle, unfinished, unread, busy, other;
    const struct holder one = address_at(0), two = address_at(1);
    (void)state;
    assert_true(room_start(&room, 8));
    assert_null(room_next(&room));
    room_enter(&room, &busy, &one);
    room_enter(&room, &unread, &one);
    room_enter(&room, &unfinished, &one);
    room_enter(&room, &idle, &one);
    room_enter(&room, &other, &two);
    assert_null(room_next(&room));
    room_set(&room, &other, ROOM_IDLE);
    assert_ptr_equal(room_next(&room), &other);
    room_set(&room, &unread, ROOM_UNREAD);
    room_set(&room, &unfinished, ROOM_UNFINISHED);
    room_set(&room, &idle, ROOM_IDLE);
    assert_int_equal(room_count(&idle), 3);
    assert_ptr_equal(room_next(&room), &idle);
    room_leave(&room, &idle);
    assert_ptr_equal(room_next(&room), &unfinished);
    room_set(&room, &other, ROOM_NONE);
    room_set(&room, &unfinished, ROOM_NONE); /* its request is whole now */
    assert_ptr_equal(room_next(&room), &unread);
    room_leave(&room, &unread);
    assert_null(room_next(&room));
    room_leave(&room, &unfinished);
    room_leave(&room, &busy);
    room_leave(&room, &other);
    assert_null(room.addresses);
    room_end(&room);
}

/* A place, and what the search knows of it. */
struct known {
    struct room_place place;
    int address; /* -1: not there */
    int kind;
    int since; /* the step in which it got its kind */
};

static int count_of(const struct known *all, int address)
{
    int count = 0;
    for (int i = 0; i < PLACES; i++)
        count += all[i].address == address && all[i].kind != ROOM_NONE;
    return count;
}

/* Whether no other place has a better claim to be the next. Among addresses with equally many any may be first. */
static void expect_rightful(const struct known *all, const struct room_place *next)
{
    const struct known *chosen = NULL;
    for (int i = 0; i < PLACES; i++)
        if (&all[i].place == next)
            chosen = &all[i];
    if (!chosen) {
        for (int i = 0; i < PLACES; i++)
            assert_true(all[i].address < 0 || all[i].kind == ROOM_NONE);
        return;
    }
    assert_true(chosen->address >= 0 && chosen->kind != ROOM_NONE);
    assert_int_equal(room_count(next), count_of(all, chosen->address));
    for (int address = 0; address < ADDRESSES; address++)
        assert_true(count_of(all, address) <= count_of(all, chosen->address));
    for (int i = 0; i < PLACES; i++)
        if (all[i].address == chosen->address && all[i].kind != ROOM_NONE)
            assert_true(chosen->kind < all[i].kind || (chosen->kind == all[i].kind && chosen->since <= all[i].since));
}

static void the_same_as_a_search(void **state)
{
    static struct known all[PLACES];
    struct room room;
    (void)state;
    srand(1);
    assert_true(room_start(&room, PLACES));
    for (int i = 0; i < PLACES; i++)
        all[i] = (struct known){.address = -1, .kind = ROOM_NONE};
    for (int step = 0; step < STEPS; step++) {
        struct known *each = &all[rand() % PLACES];
        if (each->address < 0) {
            each->address = rand() % 3 ? rand() % 2 : rand() % ADDRESSES;
            const struct holder address = address_at(each->address);
            room_enter(&room, &each->place, &address);
        } else if (rand() % 8 == 0) {
            room_leave(&room, &each->place);
            *each = (struct known){.address = -1, .kind = ROOM_NONE};
        } else {
            each->kind = rand() % (ROOM_NONE + 1);
            each->since = step;
            room_set(&room, &each->place, (enum room_kind)each->kind);
        }
        expect_rightful(all, room_next(&room));
    }
    for (int i = 0; i < PLACES; i++)
        room_leave(&room, &all[i].place);
    assert_null(room.addresses);
    room_end(&room);
}

/* With equally many it is who has had so many for longest: of thousands with one each, the oldest. */
static void of_equals_the_oldest(void **state)
{
    enum { EQUALS = 5 };
    struct room room;
    struct room_place places[EQUALS];
    (void)state;
    assert_true(room_start(&room, EQUALS));
    for (int i = 0; i < EQUALS; i++) {
        const struct holder address = address_at(i);
        room_enter(&room, &places[i], &address);
        room_set(&room, &places[i], ROOM_UNFINISHED);
    }
    for (int i = 0; i < EQUALS; i++) {
        assert_ptr_equal(room_next(&room), &places[i]);
        room_leave(&room, &places[i]);
    }
    room_end(&room);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_address_gives_in_order),
        cmocka_unit_test(the_same_as_a_search),
        cmocka_unit_test(of_equals_the_oldest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
