/* Reading again, one thing after the other: what is wrong with one keeps nobody from the others. */
#include "cli/reload.h"
#include "base/log.h"
#include "cli/settings.h"
#include "http/server/tls_identity.h"

static void certificate_again(const struct settings *settings, const struct settings *running)
{
    char message[TLS_MESSAGE_MAX];
    struct tls tls = {0};
    if (!running->tls_certificate[0] || !settings->tls_certificate[0])
        return;
    if (!tls_load(&tls, settings->tls_certificate, settings->tls_key, message))
        log_event(LOG_ERROR, "cli", "the certificate stays as it was: %s", message);
    else if (!tls_identity_install(&tls, running->header_seconds))
        log_event(LOG_ERROR, "cli", "the certificate stays as it was: it is not usable");
    else if (tls.over)
        log_event(LOG_WARNING, "cli", "the certificate in tls_certificate has expired");
    tls_end(&tls);
}

void reload(const struct reloading *reloading)
{
    struct settings fresh;
    if (!settings_load_again(&fresh, reloading->count, reloading->flags)) {
        log_event(LOG_ERROR, "cli", "the settings are not valid: everything stays as it was");
        return;
    }
    log_set_level((enum log_level)fresh.log_level);
    certificate_again(&fresh, reloading->settings);
    keys_loader_again(reloading->keys);
    log_event(LOG_INFO, "cli", "reloaded: log level, certificate, keys; other settings count from the next start");
}
