/* Routing by the operations table; path_tree.c finds the operation. */
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/run.h"
#include <string.h>

/* Length of the segment that begins at `at`. */
static size_t segment(const char *at)
{
    return strcspn(at, "/");
}

/* Whether `path` has the shape of `pattern`. `ret_starts` (may be NULL) gets where each parameter's value begins. */
static bool path_matches(const char *pattern, const char *path, const char **ret_starts)
{
    int count = 0;
    while (*pattern == '/' && *path == '/') {
        size_t wanted = segment(++pattern), found = segment(++path);
        bool parameter = *pattern == '{';
        if (parameter ? found == 0 : wanted != found || memcmp(pattern, path, wanted) != 0)
            return false;
        if (parameter && ret_starts)
            ret_starts[count++] = path;
        pattern += wanted;
        path += found;
    }
    return *pattern == '\0' && *path == '\0';
}

size_t request_body_limit(const struct request *request)
{
    const struct operation *operation = operation_match(request->input.method, request->input.path);
    size_t limit = operation ? operation->body_limit : 0, most = (size_t)request->service->settings.body_bytes;
    return limit < most ? limit : most;
}

static bool values_copy(struct request *request, const struct operation *operation)
{
    const char *starts[PATH_PARAMETERS_MAX] = {NULL};
    path_matches(operation->path, request->input.path, starts);
    for (int i = 0; i < PATH_PARAMETERS_MAX; i++) {
        request->path_values[i] = starts[i] ? arena_copy(&request->arena, starts[i], segment(starts[i])) : NULL;
        if (starts[i] && !request->path_values[i])
            return false;
    }
    return true;
}

/* Answers if the path has the shape of an operation's, but its ruleset or step does not exist. */
static bool path_is_vacant(struct request *request)
{
    const struct operation *operation = operation_match(METHOD_GET, request->input.path);
    if (!operation)
        operation = operation_match(METHOD_POST, request->input.path);
    if (!strstr(operation->path, "{ruleset}") || operation->access != ACCESS_ANYONE)
        return false;
    if (!values_copy(request, operation)) {
        problem(request, ERROR_OVERLOADED, NULL);
        return true;
    }
    const struct ruleset *ruleset = path_ruleset(request);
    return !ruleset || (strstr(operation->path, "{step}") && !path_step(request, ruleset));
}

const char *operation_methods(const char *path)
{
    bool get = operation_match(METHOD_GET, path) != NULL, post = operation_match(METHOD_POST, path) != NULL;
    if (get)
        return post ? "GET, HEAD, POST, OPTIONS" : "GET, HEAD, OPTIONS";
    return post ? "POST, OPTIONS" : NULL;
}

/* A page's address with a slash at its end leads to the page. */
static bool slash_drop(struct request *request)
{
    size_t length = strlen(request->input.path);
    char *path = length > 1 ? arena_copy(&request->arena, request->input.path, length) : NULL;
    if (!path || path[length - 1] != '/' || request->input.method != METHOD_GET)
        return false;
    path[length - 1] = '\0';
    const struct operation *operation = operation_match(METHOD_GET, path);
    if (!operation || !operation->site)
        return false;
    request->state = REQUEST_ANSWERED;
    request->reply.status = 301;
    reply_header(request, "Location", path);
    reply_header(request, "Cache-Control", "public, max-age=300");
    return true;
}

/* The path has no operation with this method, or none at all: 204 for OPTIONS, else 405, or 404. A path with an
 * unknown ruleset or step is answered 404 to any method but OPTIONS: a browser's preflight must succeed, so that the
 * answer can be read. OPTIONS * asks what the service knows at all. */
static void unroutable(struct request *request)
{
    bool all = request->input.method == METHOD_OPTIONS && strcmp(request->input.path, "*") == 0;
    const char *methods = all ? "GET, HEAD, POST, OPTIONS" : operation_methods(request->input.path);
    if (!methods && slash_drop(request))
        return;
    if (!methods) {
        problem(request, ERROR_NOT_FOUND, NULL);
        return;
    }
    if (request->input.method == METHOD_OPTIONS) {
        reply_nothing(request);
    } else if (path_is_vacant(request))
        return;
    else
        problem(request, ERROR_METHOD_NOT_ALLOWED, NULL);
    reply_header(request, "Allow", methods);
}

const struct operation *operation_route(struct request *request)
{
    const struct operation *operation = operation_match(request->input.method, request->input.path);
    if (!operation) {
        unroutable(request);
        return NULL;
    }
    if (!values_copy(request, operation)) {
        problem(request, ERROR_OVERLOADED, NULL);
        return NULL;
    }
    return operation;
}
