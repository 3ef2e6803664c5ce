/* Where settings come from. A mistake is reported with its place: file and line, variable, or flag. */
#include "base/edits.h"
#include "base/log.h"
#include "cli/settings.h"
#include "fields/decode.h"
#include "http/server/cors.h"
#include "http/server/service.h"
#include <arpa/inet.h>
#include <ctype.h>
#include <ini.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>
#include <unistd.h>

#define DEFAULT_FILE "/etc/umpire.conf"

enum { NAME_MAX_SIZE = 64 };

static bool logs; /* the service runs, so mistakes are logged; false: they are printed */

__attribute__((format(printf, 1, 2))) static void complain(const char *format, ...)
{
    char line[1024];
    va_list arguments;
    va_start(arguments, format);
    if (logs) {
        vsnprintf(line, sizeof line, format, arguments);
        log_event(LOG_ERROR, "cli", "%s", line);
    } else {
        fputs("umpire: ", stderr);
        vfprintf(stderr, format, arguments);
        fputs("\n", stderr);
    }
    va_end(arguments);
}

/* Sets one value; false after writing what is wrong with it into `ret_message`. */
static bool setting_set(struct settings *settings, const char *name, const char *value,
                        char ret_message[VIOLATION_MESSAGE_MAX + NAME_MAX_SIZE])
{
    struct violations violations;
    violations_start(&violations);
    if (parameter_decode(&settings_fields, name, value, settings, &violations))
        return true;
    struct text text;
    text_start(&text, ret_message, VIOLATION_MESSAGE_MAX + NAME_MAX_SIZE);
    text_format(&text, "%.40s %s", name, violations.list[0].message);
    return false;
}

/* A file while inih reads it: which line it is at, and whether anything was wrong. */
struct settings_file {
    struct settings *settings;
    const char *file;
    FILE *stream;
    int line;
    bool fine;
};

static void report_mistake(struct settings_file *reading, int line, const char *message)
{
    complain("%s:%d: %s", reading->file, line, message);
    reading->fine = false;
}

/* inih's reader: gives it one whole line. A line that is longer than its memory would be taken for two: it is reported
 * and skipped. */
static char *line_read(char *into, int size, void *from)
{
    struct settings_file *reading = from;
    char *line = NULL;
    size_t room = 0;
    ssize_t length = getline(&line, &room, reading->stream);
    if (length >= 0) {
        reading->line++;
        if (length >= size)
            report_mistake(reading, reading->line, "the line is too long; set this value in the environment");
        else
            memcpy(into, line, (size_t)length);
        into[length < size ? length : 0] = '\0';
    }
    free(line);
    return length < 0 ? NULL : into;
}

/* inih's handler. Mistakes are reported here and not to inih, so that none is left out. */
static int line_take(void *user, const char *section, const char *name, const char *value)
{
    struct settings_file *reading = user;
    char message[VIOLATION_MESSAGE_MAX + NAME_MAX_SIZE];
    if (section[0] != '\0')
        report_mistake(reading, reading->line, "sections are not supported");
    else if (!setting_set(reading->settings, name, value, message))
        report_mistake(reading, reading->line, message);
    return 1;
}

static bool file_load(struct settings *settings, const char *file)
{
    struct settings_file reading = {.settings = settings, .file = file, .stream = fopen(file, "re"), .fine = true};
    if (!reading.stream) {
        complain("%s: cannot be read", file);
        return false;
    }
    ini_allow_multiline = false;
    int wrong = ini_parse_stream(line_read, &reading, line_take, &reading);
    if (ferror(reading.stream)) {
        complain("%s: cannot be read", file);
        reading.fine = false;
    } else if (wrong != 0) {
        report_mistake(&reading, wrong, "is not `name = value`");
    }
    fclose(reading.stream);
    return reading.fine;
}

