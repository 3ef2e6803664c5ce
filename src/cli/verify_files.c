/* Reading exports, notes, keys and proofs from files or standard input. */
#include "cli/verify_files.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL_FILE_MAX = 1 << 20, PIECE = 1 << 16 };

void file_complain(const char *path, const char *why)
{
    fprintf(stderr, "umpire: %s: %s\n", path, why);
}

FILE *file_open(const char *path)
{
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
    if (!file)
        file_complain(path, strerror(errno));
    return file;
}

void file_close(FILE *file)
{
    if (file != stdin)
        fclose(file);
}

char *file_read_open(const char *path, FILE *file, size_t *ret_length)
{
    char *bytes = malloc(SMALL_FILE_MAX + 1);
    *ret_length = bytes ? fread(bytes, 1, SMALL_FILE_MAX + 1, file) : 0;
    if (bytes && !ferror(file) && *ret_length <= SMALL_FILE_MAX) {
        bytes[*ret_length] = '\0';
        return bytes;
    }
    file_complain(path, "it is too large or cannot be read");
    free(bytes);
    return NULL;
}

char *file_read(const char *path, size_t *ret_length)
{
    FILE *file = file_open(path);
    char *bytes = file ? file_read_open(path, file, ret_length) : NULL;
    if (file)
        file_close(file);
    return bytes;
}

static bool key_add(struct verify_trust *trust, const char *words)
{
    return trust->key_count < VERIFY_KEYS_MAX && note_key_read(words, &trust->keys[trust->key_count]) &&
           ++trust->key_count > 0;
}

static bool keys_read(struct verify_trust *trust, const char *path)
{
    size_t length;
    char *bytes = file_read(path, &length), *rest = NULL;
    bool read = bytes != NULL;
    const char *line = read ? strtok_r(bytes, "\r\n", &rest) : NULL;
    for (; line && read; line = strtok_r(NULL, "\r\n", &rest))
        read = key_add(trust, line);
    if (bytes && (!read || trust->key_count == 0)) {
        file_complain(path, "it contains no verifier keys (name+id+key, one per line), or too many");
        read = false;
    }
    free(bytes);
    return read;
}

bool keys_add(struct verify_trust *trust, const char *words)
{
    return key_add(trust, words) || keys_read(trust, words);
}

bool file_verify(struct verifier *verifier, const char *path, FILE *file)
{
    static char piece[PIECE];
    for (size_t length; (length = fread(piece, 1, sizeof piece, file)) > 0;)
        verify_bytes(verifier, piece, length);
    bool read = !ferror(file);
    if (!read)
        file_complain(path, strerror(errno));
    if (read && !verify_end(verifier)) {
        file_complain(path, "out of memory");
        return false;
    }
    return read;
}
