/* Reads the head of a request from libmicrohttpd: what is asked, by whom, and whether a proxy may have read it
 * differently. */
#include "http/server/forwarded.h"
#include "http/server/run.h"
#include "http/server/transport_parts.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* A body that is too long is read all the same, since a client that is still sending does not see the answer; but
 * not one longer than this. */
enum { DISCARD_MAX = 8 << 20 };

static enum method method_of(const char *method)
{
    if (strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0)
        return METHOD_GET;
    if (strcmp(method, "OPTIONS") == 0)
        return METHOD_OPTIONS;
    return strcmp(method, "POST") == 0 ? METHOD_POST : METHOD_OTHER;
}

static enum MHD_Result parameter_take(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    struct request_input *input = cls;
    (void)kind;
    if (input->parameter_count < PARAMETERS_MAX)
        input->parameters[input->parameter_count] = (struct parameter){name, value ? value : ""};
    input->parameter_count += input->parameter_count <= PARAMETERS_MAX;
    return MHD_YES;
}

static const char *header(struct MHD_Connection *connection, const char *name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/* Counts in a header, to find what a proxy in front may have understood differently. */
struct header_counts {
    int lengths; /* Content-Length and Transfer-Encoding together */
    int hosts, authorizations, keys, last_events;
    bool unknown_coding; /* a Transfer-Encoding that is not "chunked" */
    bool odd_name;       /* "Content-Length : 5", which only some programs read as a length */
};

static enum MHD_Result header_count(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    struct header_counts *counts = cls;
    (void)kind;
    switch (name[0] | 32) {
    case 'c':
        counts->lengths += strcasecmp(name, "Content-Length") == 0;
        break;
    case 't':
        if (strcasecmp(name, "Transfer-Encoding") == 0) {
            counts->lengths++;
            counts->unknown_coding |= strcasecmp(value ? value : "", "chunked") != 0;
        }
        break;
    case 'h':
        counts->hosts += strcasecmp(name, "Host") == 0;
        break;
    case 'a':
        counts->authorizations += strcasecmp(name, "Authorization") == 0;
        break;
    case 'l':
        counts->last_events += strcasecmp(name, "Last-Event-ID") == 0;
        break;
    case 'i':
        counts->keys += strcasecmp(name, "Idempotency-Key") == 0;
        break;
    default:
        break;
    }
    counts->odd_name |= !name[0] || strpbrk(name, " \t\r\v\f") != NULL;
    return MHD_YES;
}

/* If there are several lengths, the library uses the first, or none if the body is chunked; if the coding is unknown,
 * it reads the body as the next request. A proxy in front may have used another length (RFC 9112 sections 3.2, 5.1, 6):
 * what is a body to that proxy would be somebody else's request to us. */
static void header_check(struct request_input *input, struct MHD_Connection *connection, const char *version)
{
    struct header_counts counts = {0};
    MHD_get_connection_values(connection, MHD_HEADER_KIND, header_count, &counts);
    input->length_unclear = counts.lengths > 1 || counts.unknown_coding || counts.odd_name;
    if (counts.hosts > 1)
        input->malformed = "there is more than one Host";
    else if (counts.hosts == 0 && strcmp(version, MHD_HTTP_VERSION_1_1) == 0)
        input->malformed = "a Host is required";
    else if (counts.authorizations > 1) /* of which the library and the proxy might use different ones */
        input->malformed = "there is more than one Authorization";
    else if (counts.keys > 1)
        input->malformed = "there is more than one Idempotency-Key";
    else if (counts.last_events > 1)
        input->malformed = "there is more than one Last-Event-ID";
}

static enum MHD_Result forwarded_take(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    (void)kind;
    if (value && strcasecmp(name, "X-Forwarded-For") == 0)
        forwarded_add(cls, value);
    return MHD_YES;
}

struct ip_address transport_peer(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return ip_of_socket(info ? info->client_addr : NULL);
}

struct ip_address transport_client(struct MHD_Connection *connection, const struct ip_ranges *trusted)
{
    struct ip_address peer = transport_peer(connection);
    if (!ip_ranges_contain(trusted, &peer))
        return peer;
    struct forwarded forwarded;
    forwarded_start(&forwarded, trusted, &peer);
    MHD_get_connection_values(connection, MHD_HEADER_KIND, forwarded_take, &forwarded);
    return forwarded.client;
}

/* The path of a target: what a client sends to a proxy is a whole URL (RFC 9112 section 3.2.2), and * is the service.
 */
static const char *path_of(const char *url)
{
    size_t scheme = strncasecmp(url, "http://", 7) == 0 ? 7 : strncasecmp(url, "https://", 8) == 0 ? 8 : 0;
    if (scheme == 0)
        return url;
    const char *path = strchr(url + scheme, '/');
    return path ? path : "*";
}

void transport_read_head(struct request_input *input, struct MHD_Connection *connection, const char *url,
                         const char *method, const char *version)
{
    input->method = method_of(method);
    input->verb = method;
    input->head = strcmp(method, "HEAD") == 0;
    input->path = path_of(url);
    input->accept = header(connection, "Accept");
    input->accept_encoding = header(connection, "Accept-Encoding");
    input->content_type = header(connection, "Content-Type");
    input->content_encoding = header(connection, "Content-Encoding");
    input->authorization = header(connection, "Authorization");
    input->if_none_match = header(connection, "If-None-Match");
    input->origin = header(connection, "Origin");
    input->idempotency_key = header(connection, "Idempotency-Key");
    trace_read(header(connection, "traceparent"), &input->trace);
    input->last_event_id = header(connection, "Last-Event-ID");
    input->prefer = header(connection, "Prefer");
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    header_check(input, connection, version);
    input->header_size = info ? info->header_size : 0;
    MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, parameter_take, input);
}

bool transport_body_is_unwanted(const struct request *request, struct MHD_Connection *connection)
{
    const char *length = header(connection, "Content-Length");
    if (!length)
        return false;
    long longest = header(connection, "Expect") ? (long)request_body_limit(request) : DISCARD_MAX;
    return strlen(length) > 9 || strtol(length, NULL, 10) > longest;
}
