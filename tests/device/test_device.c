/* What a device checks before it signs or reveals: each check, and each attack as the device sees it. */
#include "device/device_parts.h"
#include "table.h"

static struct table table;

static int set_up(void **state)
{
    (void)state;
    table_start(&table);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    table_end(&table);
    return 0;
}

#define red (&table.red)
#define blue (&table.blue)

static void set(json_t *entry, const char *name, json_t *value)
{
    assert_int_equal(json_object_set_new(entry, name, value), 0);
}

/* ---- A game without a cheat ---- */

static void test_a_game(void **state)
{
    (void)state;
    for (int i = 0; i < 5; i++) {
        round_play(&table, i % 2 ? blue : red);
        follow(&table, red);
        follow(&table, blue);
        assert_false(red->device.question.open);
        assert_int_equal(red->device.asked, i + 1);
        assert_int_equal(red->device.spent, i + 1);
    }
    entry_add(&table, entry_begin(&table, "note", "umpire"));
    player_restart(red); /* everything once more from its beginning, with what was kept */
    follow(&table, red);
    assert_int_equal(red->device.asked, 5);
    entry_add(&table, entry_begin(&table, "closed", "umpire"));
    follow(&table, red);
    struct statement_place place;
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_CLOSED);
}

/* The same reveal again after a lost answer or a restart; the same bytes. */
static void test_a_reveal_may_be_sent_again(void **state)
{
    (void)state;
    struct device_reveal first, second;
    struct device_used used;
    ask(&table, blue, QUESTION);
    reveal_make(&table, red, &first);
    player_restart(red);
    follow(&table, red);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_NOTHING);
    assert_refusal(device_reveal(&red->device, &second), REFUSES_NOTHING);
    assert_memory_equal(&first, &second, sizeof first);
    entry_add(&table, revealed_entry(&table, red, &second));
    follow(&table, red);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_REVEALED);
    reveal(&table, blue);
}

/* Reads, and keeps what must be kept before an end of the open question without its dice is signed. */
static enum device_refusal end_prepare(struct player *player, enum statement_operation operation, const char *said)
{
    const struct hash body = hash_of(said, strlen(said));
    struct device_used used;
    follow(&table, player);
    enum device_refusal refusal = device_prepare_end(&player->device, operation, &body, &used);
    if (!refusal && !device_used_find(&player->device, used.index))
        keep(player, &used);
    return refusal;
}

static void give_up_sign(struct player *player, const char *key, struct device_signature *ret)
{
    const struct hash body = hash_of("{}", 2);
    assert_refusal(end_prepare(player, STATEMENT_GIVE_UP, "{}"), REFUSES_NOTHING);
    assert_refusal(device_state(&player->device, STATEMENT_GIVE_UP, &body, key, NULL, ret), REFUSES_NOTHING);
}

static void give_up(struct player *player)
{
    struct device_signature signature;
    give_up_sign(player, key_of(&table), &signature);
    json_t *entry = entry_begin(&table, "gave_up", player->self.seat);
    set(entry, "question", json_integer((json_int_t)player->device.question.seq));
    set_signed(entry, key_of(&table), &player->memory.checkpoint, &signature);
    entry_add(&table, entry);
}

static void test_both_give_up(void **state)
{
    (void)state;
    struct player *players[] = {red, blue};
    ask(&table, red, QUESTION);
    for (int i = 0; i < 2; i++) {
        give_up(players[i]);
        follow(&table, red);
        assert_int_equal(red->device.question.open, i == 0);
    }
    assert_int_equal(red->device.spent, 1); /* link and index are spent */
    assert_int_equal(red->device.asked, 1);
    round_play(&table, blue); /* its secret leads down over two links */
    follow(&table, red);
    assert_int_equal(red->device.spent, 2);
}

/* The owner plays red and keeps blue's signature, recorded or not, until he knows the dice: he never will. */
static void test_giving_up_instead_of_revealing(void **state)
{
    (void)state;
    const struct hash body = hash_of("{}", 2);
    struct device_signature signature;
    struct device_used used;
    ask(&table, red, QUESTION);
    follow(&table, blue);
    assert_refusal(device_state(&blue->device, STATEMENT_GIVE_UP, &body, "k", NULL, &signature), REFUSES_NOT_KEPT);
    give_up_sign(blue, "k", &signature);
    assert_false(device_is_awaited(&blue->device));
    assert_refusal(device_prepare_reveal(&blue->device, &used), REFUSES_KEPT_BACK);
    player_restart(blue); /* the file knows */
    follow(&table, blue);
    assert_refusal(device_prepare_reveal(&blue->device, &used), REFUSES_KEPT_BACK);
    give_up(blue);
    follow(&table, red);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_KEPT_BACK); /* nor does the other one */
}

/* A device that has revealed gives up only after the other party: that one may know the dice. */
static void test_giving_up_after_a_reveal(void **state)
{
    (void)state;
    ask(&table, red, QUESTION);
    reveal(&table, blue);
    assert_refusal(end_prepare(blue, STATEMENT_GIVE_UP, "{}"), REFUSES_GIVE_UP_FIRST);
    give_up(red);
    give_up(blue);
    follow(&table, red);
    follow(&table, blue);
    assert_false(blue->device.question.open);
}

/* What an owner's record says all the same: a reveal behind a give-up, a give-up before the other's. */
static void test_giving_up_in_a_forged_order(void **state)
{
    (void)state;
    struct device_reveal made;
    ask(&table, red, QUESTION);
    reveal_make(&table, red, &made);
    size_t asked = table.count;
    give_up(blue);
    entry_add(&table, revealed_entry(&table, red, &made));
    refused(&table, blue, REFUSES_REVEAL);
    table_cut(&table, asked);
    player_restart(blue);
    player_restart(red);
    blue->memory.checkpoint = red->memory.checkpoint = (struct tree_head){0};
    entry_add(&table, revealed_entry(&table, red, &made));
    const struct hash body = hash_of("{}", 2);
    struct device_signature signature;
    follow(&table, red);
    const struct statement_about about = {.seq = red->device.question.seq, .leaf = red->device.question.asked};
    const struct statement says = {.session = table.session, /* red's owner signs what red's device would not */
                                   .seat = "red",
                                   .operation = STATEMENT_GIVE_UP,
                                   .body = body,
                                   .key = "k",
                                   .last_checkpoint = &red->memory.checkpoint,
                                   .about = &about};
    assert_true(statement_sign(&says, &red->self.secret, &signature));
    json_t *entry = entry_begin(&table, "gave_up", "red");
    set(entry, "question", json_integer((json_int_t)about.seq));
    set_signed(entry, "k", &red->memory.checkpoint, &signature);
    entry_add(&table, entry);
    refused(&table, blue, REFUSES_GAVE_UP);
}

/* ---- Declared dice ---- */

#define DICE "{\"dice\":[3,4]}"

static enum device_refusal declare_prepare(struct player *player, const char *dice)
{
    return end_prepare(player, STATEMENT_AGREE_DECLARED, dice);
}

/* As the server records it: these faces, with what was signed of that body. */
static void declared_add(struct player *player, const char *dice, int first, int second)
{
    const struct hash body = hash_of(dice, strlen(dice));
    struct device_signature signature;
    json_t *entry = entry_begin(&table, "declared_agreed", player->self.seat);
    assert_refusal(declare_prepare(player, dice), REFUSES_NOTHING);
    assert_refusal(device_state(&player->device, STATEMENT_AGREE_DECLARED, &body, key_of(&table), NULL, &signature),
                   REFUSES_NOTHING);
    set(entry, "question", json_integer((json_int_t)player->device.question.seq));
    set(entry, "faces", json_pack("[ii]", first, second));
    set_signed(entry, key_of(&table), &player->memory.checkpoint, &signature);
    entry_add(&table, entry);
}

static void declared_answer(int64_t question)
{
    json_t *entry = entry_begin(&table, "ruling", "red");
    set(entry, "dice", json_pack("{s:I,s:s}", "question", (json_int_t)question, "source", "declared"));
    entry_add(&table, entry);
}

/* Who has agreed to declared dice reveals no more, even where the record does not say so; nor does the other one. */
static void test_agreeing_instead_of_revealing(void **state)
{
    (void)state;
    const struct hash body = hash_of(DICE, strlen(DICE));
    struct device_signature signature;
    struct device_used used;
    ask(&table, red, QUESTION);
    follow(&table, blue);
    assert_refusal(device_state(&blue->device, STATEMENT_AGREE_DECLARED, &body, "k", NULL, &signature),
                   REFUSES_NOT_KEPT);
    assert_true(device_is_awaited(&blue->device));
    assert_refusal(declare_prepare(blue, DICE), REFUSES_NOTHING);
    assert_false(device_is_awaited(&blue->device)); /* whatever becomes of its signature */
    assert_refusal(device_prepare_reveal(&blue->device, &used), REFUSES_KEPT_BACK);
    declared_add(blue, DICE, 3, 4);
    follow(&table, red);
    assert_false(device_is_awaited(&red->device));
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_KEPT_BACK);
    size_t agreed = table.count;
    declared_answer((int64_t)red->device.question.seq); /* one alone */
    refused(&table, red, REFUSES_ANSWER);
    table_cut(&table, agreed);
    player_restart(red);
    declared_add(red, "{\"dice\":[3,5]}", 3, 5); /* others */
    declared_answer((int64_t)red->device.question.seq);
    refused(&table, blue, REFUSES_ANSWER);
    table_cut(&table, agreed + 1);
    player_restart(blue);
    declared_add(red, DICE, 3, 4);
    declared_answer((int64_t)red->device.question.seq);
    follow(&table, blue);
    assert_false(blue->device.question.open);
    assert_int_equal(blue->device.spent, 1);
    round_play(&table, blue);
    follow(&table, red);
}

