/* A game from its opening to its end, played as a command line or an importer would: by jobs that block. */
#include "played.h"

#define UNITS                                                                                                          \
    "{\"id\":\"watch\",\"name\":\"Black Watch\",\"side\":\"red\",\"kind\":\"regular_infantry\","                       \
    "\"weapon\":\"modern_rifle\",\"leadership\":6,\"figures\":12},"                                                    \
    "{\"id\":\"impi\",\"side\":\"blue\",\"kind\":\"tribal_infantry\",\"weapon\":\"ragtag\",\"leadership\":6,"          \
    "\"figures\":16}"
#define COLONIAL "{\"ruleset\":\"colonial\",\"units\":[" UNITS "]}"
#define FIRE_AT(range)                                                                                                 \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":" range "}," \
    "\"dice\":[6,6,6,6,1,1,1,1,1,1,1,1]}"

static int32_t figures_of(struct played *played, const char *id)
{
    struct blocking_job looking;
    job_as(&looking, played, "s1");
    blocking_job_finish(&looking, game_look_at_roster(&looking.job, FIELD_ABSENT));
    assert_false(looking.job.refusal.refused);
    const struct roster *roster = &looking.job.looked->roster;
    int32_t unit = roster_find(roster, id);
    assert_true(unit >= 0);
    const struct field *member = field_find(roster->type->fields, "figures", strlen("figures"));
    int32_t figures = unit_number(member, roster->units[unit].own);
    blocking_job_end(&looking);
    return figures;
}

static int64_t record(struct played *played, const char *seat, const char *body)
{
    struct blocking_job asking;
    job_as(&asking, played, seat);
    question_take(&asking, played, body);
    blocking_job_finish(&asking, game_record(&asking.job));
    int64_t seq = appended(&asking);
    assert_true(asking.job.appended.ruled);
    assert_null(asking.job.appended.entry); /* it is the ruling that was just made */
    assert_int_equal(asking.job.ruled.ruling.status, RULING_RESOLVED);
    blocking_job_end(&asking);
    return seq;
}

/* Four fall, the shot is disputed, the decision wants the dice kept and another range, and the correction counts as if
 * it had been right at once. */
static void a_ruling_is_disputed_and_corrected(void **state)
{
    struct played *played = *state;
    struct blocking_job job;
    played_open(played, COLONIAL);
    int64_t fire = record(played, "umpire", FIRE_AT("8"));
    assert_int_equal(fire, 2);
    assert_int_equal(figures_of(played, "impi"), 12);

    struct act dispute = {.entry.dispute = {.target = fire, .claim = "It was further."}};
    job_as(&job, played, "s1");
    blocking_job_finish(&job, game_dispute(&job.job, &dispute));
    int64_t disputed = appended(&job);
    assert_non_null(job.job.appended.tree);
    assert_int_equal(job.job.appended.tree->size, disputed + 1);
    blocking_job_end(&job);

    struct act decision = {
        .entry.decision = {.upheld = true, .clause = "MWK-SHO-1", .correction = CORRECTION_REUSED_DICE}};
    job_as(&job, played, "s1");
    blocking_job_finish(&job, game_decide(&job.job, disputed, &decision));
    REFUSED(&job, ERROR_NOT_ALLOWED); /* the umpire decides */
    blocking_job_end(&job);
    job_as(&job, played, "umpire");
    blocking_job_finish(&job, game_decide(&job.job, disputed, &decision));
    int64_t decided = appended(&job);
    blocking_job_end(&job);

    static const char again[] =
        "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":20}}";
    job_as(&job, played, "umpire");
    question_take(&job, played, again);
    blocking_job_finish(&job, game_correct(&job.job, decided));
    assert_int_equal(appended(&job), decided + 1);
    assert_string_equal(job.job.ruled.ruling.source, "reused");
    blocking_job_end(&job);
    assert_int_not_equal(figures_of(played, "impi"), 12);
}

static void what_is_wrong_with_units_is_told(void **state)
{
    struct played *played = *state;
    struct blocking_job job;
    played_open(played, COLONIAL);
    job_as(&job, played, "umpire");
    question_take(&job, played,
                  "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"nobody\",\"target\":\"impi\"},"
                  "\"input\":{\"range\":8}}");
    blocking_job_finish(&job, game_record(&job.job));
    REFUSED(&job, ERROR_NONE);
    assert_int_equal(job.job.violations->count, 1);
    assert_int_equal(job.job.violations->list[0].code, ERROR_UNIT_UNKNOWN);
    assert_string_equal(job.job.violations->list[0].pointer, "/units/firer");
    blocking_job_end(&job);
}

