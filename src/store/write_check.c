/* Whether the database takes entries. Committed appends show that it does, failed ones why it does not; if there are
 * neither, and after every failure, the writer checks it. */
#include "base/clock.h"
#include "base/log.h"
#include "store/shard.h"
#include <string.h>

static const char UNCHECKED[] = "the database has not been tried yet";

/* Between two checks while the database takes nothing. */
static int64_t retry_ms(const struct shard *shard)
{
    return shard->settings.write_check_ms / 5;
}

/* A batch that has to find something out goes first: a check may have to wait, for a standby, say, and so does all
 * that is sent after it. */
static bool is_in_doubt(const struct shard *shard)
{
    for (int32_t i = 0; i < shard->settings.batches_in_flight; i++) {
        enum batch_state state = shard->batches[i].state;
        if (state == BATCH_LOST || state == BATCH_COMPARING || state == BATCH_REWRITING || state == BATCH_PROBING)
            return true;
    }
    return false;
}

static bool may_check(const struct shard *shard)
{
    return shard->link.state == LINK_UP && shard->write_check.state == BATCH_FREE && !is_in_doubt(shard);
}

void write_check_expect(struct shard *shard, int64_t now)
{
    const char *none = NULL;
    atomic_compare_exchange_strong(&shard->refusal, &none, UNCHECKED);
    shard->write_check_at = now;
}

void write_check_step(struct shard *shard, int64_t now)
{
    if (now < shard->write_check_at || !may_check(shard))
        return;
    shard->write_check_at = now + retry_ms(shard);
    shard->write_check.state = BATCH_CHECKING;
    if (send_write_check(shard, &shard->write_check))
        return;
    shard->write_check.state = BATCH_FREE;
    shard_lose_link(shard);
}

int64_t write_check_due(const struct shard *shard)
{
    return may_check(shard) ? shard->write_check_at : INT64_MAX;
}

void write_check_refuse(struct shard *shard, const char *why)
{
    const char *before = atomic_exchange(&shard->refusal, why);
    if (!before || before == UNCHECKED)
        log_event(LOG_WARNING, "store", "entries cannot be written: %s", why);
    int64_t soon = clock_monotonic_ms() + retry_ms(shard);
    if (shard->write_check_at > soon)
        shard->write_check_at = soon;
}

static void accept(struct shard *shard)
{
    const char *before = atomic_exchange(&shard->refusal, NULL);
    if (before && before != UNCHECKED)
        log_event(LOG_INFO, "store", "entries can be written again");
    shard->write_check_at = clock_monotonic_ms() + shard->settings.write_check_ms;
}

/* A small entry may find room where a large one finds none: only a check takes a refusal back. */
void write_check_committed(struct shard *shard)
{
    const char *refusal = atomic_load(&shard->refusal);
    if (!refusal || refusal == UNCHECKED)
        accept(shard);
}

void write_check_settle(struct shard *shard, const struct answer *answer)
{
    shard->write_check.state = BATCH_FREE;
    if (answer->error) {
        write_check_refuse(shard, failure_words(answer->error));
        if (failure_is_read_only(answer->error))
            shard_lose_link(shard);
    } else if (answer->count < 1 || result_int4(answer->results[0], 0, 0) != 1) {
        write_check_refuse(shard, failure_words_rights);
    } else {
        accept(shard);
    }
}
