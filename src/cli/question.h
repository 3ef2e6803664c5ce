/* What the commands that ask the rules a question share. */
#pragma once
#include "base/writer.h"
#include <umpire/rules.h>
#include <umpire/violation.h>

enum { QUESTION_MAX = 65536 };

/* The file's bytes, standard input's for "-", or {} for NULL. False after printing what is wrong. */
bool question_file_read(const char *file, struct writer *body);
/* The step, or NULL after printing that there is none of this name, and the nearest. */
const struct step *question_step(const char *ruleset, const char *step);
/* Prints what is wrong with a question; the exit status. */
int question_violations_print(const struct violations *violations);