/* The same key and request: the entry of the first time. Another request under the key: refused. */
static void a_key_appends_once(void **state)
{
    struct played *played = *state;
    struct act note = {.entry.note.text = "A quiet morning."};
    int64_t first = 0;
    played_open(played, COLONIAL);
    for (int i = 0; i < 3; i++) {
        struct blocking_job job;
        job_as(&job, played, "s1");
        job.job.key = "the-same-key";
        job.job.digest = hash_of(i < 2 ? "one" : "two", 3);
        blocking_job_finish(&job, game_note(&job.job, &note));
        if (i == 2)
            REFUSED(&job, ERROR_IDEMPOTENCY_KEY_REUSED);
        else {
            assert_int_equal(job.job.appended.repeated, i == 1);
            assert_true(first == 0 || first == job.job.appended.seq);
            first = job.job.appended.seq;
            assert_non_null(memmem(job.job.appended.entry, job.job.appended.length, note.entry.note.text,
                                   strlen(note.entry.note.text)));
        }
        blocking_job_end(&job);
    }
}

static void a_checkpoint_proves_an_entry(void **state)
{
    struct played *played = *state;
    struct blocking_job job;
    played_open(played, COLONIAL);
    job_as(&job, played, "s1");
    blocking_job_finish(&job, game_prove_entry(&job.job, 1));
    assert_false(job.job.refusal.refused);
    const struct proof *proof = job.job.proof;
    struct hash leaf = tree_leaf(proof->entry, proof->length);
    assert_true(tree_verify_inclusion(&leaf, 1, &proof->head, &proof->path));
    assert_non_null(strstr(proof->note, "umpire.example"));
    blocking_job_end(&job);
    job_as(&job, played, "s1");
    blocking_job_finish(&job, game_prove_consistency(&job.job, 1, FIELD_ABSENT));
    assert_true(tree_verify_consistency(&job.job.proof->from_head, &job.job.proof->to_head, &job.job.proof->path));
    blocking_job_end(&job);
    job_as(&job, played, "s1");
    blocking_job_finish(&job, game_prove_entry(&job.job, 99));
    REFUSED(&job, ERROR_ENTRY_UNKNOWN);
    blocking_job_end(&job);
}

/* A turn begins, units are changed by hand, the last ruling is taken back by consent, the game is closed, and then
 * nothing is appended any more. */
static void a_game_goes_to_its_end(void **state)
{
    struct played *played = *state;
    struct blocking_job job;
    played_open(played, COLONIAL);
    struct act turn = {.entry.turn.turn = 0};
    job_as(&job, played, "s1");
    blocking_job_finish(&job, game_begin_turn(&job.job, &turn));
    appended(&job);
    blocking_job_end(&job);
    int64_t fire = record(played, "umpire", FIRE_AT("8"));
    assert_int_equal(figures_of(played, "impi"), 12);

    struct act undo = {.entry.undo_proposed.target = fire};
    job_as(&job, played, "umpire");
    blocking_job_finish(&job, game_propose_undo(&job.job, &undo));
    int64_t proposal = appended(&job);
    blocking_job_end(&job);
    struct act consent = {.entry.undo_answered.consent = true};
    job_as(&job, played, "s1");
    blocking_job_finish(&job, game_answer_undo(&job.job, proposal, &consent));
    appended(&job);
    blocking_job_end(&job);
    assert_int_equal(figures_of(played, "impi"), 16);

    struct act close = {.entry.closed.remark = "Dark."};
    job_as(&job, played, "umpire");
    blocking_job_finish(&job, game_close(&job.job, &close));
    appended(&job);
    blocking_job_end(&job);
    struct act note = {.entry.note.text = "One more thing."};
    job_as(&job, played, "s1");
    blocking_job_finish(&job, game_note(&job.job, &note));
    REFUSED(&job, ERROR_SESSION_CLOSED);
    blocking_job_end(&job);
}

/* An opening that goes on from another game reads that one's roster, and is never in that game itself. */
static void survivors_play_on(void **state)
{
    struct played *played = *state;
    struct blocking_job first, next;
    char body[400], id[UUID_TEXT_SIZE];
    blocking_job_start(&first, &played->game);
    blocking_job_finish(&first, game_open(&first.job, COLONIAL, strlen(COLONIAL)));
    assert_false(first.job.refusal.refused);
    const struct opened *opened = first.job.opened;
    uuid_write(&opened->session.id, id);
    for (int wrong = 0; wrong < 2; wrong++) {
        snprintf(body, sizeof body,
                 "{\"ruleset\":\"colonial\",\"roster_from\":{\"session\":\"%s\",\"token\":\"%s\",\"as_of\":%d}}", id,
                 opened->secrets.umpire, wrong ? 9 : 0);
        blocking_job_start(&next, &played->game);
        blocking_job_finish(&next, game_open(&next.job, body, strlen(body)));
        assert_int_equal(next.job.refusal.refused, wrong);
        assert_null(next.job.session);
        if (wrong)
            assert_string_equal(next.job.violations->list[0].pointer, "/roster_from/as_of");
        else
            assert_int_equal(next.job.opened->opening.unit_count, 2);
        blocking_job_end(&next);
    }
    blocking_job_end(&first);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_ruling_is_disputed_and_corrected),
        cmocka_unit_test(what_is_wrong_with_units_is_told),
        cmocka_unit_test(a_key_appends_once),
        cmocka_unit_test(a_checkpoint_proves_an_entry),
        cmocka_unit_test(a_game_goes_to_its_end),
        cmocka_unit_test(survivors_play_on),
    };
    return cmocka_run_group_tests(tests, played_make, played_clear);
}
