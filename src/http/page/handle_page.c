/* The companion page (web/) in the program, and the root path. */
#include "fields/answer_rows.h"
#include "http/page/page_files.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"

/* The page loads everything from its own origin, runs its own scripts and umpire.wasm, and is in no frame. A worker
 * has the policy of its own script, so every file has it. */
static const char policy[] = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                             "img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; "
                             "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

static void redirect(struct request *request, const char *to)
{
    request->state = REQUEST_ANSWERED;
    request->reply.status = 302;
    reply_header(request, "Location", to);
    reply_header(request, "Cache-Control", "no-cache");
}

void handle_page_file(struct request *request)
{
    const char *name = request->path_values[0] ? request->path_values[0] : "index.html";
    const struct page_file *file = page_file_find(request->service->page, name);
    if (file)
        reply_page_file(request, file, policy);
    else
        problem(request, ERROR_NOT_FOUND, request->service->page ? NULL : "this program was built without the page");
}

void handle_page_root(struct request *request)
{
    redirect(request, "/app/");
}

struct index {
    const char *name, *version, *page, *rulesets, *rules, *docs, *openapi, *problems;
};
static const struct field index_rows[] = {
    WORD(struct index, name, "What answers here."),
    WORD(struct index, version, "Of the program."),
    WORD(struct index, page, "The companion page, for browsers.", OPTIONAL),
    WORD(struct index, rulesets, "The game systems."),
    WORD(struct index, rules, "The same as pages for people."),
    WORD(struct index, docs, "The reference of the API, for people."),
    WORD(struct index, openapi, "The description of the API."),
    WORD(struct index, problems, "What can go wrong, and what to do."),
};
static const struct fields index_fields = FIELDS("Index", "Where to begin.", index_rows, struct index);

void handle_root(struct request *request)
{
    const char *page = request->service->page ? "/app/" : NULL;
    if (page && request->media == MEDIA_HTML) {
        redirect(request, page);
        request->reply.vary |= VARY_ACCEPT;
        return;
    }
    ANSWER(&request->out, index_fields,
           (struct index){.name = "umpire",
                          .version = UMPIRE_VERSION,
                          .page = page,
                          .rulesets = "/v1/rulesets",
                          .rules = "/rules",
                          .docs = "/docs",
                          .openapi = "/openapi.json",
                          .problems = "/v1/problems"});
    reply_out_public(request, NULL);
    request->reply.vary |= VARY_ACCEPT;
}
