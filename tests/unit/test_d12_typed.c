/* What is left to type of the d12 skirmish where units are named, step by step (catalogue, section 9.3): nothing else
 * is asked for, and of what is typed nothing can be left out. */
#include "least_typed.h"

#define SHOT(firer, target, dice)                                                                                      \
    "'step':'ranged-attack','units':{'firer':'" firer "','target':'" target "'},'input':{'range':8},'dice':" dice
static const struct least cases[] = {
    {"initiative-order", NULL, "'players':[{'name':'Ann'},{'name':'Fritz'}]", "[3,9]", NULL},
    {"movement", "'mover':'line'", NULL, NULL, NULL},
    {"volley", "'firers':['line'],'target':'company'", "'shooters':[{'range':10}]", "[2,2,2,2]", NULL},
    {"ranged-attack", "'firer':'tom','target':'scout'", "'range':8", "[5]", NULL},
    {"charge", "'chargers':['tom'],'charged':'scout'", "'chargers':[{'distance':4}]", "[12,5,6]", NULL},
    {"stand-and-fire", "'charged':'tom','charger':'scout'", "'distance':4", NULL, NULL},
    {"coherency", "'unit':'line'", "'distance':4", NULL, NULL},
    {"melee-score", "'side1':'tom','side2':'scout'", NULL, "[5,6]", NULL},
    {"damage-roll", "'target':'scout'", NULL, "[2]", SHOT("tom", "scout", "[9]")},
    {"misfire", "'firer':'tom'", NULL, "[9]", SHOT("tom", "scout", "[1]")},
    {"officer-casualty", "'unit':'company'", NULL, "[3]",
     "'step':'damage-roll','units':{'target':'company'},'dice':[3]"},
    {"morale-due", "'unit':'company'", NULL, NULL, NULL},
    {"morale-check", "'unit':'company'", NULL, "[7]", "'step':'damage-roll','units':{'target':'company'},'dice':[3]"},
    {"reload", "'unit':'empty'", NULL, NULL, NULL},
    {"troop-type", "'figure':'tom'", NULL, "[7,7]", NULL},
    {"ability", "'figure':'tom'", NULL, "[7]", NULL},
};

static void lay(void)
{
    lay_out("d12-skirmish",
            "{'id':'line','side':'red','figures':4,'weapon':'rifled_musket'},"
            "{'id':'tom','side':'red','game':'individual','figures':1,'weapon':'rifled_musket'},"
            "{'id':'empty','side':'red','game':'individual','figures':1,'weapon':'rifled_musket','unloaded':1},"
            "{'id':'company','side':'blue','figures':12,'weapon':'rifled_musket','has_officer':true,"
            "'hits':1},"
            "{'id':'scout','side':'blue','game':'individual','figures':1,'weapon':'rifled_musket'}");
}

static const struct least *least_at(size_t place)
{
    return place < LENGTH(cases) ? &cases[place] : NULL;
}
