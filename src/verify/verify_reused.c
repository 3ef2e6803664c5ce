/* What a correction may need of the ruling that it corrects: its question and its dice. */
#include "verify/verify_state.h"
#include <stdlib.h>
#include <string.h>

/* A copy of the text that the verifier owns; NULL: there is no text, or no memory. */
static const char *label_keep(struct verifier *verifier, const char *text)
{
    void *labels = verifier->labels;
    for (size_t i = 0; text && i < verifier->label_count; i++)
        if (strcmp(verifier->labels[i], text) == 0)
            return verifier->labels[i];
    if (!text || !verify_grow(verifier, &labels, &verifier->label_room, verifier->label_count, sizeof(char *),
                              VERIFY_LABELS_MAX))
        return NULL;
    verifier->labels = labels;
    char *reused = verify_copy(verifier, text);
    if (!reused)
        return NULL;
    return verifier->labels[verifier->label_count++] = reused;
}

static bool face_keep(struct verifier *verifier, int32_t face)
{
    void *faces = verifier->faces;
    if (!verify_grow(verifier, &faces, &verifier->face_room, verifier->face_count, sizeof(uint8_t),
                     (size_t)VERIFY_ENTRIES_MAX * DICE_MAX_FACES))
        return false;
    verifier->faces = faces;
    verifier->faces[verifier->face_count++] = (uint8_t)(face - 1);
    return true;
}

static bool draw_keep(struct verifier *verifier, const struct reused_draw *draw)
{
    void *reused = verifier->reused;
    const struct recorded_draw recorded = {.part = label_keep(verifier, draw->part),
                                           .label = label_keep(verifier, draw->label),
                                           .sides = draw->sides,
                                           .number = draw->number,
                                           .count = draw->count,
                                           .first_face = verifier->face_count};
    for (int32_t i = 0; i < draw->count; i++)
        if (!face_keep(verifier, draw->faces[i]))
            return false;
    if (verifier->starved || !verify_grow(verifier, &reused, &verifier->kept_room, verifier->reused_count,
                                          sizeof(struct recorded_draw), (size_t)VERIFY_ENTRIES_MAX * DICE_MAX_DRAWS))
        return false;
    verifier->reused = reused;
    verifier->reused[verifier->reused_count++] = recorded;
    return true;
}

static bool order_keep(struct verifier *verifier, struct verified_entry *page, const struct named_order *order)
{
    page->first_named = verifier->named_count;
    for (int32_t i = 0; i < order->count; i++) {
        void *named = verifier->named;
        if (!verify_grow(verifier, &named, &verifier->named_room, verifier->named_count, sizeof(uint64_t),
                         (size_t)VERIFY_ENTRIES_MAX * DICE_MAX_FACES))
            return false;
        verifier->named = named;
        verifier->named[verifier->named_count++] = order->list[i];
    }
    page->named_count = order->count;
    return true;
}

void verify_ruling_keep(struct verifier *verifier, const struct verify_entry *entry)
{
    void *questions = verifier->questions;
    struct reused_dice reused;
    if (!verify_grow(verifier, &questions, &verifier->question_room, verifier->question_count,
                     sizeof(struct act_question), VERIFY_ENTRIES_MAX))
        return;
    verifier->questions = questions;
    entry->page->asks = (int32_t)verifier->question_count;
    verifier->questions[verifier->question_count++] = *entry->parsed.ruling.subject.asks;
    if (!reused_dice_read(&verifier->arena, &entry->parsed.ruling, &reused)) {
        verifier->starved = verifier->starved || verifier->arena.starved;
        return;
    }
    entry->page->first_reused = verifier->reused_count;
    for (int32_t i = 0; i < reused.count; i++)
        if (!draw_keep(verifier, &reused.list[i]))
            return;
    if (order_keep(verifier, entry->page, &reused.order))
        entry->page->reused_count = reused.count;
}

const struct reused_dice *verify_reused_open(struct verifier *verifier, int64_t from)
{
    const struct verified_entry *page = &verifier->pages[from];
    struct reused_dice *reused = page->reused_count < 0 ? NULL : arena_take(&verifier->arena, sizeof *reused);
    struct reused_draw *list =
        reused ? arena_take(&verifier->arena, ((size_t)page->reused_count + 1) * sizeof *list) : NULL;
    for (int32_t i = 0; list && i < page->reused_count; i++) {
        const struct recorded_draw *draw = &verifier->reused[page->first_reused + (size_t)i];
        int32_t *faces = arena_take(&verifier->arena, ((size_t)draw->count + 1) * sizeof *faces);
        if (!faces)
            return NULL;
        for (int32_t k = 0; k < draw->count; k++)
            faces[k] = verifier->faces[draw->first_face + (size_t)k] + 1;
        list[i] = (struct reused_draw){draw->part, draw->label, draw->sides, draw->number, draw->count, faces};
    }
    if (list)
        *reused =
            (struct reused_dice){.count = page->reused_count, .list = list, .order = {.count = page->named_count}};
    if (list && page->named_count > 0)
        reused->order.list = verifier->named + page->first_named;
    return list ? reused : NULL;
}
