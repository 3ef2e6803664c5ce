/* Connecting: what a server says meanwhile is not printed, for standard error is the log's. */
#include "base/log.h"
#include "store/connection.h"
#include <arpa/inet.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

/* Authentication is done, a warning, and the server is gone: PostgreSQL as it is told to shut down at once. */
static const char going[] = "R\0\0\0\10\0\0\0\0"
                            "N\0\0\0\52SWARNING\0VWARNING\0C57P02\0Mgoing down\0\0";

static void *server_run(void *pointer)
{
    const int *listening = pointer;
    char packet[1000];
    for (;;) {
        int peer = accept(*listening, NULL, NULL);
        if (peer < 0)
            return NULL;
        if (recv(peer, packet, sizeof packet, 0) > 0 && send(peer, going, sizeof going - 1, MSG_NOSIGNAL) > 0)
            usleep(20000); /* it is read before the end is */
        close(peer);
    }
}

static int listen_somewhere(int *ret_port)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int listening = socket(AF_INET, SOCK_STREAM, 0);
    assert_int_equal(bind(listening, (struct sockaddr *)&address, sizeof address), 0);
    assert_int_equal(listen(listening, 8), 0);
    assert_int_equal(getsockname(listening, (struct sockaddr *)&address, &length), 0);
    *ret_port = ntohs(address.sin_port);
    return listening;
}

/* Everything that is written to standard error meanwhile. */
static size_t said_while_connecting(const char *url, char *ret, size_t size)
{
    FILE *file = tmpfile();
    int before = dup(STDERR_FILENO);
    const char *why = NULL;
    assert_non_null(file);
    fflush(stderr);
    dup2(fileno(file), STDERR_FILENO);
    PGconn *connection = connection_open_plain(url, false, &why);
    fflush(stderr);
    dup2(before, STDERR_FILENO);
    close(before);
    assert_null(connection);
    assert_string_equal(why, "the database cannot be reached");
    rewind(file);
    size_t used = fread(ret, 1, size - 1, file);
    ret[used] = '\0';
    fclose(file);
    return used;
}

static void a_server_that_warns_is_not_heard(void **state)
{
    pthread_t thread;
    char url[200], said[1000];
    int port, listening = listen_somewhere(&port);
    (void)state;
    assert_int_equal(pthread_create(&thread, NULL, server_run, &listening), 0);
    snprintf(url, sizeof url, "postgresql://umpire@127.0.0.1:%d/umpire?sslmode=disable&gssencmode=disable", port);
    if (said_while_connecting(url, said, sizeof said) > 0)
        fail_msg("%s", said);
    shutdown(listening, SHUT_RDWR);
    pthread_join(thread, NULL);
    close(listening);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_server_that_warns_is_not_heard)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
