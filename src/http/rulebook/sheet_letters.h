/* How wide letters are in thousandths of their size: of the sheet's fonts (Arial and what is drawn to its measure,
 * DejaVu Sans Condensed) the wider. Bold ones are an eighth wider. */
#pragma once
#include <stdint.h>

static const int16_t sheet_letters[] = {
    286,  360, 414, 754, 572, 889, 702, 247, 351, 351, 450, 754, 286, 333, 286, 303, /* from the blank */
    572,  572, 572, 572, 572, 572, 572, 572, 572, 572, 303, 303, 754, 754, 754, 556, /* 0 */
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, /* @ */
    667,  778, 722, 667, 611, 722, 667, 944, 667, 667, 616, 351, 303, 351, 754, 556, /* P */
    450,  556, 571, 500, 571, 556, 316, 571, 570, 250, 250, 521, 250, 876, 570, 556, /* ` */
    571,  571, 370, 500, 353, 570, 532, 736, 532, 532, 500, 572, 303, 572, 754,      /* p */
};
enum { SHEET_LETTER_OTHER = 800 }; /* of any other */
