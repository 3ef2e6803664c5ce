/* The files of the companion page, which are linked in: made while building (cmake/page.cmake). */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct page_file {
    const char *name;  /* below /app/, without a slash; "index.html" is /app/ itself */
    const char *bytes; /* NULL after the last file */
    size_t length;
    const char *packed; /* the same as gzip */
    size_t packed_length;
    const char *tag; /* quoted: of the bytes */
    bool hashed;     /* the name has a hash of the content, so that it never means anything else */
    bool saved;      /* served to be saved and opened from a disk, never shown from here: it is a page of its own */
};

/* By name, or NULL. `files` NULL: there is no page. */
const struct page_file *page_file_find(const struct page_file *files, const char *name);
/* The Content-Type for the name's ending; NULL for an ending that no file may have. */
const char *page_file_type(const char *name);
