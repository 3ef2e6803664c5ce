/* What is left to type where units are named, step by step (catalogue, section 9.4): nothing else is asked for, and of
 * what is typed nothing can be left out. */
#include "least_typed.h"

#define FIRE "'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8},'dice':[6,6,6,6,1,1]"
#define CHARGE "'step':'activation','units':{'unit':'impi'},'input':{'action':'attack'},'dice':[6,6]"
static const struct least cases[] = {
    {"volley", "'firer':'watch','target':'impi'", "'range':8", "[1,1,1,1,1,1]", NULL},
    {"ranged-attack", "'firer':'watch','target':'impi'", "'range':8", "[1,1,1,1,1,1]", NULL},
    {"rocket-fire", "'firer':'rockets','target':'impi'", "'range':24", "[6,6,6,6,6,6,6,6]",
     "'step':'activation','units':{'unit':'rockets'},'input':{'action':'fire'},'dice':[6,6]"},
    {"assault", "'attacker':'impi','defender':'watch'", NULL, "[1,1,1,1,1,1,1,1,1,1,1,1]", CHARGE},
    {"melee-score", "'attacker':'impi','defender':'watch'", NULL, "[1,1,1,1,1,1,1,1,1,1,1,1]", CHARGE},
    {"activation", "'unit':'watch'", "'action':'move'", "[6,6]", NULL},
    {"movement", "'unit':'impi'", NULL, "[]", NULL},
    {"rally", "'unit':'beaten'", NULL, "[6,6]", NULL},
    {"leader-casualty", "'after_fire':'impi'", NULL, "[1,2]", FIRE},
    {"morale-check", "'after_fire':'impi'", NULL, "[6,6]", FIRE},
    {"damage-roll", "'by':'watch','target':'impi'", "'cause':'fire','hits':3,'band':'short'", "[1,2]", NULL},
};

static void lay(void)
{
    lay_out("colonial",
            "{'id':'watch','side':'red','kind':'regular_infantry','weapon':'modern_rifle','leadership':7,'figures':6},"
            "{'id':'rockets','side':'red','kind':'well_drilled_crewed_weapon','leadership':7,'figures':4},"
            "{'id':'beaten','side':'red','kind':'regular_infantry','leadership':7,'figures':6,'pinned_markers':1},"
            "{'id':'impi','side':'blue','kind':'tribal_infantry','weapon':'ragtag','leadership':6,'figures':6}");
}

static const struct least *least_at(size_t place)
{
    return place < LENGTH(cases) ? &cases[place] : NULL;
}
