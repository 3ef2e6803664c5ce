/* TLS with certificate files, for a service without a proxy in front. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

enum { TLS_MESSAGE_MAX = 600 };

/* The contents of the files, as text (PEM). */
struct tls {
    char *certificate; /* with its intermediate certificates; NULL: no TLS */
    char *key;
    bool over;            /* the certificate has expired */
    int64_t seconds_left; /* until it expires; negative if it has */
};

/* Reads both and checks that they belong together. False with a message that begins with the setting's name. */
bool tls_load(struct tls *tls, const char *certificate_file, const char *key_file, char ret_message[TLS_MESSAGE_MAX]);
/* Wipes the key. Accepts a zeroed one. */
void tls_end(struct tls *tls);
