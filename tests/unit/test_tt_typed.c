/* What is left to type of Triumph & Tragedy where units are named, step by step (catalogue, section 9.1): nothing else
 * is asked for, and of what is typed nothing can be left out. The damage table stands once, in the options. */
#include "least_typed.h"
#include "referee/options_read.h"

#define LOSES                                                                                                          \
    "'step':'melee-score','units':{'side1':'blues','side2':'reds'},'input':{'side1':['kill'],'side2':['kill','kill']}"
#define HIT(unit, hits, dice)                                                                                          \
    "'step':'damage-roll','units':{'target':'" unit "'},'input':{'hits':" hits "},'dice':" dice
static const struct least cases[] = {
    {"initiative-order", "'units':['reds','blues']", NULL, NULL, NULL},
    {"suppression-penalties", "'unit':'reds'", "'eligible_figures':2", NULL, NULL},
    {"damage-roll", "'target':'reds'", "'hits':1", "[6]", NULL},
    {"melee-round", "'side1':'reds','side2':'blues'", "'side1':{'hits':0},'side2':{'hits':1}", "[6,6,6]", NULL},
    {"melee-score", "'side1':'reds','side2':'blues'", "'side2':[]", NULL, HIT("reds", "1", "[6]")}, /* it was not hit */
    {"melee-score", "'side1':'reds','side2':'blues'", NULL, NULL, HIT("reds", "1", "[6]"), HIT("blues", "2", "[6,6]")},
    {"melee-size-modifier", "'winner':'blues','loser':'reds'", NULL, NULL, NULL},
    {"morale-check", "'loser':'reds','winner':'blues'", NULL, "[6,6]", LOSES},
    {"pinned-charge", "'unit':'reds'", NULL, NULL, NULL},
};

static void lay(void)
{
    static const char table[] = "{\"damage_table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":3,\"result\":\"save\"},"
                                "{\"lo\":4,\"hi\":6,\"result\":\"kill\"}]}}";
    lay_out("tt", "{'id':'reds','side':'red','quality':'raw','target':8,'figures':10,'initiative':4},"
                  "{'id':'blues','side':'blue','quality':'veteran','target':6,'figures':10,'initiative':3}");
    void *given = options_read(rules, table, strlen(table));
    assert_non_null(given);
    memcpy(options, given, rules->options->size);
    free(given);
}

static const struct least *least_at(size_t place)
{
    return place < LENGTH(cases) ? &cases[place] : NULL;
}
