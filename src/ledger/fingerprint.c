/* Keys as words: docs/ledger.md, "Fingerprints", has the list too. A word that changes changes every fingerprint that
 * somebody wrote down. */
#include <ctype.h>
#include <string.h>
#include <umpire/ledger.h>

static const char *const fingerprint_words[256] = {
    "acorn",   "amber",    "anchor",   "apple",   "april",    "arrow",    "atlas",    "autumn",  "badge",   "bamboo",
    "banner",  "barrel",   "basket",   "beacon",  "beaver",   "bicycle",  "bishop",   "blanket", "bottle",  "branch",
    "bridge",  "bronze",   "brother",  "bucket",  "butter",   "cabin",    "cactus",   "camel",   "candle",  "canyon",
    "carpet",  "castle",   "cedar",    "cherry",  "chimney",  "circus",   "clover",   "cobra",   "coffee",  "copper",
    "cotton",  "cradle",   "crystal",  "curtain", "dagger",   "daisy",    "dancer",   "desert",  "diamond", "dinner",
    "doctor",  "dolphin",  "domino",   "donkey",  "dragon",   "drummer",  "eagle",    "echo",    "elbow",   "elephant",
    "ember",   "engine",   "evening",  "fabric",  "falcon",   "farmer",   "feather",  "fiddle",  "finger",  "flame",
    "forest",  "fossil",   "fountain", "frozen",  "galaxy",   "garden",   "garlic",   "giant",   "ginger",  "glacier",
    "goblet",  "golden",   "gravel",   "guitar",  "hammer",   "harvest",  "hazel",    "helmet",  "hermit",  "hollow",
    "honey",   "hunter",   "iceberg",  "igloo",   "indigo",   "island",   "ivory",    "jacket",  "jasmine", "jewel",
    "jigsaw",  "journey",  "jungle",   "kernel",  "kettle",   "kitchen",  "knight",   "ladder",  "lantern", "laurel",
    "lemon",   "leopard",  "letter",   "library", "lily",     "linen",    "lizard",   "lobster", "lotus",   "lunar",
    "magnet",  "mammoth",  "maple",    "marble",  "meadow",   "melon",    "mercury",  "mirror",  "monkey",  "morning",
    "mosaic",  "mountain", "muffin",   "museum",  "mustard",  "napkin",   "nectar",   "needle",  "nickel",  "noodle",
    "north",   "novel",    "number",   "nutmeg",  "oasis",    "ocean",    "octopus",  "office",  "olive",   "onion",
    "opera",   "orange",   "orchard",  "otter",   "oyster",   "paddle",   "palace",   "panda",   "paper",   "parrot",
    "pebble",  "pencil",   "pepper",   "piano",   "pigeon",   "pilot",    "pirate",   "planet",  "pocket",  "poplar",
    "potato",  "prairie",  "pumpkin",  "puzzle",  "quarry",   "queen",    "quilt",    "quiver",  "rabbit",  "radio",
    "rainbow", "raven",    "ribbon",   "river",   "robin",    "rocket",   "rubber",   "saddle",  "salmon",  "sandal",
    "saturn",  "scarlet",  "school",   "shadow",  "shepherd", "silver",   "singer",   "sister",  "sparrow", "spider",
    "spiral",  "spring",   "squirrel", "stable",  "statue",   "summer",   "sunset",   "swallow", "tailor",  "tango",
    "teacher", "temple",   "thunder",  "ticket",  "tiger",    "timber",   "toast",    "tomato",  "tornado", "tower",
    "trumpet", "tulip",    "tunnel",   "turnip",  "turtle",   "twilight", "umbrella", "uncle",   "unicorn", "valley",
    "vanilla", "velvet",   "vessel",   "village", "vinegar",  "violet",   "volcano",  "voyage",  "vulture", "wagon",
    "walnut",  "water",    "weasel",   "whale",   "whisper",  "willow",   "window",   "winter",  "wizard",  "wonder",
    "yacht",   "yellow",   "yogurt",   "zebra",   "zephyr",   "zigzag",
};

void fingerprint_write(const uint8_t key[NOTE_KEY_SIZE], char *ret)
{
    struct hash hash = hash_of(key, NOTE_KEY_SIZE);
    struct text words;
    text_start(&words, ret, FINGERPRINT_TEXT_SIZE);
    for (size_t i = 0; i < FINGERPRINT_WORDS; i++)
        text_format(&words, "%s%s", i ? " " : "", fingerprint_words[hash.bytes[i]]);
}

static bool is_fingerprint_word(const char *word)
{
    for (size_t i = 0; i < sizeof fingerprint_words / sizeof fingerprint_words[0]; i++)
        if (strcmp(fingerprint_words[i], word) == 0)
            return true;
    return false;
}

bool fingerprint_read(const char *words, char ret[FINGERPRINT_TEXT_SIZE])
{
    struct text text;
    int count = 0;
    text_start(&text, ret, FINGERPRINT_TEXT_SIZE);
    for (const char *at = words; *(at += strspn(at, " \t")); count++) {
        char word[FINGERPRINT_TEXT_SIZE / FINGERPRINT_WORDS];
        size_t length = strcspn(at, " \t");
        if (length >= sizeof word || count == FINGERPRINT_WORDS)
            return false;
        for (size_t i = 0; i < length; i++)
            word[i] = (char)tolower((unsigned char)at[i]);
        word[length] = '\0';
        if (!is_fingerprint_word(word))
            return false;
        text_format(&text, "%s%s", count ? " " : "", word);
        at += length;
    }
    return count == FINGERPRINT_WORDS;
}
