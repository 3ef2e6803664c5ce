/* Settings: where they come from, which wins, and what is said of each mistake; `umpire serve --check-config` is asked
 * as an operator would ask it. */
#include "cli/settings.h"
#include "service.h"
#include "unit.h"
#include <sys/wait.h>
#include <unistd.h>

static char file[64];

static int setup(void **state)
{
    (void)state;
    snprintf(file, sizeof file, "settings-XXXXXX");
    int descriptor = mkstemp(file);
    close(descriptor);
    return descriptor < 0;
}

static int teardown(void **state)
{
    (void)state;
    return unlink(file);
}

static void file_write(const char *text)
{
    FILE *out = fopen(file, "w");
    assert_non_null(out);
    fputs(text, out);
    assert_int_equal(fclose(out), 0);
}

/* Runs the program with an empty environment but for `variables`; its standard error is kept. Returns its status. */
static int run(const char *variables, const char *arguments, char *ret_said, size_t size)
{
    char line[4096];
    int length = snprintf(line, sizeof line, "env -i %s '%s' %s 2>&1 >/dev/null", variables, UMPIRE_PROGRAM, arguments);
    assert_in_range(length, 1, sizeof line - 1);
    FILE *pipe = popen(line, "r");
    assert_non_null(pipe);
    size_t used = fread(ret_said, 1, size - 1, pipe);
    ret_said[used] = '\0';
    int status = pclose(pipe);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void assert_said(const char *variables, const char *arguments, int status, const char *wanted)
{
    char said[4096], line[2000];
    snprintf(line, sizeof line, "serve --check-config %s", arguments);
    int found = run(variables, line, said, sizeof said);
    if (found != status || strcmp(said, wanted) != 0)
        fail_msg("%s %s: exit %d, said:\n%s\nwanted exit %d and:\n%s", variables, arguments, found, said, status,
                 wanted);
}

/* What --check-config says of the file, behind "umpire: FILE". */
static void assert_file_said(const char *text, const char *wanted)
{
    char arguments[100], expected[1000] = "";
    file_write(text);
    snprintf(arguments, sizeof arguments, "--config %s", file);
    if (*wanted)
        snprintf(expected, sizeof expected, "umpire: %s%s\n", file, wanted);
    assert_said("", arguments, *wanted ? 2 : 0, expected);
}

static void files_are_told_their_lines(void **state)
{
    (void)state;
    assert_file_said("", "");
    assert_file_said("# nothing\n; nothing\n\nlisten = 127.0.0.1:9000\n", "");
    assert_file_said("listen=127.0.0.1:9000\nloops = many\n", ":2: loops must be an integer");
    assert_file_said("  loops\t=  4  \r\n database_role = a = b # c\n", "");
    assert_file_said("\n\nloops = 65\n", ":3: loops must be 0 to 64, not 65");
    assert_file_said("log_level = loud\n", ":1: log_level must be one of error, warning, info, debug");
    assert_file_said("[service]\nloops = 1\n", ":2: sections are not supported");
    assert_file_said("loops = 1\nthis line has no sign\n", ":2: is not `name = value`");
    assert_file_said("# a comment\nloop = 1\n",
                     ":2: loop is not known here; the known ones are listen, database_url, "
                     "database_role, privileged_login, keys_directory, state_directory, "
                     "ledger_name, open_sessions, club_sessions_per_day, retention_days, loops, "
                     "connections, idle_seconds, header_seconds, …");
}

/* Each mistake with its own line, whoever found it. */
static void several_mistakes_in_a_file(void **state)
{
    (void)state;
    char arguments[100], wanted[400];
    snprintf(arguments, sizeof arguments, "--config %s", file);
    file_write("loops = 1\nthis line has no sign\nreaders = 0\n\nloops = -1");
    snprintf(wanted, sizeof wanted,
             "umpire: %s:3: readers must be 1 to 64, not 0\numpire: %s:5: loops must be 0 to 64, not -1\n"
             "umpire: %s:2: is not `name = value`\n",
             file, file, file);
    assert_said("", arguments, 2, wanted);
}

/* inih reads lines of at most 199 bytes: a longer one is told, and not taken for two. */
static void long_lines_are_told(void **state)
{
    (void)state;
    char text[1200] = "database_url = postgresql://host/umpire?application_name=";
    memset(text + strlen(text), 'x', 600);
    strcat(text, "\nloops = 6\n");
    assert_file_said(text, ":1: the line is too long; set this value in the environment");
    struct settings settings;
    bool check;
    char *const flags[] = {"--config", file};
    memset(text, 0, sizeof text);
    strcpy(text, "database_url = ");
    memset(text + strlen(text), 'x', 180);
    file_write(text);
    assert_true(settings_load(&settings, 2, flags, &check));
    assert_string_equal(settings.database_url, text + strlen("database_url = "));
}

static void files_that_are_not_there(void **state)
{
    (void)state;
    assert_said("", "--config /", 2, "umpire: /: cannot be read\n");
    assert_said("", "--config /nowhere/umpire.conf", 2, "umpire: /nowhere/umpire.conf: cannot be read\n");
    assert_said("UMPIRE_CONFIG=/nowhere/umpire.conf", "", 2, "umpire: /nowhere/umpire.conf: cannot be read\n");
    assert_said("UMPIRE_CONFIG=", "--loops 1", 0, "");
    assert_said("", "--config", 2, "umpire: --config needs a value\n");
}

static void the_file_then_the_environment_then_flags(void **state)
{
    (void)state;
    struct settings settings;
    bool check;
    char *const flags[] = {"--config", file, "--loops=7", "--log-level", "debug", "--append_queue", "9"};
    file_write("loops = 3\nreaders = 4\nconnections = 50\nlog_level = error\n");
    setenv("UMPIRE_LOOPS", "5", 1);
    setenv("UMPIRE_READERS", "6", 1);
    setenv("UMPIRE_UNHEARD_OF", "is none of ours", 1);
    assert_true(settings_load(&settings, (int)LENGTH(flags), flags, &check));
    assert_false(check);
    assert_int_equal(settings.loops, 7);
    assert_int_equal(settings.readers, 6);
    assert_int_equal(settings.connections, 50);
    assert_int_equal(settings.append_queue, 9);
    assert_int_equal(settings.log_level, 3);
    assert_int_equal(settings.batch_entries, 256); /* untouched: its default */
    unsetenv("UMPIRE_LOOPS");
    unsetenv("UMPIRE_READERS");
    setenv("UMPIRE_CONFIG", file, 1);
    char *const only[] = {"--check-config"};
    assert_true(settings_load(&settings, 1, only, &check));
    assert_true(check);
    assert_int_equal(settings.loops, 3);
    unsetenv("UMPIRE_CONFIG");
    unsetenv("UMPIRE_UNHEARD_OF");
}

/* Every mistake is told, not only the first. */
static void all_mistakes_are_told(void **state)
{
    (void)state;
    assert_said(
        "UMPIRE_LOOPS=65 UMPIRE_LOG_LEVEL=loud", "--readers 0 --nonsense=1 bare --drain_ms", 2,
        "umpire: UMPIRE_LOOPS: loops must be 0 to 64, not 65\n"
        "umpire: UMPIRE_LOG_LEVEL: log_level must be one of error, warning, info, debug\n"
        "umpire: --readers: readers must be 1 to 64, not 0\n"
        "umpire: --nonsense=1: nonsense is not known here; the known ones are listen, database_url, database_role, "
        "privileged_login, keys_directory, state_directory, ledger_name, open_sessions, club_sessions_per_day, "
        "retention_days, loops, "
        "connections, idle_seconds, header_seconds, …\n"
        "umpire: bare is not an option of this command\n"
        "umpire: --drain_ms needs a value\n");
}

/* Each setting a step past each of its bounds, as a flag; and at them. */
static void every_bound_of_every_setting(void **state)
{
    (void)state;
    for (size_t i = 0; i < settings_fields.count; i++) {
        const struct field *field = &settings_fields.list[i];
        char arguments[1400], wanted[300];
        if (field->kind == FIELD_INT) {
            for (int past = 0; past < 2; past++) {
                int64_t bound = past ? field->max : field->min, beyond = past ? bound + 1 : bound - 1;
                snprintf(arguments, sizeof arguments, "--%s=%lld", field->name, (long long)bound);
                assert_said("", arguments, 0, "");
                snprintf(arguments, sizeof arguments, "--%s %lld", field->name, (long long)beyond);
                snprintf(wanted, sizeof wanted, "umpire: --%s: %s must be %d to %d, not %lld\n", field->name,
                         field->name, field->min, field->max, (long long)beyond);
                assert_said("", arguments, 2, wanted);
            }
        } else if (field->kind == FIELD_TEXT) {
            int length = snprintf(arguments, sizeof arguments, "--%s=", field->name);
            memset(arguments + length, 'x', (size_t)field->max + 1);
            arguments[length + field->max + 1] = '\0';
            char said[4096], line[2000];
            snprintf(line, sizeof line, "serve --check-config %s", arguments);
            assert_int_equal(run("", line, said, sizeof said), 2);
            snprintf(wanted, sizeof wanted, "%s must be %d to %d characters, not %d\n", field->name, field->min,
                     field->max, field->max + 1);
            if (!strstr(said, wanted))
                fail_msg("%s: %s", field->name, said);
        } else {
            assert_int_equal(field->kind, FIELD_ENUM);
            for (int32_t k = 0; k < field->choices->count; k++) {
                snprintf(arguments, sizeof arguments, "--%s=%s", field->name, field->choices->list[k].name);
                assert_said("", arguments, 0, "");
            }
            snprintf(arguments, sizeof arguments, "--%s=nonsense", field->name);
            char said[4096], line[200];
            snprintf(line, sizeof line, "serve --check-config %.150s", arguments);
            assert_int_equal(run("", line, said, sizeof said), 2);
            assert_non_null(strstr(said, "must be one of "));
        }
    }
}

static void addresses(void **state)
{
    (void)state;
    static const struct {
        const char *listen, *address;
        int port;
    } cases[] = {
        {"127.0.0.1:8080", "127.0.0.1", 8080}, {"[::1]:8080", "::1", 8080},           {"0.0.0.0:0", "0.0.0.0", 0},
        {"[::]:65535", "::", 65535},           {"[2001:db8::1]:1", "2001:db8::1", 1},
    };
    static const char *const wrong[] = {"",
                                        "8080",
                                        ":8080",
                                        "localhost:8080",
                                        "127.0.0.1",
                                        "127.0.0.1:",
                                        "127.0.0.1:65536",
                                        "127.0.0.1:-1",
                                        "127.0.0.1:80x",
                                        "[::1]",
                                        "[]:80",
                                        "[::1:80",
                                        "256.0.0.1:80",
                                        "127.0.0.1:99999999999999999999"};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct settings settings;
        bool check;
        char listen[64];
        snprintf(listen, sizeof listen, "--listen=%s", cases[i].listen);
        char *const flags[] = {listen};
        assert_true(settings_load(&settings, 1, flags, &check));
        assert_string_equal(settings.address, cases[i].address);
        assert_int_equal(settings.port, cases[i].port);
    }
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        char arguments[100], wanted[200];
        snprintf(arguments, sizeof arguments, "--listen=%s", wrong[i]);
        snprintf(wanted, sizeof wanted,
                 "umpire: listen: must be a numeric address and a port such as 127.0.0.1:8080, not \"%s\"\n", wrong[i]);
        assert_said("", arguments, 2, wanted);
    }
}