/* Whose nonce is out agrees only to what the other party has agreed to. */
static void test_agreeing_after_a_reveal(void **state)
{
    (void)state;
    ask(&table, red, QUESTION);
    reveal(&table, blue);
    assert_refusal(declare_prepare(blue, DICE), REFUSES_DECLARED_FIRST);
    declared_add(red, DICE, 3, 4);
    assert_refusal(declare_prepare(blue, "{\"dice\":[6,6]}"), REFUSES_DECLARED_FIRST);
    declared_add(blue, DICE, 3, 4);
    declared_answer((int64_t)blue->device.question.seq);
    follow(&table, red);
    follow(&table, blue);
    assert_false(red->device.question.open);
}

/* Other faces than were signed; a reveal or an agreement that the protocol does not have any more. */
static void test_declared_dice_that_nobody_agreed_to(void **state)
{
    (void)state;
    ask(&table, red, QUESTION);
    declared_add(blue, DICE, 3, 5);
    refused(&table, red, REFUSES_DECLARED);
    table_cut(&table, table.count - 1);
    player_restart(red);
    player_restart(blue);
    reveal(&table, red);
    declared_add(blue, DICE, 3, 4);
    size_t agreed = table.count;
    entry_add(&table, entry_begin(&table, "declared_agreed", "watcher"));
    refused(&table, red, REFUSES_STRANGER);
    table_cut(&table, agreed);
    player_restart(red);
}

/* ---- What the device is asked to do, and when it may ---- */

static void test_nothing_is_signed_before_it_is_kept(void **state)
{
    (void)state;
    struct hash body = hash_of(QUESTION, strlen(QUESTION));
    struct device_signature signature;
    struct device_sent sent = {.any = true, .body = body};
    struct device_used used;
    struct device_reveal made;
    assert_refusal(device_prepare_ask(&red->device, &sent.place), REFUSES_NOTHING);
    assert_refusal(device_ask(&red->device, &sent, "k", &signature), REFUSES_NOT_KEPT);
    red->memory.sent = sent;
    red->memory.sent.body.bytes[0] ^= 1; /* another question was kept */
    assert_refusal(device_ask(&red->device, &sent, "k", &signature), REFUSES_NOT_KEPT);
    red->memory.sent = sent;
    red->memory.sent.place.index++;
    assert_refusal(device_ask(&red->device, &sent, "k", &signature), REFUSES_NOT_KEPT);
    red->memory.sent = sent;
    assert_refusal(device_ask(&red->device, &sent, "k", &signature), REFUSES_NOTHING);
    ask(&table, red, QUESTION);
    follow(&table, red);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_NOTHING);
    assert_refusal(device_reveal(&red->device, &made), REFUSES_NOT_KEPT);
    keep(red, &used);
    red->memory.checkpoint.size--; /* the newest checkpoint is not kept */
    assert_refusal(device_reveal(&red->device, &made), REFUSES_NOT_KEPT);
    red->memory.checkpoint.size++;
    assert_refusal(device_reveal(&red->device, &made), REFUSES_NOTHING);
}

static void test_nothing_is_signed_on_what_no_checkpoint_confirms(void **state)
{
    (void)state;
    struct device_used used;
    ask(&table, blue, QUESTION);
    const char *bytes = table.entries[red->device.tree.size];
    assert_refusal(device_take_entry(&red->device, bytes, strlen(bytes), &red->scratch), REFUSES_NOTHING);
    assert_true(device_is_awaited(&red->device));
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_UNCONFIRMED);
    follow(&table, red);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_NOTHING);
}

static void test_when_a_question_can_be_asked(void **state)
{
    (void)state;
    struct hash body = {{1}}, room[DEVICE_AHEAD_MAX];
    struct statement_place place;
    struct device_used used;
    struct commitment_list list;
    struct device_signature signature;
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_NO_QUESTION);
    assert_refusal(device_state(&red->device, STATEMENT_GIVE_UP, &body, "k", NULL, &signature), REFUSES_NO_QUESTION);
    assert_refusal(device_prepare_commit(&red->device, AHEAD, room, &list), REFUSES_COMMITTED);
    ask(&table, blue, QUESTION);
    follow(&table, red);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_WAITING);
    struct player *seats[] = {red, blue};
    for (int i = 0; i < 2; i++) { /* its own commitments, or the other's, are missing */
        table_end(&table);
        table_join(&table);
        follow(&table, red);
        assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_UNCOMMITTED);
        commit(&table, seats[i]);
        follow(&table, red);
        assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_UNCOMMITTED);
    }
}

/* A question at the link behind the last one makes the server begin a new chain; it can stand nowhere itself. */
static void test_a_chain_that_is_used_up(void **state)
{
    (void)state;
    struct request request;
    red->device.spent = red->device.last_link;
    blue->device.spent = blue->device.last_link;
    request_make(&table, red, QUESTION, &request);
    assert_int_equal(request.sent.place.link, LINKS + 1);
    follow(&table, blue);
    blue->device.spent = blue->device.last_link;
    entry_add(&table, asked_entry(&table, red, &request));
    refused(&table, blue, REFUSES_QUESTION_PLACE);
}

static void test_a_seat_that_does_not_play(void **state)
{
    (void)state;
    struct hash body = {{1}};
    struct statement_place place;
    struct device_signature signature;
    struct player watcher;
    player_start(&table, &watcher, "watcher", 3);
    follow(&table, &watcher);
    assert_refusal(device_state(&watcher.device, STATEMENT_NOTE, &body, "k", NULL, &signature), REFUSES_NOT_JOINED);
    json_t *entry = joined_entry(&table, &watcher);
    set(entry, "role", json_string("spectator"));
    entry_add(&table, entry);
    follow(&table, &watcher);
    assert_refusal(device_prepare_ask(&watcher.device, &place), REFUSES_NOT_JOINED);
    assert_refusal(device_state(&watcher.device, STATEMENT_NOTE, &body, "k", NULL, &signature), REFUSES_NOTHING);
    assert_refusal(device_state(&watcher.device, STATEMENT_ASK, &body, "k", NULL, &signature), REFUSES_STATEMENT);
    assert_refusal(device_state(&watcher.device, STATEMENT_DISPUTE, &body, "k", NULL, &signature), REFUSES_STATEMENT);
    arena_end(&watcher.scratch);
}

/* What a device says beside questions is bound to the record that it saw, and checked by others under its key. */
static void test_statements_are_bound_to_the_record(void **state)
{
    (void)state;
    struct hash body = hash_of("{}", 2);
    struct device_signature signature;
    ask(&table, blue, QUESTION);
    follow(&table, red);
    struct statement_about about = {.seq = table.count - 1, .leaf = table_leaf(&table, table.count - 1)};
    struct statement wanted = {.session = table.session,
                               .seat = "red",
                               .operation = STATEMENT_GIVE_UP,
                               .body = body,
                               .key = "k",
                               .last_checkpoint = &red->memory.checkpoint,
                               .about = &about};
    give_up_sign(red, "k", &signature);
    assert_true(statement_check(&wanted, &red->self.key, &signature));
    about.leaf.bytes[0] ^= 1;
    assert_false(statement_check(&wanted, &red->self.key, &signature));
    struct statement joins = {.session = table.session, .seat = "red", .operation = STATEMENT_JOIN, .body = body};
    assert_refusal(device_join(&red->self, &body, &signature), REFUSES_NOTHING);
    assert_true(statement_check(&joins, &red->self.key, &signature));
}

/* A device cosigns the checkpoint that it keeps, and no other. */
static void test_cosigning(void **state)
{
    (void)state;
    char note[CHECKPOINT_NOTE_MAX], line[COSIGNATURE_LINE_MAX], both[sizeof note + sizeof line];
    struct cosigner cosigner;
    struct note read;
    struct text out;
    uint64_t time;
    note_make(&table, &table.server, note, sizeof note);
    text_start(&out, line, sizeof line);
    assert_refusal(device_cosign(&red->device, note, strlen(note), 1234, &out), REFUSES_NOTHING);
    snprintf(both, sizeof both, "%s%s", note, line);
    assert_true(note_read(both, strlen(both), &read));
    assert_true(cosigner_make("umpire.example/" SESSION, &red->self.key, &cosigner));
    assert_int_equal(cosignature_verify(&read, &cosigner, &time), NOTE_SIGNED);
    assert_int_equal(time, 1234);
    assert_int_equal(note_verify(&read, &table.server.key, 1), NOTE_SIGNED);
    text_start(&out, line, 20);
    assert_refusal(device_cosign(&red->device, note, strlen(note), 1234, &out), REFUSES_STATEMENT);
    text_start(&out, line, sizeof line);
    entry_add(&table, entry_begin(&table, "note", "umpire"));
    note_make(&table, &table.server, note, sizeof note);
    assert_refusal(device_cosign(&red->device, note, strlen(note), 1234, &out), REFUSES_NOT_KEPT);
    note[0] = 'x';
    assert_refusal(device_cosign(&red->device, note, strlen(note), 1234, &out), REFUSES_CHECKPOINT);
    note_make(&table, &table.server, note, sizeof note);
    follow(&table, red);
    assert_refusal(device_cosign(&red->device, note, strlen(note), 1234, &out), REFUSES_NOTHING);
    table_cut(&table, 0);
    player_restart(red);
    assert_refusal(device_cosign(&red->device, note, strlen(note), 1234, &out), REFUSES_NOT_JOINED);
}