static bool environment_load(struct settings *settings)
{
    bool fine = true;
    for (size_t i = 0; i < settings_fields.count; i++) {
        char variable[NAME_MAX_SIZE] = "UMPIRE_", message[VIOLATION_MESSAGE_MAX + NAME_MAX_SIZE];
        const char *name = settings_fields.list[i].name;
        size_t used = strlen(variable);
        for (size_t k = 0; k <= strlen(name); k++)
            variable[used + k] = (char)toupper((unsigned char)name[k]);
        const char *value = getenv(variable);
        if (value && !setting_set(settings, name, value, message)) {
            complain("%s: %s", variable, message);
            fine = false;
        }
    }
    return fine;
}

/* Variables that are no settings, but are ours. */
static bool is_other(const char *name)
{
    static const char *const others[] = {"CONFIG", "STATE_DIR", "MIGRATE_URL", "HALL_ADDRESS"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (strcmp(name, others[i]) == 0)
            return true;
    return false;
}

/* The setting that is most like the variable's name; NULL: none is near. `ret_known`: it is that setting. */
static const char *setting_nearest(const char *name, bool *ret_known)
{
    char small[NAME_MAX_SIZE];
    const char *best = NULL;
    size_t fewest = (strlen(name) + 1) / 2, length = strlen(name) < sizeof small ? strlen(name) : sizeof small - 1;
    for (size_t i = 0; i < length; i++)
        small[i] = (char)tolower((unsigned char)name[i]);
    small[length] = '\0';
    *ret_known = false;
    for (size_t i = 0; i < settings_fields.count; i++) {
        size_t edits = edits_between(small, settings_fields.list[i].name);
        *ret_known = *ret_known || strcmp(small, settings_fields.list[i].name) == 0;
        if (edits < fewest) {
            fewest = edits;
            best = settings_fields.list[i].name;
        }
    }
    return best;
}

/* A variable of the environment that looks like a setting and is none has no effect, which somebody should know. */
static void environment_tell(void)
{
    static const char prefix[] = "UMPIRE_";
    for (char *const *variable = environ; variable && *variable; variable++) {
        char name[NAME_MAX_SIZE];
        bool known;
        if (strncmp(*variable, prefix, strlen(prefix)) != 0)
            continue;
        const char *from = *variable + strlen(prefix);
        snprintf(name, sizeof name, "%.*s", (int)strcspn(from, "="), from);
        const char *meant = setting_nearest(name, &known);
        if (!known && !is_other(name))
            complain("UMPIRE_%s is not a setting, and has no effect%s%s%s", name, meant ? "; did you mean " : "",
                     meant ? meant : "", meant ? "?" : "");
    }
}

/* --append-queue=10 or --append-queue 10 */
static bool flag_load(struct settings *settings, const char *flag, const char *next, int *ret_used)
{
    char name[NAME_MAX_SIZE], message[VIOLATION_MESSAGE_MAX + NAME_MAX_SIZE];
    const char *equals = strchr(flag, '='), *value = equals ? equals + 1 : next;
    size_t length = equals ? (size_t)(equals - flag) : strlen(flag);
    *ret_used = 1;
    if (length < 3 || strncmp(flag, "--", 2) != 0 || length - 2 >= sizeof name) {
        complain("%s is not an option of this command", flag);
        return false;
    }
    for (size_t i = 2; i < length; i++)
        name[i - 2] = (char)(flag[i] == '-' ? '_' : flag[i]);
    name[length - 2] = '\0';
    if (!value) {
        complain("%s needs a value", flag);
        return false;
    }
    *ret_used = equals ? 1 : 2;
    if (setting_set(settings, name, value, message))
        return true;
    complain("%s: %s", flag, message);
    return false;
}

static bool flags_load(struct settings *settings, int count, char *const *flags)
{
    bool fine = true;
    for (int i = 0, used; i < count; i += used) {
        used = 1;
        if (strcmp(flags[i], "--check-config") == 0)
            continue;
        if (strcmp(flags[i], "--config") == 0 && i + 1 < count) {
            used = 2; /* file_chosen took it */
            continue;
        }
        fine = flag_load(settings, flags[i], i + 1 < count ? flags[i + 1] : NULL, &used) && fine;
    }
    return fine;
}

/* "127.0.0.1:8080" or "[::1]:8080" */
static bool listen_split(struct settings *settings)
{
    const char *colon = strrchr(settings->listen, ':');
    size_t length = colon ? (size_t)(colon - settings->listen) : 0;
    const char *start = settings->listen;
    if (length > 2 && start[0] == '[' && start[length - 1] == ']') {
        start++;
        length -= 2;
    }
    struct in6_addr scratch;
    char *end;
    long port = colon ? strtol(colon + 1, &end, 10) : -1;
    if (length > 0 && length < sizeof settings->address && port >= 0 && port <= 65535 && end != colon + 1 && !*end) {
        memcpy(settings->address, start, length);
        settings->address[length] = '\0';
        settings->port = (uint16_t)port;
        if (inet_pton(AF_INET, settings->address, &scratch) == 1 ||
            inet_pton(AF_INET6, settings->address, &scratch) == 1)
            return true;
    }
    complain("listen: must be a numeric address and a port such as 127.0.0.1:8080, not \"%s\"", settings->listen);
    return false;
}

static bool is_loopback(const char *address)
{
    return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0;
}

static bool origins_fit(const struct settings *settings)
{
    char message[CORS_MESSAGE_MAX];
    if (cors_origins_check(settings->cors_origins, message))
        return true;
    complain("cors_origins: %s", message);
    return false;
}

static bool tls_is_whole(const struct settings *settings)
{
    if (!settings->tls_certificate[0] == !settings->tls_key[0])
        return true;
    complain("tls_certificate and tls_key must be set together");
    return false;
}

static bool ranges_split(const char *name, const char *value, struct ip_ranges *ret)
{
    const char *wrong = "";
    if (ip_ranges_read(value, ret, &wrong))
        return true;
    complain("%s: must be at most %d addresses or ranges such as 10.0.0.0/8, not \"%.*s\"", name, IP_RANGES_MAX,
             (int)strcspn(wrong, " ,"), wrong);
    return false;
}

/* Behind a proxy a loopback address is open to everybody whom the proxy lets in. */
static bool openers_fit(const struct settings *settings)
{
    if (settings->open_sessions != OPEN_SESSIONS_ANYONE)
        return true;
    if (settings->proxies.count > 0) {
        complain("open_sessions: `anyone` is not allowed with trusted_proxies");
        return false;
    }
    if (is_loopback(settings->address))
        return true;
    complain("open_sessions: `anyone` is not allowed on %s, only on a loopback address", settings->address);
    return false;
}

/* The checks that a table of fields cannot express. */
static bool settings_agree(const struct settings *settings)
{
    bool fine = origins_fit(settings);
    fine = tls_is_whole(settings) && fine;
    return openers_fit(settings) && fine;
}

/* --config FILE, UMPIRE_CONFIG, or the usual place when there is one. */
static const char *file_chosen(int count, char *const *flags)
{
    for (int i = 0; i + 1 < count; i++)
        if (strcmp(flags[i], "--config") == 0)
            return flags[i + 1];
    const char *file = getenv("UMPIRE_CONFIG");
    if (file && *file)
        return file;
    return access(DEFAULT_FILE, F_OK) == 0 ? DEFAULT_FILE : NULL;
}

bool settings_load(struct settings *settings, int flag_count, char *const *flags, bool *ret_check)
{
    const char *file = file_chosen(flag_count, flags);
    fields_default(&settings_fields, settings);
    *ret_check = false;
    for (int i = 0; i < flag_count; i++)
        *ret_check = *ret_check || strcmp(flags[i], "--check-config") == 0;
    bool fine = !file || file_load(settings, file);
    fine = environment_load(settings) && fine;
    environment_tell();
    fine = flags_load(settings, flag_count, flags) && fine;
    fine = listen_split(settings) && fine;
    fine = ranges_split("trusted_proxies", settings->trusted_proxies, &settings->proxies) && fine;
    fine = ranges_split("metrics_allowed_from", settings->metrics_allowed_from, &settings->watchers) && fine;
    return fine && settings_agree(settings);
}

bool settings_load_again(struct settings *settings, int flag_count, char *const *flags)
{
    bool check;
    logs = true;
    bool fine = settings_load(settings, flag_count, flags, &check);
    logs = false;
    return fine;
}
