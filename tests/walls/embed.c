/* What an embedder of libumpire writes: the public headers, libumpire.a and libsodium, and nothing else. Resolves a T&T
 * melee score with declared dice, finding every member by name in the field tables; verifies a note, a proof and sealed
 * dice. */
#include <stdio.h>
#include <string.h>
#include <umpire/ledger.h>
#include <umpire/rules.h>

enum { HITS = 3 };

static int failures;

static void expect(bool holds, const char *what)
{
    if (holds)
        return;
    failures++;
    fprintf(stderr, "not so: %s\n", what);
}

static int32_t number_of(const struct fields *fields, const void *from, const char *name)
{
    const struct field *field = field_find(fields, name, strlen(name));
    int32_t number = FIELD_ABSENT;
    if (field != NULL)
        memcpy(&number, (const char *)from + field->offset, sizeof number);
    return number;
}

static bool holds_choice(const struct fields *fields, const void *from, const char *name, const char *choice)
{
    const struct field *field = field_find(fields, name, strlen(name));
    return field != NULL && number_of(fields, from, name) == choice_find(field->choices, choice);
}

/* Fills a list of enumerated values. */
static void set_list(const struct fields *fields, void *into, const char *name, const char *const results[HITS])
{
    const struct field *field = field_find(fields, name, strlen(name));
    expect(field != NULL && field->kind == FIELD_LIST && field->max >= HITS, name);
    if (failures > 0)
        return;
    for (size_t at = 0; at < HITS; at++) {
        int32_t result = choice_find(field->item->choices, results[at]);
        expect(result >= 0, results[at]);
        memcpy((char *)into + field->offset + at * field->item_size, &result, sizeof result);
    }
    int32_t count = HITS;
    memcpy((char *)into + field->count, &count, sizeof count);
}

/* Both sides received the same, so that two dice decide: 2 for the first side, 5 for the second. */
static void resolve_tie(const struct ruleset *ruleset, const struct step *step)
{
    static _Alignas(max_align_t) unsigned char input[STEP_INPUT_MAX], options[RULESET_OPTIONS_MAX],
        outcome[STEP_OUTCOME_MAX];
    static struct dice_record record;
    static struct explanation why;
    static const char *const results[HITS] = {"kill", "wound", "suppressed"};
    static const int32_t faces[] = {2, 5};

    fields_default(step->input, input);
    fields_default(ruleset->options, options);
    set_list(step->input, input, "side1", results);
    set_list(step->input, input, "side2", results);
    if (failures > 0)
        return;
    struct dice dice;
    struct dice_declared declared = {.faces = faces, .count = 2};
    dice_start_declared(&dice, &declared, &record);
    struct ruling ruling = {.ruleset = ruleset,
                            .step = step,
                            .question = {.input = input, .options = options, .version = ruleset->version},
                            .dice = &record,
                            .why = &why,
                            .outcome = outcome};
    ruling_resolve(&ruling, &dice);
    expect(ruling.status == RULING_RESOLVED && dice.error == DICE_FINE && declared.next == 2, "resolved with two dice");
    expect(number_of(step->outcome, outcome, "score1") == 7, "2 and 1 and a half are 7 half points");
    expect(number_of(step->outcome, outcome, "score2") == 7, "2 and 1 and a half are 7 half points");
    expect(holds_choice(step->outcome, outcome, "decided_by", "die"), "the die decided");
    expect(holds_choice(step->outcome, outcome, "loser", "side1"), "the side with the lower die lost");
    expect(why.count > 0 && record.draw_count == 1 && record.face_count == 2, "reasons and dice are on record");

    char line[256];
    struct text text;
    text_start(&text, line, sizeof line);
    step->summarise(&ruling.question, outcome, &text);
    expect(text.used > 0 && !text.cut, "a summary to read aloud");
    puts(line);
}

/* The published example of signed notes. */
static void verify_note(void)
{
    static const char bytes[] =
        "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n"
        "\u2014 PeterNeumann "
        "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";
    struct note_key key;
    struct note note;
    expect(note_key_read("PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW", &key), "a key");
    expect(note_read(bytes, sizeof bytes - 1, &note), "a note");
    expect(failures == 0 && note_verify(&note, &key, 1) == NOTE_SIGNED, "the note is signed");
}

/* The second of two entries, and a link's dice. */
static void verify_entry(void)
{
    static struct dice_record record;
    struct hash first = tree_leaf("first", 5), second = tree_leaf("second", 6);
    struct tree_proof proof = {.count = 1, .path = {first}};
    struct tree_head head = {.size = 2, .root = tree_node(&first, &second)};
    expect(tree_verify_inclusion(&second, 1, &head, &proof), "the second entry is included");
    expect(!tree_verify_inclusion(&first, 1, &head, &proof), "the first is not the second");

    struct seal seal = {.link = 1, .secret = first};
    struct sealed_dice sealed;
    struct dice dice;
    expect(sealed_start(&dice, &sealed, &record, &seal), "sealed dice");
    expect(failures == 0 && dice_sum(&dice, "two", 2, 6) == record.faces[0] + record.faces[1], "their faces");
}

int main(void)
{
    const struct ruleset *ruleset = ruleset_find("tt");
    const struct step *step = ruleset == NULL ? NULL : step_find(ruleset, "melee-score");
    expect(step != NULL, "tt/melee-score is there");
    if (step != NULL)
        resolve_tie(ruleset, step);
    verify_note();
    verify_entry();
    return failures == 0 ? 0 : 1;
}