/* ---- The server's key, and the record that goes back or apart ---- */

static enum device_refusal checkpoint_of(const struct note_signer *server, const struct uuid *session)
{
    struct tree_head head = table_head(&table), kept;
    char note[CHECKPOINT_NOTE_MAX];
    struct text text;
    text_start(&text, note, sizeof note);
    assert_true(checkpoint_sign(&text, session, &head, server, 1));
    return device_take_checkpoint(&red->device, note, strlen(note), &kept);
}

static void test_another_key_signs(void **state)
{
    (void)state;
    static const uint8_t seed[NOTE_SEED_SIZE] = {10};
    struct note_signer same_name, other_name;
    struct uuid other_session = {{1}};
    struct tree_head kept;
    assert_true(note_signer_make("umpire.example", seed, &same_name));
    assert_true(note_signer_make("other.example", seed, &other_name));
    assert_refusal(checkpoint_of(&same_name, &table.session), REFUSES_SERVER_KEY);
    assert_refusal(checkpoint_of(&other_name, &table.session), REFUSES_SERVER_KEY);
    assert_refusal(checkpoint_of(&table.server, &other_session), REFUSES_CHECKPOINT);
    assert_refusal(device_take_checkpoint(&red->device, "nothing\n", 8, &kept), REFUSES_CHECKPOINT);
    assert_refusal(checkpoint_of(&table.server, &table.session), REFUSES_NOTHING);
}

static void test_the_record_goes_back(void **state)
{
    (void)state;
    round_play(&table, red);
    follow(&table, red);
    table_cut(&table, table.count - 1); /* the ruling that did not please */
    refused(&table, red, REFUSES_ROLLED_BACK);
    player_restart(red);
    refused(&table, red, REFUSES_ROLLED_BACK);
    entry_add(&table, entry_begin(&table, "note", "umpire")); /* and goes on from there */
    player_restart(red);
    refused(&table, red, REFUSES_REWRITTEN);
}

static void test_the_record_is_rewritten(void **state)
{
    (void)state;
    follow(&table, red);
    free(table.entries[1]);
    size_t count = table.count;
    table.count = 1;
    json_t *entry = joined_entry(&table, red);
    set(entry, "at", json_string("2026-11-22T10:00:00.001Z"));
    entry_add(&table, entry);
    table.count = count;
    player_restart(red);
    refused(&table, red, REFUSES_REWRITTEN);
}

/* The device reads one record, and the checkpoint signs another one. */
static void test_a_fork(void **state)
{
    (void)state;
    struct table other;
    char note[CHECKPOINT_NOTE_MAX];
    struct tree_head kept;
    entry_add(&table, entry_begin(&table, "note", "umpire"));
    const char *bytes = table.entries[table.count - 1];
    assert_refusal(device_take_entry(&red->device, bytes, strlen(bytes), &red->scratch), REFUSES_NOTHING);
    table_start(&other);
    entry_add(&other, entry_begin(&other, "note", "red"));
    note_make(&other, &table.server, note, sizeof note);
    assert_refusal(device_take_checkpoint(&red->device, note, strlen(note), &kept), REFUSES_FORKED);
    assert_refusal(red->device.refusal, REFUSES_FORKED);
    table_end(&other);
}

static void test_a_checkpoint_of_more_entries_waits(void **state)
{
    (void)state;
    char note[CHECKPOINT_NOTE_MAX];
    struct tree_head kept;
    entry_add(&table, entry_begin(&table, "note", "umpire"));
    note_make(&table, &table.server, note, sizeof note);
    assert_refusal(device_take_checkpoint(&red->device, note, strlen(note), &kept), REFUSES_BEHIND);
    follow(&table, red); /* it is no fault */
}

/* A kind or a format that this device is too old to know would hide what was changed behind it. */
static void test_a_fork_behind_an_unknown_entry(void **state)
{
    (void)state;
    for (int format = 1; format <= 2; format++) {
        json_t *news = entry_begin(&table, format == 1 ? "news" : "note", "umpire");
        set(news, "format", json_integer(format));
        size_t known = table.count;
        entry_add(&table, entry_begin(&table, "note", "umpire"));
        entry_add(&table, entry_begin(&table, "note", "umpire"));
        follow(&table, red);
        table_cut(&table, known);
        entry_add(&table, news);
        player_restart(red);
        assert_refusal(player_follow(&table, red), REFUSES_ROLLED_BACK); /* behind it the record ends */
        entry_add(&table, entry_begin(&table, "note", "umpire"));
        player_restart(red);
        refused(&table, red, REFUSES_REWRITTEN);
        entry_add(&table, entry_begin(&table, "note", "umpire"));
        player_restart(red);
        refused(&table, red, REFUSES_REWRITTEN);
        table_cut(&table, known);
        red->memory.checkpoint = table_head(&table);
        player_restart(red);
    }
}

/* What was seen before it stands; only the program is too old. */
static void test_an_unknown_entry(void **state)
{
    (void)state;
    struct table other;
    struct tree_head kept;
    char note[CHECKPOINT_NOTE_MAX];
    struct device_used used;
    follow(&table, red);
    size_t known = table.count;
    entry_add(&table, entry_begin(&table, "news", "umpire"));
    entry_add(&table, entry_begin(&table, "note", "umpire"));
    player_restart(red);
    refused(&table, red, REFUSES_UNKNOWN_KIND);
    assert_int_equal(red->device.refused, known);
    assert_int_equal(red->device.confirmed, 0);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_UNKNOWN_KIND);
    table_start(&other);
    while (other.count < table.count)
        entry_add(&other, entry_begin(&other, "note", "umpire"));
    note_make(&other, &table.server, note, sizeof note); /* which signs another record */
    assert_refusal(device_take_checkpoint(&red->device, note, strlen(note), &kept), REFUSES_FORKED);
    table_end(&other);
}

/* ---- The question ---- */

/* The owner plays blue, and keeps red's question back to ask one of its own first: red's fits no later place. */
static void test_a_question_that_is_kept_back(void **state)
{
    (void)state;
    struct request request;
    request_make(&table, red, QUESTION, &request);
    round_play(&table, blue);
    follow(&table, blue);
    json_t *entry = asked_entry(&table, red, &request);
    set(entry, "link", json_integer(2));
    set(entry, "index", json_integer(1));
    entry_add(&table, entry);
    refused(&table, blue, REFUSES_QUESTION_SIGNATURE);
    table_cut(&table, table.count - 1);
    entry_add(&table, asked_entry(&table, red, &request)); /* nor in its old one */
    player_restart(blue);
    refused(&table, blue, REFUSES_QUESTION_PLACE);
}

/* The owner records an earlier question of red's instead of the last one, or one that red never sent. */
static void test_a_question_that_was_not_sent_last(void **state)
{
    (void)state;
    struct request first, last;
    struct device_used used;
    request_make(&table, red, QUESTION, &first);
    request_make(&table, red, OTHER_QUESTION, &last);
    entry_add(&table, asked_entry(&table, red, &first));
    follow(&table, red);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_NOT_SENT);
    red->memory.sent.any = false; /* as if it had come from elsewhere */
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_NOT_SENT);
    follow(&table, blue); /* who cannot know */
    assert_refusal(device_prepare_reveal(&blue->device, &used), REFUSES_NOTHING);
}

static void test_a_question_in_blues_name(void **state)
{
    (void)state;
    struct request request;
    request_make(&table, blue, QUESTION, &request);
    json_t *entry = asked_entry(&table, blue, &request);
    set(entry, "body", json_string(OTHER_QUESTION));
    entry_add(&table, entry);
    refused(&table, red, REFUSES_QUESTION_SIGNATURE);
    table_cut(&table, table.count - 1);
    player_restart(red);
    entry = asked_entry(&table, blue, &request);
    set(json_object_get(entry, "input"), "target", json_integer(9));
    entry_add(&table, entry);
    refused(&table, red, REFUSES_QUESTION_CONTENT);
    table_cut(&table, table.count - 1);
    player_restart(red);
    entry = asked_entry(&table, blue, &request);
    set(entry, "roles", json_pack("{s:s}", "firer", "zulu")); /* units that nobody named */
    entry_add(&table, entry);
    refused(&table, red, REFUSES_QUESTION_CONTENT);
    table_cut(&table, table.count - 1);
    player_restart(red);
    entry = asked_entry(&table, blue, &request);
    set(entry, "applied", json_false()); /* blue said nothing of it */
    entry_add(&table, entry);
    refused(&table, red, REFUSES_QUESTION_CONTENT);
    table_cut(&table, table.count - 1);
    player_restart(red);
    entry = asked_entry(&table, blue, &request);
    set(entry, "decision", json_integer(3));
    entry_add(&table, entry);
    refused(&table, red, REFUSES_QUESTION_CONTENT);
    table_cut(&table, table.count - 1);
    player_restart(red);
    entry = asked_entry(&table, blue, &request);
    set(entry, "seat", json_string("umpire"));
    entry_add(&table, entry);
    refused(&table, red, REFUSES_STRANGER);
}

