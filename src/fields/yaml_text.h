/* JSON as YAML, for documents that people read and diff. */
#pragma once
#include "base/writer.h"

/* Appends the YAML form of a JSON text. False when it is not JSON or out of memory. */
bool yaml_of_json(const char *json, size_t length, struct writer *out);
