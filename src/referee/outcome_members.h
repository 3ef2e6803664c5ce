/* Members of an outcome by JSON Pointer: "/fire/casualties", "/shots/0/result". */
#pragma once
#include <umpire/field.h>
#include <umpire/text.h>

/* The member, if it is a single value (no group, no list); else NULL. For lists any possible index counts. `title` (may
 * be NULL) gets its titles in words: "Shots 1: Result". `known` (may be NULL) gets, if there is no such member, the
 * members at the deepest position that the pointer reaches: "/fire has casualties, leader". */
const struct field *member_find(const struct fields *fields, const char *pointer, struct text *title,
                                struct text *known);