static void test_where_a_question_may_stand(void **state)
{
    (void)state;
    static const struct {
        const char *member;
        int value;
    } places[] = {{"link", 2}, {"link", 0}, {"index", 1}};
    struct request request;
    for (size_t i = 0; i < LENGTH(places); i++) {
        request_make(&table, blue, QUESTION, &request);
        json_t *entry = asked_entry(&table, blue, &request);
        set(entry, places[i].member, json_integer(places[i].value));
        entry_add(&table, entry);
        refused(&table, red, REFUSES_QUESTION_PLACE);
        table_cut(&table, table.count - 1);
        player_restart(red);
    }
    entry_add(&table, asked_entry(&table, blue, &request));
    entry_add(&table, asked_entry(&table, blue, &request));
    refused(&table, red, REFUSES_QUESTION_OPEN);
}

static void test_a_question_before_the_commitments(void **state)
{
    (void)state;
    struct request request;
    request_make(&table, blue, QUESTION, &request);
    table_end(&table);
    table_join(&table);
    commit(&table, blue);
    entry_add(&table, asked_entry(&table, blue, &request));
    refused(&table, red, REFUSES_QUESTION_UNCOMMITTED);
}

static void test_a_turn_while_a_question_is_open(void **state)
{
    (void)state;
    ask(&table, blue, QUESTION);
    entry_add(&table, entry_begin(&table, "turn", "umpire"));
    refused(&table, red, REFUSES_FROZEN);
}

/* ---- Keys and commitments ---- */

static void test_another_key_for_the_own_seat(void **state)
{
    (void)state;
    table_cut(&table, 1);
    player_restart(red);
    red->memory.checkpoint.size = 0;
    json_t *entry = joined_entry(&table, red);
    set_hex(entry, "device_key", blue->self.key.bytes, sizeof blue->self.key.bytes);
    entry_add(&table, entry);
    refused(&table, red, REFUSES_OWN_KEY);
    table_cut(&table, 1);
    player_restart(red);
    entry = joined_entry(&table, red);
    json_object_del(entry, "device_key");
    entry_add(&table, entry);
    refused(&table, red, REFUSES_OWN_KEY);
}

/* ---- Other devices ---- */

static struct device_self other_self(const struct player *player)
{
    static const uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE] = {42};
    struct device_self self;
    assert_true(device_make(&table.session, player->self.seat, &player->self.server, random, &self));
    self.reissued = true;
    return self;
}

/* `by` agrees that the other's seat gets this key; the device's own statement, or the owner's with a secret of his. */
static void agreement_add(struct player *by, const char *who, const struct device_key *key, bool forged)
{
    char hex[2 * DEVICE_KEY_SIZE + 1], body[200];
    struct device_signature signature;
    hex_write(key->bytes, sizeof key->bytes, hex);
    snprintf(body, sizeof body, "{\"device_key\":\"%s\",\"reissued_seat\":\"%s\"}", hex, who);
    const struct hash hash = hash_of(body, strlen(body));
    follow(&table, by);
    assert_refusal(device_state(&by->device, STATEMENT_AGREE_REISSUE, &hash, "agree", NULL, &signature),
                   REFUSES_NOTHING);
    signature.bytes[0] ^= forged ? 1 : 0;
    json_t *entry = entry_begin(&table, "reissue_agreed", by->self.seat);
    set_hex(entry, "device_key", key->bytes, sizeof key->bytes);
    json_object_set_new(entry, "reissued_seat", json_string(who));
    set_signed(entry, "agree", &by->memory.checkpoint, &signature);
    entry_add(&table, entry);
}

static void reissue_add(const char *who, const struct device_key *key, int agreed)
{
    json_t *entry = entry_begin(&table, "reissued", "umpire");
    json_object_set_new(entry, "reissued_seat", json_string(who));
    set_hex(entry, "device_key", key->bytes, sizeof key->bytes);
    if (agreed)
        json_object_set_new(entry, "agreed", json_integer(agreed));
    entry_add(&table, entry);
}

/* An agreement is about the place at which it was given: the next question ends it, and so does a reveal. Nor can it be
 * recorded later. */
static void test_an_agreement_lapses(void **state)
{
    (void)state;
    struct device_self fresh = other_self(blue);
    int agreed = (int)table.count;
    agreement_add(red, blue->self.seat, &fresh.key, false);
    char *kept = strdup(table.entries[agreed]);
    ask(&table, blue, QUESTION);
    reissue_add(blue->self.seat, &fresh.key, agreed);
    refused(&table, red, REFUSES_REISSUE);
    table_cut(&table, (size_t)agreed);
    player_restart(red);
    red->memory.checkpoint = blue->memory.checkpoint = (struct tree_head){0};
    player_restart(blue);
    ask(&table, blue, QUESTION);
    json_t *entry = json_loads(kept, 0, NULL); /* kept back until there is a question that displeases */
    free(kept);
    set(entry, "seq", json_integer((json_int_t)table.count));
    entry_add(&table, entry);
    refused(&table, red, REFUSES_REISSUE);
}

/* Whoever agrees to a new device while a question is open ends it, and reveals no more. */
static void test_agreeing_to_a_device_instead_of_revealing(void **state)
{
    (void)state;
    struct device_self fresh = other_self(blue);
    struct device_used used;
    ask(&table, blue, QUESTION);
    assert_refusal(end_prepare(red, STATEMENT_AGREE_REISSUE, "{}"), REFUSES_NOTHING);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_KEPT_BACK);
    int agreed = (int)table.count;
    agreement_add(red, blue->self.seat, &fresh.key, false);
    reissue_add(blue->self.seat, &fresh.key, agreed);
    follow(&table, red);
    assert_false(red->device.question.open);
}

/* The old device raises the alarm, the new one goes on, the other party's sees that its own agreement stands. */
static void test_a_seat_is_reissued(void **state)
{
    (void)state;
    struct device_self fresh = other_self(blue);
    int agreed = (int)table.count;
    agreement_add(red, blue->self.seat, &fresh.key, false);
    reissue_add(blue->self.seat, &fresh.key, agreed);
    follow(&table, red);
    assert_int_equal(red->device.reissued, 1);
    assert_refusal(player_follow(&table, blue), REFUSES_OWN_KEY);
    assert_true(device_refusal_is_alarm(REFUSES_OWN_KEY));
    struct device_memory empty = {.used = NULL};
    blue->self = fresh;
    blue->memory = empty;
    player_restart(blue);
    follow(&table, blue);
    struct hash room[DEVICE_AHEAD_MAX];
    struct commitment_list list;
    assert_refusal(device_prepare_commit(&blue->device, 4, room, &list), REFUSES_NOTHING);
    assert_int_equal(list.first, blue->device.asked);
}

static void test_a_seat_is_taken(void **state)
{
    (void)state;
    struct device_self fresh = other_self(blue);
    reissue_add(blue->self.seat, &fresh.key, 0); /* nobody agreed */
    refused(&table, red, REFUSES_REISSUE);
    table_cut(&table, table.count - 1);
    player_restart(red);
    agreement_add(red, blue->self.seat, &fresh.key, true); /* in red's name */
    refused(&table, red, REFUSES_REISSUE);
    table_cut(&table, table.count - 1);
    player_restart(red);
    int agreed = (int)table.count;
    agreement_add(red, blue->self.seat, &fresh.key, false);
    reissue_add(blue->self.seat, &(struct device_key){{9}}, agreed);
    refused(&table, red, REFUSES_REISSUE); /* another key than was agreed */
}

static void test_a_seat_is_handed_over(void **state)
{
    (void)state;
    struct device_self fresh = other_self(red);
    for (int forged = 1; forged >= 0; forged--) {
        char hex[2 * DEVICE_KEY_SIZE + 1], body[120];
        struct device_signature signature;
        hex_write(fresh.key.bytes, sizeof fresh.key.bytes, hex);
        snprintf(body, sizeof body, "{\"device_key\":\"%s\"}", hex);
        const struct hash hash = hash_of(body, strlen(body));
        follow(&table, red);
        assert_refusal(device_state(&red->device, STATEMENT_HAND_OVER, &hash, "hand", NULL, &signature),
                       REFUSES_NOTHING);
        signature.bytes[0] ^= (uint8_t)forged;
        json_t *entry = entry_begin(&table, "handed_over", red->self.seat);
        set_hex(entry, "device_key", fresh.key.bytes, sizeof fresh.key.bytes);
        set_signed(entry, "hand", &red->memory.checkpoint, &signature);
        entry_add(&table, entry);
        if (forged) {
            refused(&table, blue, REFUSES_REISSUE);
            table_cut(&table, table.count - 1);
            player_restart(blue);
        }
    }
    follow(&table, blue);
    assert_int_equal(blue->device.reissued, 0);
    assert_refusal(player_follow(&table, red), REFUSES_HANDED_OVER);
    assert_false(device_refusal_is_alarm(REFUSES_HANDED_OVER));
    red->self = fresh;
    red->memory = (struct device_memory){.used = NULL};
    player_restart(red);
    follow(&table, red);
}

