/* umpire_clauses FILE: writes the titles and texts of all clauses as JSON, ruleset → clause → {title, text}, for those
 * who cannot read the rulebooks themselves: umpire.wasm tells rolls with them. Runs while umpire is built. */
#include "rulebook/rulebook.h"
#include <stdio.h>

enum { CLAUSES_MAX = 4 << 20 };

static void book_write(struct writer *out, const struct rulebook *book)
{
    write_key(out, book->ruleset);
    write_object(out);
    for (size_t i = 0; i < book->clause_count; i++) {
        write_key(out, book->clauses[i].id);
        write_object(out);
        write_member(out, "title", book->clauses[i].title);
        write_member(out, "text", book->clauses[i].plain);
        write_object_end(out);
    }
    write_object_end(out);
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
    for (size_t i = 0; i < books.count; i++)
        book_write(&out, &books.list[i]);
    write_object_end(&out);
    bool written = !out.failed && fwrite(out.at, 1, out.used, file) == out.used;
    written = fclose(file) == 0 && written;
    writer_end(&out);
    rulebooks_end(&books);
    return written ? 0 : 1;
}
