/* The files that umpire verify reads. What cannot be read is said on standard error. */
#pragma once
#include "verify/verify.h"
#include <stdio.h>

/* NULL after saying why not. "-" is standard input. */
FILE *file_open(const char *path);
void file_close(FILE *file);
/* Says why a file is of no use. */
void file_complain(const char *path, const char *why);
/* A whole small file, ended with a NUL; the caller frees it. NULL after saying why. */
char *file_read(const char *path, size_t *ret_length);
/* The same of a file that is open, and stays so. */
char *file_read_open(const char *path, FILE *file, size_t *ret_length);
/* Adds a key in words, or those of a file, one on a line. False after saying why. */
bool keys_add(struct verify_trust *trust, const char *words);
/* Hands a file to the verifier, to its end. False after saying why not. */
bool file_verify(struct verifier *verifier, const char *path, FILE *file);
