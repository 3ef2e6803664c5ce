/* umpire_clauses FILE: writes the titles, texts and tags of all clauses as JSON, ruleset → clause → {title, text,
 * tags}, with the books' titles and the words that players say, for those who cannot read the rulebooks themselves:
 * umpire.wasm tells rolls with them, and searches them. Runs while umpire is built. */
#include "rulebook/rulebook.h"
#include <stdio.h>

enum { CLAUSES_MAX = 4 << 20 };

static void clause_write(struct writer *out, const struct clause *clause)
{
    write_key(out, clause->id);
    write_object(out);
    write_member(out, "title", clause->title);
    write_member(out, "text", clause->plain);
    write_key(out, "tags");
    write_array(out);
    for (const char *const *tag = clause->tags; *tag; tag++)
        write_string(out, *tag);
    write_array_end(out);
    write_object_end(out);
}

static void book_write(struct writer *out, const struct rulebook *book)
{
    write_key(out, book->ruleset);
    write_object(out);
    for (size_t i = 0; i < book->clause_count; i++)
        clause_write(out, &book->clauses[i]);
    write_object_end(out);
}

static void titles_write(struct writer *out, const struct rulebooks *books)
{
    write_key(out, "books");
    write_object(out);
    for (size_t i = 0; i < books->count; i++)
        write_member(out, books->list[i].ruleset, books->list[i].title);
    write_object_end(out);
}

static void words_write(struct writer *out, const struct rulebooks *books)
{
    write_key(out, "words");
    write_array(out);
    for (size_t i = 0; i < books->count; i++)
        for (size_t k = 0; k < books->list[i].synonym_count; k++) {
            const struct search_synonym *synonym = &books->list[i].synonyms[k];
            write_object(out);
            write_member(out, "ruleset", synonym->ruleset);
            write_member(out, "typed", synonym->typed);
            write_member(out, "meant", synonym->meant);
            write_object_end(out);
        }
    write_array_end(out);
}

int main(int count, char **words)
{
    struct rulebooks books = {0};
    struct writer out;
    FILE *file = count == 2 && rulebooks_start(&books) ? fopen(words[1], "we") : NULL;
    if (!file)
        return 1;
    writer_start(&out, CLAUSES_MAX);
    write_object(&out);
    titles_write(&out, &books);
    words_write(&out, &books);
    for (size_t i = 0; i < books.count; i++)
        book_write(&out, &books.list[i]);
    write_object_end(&out);
    bool written = !out.failed && fwrite(out.at, 1, out.used, file) == out.used;
    written = fclose(file) == 0 && written;
    writer_end(&out);
    rulebooks_end(&books);
    return written ? 0 : 1;
}
