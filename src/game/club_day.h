/* How many sessions a club opens within 24 hours is limited. */
#pragma once
#include "base/clock.h"
#include "base/id.h"

enum { CLUB_DAY_SECONDS = 24 * 60 * 60 };

/* The first session that counts at this moment. */
static inline struct uuid club_day_begin(int64_t now)
{
    return uuid_earliest(now - CLUB_DAY_SECONDS * INT64_C(1000000));
}

/* Seconds until this session no longer counts. */
static inline int32_t club_day_left(const struct uuid *session, int64_t now)
{
    return (int32_t)((uuid_instant(session) - now) / 1000000) + CLUB_DAY_SECONDS + 1;
}
