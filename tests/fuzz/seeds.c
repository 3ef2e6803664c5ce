/* Writes what the fuzz targets begin with, from the golden cases: a question of each, the entry that records it, and a
 * dictionary of every name that the field tables know; and the published notes. */
#include "fuzzing.h"
#include "referee/referee.h"
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *target; /* the folder */

void sessions_write(const char *folder); /* seeds_sessions.c */

static FILE *seed_open(const char *kind, const struct asked *asked, size_t number)
{
    char path[1024];
    int length =
        snprintf(path, sizeof path, "%s/%s/%s-%s-%zu", target, kind, asked->ruleset->name, asked->step->name, number);
    require(length > 0 && (size_t)length < sizeof path, "a path that is too long");
    FILE *file = fopen(path, "we");
    require(file != NULL, path);
    return file;
}

static void recorded_write(const struct asked *asked, const char *body, size_t number)
{
    struct arena arena;
    struct violations violations;
    struct intent intent;
    struct ruling ruling;
    struct writer out;
    struct entry entry = {.kind = ENTRY_RULING, .seq = 1, .at = 1790000000123456, .seat = "umpire", .key = "key"};
    arena_start(&arena, 16 << 20);
    violations_start(&violations);
    writer_start(&out, 1 << 22);
    if (intent_decode(&arena, asked->ruleset, asked->step, body, strlen(body), &intent, &violations) &&
        intent.declared && ruling_prepare(&arena, &intent, &ruling) &&
        ruling_make(&ruling, &intent, NULL, &violations)) {
        entry_ruling_set(&entry.ruling, &ruling);
        entry_write(&out, &entry);
        FILE *file = seed_open("recorded", asked, number);
        fwrite(out.at, 1, out.used, file);
        fclose(file);
    }
    writer_end(&out);
    arena_end(&arena);
}

/* The same question of odds: every second one as an estimate, every third one with a number varied. */
static void odds_write(const struct asked *asked, size_t step_number, json_t *question, size_t number)
{
    const char *name;
    json_t *value;
    json_object_del(question, "dice");
    if (number % 2)
        json_object_set_new(question, "method", json_string("sample"));
    json_object_foreach(json_object_get(question, "input"), name, value)
    {
        char pointer[80];
        snprintf(pointer, sizeof pointer, "/input/%s", name);
        if (number % 3 == 0 && json_is_integer(value))
            json_object_set_new(question, "vary", json_pack("{s:[O,i]}", pointer, value, 3));
    }
    FILE *file = seed_open("odds", asked, number);
    fputc((int)step_number, file);
    json_dumpf(question, file, JSON_COMPACT | JSON_REAL_PRECISION(15));
    fclose(file);
}

static void cases_write(size_t step_number)
{
    struct asked asked = step_numbered(step_number);
    static const char *const members[] = {"input", "options", "dice"};
    char path[1024];
    snprintf(path, sizeof path, UMPIRE_SOURCE_DIR "/tests/golden/%s/%s.json", asked.ruleset->name, asked.step->name);
    json_t *root = json_load_file(path, 0, NULL), *each;
    size_t number;
    require(root != NULL, path);
    json_array_foreach(json_object_get(root, "cases"), number, each)
    {
        json_t *question = json_object();
        for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
            if (json_object_get(each, members[i]))
                json_object_set(question, members[i], json_object_get(each, members[i]));
        char *body = json_dumps(question, JSON_COMPACT | JSON_REAL_PRECISION(15));
        FILE *file = seed_open("question", &asked, number);
        fputc((int)step_number, file);
        fputs(body, file);
        fclose(file);
        recorded_write(&asked, body, number);
        free(body);
        odds_write(&asked, step_number, question, number);
        json_decref(question);
    }
    json_decref(root);
}

/* A line of libFuzzer's dictionary: the name in quotes, as JSON has it. */
static void word_write(FILE *dictionary, const char *word)
{
    fprintf(dictionary, "\"\\\"%s\\\"\"\n", word);
}

static void words_write(FILE *dictionary, const struct fields *fields)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i], *item = field->item ? field->item : field;
        word_write(dictionary, field->name);
        for (int32_t k = 0; item->choices && k < item->choices->count; k++)
            word_write(dictionary, item->choices->list[k].name);
        if (item->of)
            words_write(dictionary, item->of);
    }
}

static void dictionary_write(void)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/dictionary", target);
    FILE *dictionary = fopen(path, "we");
    require(dictionary != NULL, path);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        words_write(dictionary, (*ruleset)->options);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            words_write(dictionary, (*step)->input);
    }
    require(fclose(dictionary) == 0, "the dictionary cannot be written");
}

/* What reports read besides rulings, with words that would be marks. */
static void kinds_write(void)
{
    static const struct {
        const char *kind, *members;
    } kinds[] = {
        {"note", "\"turn\":2,\"text\":\"1. a\\n<!-- x -->\\n[a]: b\\n- *c*\""},
        {"dispute", "\"claim\":\"# <b>\",\"clause\":\"TT-MOR-1\",\"target\":1"},
        {"decision", "\"dispute\":1,\"upheld\":true,\"clause\":\"|\",\"reason\":\"`\""},
        {"correction", "\"corrects\":1,\"dice\":{\"from_entry\":1,\"source\":\"reused\"},\"draws\":[{\"faces\":[1]}]"},
        {"undo_answered", "\"consent\":false,\"proposal\":1"},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/recorded/%s", target, kinds[i].kind);
        FILE *file = fopen(path, "we");
        require(file != NULL, path);
        fprintf(file,
                "{\"at\":\"2026-11-21T10:00:00.000Z\",\"format\":1,\"kind\":\"%s\",\"seat\":\"<i>\",\"seq\":3,"
                "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",%s}",
                kinds[i].kind, kinds[i].members);
        fclose(file);
    }
}

static void note_write(const char *name, const char *first, const char *second)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/note/%s", target, name);
    FILE *file = fopen(path, "we");
    require(file != NULL, path);
    require(fprintf(file, "%s%s", first, second) > 0 && fclose(file) == 0, "a note cannot be written");
}

/* The published notes and keys. */
static void notes_write(void)
{
    json_t *root = json_load_file(UMPIRE_SOURCE_DIR "/tests/vectors/note.json", 0, NULL), *peter, *checkpoint;
    const char *words, *line, *key, *note;
    require(json_unpack(root, "{s:s, s:o, s:o}", "text", &words, "peter", &peter, "checkpoint", &checkpoint) == 0,
            "the vectors of notes");
    require(json_unpack(peter, "{s:s, s:s}", "line", &line, "key", &key) == 0, "the key of the note");
    require(json_unpack(checkpoint, "{s:s}", "note", &note) == 0, "the checkpoint");
    char text[512];
    snprintf(text, sizeof text, "%s\n", words);
    note_write("published", text, line);
    note_write("checkpoint", note, "");
    note_write("two", note, line);
    note_write("key", key, "");
    json_decref(root);
}

static void folder_make(const char *name)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", target, name);
    mkdir(path, 0777);
}

int main(int count, char **arguments)
{
    if (count != 2) {
        fprintf(stderr, "usage: %s FOLDER\n", arguments[0]);
        return 2;
    }
    target = arguments[1];
    folder_make("");
    folder_make("question");
    folder_make("recorded");
    folder_make("odds");
    folder_make("note");
    folder_make("verify");
    for (size_t number = 0; number < steps_count(); number++)
        cases_write(number);
    kinds_write();
    dictionary_write();
    notes_write();
    sessions_write(target);
    return 0;
}
