/* Of several figures of a d12 unit nobody knows whom among the counted the killed were (A-D12-36): how many of them
 * live at most, and for certain. Said once more and independently of src/rules. */
#pragma once
#include "demands.h"

static inline int32_t most_living(int32_t count)
{
    return the_less(count, of("figures"));
}

static inline int32_t least_living(int32_t count, const char *alive)
{
    int32_t left = count - of("losses") > of(alive) ? count - of("losses") : of(alive);
    return the_less(left, most_living(count));
}

static inline int32_t cannot_fire(void)
{
    return of("unloaded") + of("jammed") + of("out_of_ammo") + of("reloading");
}

/* Who reloads for certain: the others who cannot fire are not loaded, jammed or out of ammo. */
static inline int32_t reloading_for_certain(void)
{
    int32_t empty = of("unloaded") + of("jammed") + of("out_of_ammo"), all = of("reloading");
    int32_t busy = least_living(empty + all, "unready_alive") - empty, left = all - of("losses");
    int32_t most = busy > left ? busy : left;
    return most < 0 ? 0 : the_less(most, most_living(all));
}
