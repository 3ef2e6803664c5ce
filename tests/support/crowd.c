/* A crowd of clients in one thread: libcurl's multi interface. */
#include "client_request.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* One connection of the crowd. */
struct member {
    CURL *curl;
    char base[40];
    int32_t number; /* of the request under way */
    struct curl_slist *headers;
    struct response response;
};

struct sending {
    const struct crowd *crowd;
    CURLM *multi;
    int32_t next; /* the number of the next request; `count` when there is none */
    int32_t open; /* requests under way */
};

static void member_send(struct sending *sending, struct member *member)
{
    struct ask ask = {0};
    if (sending->next == sending->crowd->count)
        return;
    member->number = sending->next++;
    sending->crowd->ask(sending->crowd->context, member->number, &ask);
    member->headers = request_prepare(member->curl, member->base, &ask, &member->response);
    curl_easy_setopt(member->curl, CURLOPT_PRIVATE, member);
    assert_int_equal(curl_multi_add_handle(sending->multi, member->curl), CURLM_OK);
    sending->open++;
}

static void member_answered(struct sending *sending, struct member *member, CURLcode code)
{
    curl_multi_remove_handle(sending->multi, member->curl);
    curl_slist_free_all(member->headers);
    sending->open--;
    response_finish(member->curl, &member->response);
    if (code != CURLE_OK)
        member->response.status = 0;
    if (!sending->crowd->answer(sending->crowd->context, member->number, &member->response))
        sending->next = sending->crowd->count;
    response_clear(&member->response);
    member_send(sending, member);
}

void crowd_run(const struct crowd *crowd)
{
    struct sending sending = {.crowd = crowd, .multi = curl_multi_init()};
    struct member *members = calloc((size_t)crowd->connections, sizeof *members);
    int running, left;
    assert_true(members && sending.multi);
    curl_multi_setopt(sending.multi, CURLMOPT_MAXCONNECTS, (long)crowd->connections + 8);
    for (int32_t i = 0; i < crowd->connections; i++) {
        members[i].curl = curl_easy_init();
        assert_non_null(members[i].curl);
        snprintf(members[i].base, sizeof members[i].base, "http://127.0.0.1:%u", crowd->ports[i % crowd->port_count]);
        member_send(&sending, &members[i]);
    }
    while (sending.open > 0) {
        assert_int_equal(curl_multi_perform(sending.multi, &running), CURLM_OK);
        for (CURLMsg *message; (message = curl_multi_info_read(sending.multi, &left));) {
            struct member *member;
            CURLcode code = message->data.result;
            curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &member);
            member_answered(&sending, member, code);
        }
        if (sending.open > 0)
            curl_multi_poll(sending.multi, NULL, 0, 100, NULL);
    }
    for (int32_t i = 0; i < crowd->connections; i++)
        curl_easy_cleanup(members[i].curl);
    curl_multi_cleanup(sending.multi);
    free(members);
}

void retried_take(struct retried *retried, const struct response *response)
{
    const bool replayed = response_header(response, "Idempotent-Replayed") != NULL;
    const bool well = response->status >= 200 && response->status <= 202;
    retried->created += well && !replayed;
    retried->repeated += well && replayed;
    retried->other += !well;
    assert_non_null(response->body);
    if (!retried->body)
        retried->body = strdup(response->body);
    assert_string_equal(response->body, retried->body);
}

void retry_ask(void *context, int32_t number, struct ask *ret)
{
    const struct retry *retry = context;
    (void)number;
    *ret = retry->ask;
}

bool retry_answer(void *context, int32_t number, const struct response *response)
{
    struct retry *retry = context;
    (void)number;
    retried_take(&retry->told, response);
    return true;
}

void retried_expect(const struct retried *retried, int count)
{
    assert_int_equal(retried->created, 1);
    assert_int_equal(retried->repeated, count - 1);
    assert_int_equal(retried->other, 0);
}
