/* The paths of the operations table as a tree: a node for each prefix of a path, and a parameter's node for any
 * segment that is not empty. Built at the first look-up and never changed; any thread may use it. */
#include "http/server/operation.h"
#include <pthread.h>
#include <string.h>

enum { NODES_MAX = 256, SERVED_METHODS = METHOD_POST + 1 }; /* METHOD_GET and METHOD_POST */

struct path_node {
    const char *segment; /* within an operation's path */
    size_t length;
    bool parameter;
    bool ends; /* a path may end here */
    const struct operation *operations[SERVED_METHODS];
    struct path_node *children, *next;
};

static struct path_node nodes[NODES_MAX];
static size_t node_count;
static struct path_node root;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static size_t segment_length(const char *at)
{
    const char *end = strchr(at, '/');
    return end ? (size_t)(end - at) : strlen(at);
}

static struct path_node *child_of(struct path_node *node, const char *segment, size_t length)
{
    bool parameter = *segment == '{';
    struct path_node **last = &node->children;
    for (; *last; last = &(*last)->next)
        if (parameter ? (*last)->parameter
                      : (*last)->length == length && memcmp((*last)->segment, segment, length) == 0)
            return *last;
    if (node_count == NODES_MAX)
        return NULL;
    *last = &nodes[node_count++];
    **last = (struct path_node){.segment = segment, .length = length, .parameter = parameter};
    return *last;
}

static void plant(void)
{
    const struct operation *operation;
    for (size_t i = 0; (operation = operation_at(i)); i++) {
        struct path_node *node = &root;
        for (const char *at = operation->path; node && *at == '/';) {
            size_t length = segment_length(++at);
            node = child_of(node, at, length);
            at += length;
        }
        if (!node)
            return; /* checked by a test for each operation */
        node->ends = true;
        if ((int)operation->method < SERVED_METHODS && !node->operations[operation->method])
            node->operations[operation->method] = operation;
    }
}

/* The result so far. The path with the fewest parameters wins, since it names most of the request, as in OpenAPI:
 * `.../tables` is the list of tables for every method, and never a step of that name. */
struct found {
    int parameters;
    const struct operation *operations[SERVED_METHODS]; /* of those paths, the first operation of each method */
};

static void take(struct found *found, const struct path_node *node, int parameters)
{
    if (!node->ends || parameters > found->parameters)
        return;
    if (parameters < found->parameters)
        *found = (struct found){.parameters = parameters};
    for (int method = 0; method < SERVED_METHODS; method++) {
        const struct operation *other = node->operations[method], **registered = &found->operations[method];
        if (other && (!*registered || other < *registered)) /* rows of one table */
            *registered = other;
    }
}

static void search(struct found *found, const struct path_node *node, const char *path, int parameters)
{
    if (*path == '\0')
        take(found, node, parameters);
    if (*path != '/')
        return;
    size_t length = segment_length(++path);
    for (const struct path_node *child = node->children; child; child = child->next)
        if (child->parameter ? length > 0 : child->length == length && memcmp(child->segment, path, length) == 0)
            search(found, child, path + length, parameters + child->parameter);
}

const struct operation *operation_match(enum method method, const char *path)
{
    struct found found = {.parameters = PATH_PARAMETERS_MAX};
    pthread_once(&once, plant);
    search(&found, &root, path, 0);
    return (int)method < SERVED_METHODS ? found.operations[method] : NULL;
}
