/* Whole exported sessions, for the verifier to begin with. */
#include "fuzzing.h"
#include "random_chronicle.h"

void sessions_write(const char *folder);

/* The export of the chronicle, which ends with it. */
static void session_write(const char *folder, const char *name, uint64_t seed)
{
    char path[1024];
    struct writer out;
    snprintf(path, sizeof path, "%s/verify/%s-%llu", folder, name, (unsigned long long)seed);
    writer_start(&out, 1 << 22);
    chronicle_write(&chronicle, &out);
    FILE *file = fopen(path, "we");
    require(file && fwrite(out.at, 1, out.used, file) == out.used && fclose(file) == 0, path);
    writer_end(&out);
    chronicle_end(NULL);
}

static int32_t two_figures(const struct ruleset *ruleset, const void *options,
                           struct roster_unit list[ROSTER_UNITS_MAX])
{
    static const char *const ids[][2] = {{"tom", "red"}, {"bill", "blue"}};
    const struct fields *fields = ruleset->units->fields;
    (void)options;
    for (int32_t i = 0; i < 2; i++) {
        list[i] = (struct roster_unit){.id = ""};
        snprintf(list[i].id, sizeof list[i].id, "%s", ids[i][0]);
        snprintf(list[i].name, sizeof list[i].name, "%s", ids[i][0]);
        snprintf(list[i].side, sizeof list[i].side, "%s", ids[i][1]);
        fields_default(fields, list[i].own);
        unit_set_number(field_find(fields, "game", 4), list[i].own, 1);
        unit_set_number(field_find(fields, "figures", 7), list[i].own, 1);
    }
    return 2;
}

/* A short game with units: one more comes in, a hand changes one, a turn begins, and a ruling names two. */
static void units_play(uint64_t seed)
{
    static const char charge[] = "{\"step\":\"charge\",\"units\":{\"chargers\":[\"tom\"],\"charged\":\"bill\"},"
                                 "\"input\":{\"chargers\":[{\"distance\":6}]}}";
    struct violations violations;
    chronicle_open(&chronicle, &(struct chronicle_kind){
                                   .ruleset = "d12-skirmish", .links = 16, .seed = seed, .units = two_figures});
    struct roster_unit more = chronicle.present.units[0];
    const struct field *figures = field_find(chronicle.ruleset->units->fields, "figures", 7);
    snprintf(more.id, sizeof more.id, "joe");
    chronicle_join(&chronicle, "red", "player");
    chronicle_add_units(&chronicle, "red", &more, 1);
    chronicle_change(&chronicle, "umpire", &(struct roster_change){.unit = 2, .member = figures, .kind = EFFECT_SET},
                     1);
    chronicle_turn(&chronicle, "umpire", 1, 0);
    violations_start(&violations);
    require(chronicle_rule_on(&chronicle, "red", "sealed", charge, &violations) > 0, "a charge that is refused");
    chronicle_sign(&chronicle);
}

void sessions_write(const char *folder)
{
    for (uint64_t seed = 1; seed <= 24; seed++) {
        random_chronicle(seed, (int32_t)(seed % 5));
        session_write(folder, "session", seed);
    }
    for (uint64_t seed = 1; seed <= 4; seed++) {
        units_play(seed);
        session_write(folder, "units", seed);
    }
}