static void test_who_plays(void **state)
{
    (void)state;
    struct player third;
    player_start(&table, &third, "third", 3);
    entry_add(&table, joined_entry(&table, &third));
    refused(&table, red, REFUSES_PARTIES);
    table_cut(&table, 2);
    red->memory.checkpoint.size = 0;
    player_restart(red);
    json_t *entry = joined_entry(&table, blue);
    json_object_del(entry, "device_key");
    entry_add(&table, entry);
    refused(&table, red, REFUSES_PARTIES);
    table_cut(&table, 2);
    player_restart(red);
    entry_add(&table, joined_entry(&table, red)); /* twice */
    refused(&table, red, REFUSES_STRANGER);
    arena_end(&third.scratch);
}

/* Commitments of a player, made with its secrets whatever they are. */
static json_t *list_entry(struct player *player, const struct hash *anchor, uint64_t first, size_t count, bool own)
{
    static struct hash commitments[DEVICE_AHEAD_MAX];
    struct commitment_list list = {.anchor = *anchor, .first = first, .commitments = commitments, .count = count};
    struct statement statement = {.session = table.session,
                                  .seat = player->self.seat,
                                  .key = key_of(&table),
                                  .last_checkpoint = &player->memory.checkpoint};
    struct statement_place place;
    struct device_signature signature;
    for (size_t i = 0; i < count; i++) {
        device_commitment(&player->self, anchor, first + i, &commitments[i]);
        commitments[i].bytes[0] ^= own ? 0 : 1;
    }
    assert_true(commitment_list_state(&list, &statement, &place));
    assert_true(statement_sign(&statement, &player->self.secret, &signature));
    return committed_entry(&table, player, &list, statement.key, &signature);
}

static void test_commitments_of_others_making(void **state)
{
    (void)state;
    const struct hash *anchor = &table.chain.anchor.secret;
    struct hash other_anchor = {{1}};
    follow(&table, blue);
    size_t count = table.count;
    const struct {
        json_t *entry;
        enum device_refusal wanted;
    } cases[] = {
        {list_entry(red, anchor, AHEAD, 2, false), REFUSES_COMMITMENT_FOREIGN},
        {list_entry(blue, anchor, AHEAD + 1, 2, true), REFUSES_COMMITMENT_ORDER},
        {list_entry(blue, anchor, AHEAD - 1, 2, true), REFUSES_COMMITMENT_ORDER}, /* again, for an index that has one */
        {list_entry(blue, anchor, AHEAD, DEVICE_AHEAD_MAX, true), REFUSES_COMMITMENT_ORDER},
        {list_entry(blue, &other_anchor, AHEAD, 2, true), REFUSES_COMMITMENT_SIGNATURE},
        {list_entry(blue, anchor, AHEAD, 2, true), REFUSES_NOTHING},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        entry_add(&table, cases[i].entry);
        if (cases[i].wanted)
            refused(&table, red, cases[i].wanted);
        else
            follow(&table, red);
        table_cut(&table, count);
        if (cases[i].wanted)
            player_restart(red);
    }
    player_restart(red);
    red->memory.checkpoint.size = 0;
    json_t *entry = list_entry(blue, anchor, AHEAD, 2, true);
    json_object_del(entry, "signature");
    entry_add(&table, entry);
    refused(&table, red, REFUSES_COMMITMENT_SIGNATURE);
}

/* ---- Reveals ---- */

/* After red's reveal the owner goes back and asks something else at that index, with red's nonce in its hands: whoever
 * saw the first question notices, and who did not finds red's signature under another one. */
static void test_a_fork_after_the_reveal(void **state)
{
    (void)state;
    struct device_reveal shown;
    struct device_used used;
    size_t before = table.count;
    ask(&table, blue, QUESTION);
    reveal_make(&table, red, &shown);
    table_cut(&table, before);
    player_restart(blue);
    blue->memory.checkpoint.size = 0; /* the owner's own */
    ask(&table, blue, OTHER_QUESTION);
    refused(&table, red, REFUSES_FORKED);
    player_restart(red);
    refused(&table, red, REFUSES_REWRITTEN);
    player_restart(red);
    red->memory.checkpoint.size = 0; /* even if it had kept no checkpoint */
    follow(&table, red);
    assert_refusal(device_prepare_reveal(&red->device, &used), REFUSES_REUSED);
    entry_add(&table, revealed_entry(&table, red, &shown));
    player_restart(blue);
    refused(&table, blue, REFUSES_REVEAL_SIGNATURE);
}

/* The same question in a record with another past. */
static void test_a_reveal_in_another_past(void **state)
{
    (void)state;
    struct device_reveal shown;
    struct request request;
    size_t before = table.count;
    request_make(&table, blue, QUESTION, &request);
    entry_add(&table, entry_begin(&table, "note", "blue"));
    entry_add(&table, asked_entry(&table, blue, &request));
    reveal_make(&table, red, &shown);
    table_cut(&table, before);
    entry_add(&table, entry_begin(&table, "note", "umpire"));
    entry_add(&table, asked_entry(&table, blue, &request));
    entry_add(&table, revealed_entry(&table, red, &shown));
    player_restart(blue);
    refused(&table, blue, REFUSES_REVEAL_SIGNATURE);
}

/* A reveal of red's with one thing changed, as blue's device sees it. */
static void test_reveals_that_are_not_right(void **state)
{
    (void)state;
    static const struct {
        const char *member;
        enum device_refusal wanted;
    } cases[] = {{"question", REFUSES_REVEAL},
                 {"index", REFUSES_REVEAL},
                 {"nonce", REFUSES_REVEAL},
                 {"signature", REFUSES_REVEAL_SIGNATURE}};
    struct device_reveal shown;
    ask(&table, blue, QUESTION);
    reveal_make(&table, red, &shown);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        json_t *entry = revealed_entry(&table, red, &shown), *member = json_object_get(entry, cases[i].member);
        if (json_is_integer(member))
            json_integer_set(member, json_integer_value(member) + 1);
        else
            set_hex(entry, cases[i].member, (const uint8_t[64]){1}, strlen(json_string_value(member)) / 2);
        entry_add(&table, entry);
        player_restart(blue);
        refused(&table, blue, cases[i].wanted);
        table_cut(&table, table.count - 1);
    }
    entry_add(&table, revealed_entry(&table, red, &shown));
    entry_add(&table, revealed_entry(&table, red, &shown)); /* twice */
    player_restart(blue);
    refused(&table, blue, REFUSES_REVEAL);
    table_cut(&table, table.count - 1);
    player_restart(blue);
    follow(&table, blue);
    assert_true(blue->device.parties[0].revealed);
    json_t *entry = revealed_entry(&table, red, &shown);
    set(entry, "seat", json_string("umpire"));
    entry_add(&table, entry);
    refused(&table, blue, REFUSES_STRANGER);
}

/* A second device with red's secrets has revealed; or red's memory was set back. */
static void test_a_reveal_in_the_own_name(void **state)
{
    (void)state;
    struct device_reveal shown;
    ask(&table, blue, QUESTION);
    reveal_make(&table, red, &shown);
    entry_add(&table, revealed_entry(&table, red, &shown));
    red->memory.used_count = 0;
    refused(&table, red, REFUSES_REVEAL_FOREIGN);
}

/* ---- Rulings, secrets, a new chain ---- */

static void answer_begin(void)
{
    ask(&table, red, QUESTION);
    reveal(&table, red);
    reveal(&table, blue);
    follow(&table, red);
}

static void dice_set(json_t *entry, const char *member, json_t *value)
{
    set(json_object_get(entry, "dice"), member, value);
}

static void test_answers_that_are_not_right(void **state)
{
    (void)state;
    static const char hash[] = "00000000000000000000000000000000000000000000000000000000000000ff";
    answer_begin();
    json_t *nonce = json_pack("[{s:s, s:s}]", "nonce", hash, "seat", "red"),
           *swapped =
               json_pack("[{s:s, s:s}, {s:s, s:s}]", "nonce", hash, "seat", "red", "nonce", hash, "seat", "blue");
    struct {
        const char *member;
        json_t *value;
        enum device_refusal wanted;
    } cases[] = {
        {"secret", json_string(hash), REFUSES_CHAIN},
        {"link", json_integer(2), REFUSES_CHAIN},
        {"question", json_integer(1), REFUSES_ANSWER},
        {"nonces", json_array(), REFUSES_ANSWER},
        {"nonces", nonce, REFUSES_ANSWER},
        {"nonces", swapped, REFUSES_ANSWER},
        {"secret", json_string("00"), REFUSES_MALFORMED},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        player_restart(red);
        follow(&table, red);
        json_t *entry = ruling_entry(&table, red);
        dice_set(entry, cases[i].member, cases[i].value);
        entry_add(&table, entry);
        refused(&table, red, cases[i].wanted);
        table_cut(&table, table.count - 1);
    }
    player_restart(red);
    follow(&table, red);
    json_t *entry = ruling_entry(&table, red);
    dice_set(entry, "source", json_string("declared")); /* to which nobody agreed */
    entry_add(&table, entry);
    refused(&table, red, REFUSES_ANSWER);
    table_cut(&table, table.count - 1);
    player_restart(red);
    entry = entry_begin(&table, "ruling", "red");
    set(entry, "dice", json_pack("{s:s}", "source", "declared")); /* answers nothing, and spends nothing */
    entry_add(&table, entry);
    follow(&table, red);
    assert_true(red->device.question.open);
    entry_add(&table, ruling_entry(&table, red));
    follow(&table, red);
    entry = entry_begin(&table, "ruling", "red"); /* a second time */
    set(entry, "dice", json_pack("{s:s}", "source", "sealed"));
    entry_add(&table, entry);
    refused(&table, red, REFUSES_ANSWER);
}

