/* A list of certificates with the current one first; the others are freed when no handshake can use them any more. */
#include "http/server/tls_identity.h"
#include "base/clock.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { CHAIN_MAX = 16 };

struct identity {
    struct identity *before;
    int64_t until; /* clock_monotonic_ms: unused after that; 0: it is the current one */
    gnutls_pcert_st chain[CHAIN_MAX];
    unsigned count;
    gnutls_privkey_t key;
};

static struct identity *_Atomic present;

/* Accepts NULL. */
static void identity_free(struct identity *identity)
{
    if (!identity)
        return;
    for (unsigned i = 0; i < identity->count; i++)
        gnutls_pcert_deinit(&identity->chain[i]);
    if (identity->key)
        gnutls_privkey_deinit(identity->key);
    free(identity);
}

static struct identity *identity_new(const struct tls *tls)
{
    gnutls_datum_t certificate = {(unsigned char *)tls->certificate, (unsigned)strlen(tls->certificate)};
    gnutls_datum_t key = {(unsigned char *)tls->key, (unsigned)strlen(tls->key)};
    struct identity *identity = calloc(1, sizeof *identity);
    if (!identity)
        return NULL;
    unsigned count = CHAIN_MAX;
    if (gnutls_pcert_list_import_x509_raw(identity->chain, &count, &certificate, GNUTLS_X509_FMT_PEM, 0) == 0)
        identity->count = count;
    if (identity->count && gnutls_privkey_init(&identity->key) == 0 &&
        gnutls_privkey_import_x509_raw(identity->key, &key, GNUTLS_X509_FMT_PEM, NULL, 0) == 0)
        return identity;
    identity_free(identity);
    return NULL;
}

static void identities_expire(struct identity *first, int64_t now)
{
    for (struct identity **each = &first->before; *each;) {
        struct identity *old = *each;
        if (old->until > now) {
            each = &old->before;
            continue;
        }
        *each = old->before;
        identity_free(old);
    }
}

bool tls_identity_install(const struct tls *tls, int32_t handshake_seconds)
{
    struct identity *fresh = identity_new(tls), *before = atomic_load(&present);
    int64_t now = clock_monotonic_ms();
    if (!fresh)
        return false;
    fresh->before = before;
    atomic_store(&present, fresh);
    if (before)
        before->until = now + 2000 * (int64_t)handshake_seconds;
    identities_expire(fresh, now);
    return true;
}

void tls_identity_end(void)
{
    for (struct identity *each = atomic_exchange(&present, NULL), *before; each; each = before) {
        before = each->before;
        identity_free(each);
    }
}

int tls_identity_retrieve(gnutls_session_t session, const gnutls_datum_t *authorities, int authority_count,
                          const gnutls_pk_algorithm_t *algorithms, int algorithm_count, gnutls_pcert_st **ret_list,
                          unsigned *ret_count, gnutls_privkey_t *ret_key)
{
    struct identity *identity = atomic_load(&present);
    (void)session, (void)authorities, (void)authority_count, (void)algorithms, (void)algorithm_count;
    if (!identity)
        return -1;
    *ret_list = identity->chain;
    *ret_count = identity->count;
    *ret_key = identity->key;
    return 0;
}
