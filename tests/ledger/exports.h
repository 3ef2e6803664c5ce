/* Where UMPIRE_EXPORTS names an open file descriptor, everything that is verified here is written to it, as calls of
 * umpire.wasm: tests/wasm has them answered there (the form is that of tests/wasm/native.c). */
#pragma once
#include "verify/verify.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXPORT_PIECE = 4 << 20 };

static inline void export_call(FILE *out, const char *name, const char *head, size_t head_length, const char *body,
                               size_t length)
{
    const uint32_t sizes[3] = {(uint32_t)strlen(name), (uint32_t)head_length, (uint32_t)length};
    fwrite(sizes, sizeof *sizes, 3, out);
    fwrite(name, 1, strlen(name), out);
    fwrite(head, 1, head_length, out);
    assert_true(length == 0 || fwrite(body, 1, length, out) == length);
}

static inline void export_begin(FILE *out, const struct verify_trust *given)
{
    struct writer head;
    writer_start(&head, 1 << 20);
    write_object(&head);
    if (given->saved)
        write_member(&head, "checkpoint", given->saved);
    write_key(&head, "keys");
    write_array(&head);
    for (size_t i = 0; i < given->key_count; i++) {
        char words[NOTE_KEY_TEXT_SIZE];
        note_key_write(&given->keys[i], words);
        write_string(&head, words);
    }
    write_array_end(&head);
    write_object_end(&head);
    export_call(out, "verify_begin", head.at, head.used, NULL, 0);
    writer_end(&head);
}

static inline void export_hand_over(const char *bytes, size_t length, const struct verify_trust *given)
{
    static FILE *out;
    static const char json[] = "{\"form\":\"json\"}", text[] = "{\"form\":\"text\"}";
    const char *descriptor = getenv("UMPIRE_EXPORTS");
    if (!descriptor)
        return;
    if (!out)
        out = fdopen(atoi(descriptor), "w");
    assert_non_null(out);
    export_begin(out, given);
    for (size_t at = 0; at < length; at += EXPORT_PIECE)
        export_call(out, "verify_piece", "{}", 2, bytes + at, length - at < EXPORT_PIECE ? length - at : EXPORT_PIECE);
    export_call(out, "verify_end", "{}", 2, NULL, 0);
    export_call(out, "verify_report", json, sizeof json - 1, NULL, 0);
    export_call(out, "verify_report", text, sizeof text - 1, NULL, 0);
}