static void anyone_only_on_a_loopback_address(void **state)
{
    (void)state;
    static const char *const loopback[] = {"127.0.0.1:0", "127.9.9.9:0", "[::1]:0"};
    static const char *const others[][2] = {{"0.0.0.0:0", "0.0.0.0"},
                                            {"[::]:0", "::"},
                                            {"192.168.1.1:0", "192.168.1.1"},
                                            {"[::ffff:127.0.0.1]:0", "::ffff:127.0.0.1"}};
    char arguments[100], wanted[200];
    for (size_t i = 0; i < LENGTH(loopback); i++) {
        snprintf(arguments, sizeof arguments, "--open-sessions=anyone --listen=%s", loopback[i]);
        assert_said("", arguments, 0, "");
    }
    for (size_t i = 0; i < LENGTH(others); i++) {
        snprintf(arguments, sizeof arguments, "--open-sessions=anyone --listen=%s", others[i][0]);
        snprintf(wanted, sizeof wanted,
                 "umpire: open_sessions: `anyone` is not allowed on %s, only on a loopback address\n", others[i][1]);
        assert_said("", arguments, 2, wanted);
        snprintf(arguments, sizeof arguments, "--open-sessions=nobody --listen=%s", others[i][0]);
        assert_said("", arguments, 0, "");
    }
}