static void test_a_ruling_before_both_reveals(void **state)
{
    (void)state;
    ask(&table, red, QUESTION);
    reveal(&table, blue);
    follow(&table, red);
    entry_add(&table, ruling_entry(&table, red));
    refused(&table, red, REFUSES_ANSWER);
}

static void rekey_add(uint64_t base, const struct hash *anchor, const char *reason)
{
    char hex[HASH_TEXT_SIZE];
    json_t *entry = entry_begin(&table, "rekey", "server");
    hash_write(anchor, hex);
    set(entry, "chain", json_pack("{s:s, s:I, s:i}", "anchor", hex, "base", (json_int_t)base, "length", LINKS));
    if (reason)
        set(entry, "reason", json_string(reason));
    entry_add(&table, entry);
}

/* A re-key voids what was committed: the owner could have chosen it to suit nonces that were shown. */
static void test_a_rekey(void **state)
{
    (void)state;
    const struct hash highest = {{8}};
    struct hash old = table.chain.anchor.secret;
    struct statement_place place;
    struct request request;
    round_play(&table, red);
    request_make(&table, blue, QUESTION, &request); /* kept back */
    assert_true(chain_start(&table.chain, &table.session, 1, LINKS, &highest));
    rekey_add(1, &table.chain.anchor.secret, "restored");
    follow(&table, red);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_UNCOMMITTED);
    size_t count = table.count;
    entry_add(&table, asked_entry(&table, blue, &request));
    refused(&table, red, REFUSES_QUESTION_UNCOMMITTED);
    table_cut(&table, count);
    player_restart(red);
    entry_add(&table, list_entry(blue, &old, 1, AHEAD, true)); /* what it committed to before */
    refused(&table, red, REFUSES_COMMITMENT_SIGNATURE);
    table_cut(&table, count);
    player_restart(red);
    follow(&table, blue);
    commit(&table, red);
    commit(&table, blue);
    count = table.count;
    entry_add(&table, asked_entry(&table, blue, &request)); /* the link and index are next, the chain is another */
    refused(&table, red, REFUSES_QUESTION_SIGNATURE);
    table_cut(&table, count);
    player_restart(red);
    round_play(&table, blue);
    follow(&table, red);
    assert_int_equal(red->device.spent, 2);
    assert_int_equal(red->device.asked, 2);
}

/* The owner does not like the dice that he saw, and calls a re-key a restore: to a device that gave its nonce for them,
 * whether or not that stands in the record, and that still finds all it saw, nothing was lost. */
static void test_a_rekey_after_the_own_reveal(void **state)
{
    (void)state;
    const struct hash highest = {{8}};
    struct device_reveal made;
    for (int recorded = 0; recorded < 2; recorded++) {
        ask(&table, blue, QUESTION);
        reveal_make(&table, red, &made);
        if (recorded)
            entry_add(&table, revealed_entry(&table, red, &made));
        assert_true(chain_start(&table.chain, &table.session, 1, LINKS, &highest));
        rekey_add(1, &table.chain.anchor.secret, "restored");
        refused(&table, red, REFUSES_REKEY);
        assert_true(device_refusal_is_alarm(REFUSES_REKEY));
        follow(&table, blue); /* who gave nothing away goes on, and reads the reason */
        table_end(&table);
        table_start(&table);
    }
}

/* After a restore a re-key ends the question that is open; its nonce serves no other. */
static void test_a_rekey_ends_the_question(void **state)
{
    (void)state;
    const struct hash highest = {{8}};
    ask(&table, blue, QUESTION);
    assert_true(chain_start(&table.chain, &table.session, 1, LINKS, &highest));
    rekey_add(1, &table.chain.anchor.secret, "restored");
    follow(&table, red);
    follow(&table, blue);
    assert_false(red->device.question.open);
    assert_int_equal(red->device.restored, 1);
    commit(&table, red);
    commit(&table, blue);
    round_play(&table, red);
    follow(&table, red);
    assert_int_equal(red->device.asked, 2);
    uint8_t first[DEVICE_NONCE_SIZE], second[DEVICE_NONCE_SIZE];
    device_nonce(&red->self, &table.chain.anchor.secret, 0, first);
    device_nonce(&red->self, &highest, 0, second);
    assert_memory_not_equal(first, second, sizeof first);
}

static void test_a_chain_over_links_that_were_spent(void **state)
{
    (void)state;
    struct hash anchor = {{3}};
    round_play(&table, red);
    size_t count = table.count;
    rekey_add(0, &anchor, "restored");
    refused(&table, red, REFUSES_CHAIN);
    table_cut(&table, count);
    player_restart(red);
    rekey_add(1, &anchor, NULL); /* no reason, and the chain is not used up */
    refused(&table, red, REFUSES_CHAIN);
    table_cut(&table, count);
    player_restart(red);
    ask(&table, red, QUESTION);
    rekey_add(2, &anchor, NULL); /* to be rid of the question */
    refused(&table, red, REFUSES_FROZEN);
    table_cut(&table, count);
    red->memory.checkpoint.size = 0;
    player_restart(red);
    follow(&table, red);
    red->device.spent = red->device.last_link; /* it is used up */
    rekey_add(LINKS, &anchor, NULL);
    follow(&table, red);
    assert_int_equal(red->device.restored, 0);
}

static void revoked_add(const char *seat)
{
    json_t *entry = entry_begin(&table, "revoked", "umpire");
    set(entry, "revoked_seat", json_string(seat));
    entry_add(&table, entry);
}

static void test_a_party_that_is_revoked(void **state)
{
    (void)state;
    ask(&table, blue, QUESTION);
    revoked_add("watcher");
    follow(&table, red);
    assert_true(red->device.question.open);
    revoked_add("blue"); /* to end a question that does not please */
    refused(&table, red, REFUSES_FROZEN);
    table_cut(&table, table.count - 3);
    red->memory.checkpoint.size = 0;
    player_restart(red);
    revoked_add("blue");
    follow(&table, red);
}

/* Giving up in another's name, or what was not asked. */
static void test_giving_up_that_nobody_signed(void **state)
{
    (void)state;
    struct hash body = hash_of("{}", 2);
    struct device_signature signature;
    ask(&table, red, QUESTION);
    follow(&table, blue);
    assert_refusal(device_state(&blue->device, STATEMENT_PROPOSE_UNDO, &body, "k",
                                &(struct statement_about){.seq = blue->device.question.seq}, &signature),
                   REFUSES_NOTHING);
    for (int i = 0; i < 2; i++) {
        json_t *entry = entry_begin(&table, "gave_up", "blue");
        if (i == 1)
            give_up_sign(blue, "k", &signature);
        set(entry, "question", json_integer((json_int_t)blue->device.question.seq - i));
        set_signed(entry, "k", &blue->memory.checkpoint, &signature);
        entry_add(&table, entry);
        refused(&table, red, REFUSES_GAVE_UP);
        table_cut(&table, table.count - 1);
        player_restart(red);
    }
}

/* ---- The form of entries ---- */

static void test_the_form_of_entries(void **state)
{
    (void)state;
    struct player *player = red;
    size_t count = table.count;
    struct {
        json_t *entry;
        enum device_refusal wanted;
    } cases[] = {
        {entry_begin(&table, "news", "red"), REFUSES_UNKNOWN_KIND},
        {entry_begin(&table, "opened", "red"), REFUSES_ORDER},
        {entry_begin(&table, "note", "red"), REFUSES_ORDER},
        {entry_begin(&table, "note", "red"), REFUSES_OTHER_SESSION},
        {entry_begin(&table, "note", "red"), REFUSES_MALFORMED},
        {entry_begin(&table, "asked", "red"), REFUSES_MALFORMED},
        {entry_begin(&table, "committed", "red"), REFUSES_MALFORMED},
        {entry_begin(&table, "committed", "watcher"), REFUSES_STRANGER},
        {entry_begin(&table, "gave_up", "watcher"), REFUSES_STRANGER},
        {entry_begin(&table, "rekey", "server"), REFUSES_MALFORMED},
        {entry_begin(&table, "revoked", "umpire"), REFUSES_MALFORMED},
        {entry_begin(&table, "note", "red"), REFUSES_UNKNOWN_KIND},
    };
    set(cases[11].entry, "format", json_integer(2));
    set(cases[9].entry, "reason", json_string("restored"));
    set(cases[2].entry, "seq", json_integer((json_int_t)count + 1));
    set(cases[3].entry, "session", json_string("01934abc-def0-7fff-8000-090aa00aff11"));
    json_object_del(cases[4].entry, "seat");
    for (size_t i = 0; i < LENGTH(cases); i++) {
        entry_add(&table, cases[i].entry);
        refused(&table, player, cases[i].wanted);
        assert_int_equal(player->device.refused, count);
        table_cut(&table, count);
        player_restart(player);
    }
    static const char *const bytes[] = {"{\"at\": 1}", "[]", "\"a\"", "1", ""};
    for (size_t i = 0; i < LENGTH(bytes); i++) {
        table.entries[table.count++] = strdup(bytes[i]);
        refused(&table, player, REFUSES_MALFORMED);
        table_cut(&table, count);
        player_restart(player);
    }
    table_cut(&table, 0);
    player_restart(player);
    entry_add(&table, entry_begin(&table, "note", "umpire")); /* no opening */
    refused(&table, player, REFUSES_ORDER);
    table_cut(&table, 0);
    player_restart(player);
    player->memory.checkpoint.size = 0;
    entry_add(&table, opened_entry(&table));
    entry_add(&table, entry_begin(&table, "closed", "umpire"));
    entry_add(&table, entry_begin(&table, "note", "umpire"));
    refused(&table, player, REFUSES_ORDER);
}

