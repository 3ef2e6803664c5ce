/* Devices' lines under a chronicle's checkpoints. */
#pragma once
#include "ledger/checkpoint.h"
#include "ledger/cosignature.h"
#include "verifying.h"

/* Puts a device's line under the last checkpoint; `of`: the seat whose key it is said to be. */
static inline void cosign(size_t by, size_t of)
{
    struct cosigner cosigner;
    struct note note;
    struct checkpoint checkpoint;
    char line[COSIGNATURE_LINE_MAX], *was = chronicle.notes[chronicle.note_count - 1];
    struct text text;
    assert_true(note_read(was, strlen(was), &note) && checkpoint_read(&note, &checkpoint));
    assert_true(cosigner_make(checkpoint.origin, &chronicle.seats[of].key, &cosigner));
    text_start(&text, line, sizeof line);
    assert_true(cosignature_add(&text, &note, &cosigner, &chronicle.seats[by].secret, 1790000000));
    char *cosigned = malloc(strlen(was) + sizeof line);
    assert_non_null(cosigned);
    sprintf(cosigned, "%s%s", was, line);
    free(was);
    chronicle.notes[chronicle.note_count - 1] = cosigned;
}

static inline size_t seat_of(const char *name)
{
    size_t i = 0;
    while (strcmp(chronicle.seats[i].name, name) != 0)
        i++;
    return i;
}