static void proxies(void **state)
{
    (void)state;
    struct settings settings;
    bool check;
    char *const flags[] = {"--trusted-proxies=127.0.0.1, 10.0.0.0/8 2001:db8::/32"};
    assert_true(settings_load(&settings, 1, flags, &check));
    assert_int_equal(settings.proxies.count, 3);
    assert_said("", "--trusted-proxies='::1 10.0.0.1/8 ::2'", 2,
                "umpire: trusted_proxies: must be at most 64 addresses or ranges such as 10.0.0.0/8, not "
                "\"10.0.0.1/8\"\n");
    assert_said("", "--open-sessions=anyone --trusted-proxies=127.0.0.1", 2,
                "umpire: open_sessions: `anyone` is not allowed with trusted_proxies\n");
    assert_said("", "--open-sessions=nobody --trusted-proxies=127.0.0.1", 0, "");
}

/* Listeners alone must not take all connections: nobody else would get in, and none of them be told why. */
static void there_are_more_connections_than_listeners(void **state)
{
    (void)state;
    struct settings settings;
    bool check;
    file_write("");
    assert_true(settings_load(&settings, 2, (char *const[]){"--config", file}, &check));
    assert_true(settings.connections > settings.listeners);
}

static void watchers(void **state)
{
    (void)state;
    struct settings settings;
    struct ip_address near = {{[10] = 0xFF, [11] = 0xFF, [12] = 127, [15] = 9}}, far = {{0x20, 0x01}};
    bool check;
    char *const flags[] = {"--metrics-allowed-from="};
    assert_true(settings_load(&settings, 0, NULL, &check));
    assert_true(ip_ranges_contain(&settings.watchers, &near));
    assert_false(ip_ranges_contain(&settings.watchers, &far));
    assert_true(settings_load(&settings, 1, flags, &check));
    assert_false(ip_ranges_contain(&settings.watchers, &near));
    assert_said("", "--metrics-allowed-from=everybody", 2,
                "umpire: metrics_allowed_from: must be at most 64 addresses or ranges such as 10.0.0.0/8, not "
                "\"everybody\"\n");
    assert_said("", "--access-log=some", 2, "umpire: --access-log=some: access_log must be one of all, errors, none\n");
}

