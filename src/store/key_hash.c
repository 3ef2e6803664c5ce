/* Tags end with their NUL: no two kinds of keys hash alike. */
#include "store/key_hash.h"
#include "crypto/crypto.h"
#include <string.h>

struct hash key_hash_of_entry(const struct uuid *session, const char *key)
{
    static const char tag[] = "umpire/v1/entry-key";
    struct digest digest;
    struct hash ret;
    digest_start(&digest);
    digest_add(&digest, tag, sizeof tag);
    digest_add(&digest, session->bytes, sizeof session->bytes);
    digest_add(&digest, key, strlen(key));
    digest_end(&digest, ret.bytes);
    return ret;
}

struct hash key_hash_of_opening(const char *owner, const char *key)
{
    static const char tag[] = "umpire/v1/opening-key";
    struct digest digest;
    struct hash ret;
    digest_start(&digest);
    digest_add(&digest, tag, sizeof tag);
    digest_add(&digest, owner, strlen(owner) + 1);
    digest_add(&digest, key, strlen(key));
    digest_end(&digest, ret.bytes);
    return ret;
}
