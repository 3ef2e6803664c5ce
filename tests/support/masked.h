/* Identifiers that no word can be: while masks are worn, steps, roles and values of choices have names such as "qx17",
 * and values keep their labels, so that a sentence with a name in the place of a label is noticed, even where the name
 * could be a word of it ("mounted", "charge"). Values that are called as their labels stay: nobody hears the
 * difference. */
#pragma once
#include "fields/schema.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <umpire/rules.h>
#include <unistd.h>

#include <cmocka.h>

#define MASK "qx"
enum { MASKED_MAX = 4096, MASK_WORDS_MAX = 100 };

/* A name of a table, and what stands there while masks are worn. */
static struct masked {
    const char **place, *own;
    char words[MASK_WORDS_MAX];
} masked_list[MASKED_MAX];
static int32_t masked_count;

/* The mask in a sentence; NULL: none. */
static inline const char *mask_in(const char *sentence)
{
    for (const char *at = sentence; (at = strstr(at, MASK)) != NULL; at++)
        if (at[strlen(MASK)] >= '0' && at[strlen(MASK)] <= '9')
            return at;
    return NULL;
}

static inline bool is_masked(const char *const *place)
{
    for (int32_t i = 0; i < masked_count; i++)
        if (masked_list[i].place == place)
            return true;
    return false;
}

/* Tables are constant; this is the only one that ever writes into them. */
static inline void mask_make(const char *const *name, const char *words)
{
    const uintptr_t at = (uintptr_t)name, page = (uintptr_t)sysconf(_SC_PAGESIZE), from = at / page * page;
    struct masked *masked = &masked_list[masked_count];
    assert_in_range(masked_count, 0, MASKED_MAX - 1);
    assert_int_equal(mprotect((void *)from, at + sizeof *name - from, PROT_READ | PROT_WRITE), 0);
    masked->place = (const char **)at;
    masked->own = *name;
    if (words)
        snprintf(masked->words, sizeof masked->words, "%s", words);
    else
        snprintf(masked->words, sizeof masked->words, MASK "%d", masked_count);
    masked_count++;
}

static inline void choices_gather(const struct choices *choices)
{
    for (int32_t i = 0; choices && i < choices->count; i++) {
        const struct choice *choice = &choices->list[i];
        char title[MASK_WORDS_MAX];
        struct text text;
        if (!choice->name || is_masked(&choice->name))
            continue;
        text_start(&text, title, sizeof title);
        title_add(&text, choice->title, choice->name);
        if (strcasecmp(title, choice->name) == 0)
            continue;
        mask_make(&choice->name, NULL);
        mask_make(&choice->title, title); /* which may follow from the name */
    }
}

static inline void fields_gather(const struct fields *fields)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        choices_gather(field->choices);
        if (field->of)
            fields_gather(field->of);
        if (field->item && field->item->of)
            fields_gather(field->item->of);
        if (field->item)
            choices_gather(field->item->choices);
    }
}

static inline void masks_gather(void)
{
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        fields_gather((*ruleset)->options);
        if ((*ruleset)->units)
            fields_gather((*ruleset)->units->fields);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            mask_make(&(*step)->name, NULL);
            fields_gather((*step)->input);
            fields_gather((*step)->outcome);
            for (const struct unit_role *role = (*step)->roles; role && role->name; role++)
                if (!is_masked(&role->name))
                    mask_make(&role->name, NULL);
        }
    }
}

/* Questions are decoded and bound without masks, since they name what they ask for. */
static inline void masks_wear(bool worn)
{
    if (masked_count == 0)
        masks_gather();
    for (int32_t i = 0; i < masked_count; i++)
        *masked_list[i].place = worn ? masked_list[i].words : masked_list[i].own;
}
