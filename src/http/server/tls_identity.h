/* The certificate for handshakes, which may change while the service runs. One for the process, since GnuTLS asks
 * for it without saying for which server. */
#pragma once
#include "http/server/tls.h"
#include <gnutls/abstract.h>

/* Uses this certificate from now on; handshakes under way end with the previous one, which is held as long as a
 * handshake may take. False if it is not usable, or memory is out: then nothing changes. For one thread. */
bool tls_identity_install(const struct tls *tls, int32_t handshake_seconds);
/* Wipes all of them; no handshake may be under way. */
void tls_identity_end(void);

/* For the library (MHD_OPTION_HTTPS_CERT_CALLBACK). */
int tls_identity_retrieve(gnutls_session_t session, const gnutls_datum_t *authorities, int authority_count,
                          const gnutls_pk_algorithm_t *algorithms, int algorithm_count, gnutls_pcert_st **ret_list,
                          unsigned *ret_count, gnutls_privkey_t *ret_key);
