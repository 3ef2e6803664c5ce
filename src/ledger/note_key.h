/* What reading, verifying and signing notes have in common. For the ledger room alone. */
#pragma once
#include <umpire/ledger.h>

enum { NOTE_ED25519 = 0x01, NOTE_BLOB_MAX = 8192 /* of a signature: post-quantum ones have nearly 5,000 bytes */ };

/* Whether bytes are a key's name: not empty, UTF-8, no control character, no Unicode space, no '+'. */
bool note_name_fits(const char *name, size_t length);
/* Whether bytes are text that can be signed: UTF-8, no control character but newlines, the last one of them a newline.
 */
bool note_text_fits(const char *text, size_t length);
/* Standard base64 with its padding and nothing else (RFC 4648, section 4), into at most `size` bytes. */
bool base64_read(const char *text, size_t length, uint8_t *ret, size_t size, size_t *ret_length);
/* The same the other way, ended with a NUL, into BASE64_SIZE(length) bytes. */
void base64_write(const uint8_t *bytes, size_t length, char *ret);
#define BASE64_SIZE(length) (((length) + 2) / 3 * 4 + 1)
