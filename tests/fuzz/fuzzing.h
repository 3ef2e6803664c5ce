/* What the fuzz targets and their seeds share: which step a byte stands for, and giving up. */
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <umpire/rules.h>

struct asked {
    const struct ruleset *ruleset;
    const struct step *step;
};

/* How many steps all rulesets have together. */
size_t steps_count(void);
/* The step with this number, counted over all rulesets and around again. */
struct asked step_numbered(size_t number);

/* Ends the program when something that must hold does not. */
void require(bool holds, const char *what);

/* Whether bytes are one JSON text in valid UTF-8. */
bool is_json_text(const char *bytes, size_t length);

/* However bytes are read, by tokens or by jansson alone, it is the same or nothing. */
void readings_agree(const char *bytes, size_t length);

/* What is wrong with a question is said in valid words. */
void violations_check(const struct violations *violations);

/* From now on the system's dice are a small generator's, so that the same input throws the same dice. */
void dice_repeat(void);
void dice_seed(uint64_t seed);

/* libFuzzer's two functions. */
int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
