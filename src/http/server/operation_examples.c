/* What a body may be, for each operation that takes one: for the reference of the API and for its OpenAPI document. A
 * word of capital letters after $ stands for what only the game knows; the reference names it as a shell does. */
#include "http/server/operation.h"
#include <string.h>

#define HEX32 "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
#define HEX64 HEX32 HEX32
#define EXAMPLE_KEY "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"

#define A_VOLLEY                                                                                                       \
    "{\"input\":{\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"range\":20,\"figures\":4,"                \
    "\"target\":{\"kind\":\"tribal_infantry\",\"leadership\":7,\"figures\":16}}}"
/* Around a range: a correction asks for another one than the ruling. */
#define VOLLEY_AT "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"tribe\"},\"input\":{\"range\":"
#define WITH_RIFLES ",\"weapon\":\"modern_rifle\"}}"

static const struct {
    const char *id, *body;
} examples[] = {
    {"resolve", A_VOLLEY},
    {"previewStep", A_VOLLEY},
    {"getOdds", "{\"input\":{\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"range\":20,\"figures\":4,"
                "\"target\":{\"kind\":\"tribal_infantry\",\"leadership\":7,\"figures\":16}},"
                "\"of\":[\"/fire/casualties\"]}"},
    {"openSession", "{\"ruleset\":\"colonial\",\"umpire_name\":\"Anna\",\"units\":[{\"id\":\"watch\",\"name\":"
                    "\"Black Watch\",\"side\":\"red\",\"kind\":\"regular_infantry\",\"figures\":12,\"leadership\":7},"
                    "{\"id\":\"tribe\",\"name\":\"Hill tribe\",\"side\":\"blue\",\"kind\":\"tribal_infantry\","
                    "\"figures\":16,\"leadership\":6}]}"},
    {"listMySessions", "{\"sessions\":[{\"session\":\"$SESSION\",\"token\":\"$TOKEN\"}]}"},
    {"joinSession", "{\"code\":\"$CODE\",\"name\":\"Bob\",\"nonce\":\"" HEX32 "\"}"},
    {"joinByCode", "{\"code\":\"$CODE\",\"name\":\"Bob\",\"nonce\":\"" HEX32 "\"}"},
    {"previewJoining", "{\"code\":\"$CODE\"}"},
    {"nameSeat", "{\"name\":\"Charlotte\"}"},
    {"revokeSeat", "{}"},
    {"reissueSeat", "{}"},
    {"admitGuest", "{\"admitted_seat\":\"$SEAT\"}"},
    {"agreeReissue", "{\"device_key\":\"" EXAMPLE_KEY "\",\"reissued_seat\":\"$SEAT\",\"signature\":\"" HEX64 "\"}"},
    {"handOver", "{\"device_key\":\"" EXAMPLE_KEY "\",\"signature\":\"" HEX64 "\"}"},
    {"giveNonce", "{\"nonce\":\"" HEX32 "\"}"},
    {"recordRuling", VOLLEY_AT "6" WITH_RIFLES},
    {"previewRuling", VOLLEY_AT "6" WITH_RIFLES},
    {"cosign",
     "{\"last_checkpoint\":{\"size\":1,\"root\":\"" HEX32 "\"},\"line\":\"\xE2\x80\x94 umpire.example/x AAAA\"}"},
    {"closeSession", "{\"remark\":\"A draw by candlelight.\"}"},
    {"rekeySession", "{\"reason\":\"Bob's phone is new.\"}"},
    {"addNote", "{\"text\":\"The watch holds the farm.\"}"},
    {"describeSession", "{\"title\":\"The farm\",\"place\":\"The club\",\"points\":24}"},
    {"disputeRuling", "{\"target\":$RULING,\"claim\":\"They were in cover.\",\"clause\":\"MWK-FIR-4\"}"},
    {"decideDispute", "{\"upheld\":false,\"clause\":\"MWK-FIR-4\",\"reason\":\"The wall does not hide them.\"}"},
    {"correctRuling", VOLLEY_AT "8" WITH_RIFLES},
    {"previewCorrection", VOLLEY_AT "8" WITH_RIFLES},
    {"proposeUndo", "{\"target\":$RULING,\"reason\":\"It was the other unit.\"}"},
    {"answerUndo", "{\"consent\":true}"},
    {"commitNonces",
     "{\"anchor\":\"" HEX32 "\",\"first\":0,\"commitments\":[\"" HEX32 "\"],\"signature\":\"" HEX64 "\"}"},
    {"revealNonce", "{\"index\":0,\"nonce\":\"" HEX32 "\",\"signature\":\"" HEX64 "\"}"},
    {"giveUp", "{\"signature\":\"" HEX64 "\"}"},
    {"agreeDeclared", "{\"dice\":[3,4],\"signature\":\"" HEX64 "\"}"},
    {"addHouseRules", "{\"options\":{\"half_rounding\":\"up\"},\"note\":\"As we always played it.\"}"},
    {"setArmy", "{\"name\":\"The watch\",\"units\":[{\"id\":\"watch\",\"name\":\"Black Watch\","
                "\"kind\":\"regular_infantry\",\"figures\":12,\"leadership\":7}]}"},
    {"addUnits", "{\"units\":[{\"id\":\"scouts\",\"side\":\"red\",\"kind\":\"irregular_infantry\",\"figures\":8,"
                 "\"leadership\":8}]}"},
    {"changeUnit", "{\"changes\":{\"figures\":11},\"reason\":\"One was counted twice.\"}"},
    {"renameUnit", "{\"name\":\"The old watch\"}"},
    {"removeUnit", "{\"reason\":\"It left the table.\"}"},
    {"reassignUnit", "{\"side\":\"blue\",\"reason\":\"It was set up for the wrong side.\"}"},
    {"beginTurn", "{}"},
    {"getSessionOdds", "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"tribe\"},\"input\":{\"range\":"
                       "6,\"weapon\":\"modern_rifle\"},\"of\":[]}"},
};

const char *operation_example(const struct operation *operation)
{
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++)
        if (strcmp(examples[i].id, operation->id) == 0)
            return examples[i].body;
    return NULL;
}
