/* The files are checked here with the library that libmicrohttpd passes them to, since that only reports failure. */
#include "http/server/tls.h"
#include "crypto/crypto.h"
#include <errno.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <umpire/text.h>

enum { FILE_MAX = 1 << 18 };

/* The file as text, which the caller frees; NULL with a message. */
static char *file_read(const char *setting, const char *name, struct text *message)
{
    char *bytes = calloc(1, FILE_MAX + 1);
    FILE *file = bytes ? fopen(name, "re") : NULL;
    size_t length = file ? fread(bytes, 1, FILE_MAX + 1, file) : 0;
    bool fine = file && !ferror(file) && length <= FILE_MAX;
    if (!fine)
        text_format(message, "%s: %s: %s", setting, name, length > FILE_MAX ? "is too large" : strerror(errno));
    if (file)
        fclose(file);
    if (fine)
        return bytes;
    free(bytes);
    return NULL;
}

static gnutls_datum_t datum_of(char *text)
{
    return (gnutls_datum_t){.data = (unsigned char *)text, .size = (unsigned)strlen(text)};
}

/* Whether there are certificates in it; and whether the first has expired. */
static bool certificate_try(struct tls *tls, const char *file, struct text *message)
{
    gnutls_x509_crt_t *list = NULL;
    unsigned count = 0;
    gnutls_datum_t datum = datum_of(tls->certificate);
    int result = gnutls_x509_crt_list_import2(&list, &count, &datum, GNUTLS_X509_FMT_PEM, 0);
    if (result < 0 || count == 0) {
        text_format(message, "tls_certificate: %s: is not a certificate: %s", file, gnutls_strerror(result));
        return false;
    }
    tls->seconds_left = gnutls_x509_crt_get_expiration_time(list[0]) - time(NULL);
    tls->over = tls->seconds_left < 0;
    for (unsigned i = 0; i < count; i++)
        gnutls_x509_crt_deinit(list[i]);
    gnutls_free(list);
    return true;
}

static bool key_try(struct tls *tls, const char *file, struct text *message)
{
    gnutls_certificate_credentials_t credentials;
    gnutls_datum_t certificate = datum_of(tls->certificate), key = datum_of(tls->key);
    int result = gnutls_certificate_allocate_credentials(&credentials);
    if (result >= 0) {
        result = gnutls_certificate_set_x509_key_mem(credentials, &certificate, &key, GNUTLS_X509_FMT_PEM);
        gnutls_certificate_free_credentials(credentials);
    }
    if (result >= 0)
        return true;
    if (result == GNUTLS_E_CERTIFICATE_KEY_MISMATCH)
        text_format(message, "tls_key: %s: is not the key of the certificate in tls_certificate", file);
    else
        text_format(message, "tls_key: %s: is not a usable private key: %s", file, gnutls_strerror(result));
    return false;
}

bool tls_load(struct tls *tls, const char *certificate_file, const char *key_file, char ret_message[TLS_MESSAGE_MAX])
{
    struct text message;
    text_start(&message, ret_message, TLS_MESSAGE_MAX);
    *tls = (struct tls){.certificate = file_read("tls_certificate", certificate_file, &message)};
    tls->key = tls->certificate ? file_read("tls_key", key_file, &message) : NULL;
    if (tls->key && certificate_try(tls, certificate_file, &message) && key_try(tls, key_file, &message))
        return true;
    tls_end(tls);
    return false;
}

void tls_end(struct tls *tls)
{
    if (tls->key)
        secret_wipe(tls->key, strlen(tls->key));
    free(tls->key);
    free(tls->certificate);
    *tls = (struct tls){0};
}