static void what_is_no_command(void **state)
{
    (void)state;
    char said[4096];
    assert_int_equal(run("", "", said, sizeof said), 2);
    assert_int_equal(run("", "umpires", said, sizeof said), 2);
    assert_true(starts_with(said, "umpire: unknown command umpires\n"));
    assert_int_equal(run("", "openapi --yaml", said, sizeof said), 2);
    assert_int_equal(run("", "openapi chess", said, sizeof said), 2);
    assert_true(starts_with(said, "umpire: the rulesets are tt "));
    assert_non_null(strstr(said, "\nusage: umpire openapi [RULESET] [--json]\n       umpire openapi --rulesets\n       "
                                 "umpire openapi --steps\n"));
    assert_int_equal(run("", "openapi tt colonial", said, sizeof said), 2);
    assert_int_equal(run("", "config x", said, sizeof said), 2);
    static const char *const help[] = {"--help", "serve --help", "migrate --help", "health -h"};
    for (size_t i = 0; i < LENGTH(help); i++) {
        assert_int_equal(run("", help[i], said, sizeof said), 0);
        assert_string_equal(said, "");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(files_are_told_their_lines, setup, teardown),
        cmocka_unit_test_setup_teardown(several_mistakes_in_a_file, setup, teardown),
        cmocka_unit_test_setup_teardown(long_lines_are_told, setup, teardown),
        cmocka_unit_test(files_that_are_not_there),
        cmocka_unit_test_setup_teardown(the_file_then_the_environment_then_flags, setup, teardown),
        cmocka_unit_test(all_mistakes_are_told),
        cmocka_unit_test(every_bound_of_every_setting),
        cmocka_unit_test(addresses),
        cmocka_unit_test(anyone_only_on_a_loopback_address),
        cmocka_unit_test(proxies),
        cmocka_unit_test_setup_teardown(there_are_more_connections_than_listeners, setup, teardown),
        cmocka_unit_test(watchers),
        cmocka_unit_test(what_is_no_command),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
