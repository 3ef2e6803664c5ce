/* Names are checked by their characters; keys are tokens after a prefix, which tells people, and programs that
 * search for leaked secrets, what they have found. */
#include "ledger/club_name.h"
#include "base/id.h"
#include <string.h>
#include <umpire/text.h>

enum { NAME_MAX_LENGTH = 63, PREFIX_LENGTH = sizeof CLUB_KEY_PREFIX - 1 };
_Static_assert(PREFIX_LENGTH + TOKEN_TEXT_SIZE == CLUB_KEY_SIZE, "a key is the prefix and a token");

bool club_name_fits(const char *name)
{
    size_t length = strlen(name);
    struct uuid uuid;
    return length >= 1 && length <= NAME_MAX_LENGTH && text_is_utf8(name) && text_look(name) == TEXT_SHOWS &&
           name[0] != ' ' && name[length - 1] != ' ' && !uuid_read(name, &uuid);
}

bool club_path_name_fits(const char *name)
{
    size_t length = strlen(name);
    return length >= 1 && length <= HOUSE_RULES_NAME_MAX && name[0] != '-' && name[length - 1] != '-' &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

void club_key_new(char *ret)
{
    memcpy(ret, CLUB_KEY_PREFIX, PREFIX_LENGTH);
    token_new(ret + PREFIX_LENGTH);
}

bool club_key_fits(const char *text)
{
    return strlen(text) == CLUB_KEY_SIZE - 1 && strncmp(text, CLUB_KEY_PREFIX, PREFIX_LENGTH) == 0;
}