static void test_no_memory(void **state)
{
    (void)state;
    ask(&table, blue, QUESTION);
    arena_end(&red->scratch);
    arena_start(&red->scratch, 16);
    refused(&table, red, REFUSES_NO_MEMORY);
}

static json_t *joined_with_nonce(const struct player *player)
{
    uint8_t nonce[DEVICE_NONCE_SIZE];
    json_t *entry = joined_entry(&table, player);
    device_seat_nonce(&player->self, nonce);
    set_hex(entry, "nonce", nonce, sizeof nonce);
    return entry;
}

static void sealed_open(void)
{
    table_cut(&table, 0);
    red->memory.checkpoint.size = 0;
    player_restart(red);
    json_t *entry = opened_entry(&table);
    set(entry, "mode", json_string("sealed"));
    entry_add(&table, entry);
}

/* An owner without a seat who grinds a nonce until the sealed dice please: the device gave another one. */
static void test_a_nonce_of_another_making(void **state)
{
    (void)state;
    static const char ground[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
    for (int lie = 0; lie < 3; lie++) {
        sealed_open();
        json_t *joined = joined_with_nonce(red), *nonce = entry_begin(&table, "nonce", "red");
        if (lie == 0)
            set(joined, "nonce", json_string(ground));
        if (lie == 1)
            json_object_del(joined, "nonce");
        entry_add(&table, joined);
        set(nonce, "nonce", json_string(ground));
        set(nonce, "seq", json_integer((json_int_t)table.count));
        entry_add(&table, nonce);
        refused(&table, red, REFUSES_OWN_NONCE);
        assert_int_equal(red->device.refused, lie == 2 ? 2 : 1);
    }
    table_cut(&table, 0); /* in two-sided mode it does not count, but another one is a lie, too */
    player_restart(red);
    entry_add(&table, opened_entry(&table));
    json_t *joined = joined_with_nonce(red);
    set(joined, "nonce", json_string(ground));
    entry_add(&table, joined);
    refused(&table, red, REFUSES_OWN_NONCE);
}

/* The umpire rolls, whose seat has no key. */
static void sealed_ruling_add(uint64_t link)
{
    struct hash secret;
    char hex[HASH_TEXT_SIZE];
    assert_true(chain_link(&table.chain, link, &secret));
    hash_write(&secret, hex);
    json_t *entry = entry_begin(&table, "ruling", "umpire");
    set(entry, "dice", json_pack("{s:I, s:s, s:s}", "link", (json_int_t)link, "secret", hex, "source", "sealed"));
    entry_add(&table, entry);
}

static json_t *nonce_entry(const struct hash *anchor)
{
    uint8_t nonce[DEVICE_NONCE_SIZE];
    json_t *entry = entry_begin(&table, "nonce", "red");
    device_chain_nonce(&red->self, anchor, nonce);
    set_hex(entry, "nonce", nonce, sizeof nonce);
    return entry;
}

/* A new chain counts none of the nonces that were given before it: the device gives another one, and asks then. */
static void test_a_nonce_for_a_new_chain(void **state)
{
    (void)state;
    const struct hash second = {{7}}, third = {{8}};
    uint8_t nonce[DEVICE_NONCE_SIZE], again[DEVICE_NONCE_SIZE], joining[DEVICE_NONCE_SIZE];
    struct statement_place place;
    sealed_open();
    entry_add(&table, joined_with_nonce(red));
    follow(&table, red);
    assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NONCE_GIVEN);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NOTHING);
    rekey_add(0, &second, "restored");
    follow(&table, red);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NONCE_FIRST);
    assert_false(device_refusal_is_alarm(REFUSES_NONCE_FIRST));
    assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NOTHING);
    assert_refusal(device_prepare_nonce(&red->device, again), REFUSES_NOTHING);
    assert_memory_equal(nonce, again, sizeof nonce);
    device_seat_nonce(&red->self, joining);
    assert_memory_not_equal(nonce, joining, sizeof nonce);
    entry_add(&table, nonce_entry(&second));
    follow(&table, red);
    assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NONCE_GIVEN);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NOTHING);
    size_t count = table.count;
    entry_add(&table, nonce_entry(&second)); /* twice */
    refused(&table, red, REFUSES_OWN_NONCE);
    table_cut(&table, count);
    player_restart(red);
    const struct hash before = table.chain.anchor.secret;
    assert_true(chain_start(&table.chain, &table.session, 0, LINKS, &third));
    const struct hash anchor = table.chain.anchor.secret;
    table_cut(&table, count - 2); /* the third chain comes in the place of the second */
    red->memory.checkpoint.size = 0;
    player_restart(red);
    rekey_add(0, &anchor, "restored");
    follow(&table, red);
    count = table.count;
    json_t *const wrong[] = {nonce_entry(&second), nonce_entry(&before), nonce_entry(&anchor)};
    set_hex(wrong[2], "nonce", joining, sizeof joining);
    for (size_t i = 0; i < LENGTH(wrong); i++) { /* known to the owner before this chain was chosen */
        entry_add(&table, wrong[i]);
        refused(&table, red, REFUSES_OWN_NONCE);
        table_cut(&table, count);
        player_restart(red);
    }
    follow(&table, red);
    entry_add(&table, nonce_entry(&anchor));
    follow(&table, red);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NOTHING);
}

/* Whoever knows the secrets begins chain after chain, sees by each one's nonce what it would roll, and keeps the one
 * that pleases: from the second on the device gives none before somebody has rolled. */
static void test_chains_begun_again_and_again(void **state)
{
    (void)state;
    const struct hash second = {{7}}, third = {{8}};
    uint8_t nonce[DEVICE_NONCE_SIZE];
    struct statement_place place;
    sealed_open();
    entry_add(&table, joined_with_nonce(red));
    rekey_add(0, &second, "restored");
    follow(&table, red);
    assert_false(device_chain_is_doubtful(&red->device)); /* before a roll, as players gather */
    assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NOTHING);
    size_t count = table.count;
    for (int shown = 0; shown < 2; shown++) { /* the nonce may have been sent and not recorded */
        table_cut(&table, count);
        red->memory.checkpoint.size = 0;
        player_restart(red);
        if (shown)
            entry_add(&table, nonce_entry(&second));
        assert_true(chain_start(&table.chain, &table.session, 0, LINKS, &third));
        rekey_add(0, &table.chain.anchor.secret, "restored again");
        follow(&table, red);
        assert_true(device_chain_is_doubtful(&red->device));
        assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_BEGUN_AGAIN);
        assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_BEGUN_AGAIN);
        assert_false(device_refusal_is_alarm(REFUSES_BEGUN_AGAIN));
        entry_add(&table, nonce_entry(&table.chain.anchor.secret)); /* nobody can know it */
        refused(&table, red, REFUSES_OWN_NONCE);
        table_cut(&table, table.count - 1);
        player_restart(red);
        sealed_ruling_add(1);
        follow(&table, red);
        assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NOTHING);
        assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NONCE_FIRST);
        entry_add(&table, nonce_entry(&table.chain.anchor.secret));
        follow(&table, red);
        assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NOTHING);
        rekey_add(1, &second, "and again"); /* with its dice somebody rolled */
        follow(&table, red);
        assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NOTHING);
    }
}

/* What the device that had the seat before gave counts for its chain; the next one has another of its own. */
static void test_a_nonce_of_the_device_before(void **state)
{
    (void)state;
    const struct hash second = {{7}};
    uint8_t nonce[DEVICE_NONCE_SIZE];
    char hex[2 * DEVICE_KEY_SIZE + 1];
    struct statement_place place;
    sealed_open();
    json_t *joined = joined_entry(&table, blue);
    set(joined, "nonce", json_string("00112233445566778899aabbccddeeff"));
    set(joined, "seat", json_string("red"));
    entry_add(&table, joined);
    json_t *reissued = entry_begin(&table, "reissued", "umpire");
    hex_write(red->self.key.bytes, DEVICE_KEY_SIZE, hex);
    set(reissued, "device_key", json_string(hex));
    set(reissued, "reissued_seat", json_string("red"));
    entry_add(&table, reissued);
    red->self.reissued = true;
    follow(&table, red);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NOTHING);
    assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NONCE_GIVEN);
    rekey_add(0, &second, "restored");
    follow(&table, red);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NONCE_FIRST);
    entry_add(&table, nonce_entry(&second));
    follow(&table, red);
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NOTHING);
}

