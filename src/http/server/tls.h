/* TLS by certificate files, for a service without a proxy before it. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

enum { TLS_MESSAGE_MAX = 600 };

/* What the files hold, as text (PEM). */
struct tls {
    char *certificate; /* with those that lead to its issuer's; NULL: no TLS */
    char *key;
    bool over;            /* the certificate is not valid any more */
    int64_t seconds_left; /* until it is not; negative when it is over */
};

/* Reads both and tries whether they belong together. False after saying what is wrong, beginning with the setting's
 * name. */
bool tls_load(struct tls *tls, const char *certificate_file, const char *key_file, char ret_message[TLS_MESSAGE_MAX]);
/* Wipes the key. Accepts a zeroed one. */
void tls_end(struct tls *tls);
