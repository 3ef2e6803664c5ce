/* The rules as a site for people: the pages of the documents at addresses of their own, which are pages for everybody
 * who does not ask for something else, as programs do not that show where a link leads; and what sites have. */
#include "embedded_favicon.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include <ctype.h>
#include <string.h>

static const char rules[] = "/rules", documents[] = "/v1/rulesets", clauses[] = "/clauses/";

/* "/rules/tt" -> "/v1/rulesets/tt" */
static void document_path(const char *path, char ret[DOCUMENT_PATH_MAX])
{
    struct text text;
    text_start(&text, ret, DOCUMENT_PATH_MAX);
    text_add(&text, documents);
    text_add(&text, path + strlen(rules));
}

/* The same in the letters that addresses of rules have: "/rules/TT/clauses/tt-mel-2". A
 * clause is found directly below its ruleset, too: "/rules/tt/TT-MEL-2". */
static void path_mend(const char *path, const char *between, char ret[DOCUMENT_PATH_MAX])
{
    struct text text;
    const char *ruleset = path + strlen(rules), *rest = ruleset + 1 + strcspn(ruleset + (*ruleset == '/'), "/");
    bool clause = strncmp(rest, clauses, strlen(clauses)) == 0 || *between;
    text_start(&text, ret, DOCUMENT_PATH_MAX);
    text_add_bytes(&text, path, (size_t)(rest - path));
    text_add(&text, between);
    text_add(&text, *between && *rest ? rest + 1 : rest);
    size_t letters = (size_t)(rest - path) + (clause ? strlen(clauses) : 0);
    for (size_t i = 0; i < text.used; i++)
        ret[i] = (char)(clause && i >= letters ? toupper((unsigned char)ret[i]) : tolower((unsigned char)ret[i]));
}

static const struct document *page_find(const struct request *request, const char *path)
{
    char found[DOCUMENT_PATH_MAX];
    document_path(path, found);
    return document_find(&request->service->documents, found, request->media);
}

/* Leads to the address that was meant; false where there is none. */
static bool led(struct request *request)
{
    const char *path = request->input.path;
    char *meant = arena_take(&request->arena, DOCUMENT_PATH_MAX);
    if (!meant)
        return false;
    for (int direct = 0; direct < 2; direct++) {
        path_mend(path, direct ? clauses : "", meant);
        if (strcmp(meant, path) == 0 || !page_find(request, meant))
            continue;
        request->state = REQUEST_ANSWERED;
        request->reply.status = 301;
        request->reply.vary |= VARY_ACCEPT;
        reply_header(request, "Location", meant);
        reply_header(request, "Cache-Control", "public, max-age=300");
        return true;
    }
    return false;
}

void handle_site(struct request *request)
{
    if (!documents_there(request, handle_site))
        return;
    const struct document *document = page_find(request, request->input.path);
    if (document)
        reply_static(request, document);
    else if (!led(request))
        problem(request, ERROR_NOT_FOUND, NULL);
}

static void file_answer(struct request *request, const char *type)
{
    reply_out_public(request, NULL);
    request->reply.content_type = type;
}

void handle_favicon(struct request *request)
{
    write_raw(&request->out, embedded_favicon[0].bytes, embedded_favicon[0].size);
    file_answer(request, "image/svg+xml");
}

/* Games are nobody's business but of those who have a link to one. */
void handle_robots(struct request *request)
{
    const char *origin = request->service->documents.origin;
    write_words(&request->out, "User-agent: *\nDisallow: /app/\nDisallow: /v1/\n");
    if (*origin) {
        write_words(&request->out, "Sitemap: ");
        write_words(&request->out, origin);
        write_words(&request->out, "/sitemap.xml\n");
    }
    file_answer(request, "text/plain; charset=utf-8");
}

/* All pages of rules. A map without the service's own address would be none. */
void handle_sitemap(struct request *request)
{
    const struct documents *all = &request->service->documents;
    if (!*all->origin) {
        problem(request, ERROR_NOT_FOUND, "the setting public_url says where the site is");
        return;
    }
    if (!documents_there(request, handle_sitemap))
        return;
    write_words(&request->out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                               "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (size_t i = 0; i < all->count; i++) {
        const struct document *document = &all->list[i];
        if (document->media != MEDIA_HTML || strncmp(document->path, documents, strlen(documents)) != 0)
            continue;
        write_words(&request->out, "<url><loc>");
        write_words(&request->out, all->origin);
        write_words(&request->out, rules);
        write_words(&request->out, document->path + strlen(documents));
        write_words(&request->out, "</loc></url>\n");
    }
    write_words(&request->out, "</urlset>\n");
    file_answer(request, "application/xml");
}