/* Who owes none: spectators, two-sided mode, and a device whose app makes its nonces. */
static void test_who_gives_no_nonce(void **state)
{
    (void)state;
    const struct hash second = {{7}};
    uint8_t nonce[DEVICE_NONCE_SIZE];
    struct statement_place place;
    follow(&table, red);
    assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NONCE_GIVEN);
    for (int spectator = 0; spectator < 2; spectator++) {
        sealed_open();
        red->self.gives_nonces = spectator;
        json_t *joined = joined_with_nonce(red);
        if (spectator) {
            set(joined, "role", json_string("spectator"));
            json_object_del(joined, "nonce");
        }
        entry_add(&table, joined);
        rekey_add(0, &second, "restored");
        follow(&table, red);
        assert_refusal(device_prepare_nonce(&red->device, nonce), REFUSES_NONCE_GIVEN);
        assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NOTHING);
    }
}

/* What stands in a seat's name is signed by its device: the owner writes neither notes nor consents. */
static void test_acts_that_nobody_signed(void **state)
{
    (void)state;
    static const char *const bodies[] = {"{\"text\":\"I saw it\"}", "{\"claim\":\"no\",\"target\":2}",
                                         "{\"reason\":\"oops\",\"target\":2}", "{\"consent\":true}"};
    static const char *const kinds[] = {"note", "dispute", "undo_proposed", "undo_answered"};
    static const enum statement_operation operations[] = {STATEMENT_NOTE, STATEMENT_DISPUTE, STATEMENT_PROPOSE_UNDO,
                                                          STATEMENT_ANSWER_UNDO};
    for (size_t i = 0; i < LENGTH(kinds); i++)
        for (int lie = 0; lie < 4; lie++) {
            struct device_signature signature;
            sealed_open();
            entry_add(&table, joined_with_nonce(red));
            entry_add(&table, entry_begin(&table, i == 3 ? "undo_proposed" : "note", "umpire"));
            follow(&table, red);
            const struct hash body = hash_of(bodies[i], strlen(bodies[i]));
            const struct statement_about about = {.seq = 2, .leaf = table_leaf(&table, 2)};
            assert_refusal(device_state(&red->device, operations[i], &body, "k", i ? &about : NULL, &signature),
                           REFUSES_NOTHING);
            json_t *entry = entry_begin(&table, kinds[i], "red"), *says = json_loads(bodies[i], 0, NULL);
            json_object_update(entry, says);
            json_decref(says);
            if (i == 3)
                set(entry, "proposal", json_integer(2));
            signature.bytes[0] ^= lie == 1;
            if (lie != 2)
                set_signed(entry, "k", &red->memory.checkpoint, &signature);
            if (lie == 3)
                set(entry, i == 3 ? "consent" : i == 2 ? "reason" : i == 1 ? "claim" : "text", json_string("other"));
            entry_add(&table, entry);
            if (lie == 0)
                follow(&table, red);
            else
                refused(&table, red, REFUSES_ACT_SIGNATURE);
        }
}

/* Sealed mode: a device follows, and says what it wants under its key; of questions it knows nothing. */
static void test_a_sealed_session(void **state)
{
    (void)state;
    struct hash secret, body = {{1}};
    struct statement_place place;
    struct device_signature signature;
    char hex[HASH_TEXT_SIZE];
    table_cut(&table, 0);
    red->memory.checkpoint.size = 0;
    player_restart(red);
    json_t *entry = opened_entry(&table);
    set(entry, "mode", json_string("sealed"));
    entry_add(&table, entry);
    entry_add(&table, joined_with_nonce(red));
    for (uint64_t link = 1; link < 4; link++)
        sealed_ruling_add(link);
    follow(&table, red);
    assert_refusal(device_state(&red->device, STATEMENT_NOTE, &body, "k", NULL, &signature), REFUSES_NOTHING);

    /* What it asks is signed for its link; without, or for another question, it is not red's. */
    assert_refusal(device_prepare_ask(&red->device, &place), REFUSES_NOTHING);
    assert_int_equal(place.link, 4);
    assert_int_equal(place.index, 0);
    red->memory.sent = (struct device_sent){.any = true, .place = place, .body = hash_of(QUESTION, strlen(QUESTION))};
    assert_refusal(device_ask(&red->device, &red->memory.sent, "k", &signature), REFUSES_NOTHING);
    assert_true(chain_link(&table.chain, 4, &secret));
    hash_write(&secret, hex);
    static const char *const bodies[] = {NULL, OTHER_QUESTION, QUESTION};
    for (size_t i = 0; i < LENGTH(bodies); i++) {
        entry = entry_begin(&table, "ruling", "red");
        set(entry, "dice", json_pack("{s:i, s:s, s:s}", "link", 4, "secret", hex, "source", "sealed"));
        set(entry, "input", json_pack("{s:i}", "target", 8));
        set(entry, "step", json_string("morale-check"));
        if (bodies[i]) {
            set(entry, "body", json_string(bodies[i]));
            set_signed(entry, "k", &red->memory.checkpoint, &signature);
        }
        entry_add(&table, entry);
        if (i + 1 == LENGTH(bodies))
            break;
        refused(&table, red, REFUSES_RULING_SIGNATURE);
        table_cut(&table, table.count - 1);
        player_restart(red);
    }
    follow(&table, red);
    entry = entry_begin(&table, "ruling", "umpire");
    set(entry, "dice", json_pack("{s:i, s:s, s:s}", "link", 6, "secret", hex, "source", "sealed"));
    entry_add(&table, entry);
    refused(&table, red, REFUSES_CHAIN);
}

static void test_names_of_refusals(void **state)
{
    (void)state;
    for (int i = 0; i < DEVICE_REFUSAL_COUNT; i++)
        for (int k = 0; k < i; k++) {
            assert_string_not_equal(device_refusal_code((enum device_refusal)i),
                                    device_refusal_code((enum device_refusal)k));
            assert_string_not_equal(device_refusal_words((enum device_refusal)i),
                                    device_refusal_words((enum device_refusal)k));
        }
    assert_true(device_refusal_is_alarm(REFUSES_FORKED));
    assert_false(device_refusal_is_alarm(REFUSES_BEHIND));
    struct device_self self;
    char name[SEALED_SEAT_MAX + 2];
    uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE] = {0};
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_false(device_make(&table.session, name, &table.server.key, random, &self));
    assert_true(device_make(&table.session, "", &table.server.key, random, &self)); /* it has not joined yet */
    assert_true(device_make(&table.session, name + 1, &table.server.key, random, &self));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_game),
        TEST(test_a_reveal_may_be_sent_again),
        TEST(test_both_give_up),
        TEST(test_giving_up_instead_of_revealing),
        TEST(test_giving_up_after_a_reveal),
        TEST(test_giving_up_in_a_forged_order),
        TEST(test_agreeing_instead_of_revealing),
        TEST(test_agreeing_after_a_reveal),
        TEST(test_declared_dice_that_nobody_agreed_to),
        TEST(test_nothing_is_signed_before_it_is_kept),
        TEST(test_nothing_is_signed_on_what_no_checkpoint_confirms),
        TEST(test_when_a_question_can_be_asked),
        TEST(test_a_chain_that_is_used_up),
        TEST(test_a_seat_that_does_not_play),
        TEST(test_statements_are_bound_to_the_record),
        TEST(test_cosigning),
        TEST(test_another_key_signs),
        TEST(test_the_record_goes_back),
        TEST(test_the_record_is_rewritten),
        TEST(test_a_fork),
        TEST(test_a_fork_behind_an_unknown_entry),
        TEST(test_an_unknown_entry),
        TEST(test_a_checkpoint_of_more_entries_waits),
        TEST(test_a_question_that_is_kept_back),
        TEST(test_a_question_that_was_not_sent_last),
        TEST(test_a_question_in_blues_name),
        TEST(test_where_a_question_may_stand),
        TEST(test_a_question_before_the_commitments),
        TEST(test_a_turn_while_a_question_is_open),
        TEST(test_another_key_for_the_own_seat),
        TEST(test_a_seat_is_reissued),
        TEST(test_an_agreement_lapses),
        TEST(test_agreeing_to_a_device_instead_of_revealing),
        TEST(test_a_seat_is_taken),
        TEST(test_a_seat_is_handed_over),
        TEST(test_who_plays),
        TEST(test_commitments_of_others_making),
        TEST(test_a_fork_after_the_reveal),
        TEST(test_a_reveal_in_another_past),
        TEST(test_reveals_that_are_not_right),
        TEST(test_a_reveal_in_the_own_name),
        TEST(test_answers_that_are_not_right),
        TEST(test_a_ruling_before_both_reveals),
        TEST(test_a_rekey),
        TEST(test_a_rekey_after_the_own_reveal),
        TEST(test_a_rekey_ends_the_question),
        TEST(test_a_chain_over_links_that_were_spent),
        TEST(test_a_party_that_is_revoked),
        TEST(test_giving_up_that_nobody_signed),
        TEST(test_the_form_of_entries),
        TEST(test_no_memory),
        TEST(test_a_nonce_of_another_making),
        TEST(test_a_nonce_for_a_new_chain),
        TEST(test_chains_begun_again_and_again),
        TEST(test_a_nonce_of_the_device_before),
        TEST(test_who_gives_no_nonce),
        TEST(test_acts_that_nobody_signed),
        TEST(test_a_sealed_session),
        TEST(test_names_of_refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
