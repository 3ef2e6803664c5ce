/* What a game that was played has left: the rosters of every entry, and the record. The rosters are held against the
 * events alone, by rules of their own that are simpler than the service's: what an entry says of a member is so behind
 * it, and no other member is different from before. */
#include "play_line.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static bool is_kind(const json_t *event, const char *kind)
{
    return strcmp(text_of(event, "kind"), kind) == 0;
}

/* The effects of an event that hold; NULL: none. */
static const json_t *effects_of(const json_t *event)
{
    return json_is_false(json_object_get(event, "applied")) ? NULL : json_object_get(event, "effects");
}

/* The entry that an event makes undone: what it corrects or takes back; NULL: none. */
static const json_t *undone_by(const struct play *play, const json_t *event)
{
    const json_t *number = NULL;
    if (is_kind(event, "correction"))
        number = json_object_get(event, "corrects");
    if (is_kind(event, "undo_answered") && json_is_true(json_object_get(event, "consent")))
        number = json_object_get(
            json_array_get(play->events, (size_t)json_integer_value(json_object_get(event, "proposal"))), "target");
    return number ? json_array_get(play->events, (size_t)json_integer_value(number)) : NULL;
}

static const json_t *effect_find(const json_t *effects, const char *unit, const char *member)
{
    const json_t *effect, *found = NULL;
    size_t index;
    json_array_foreach((json_t *)(uintptr_t)effects, index, effect) if (strcmp(text_of(effect, "unit"), unit) == 0 &&
                                                                        strcmp(text_of(effect, "member"), member) == 0)
        found = effect; /* the last one counts */
    return found;
}

/* Whether an entry between the two says something of the member. */
static bool touched_between(const struct play *play, size_t from, size_t to, const char *unit, const char *member)
{
    for (size_t i = from + 1; i < to; i++) {
        const json_t *event = json_array_get(play->events, i), *undone = undone_by(play, event);
        if (effect_find(effects_of(event), unit, member) || effect_find(effects_of(undone), unit, member))
            return true;
    }
    return false;
}

static const json_t *unit_find(const json_t *units, const char *id)
{
    const json_t *unit;
    size_t index;
    json_array_foreach((json_t *)(uintptr_t)units, index, unit) if (strcmp(text_of(unit, "id"), id) == 0) return unit;
    return NULL;
}

static void value_expect(const json_t *value, const json_t *wanted, size_t seq, const char *unit, const char *member)
{
    if (wanted && json_is_string(wanted) && json_string_length(wanted) == 0)
        wanted = NULL; /* an empty text is none */
    if (json_equal(value ? value : json_null(), wanted ? wanted : json_null()))
        return;
    char *is = json_dumps(value ? value : json_null(), JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));
    char *should = json_dumps(wanted ? wanted : json_null(), JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));
    fail_msg("behind entry %zu %s.%s is %s, the events say %s", seq, unit, member, is, should);
}

/* A member of a unit behind an entry. */
static void member_check(const struct play *play, size_t seq, const char *unit, const char *member,
                         const json_t *before, const json_t *after)
{
    const json_t *event = json_array_get(play->events, seq), *undone = undone_by(play, event);
    const json_t *effect = effect_find(effects_of(event), unit, member);
    const json_t *taken_back = effect_find(effects_of(undone), unit, member);
    size_t place = undone ? (size_t)json_integer_value(json_object_get(undone, "seq")) : seq;
    if (strcmp(member, "out") == 0 || strcmp(member, "deeds") == 0)
        return; /* they follow from the others */
    if (undone && touched_between(play, place, seq, unit, member) && (effect || taken_back))
        return; /* later entries go on from what is corrected: the script says what must come of it */
    if (effect)
        value_expect(after, json_object_get(effect, "to"), seq, unit, member);
    else if (taken_back)
        value_expect(after, json_object_get(taken_back, "from"), seq, unit, member);
    else
        value_expect(after, before, seq, unit, member);
}

