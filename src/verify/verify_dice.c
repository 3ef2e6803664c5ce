/* The dice of rulings: from secrets and nonces, as the players agreed to them, or those of the ruling that is
 * corrected. */
#include "verify/verify_state.h"
#include <stdlib.h>
#include <string.h>

static bool same_kind(const struct entry_draw *a, const struct entry_draw *b)
{
    return strcmp(a->label, b->label) == 0 && !a->part == !b->part && (!a->part || strcmp(a->part, b->part) == 0);
}

/* The reused draw of this place; NULL: none. */
static const struct reused_draw *reused_of(const struct reused_dice *reused, const struct entry_draws *draws,
                                           int32_t place)
{
    const struct entry_draw *draw = &draws->list[place];
    int32_t number = 1;
    for (int32_t i = 0; reused && i < place; i++)
        number += same_kind(&draws->list[i], draw);
    return reused ? reused_dice_find(reused, draw->part, draw->label, number) : NULL;
}

/* Compares the faces in order with the reused ones (NULL: none), then with those that a source gives, as `givers` do;
 * `dice` NULL: any. */
static void faces_check(struct verifier *verifier, const struct entry_draws *draws, const struct reused_dice *reused,
                        struct dice *dice, const char *givers)
{
    for (int32_t i = 0; i < draws->count; i++) {
        const struct entry_draw *draw = &draws->list[i];
        const struct reused_draw *old = reused_of(reused, draws, i);
        if (draw->face_count && !verify_hold(verifier, VERIFY_DICE, reused_draw_has_sides(old, draw->sides),
                                             "draw %d, \"%.40s\", is recorded with dice of %d sides; those that fell "
                                             "have %d",
                                             i + 1, draw->label, draw->sides, old ? old->sides : 0))
            return;
        for (int32_t k = 0; k < draw->face_count; k++) {
            bool is_reused = old && k < old->count;
            if (is_reused && !verify_hold(verifier, VERIFY_DICE, draw->faces[k] == old->faces[k],
                                          "die %d of draw %d, \"%.40s\", is recorded as %d; it fell as %d", k + 1,
                                          i + 1, draw->label, draw->faces[k], old->faces[k]))
                return;
            if (is_reused || !dice)
                continue;
            int32_t face = dice->source->face(dice, draw->sides);
            if (!verify_hold(verifier, VERIFY_DICE, draw->faces[k] == face,
                             "die %d of draw %d, \"%.40s\", is recorded as %d; %s give %d", k + 1, i + 1, draw->label,
                             draw->faces[k], givers, face))
                return;
        }
    }
}

static void sealed_check(struct verifier *verifier, const struct verify_entry *entry, const struct reused_dice *reused)
{
    const struct entry_ruling *ruling = &entry->parsed.ruling;
    struct nonce *list = arena_take(&verifier->arena, PROTOCOL_SEATS_MAX * sizeof *list);
    struct dice_record *record = arena_take(&verifier->arena, sizeof *record);
    struct sealed_dice sealed;
    struct dice dice;
    if (!list || !record) {
        verifier->starved = true;
        return;
    }
    struct seal seal = {
        .session = verifier->session,
        .link = ruling->link,
        .secret = *ruling->secret,
        .nonces = ruling->roll,
    };
    if (!ruling->question)
        seal.nonces = protocol_nonces(&verifier->protocol, protocol_nonces_end(&entry->parsed), list);
    verify_roll_sealed(verifier, entry, &seal);
    verify_link(verifier, entry, &seal.nonces);
    if (verify_hold(verifier, VERIFY_DICE, sealed_start(&dice, &sealed, record, &seal),
                    "the nonces are not in the order of the seats' names"))
        faces_check(verifier, &entry->parsed.ruling.draws, reused, &dice, "secret and nonces");
}

/* Whether it uses any face that is not reused. */
static bool goes_further(const struct entry_draws *draws, const struct reused_dice *reused)
{
    for (int32_t i = 0; i < draws->count; i++) {
        const struct reused_draw *old = reused_of(reused, draws, i);
        if (draws->list[i].face_count > (old ? old->count : 0))
            return true;
    }
    return false;
}

/* After the reused faces there is nothing. */
static int32_t no_face(struct dice *dice, int32_t sides)
{
    (void)dice, (void)sides;
    return 0;
}

static const struct dice_source nothing_further = {.name = "reused", .face = no_face};

static void reused_check(struct verifier *verifier, const struct verify_entry *entry, const struct reused_dice *reused)
{
    struct dice dice = {.source = &nothing_further};
    faces_check(verifier, &entry->parsed.ruling.draws, reused, &dice, "further dice");
}

void verify_declared_agreed(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry_faces *faces = &entry->parsed.declared_agreed.faces;
    int32_t *list = realloc(verifier->declared, ((size_t)faces->count + 1) * sizeof *list);
    verifier->starved = verifier->starved || !list;
    if (!list)
        return;
    memcpy(list, faces->list, (size_t)faces->count * sizeof *list);
    verifier->declared = list;
    verifier->declared_count = faces->count;
}

/* Two-sided mode: the dice are those to which both parties agreed; for a question that is not permitted, they are left
 * over. */
static void agreed_check(struct verifier *verifier, const struct verify_entry *entry, const struct reused_dice *reused)
{
    const struct entry_ruling *ruling = &entry->parsed.ruling;
    const struct entry_faces *unused = &ruling->dice_unused;
    struct dice_declared agreed = {.faces = verifier->declared, .count = verifier->declared_count};
    struct dice_record *record = arena_take(&verifier->arena, sizeof *record);
    struct dice dice;
    if (!record) {
        verifier->starved = true;
        return;
    }
    dice_start_declared(&dice, &agreed, record);
    faces_check(verifier, &ruling->draws, reused, &dice, "the players' agreements");
    bool all = unused->count == agreed.count - agreed.next;
    for (int32_t i = 0; all && i < unused->count; i++)
        all = unused->list[i] == agreed.faces[agreed.next + i];
    verify_hold(verifier, VERIFY_DICE, all, "the players agreed to %d dice; the ruling has others", agreed.count);
}

/* With the same dice, another order is another result. */
static void order_check(struct verifier *verifier, const struct verify_entry *entry, const struct reused_dice *reused)
{
    struct named_order now;
    if (!named_order_read(&verifier->arena, &entry->parsed.ruling, &now))
        verifier->starved = true;
    else if (reused_dice_any(reused))
        verify_hold(verifier, VERIFY_DISPUTES, named_order_holds(&reused->order, &now),
                    "units or items that the corrected entry names, too, stand in another order");
}

void verify_dice(struct verifier *verifier, const struct verify_entry *entry, const struct reused_dice *reused)
{
    enum dice_kind dice = entry->parsed.ruling.dice;
    if (entry->admitted && dice == DICE_KIND_SEALED)
        sealed_check(verifier, entry, reused);
    else if (entry->admitted && dice == DICE_KIND_REUSED)
        reused_check(verifier, entry, reused);
    else if (entry->admitted && dice == DICE_KIND_DECLARED && entry->parsed.ruling.question)
        agreed_check(verifier, entry, reused);
    else if (reused)
        faces_check(verifier, &entry->parsed.ruling.draws, reused, NULL, "");
    if (reused && dice != DICE_KIND_REUSED)
        verify_hold(verifier, VERIFY_DICE, goes_further(&entry->parsed.ruling.draws, reused),
                    "the dice that are kept are enough, and others are recorded");
    if (reused)
        order_check(verifier, entry, reused);
}
