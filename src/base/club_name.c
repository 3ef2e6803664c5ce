/* Names by what may stand in them; keys are tokens behind a prefix, which tells people, and programs that look for lost
 * secrets, what they have found. */
#include "club_name.h"
#include "id.h"
#include <string.h>
#include <umpire/text.h>

enum { NAME_MAX_LENGTH = 63, PREFIX_LENGTH = sizeof CLUB_KEY_PREFIX - 1 };
_Static_assert(PREFIX_LENGTH + TOKEN_TEXT_SIZE == CLUB_KEY_SIZE, "a key is the prefix and a token");

/* In UTF-8 the control characters from U+0080 on begin with 0xC2. */
static bool has_control(const char *name)
{
    for (const unsigned char *at = (const unsigned char *)name; *at; at++)
        if (*at < 0x20 || *at == 0x7F || (*at == 0xC2 && at[1] < 0xA0))
            return true;
    return false;
}

bool club_name_fits(const char *name)
{
    size_t length = strlen(name);
    struct uuid uuid;
    return length >= 1 && length <= NAME_MAX_LENGTH && text_is_utf8(name) && !has_control(name) && name[0] != ' ' &&
           name[length - 1] != ' ' && !uuid_read(name, &uuid);
}

bool house_rules_name_fits(const char *name)
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