/* A unit that comes in is what the entry says. */
static void newcomer_check(const json_t *event, size_t seq, const json_t *unit)
{
    const char *id = text_of(unit, "id"), *member;
    const json_t *entered = unit_find(json_object_get(event, "units"), id);
    json_t *value;
    if (!entered)
        fail_msg("behind entry %zu there is a unit %s that nobody brought", seq, id);
    json_object_foreach(json_object_get(entered, "properties"), member, value)
        value_expect(json_object_get(unit, member), value, seq, id, member);
}

static void roster_check(const struct play *play, size_t seq, const json_t *before, const json_t *after)
{
    const json_t *event = json_array_get(play->events, seq), *unit;
    size_t index, brought = json_array_size(json_object_get(event, "units"));
    json_t *value;
    const char *member;
    bool comes = is_kind(event, "opened") || is_kind(event, "units_added");
    assert_int_equal(json_array_size(after), json_array_size(before) + (comes ? brought : 0));
    json_array_foreach((json_t *)(uintptr_t)after, index, unit)
    {
        const json_t *was = unit_find(before, text_of(unit, "id"));
        if (!was) {
            newcomer_check(event, seq, unit);
            continue;
        }
        json_object_foreach((json_t *)(uintptr_t)unit, member, value)
            member_check(play, seq, text_of(unit, "id"), member, json_object_get(was, member), value);
        json_object_foreach((json_t *)(uintptr_t)was, member, value) if (!json_object_get(unit, member))
            member_check(play, seq, text_of(unit, "id"), member, value, NULL);
    }
}

void play_check_rosters(struct play *play)
{
    static const char *const readers[] = {"red", "blue"};
    char path[64];
    json_t *before = json_array();
    for (size_t seq = 0; seq < json_array_size(play->events); seq++) {
        const json_t *event = json_array_get(play->events, seq);
        assert_int_equal(json_integer_value(json_object_get(event, "seq")), seq);
        snprintf(path, sizeof path, "/roster?as_of=%zu", seq);
        const struct response *response = play_ask(play, readers[seq % 2], path, NULL);
        response_expect(response, 200);
        json_t *after = json_incref(json_object_get(response->json, "units"));
        roster_check(play, seq, before, after);
        json_decref(before);
        before = after;
    }
    response_expect(play_ask(play, "watcher", "/roster", NULL), 200);
    assert_true(json_equal(before, json_object_get(play->clients[0].response.json, "units")));
    json_decref(before);
}

/* `umpire verify` finds it in order. */
static void export_check(struct play *play)
{
    char path[] = "/tmp/umpire-game-XXXXXX";
    const struct response *response = play_ask(play, "watcher", "/export", NULL);
    response_expect(response, 200);
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, response->body, response->length), response->length);
    close(file);
    struct program_end end;
    program_run((const char *const[]){"verify", path, NULL}, NULL, &end);
    unlink(path);
    if (end.status != 0 || !strstr(end.words, "units              passed"))
        fail_msg("verify ends with %d:\n%s", end.status, end.words);
}

/* The report tells every ruling by its summary. */
static void report_check(struct play *play)
{
    const struct response *response = play_ask(play, "watcher", "/report", NULL);
    size_t index;
    const json_t *event;
    long long rulings = 0;
    response_expect(response, 200);
    json_array_foreach(play->events, index, event) rulings += is_kind(event, "ruling") || is_kind(event, "correction");
    assert_int_equal(response_number(response, "count"), json_array_size(play->events));
    assert_int_equal(response_number(response, "rulings"), rulings);
    struct ask ask = {
        .path = game_path(&play->game, "/report"), .token = play->seats[0].token, .headers = {"Accept: text/markdown"}};
    response = client_ask(&play->clients[0], &ask);
    response_expect(response, 200);
    assert_non_null(
        strstr(response->body, text_of(json_array_get(play->events, json_array_size(play->events) - 1), "remark")));
}

void play_check_record(struct play *play)
{
    export_check(play);
    report_check(play);
    const struct response *response = play_ask(play, "blue", "/luck", NULL);
    response_expect(response, 200);
    assert_int_equal(response_number(response, "entries"), json_array_size(play->events));
}
