/* Any bytes as an entry of the ledger: they are refused, or answered with valid JSON, twice the same. So do reports and
 * luck read them, whose Markdown holds nothing that anybody could have written as HTML; and as an act. */
#include "fuzzing.h"
#include "referee/answer.h"
#include "referee/entry_read.h"
#include "referee/report/luck_answer.h"
#include "referee/report/report.h"
#include "rulebook/rulebook.h"
#include <string.h>

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    return 0;
}

static void require_no_html(const struct writer *markdown)
{
    struct writer html;
    writer_start(&html, 1 << 22);
    page_write(&html, &(struct page){.title = "", .link_base = "#"}, markdown->at, markdown->used);
    write_raw(&html, "", 1);
    require(html.failed || !strstr(html.at, "<!-- raw HTML omitted"), "HTML in a report");
    writer_end(&html);
}

static void report_try(enum report_form form, const uint8_t *data, size_t size)
{
    static const struct uuid session;
    struct writer out;
    struct report *report = report_new(form, ruleset_find("tt"), &session, NULL);
    writer_start(&out, 1 << 22);
    if (report && report_add(report, (const char *)data, size)) {
        report_add(report, (const char *)data, size);
        report_write(&out, report, false);
        require(form != REPORT_JSON || out.failed || is_json_text(out.at, out.used), "a report that is not JSON");
        if (form == REPORT_MARKDOWN && !out.failed)
            require_no_html(&out);
    }
    writer_end(&out);
    report_free(report);
}

static void luck_try(const uint8_t *data, size_t size)
{
    const struct luck_about about = {.session = "", .title = ""};
    struct luck luck;
    struct writer out;
    writer_start(&out, 1 << 22);
    if (luck_start(&luck) && luck_add(&luck, (const char *)data, size)) {
        luck_finish(&luck);
        luck_write(&out, &luck, &about);
        require(is_json_text(out.at, out.used), "luck that is not JSON");
    }
    writer_end(&out);
    luck_end(&luck);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct writer first, second;
    struct arena arena;
    arena_start(&arena, 16 << 20);
    writer_start(&first, 1 << 22);
    writer_start(&second, 1 << 22);
    bool answered = answer_write_entry(&first, &arena, (const char *)data, size, NULL);
    arena_reset(&arena);
    struct entry act;
    if (entry_parse(&arena, (const char *)data, size, &act))
        require(act.kind < ENTRY_KIND_COUNT && act.seat, "an act of nobody, or of no kind");
    arena_reset(&arena);
    require(answer_write_entry(&second, &arena, (const char *)data, size, NULL) == answered, "answered once only");
    if (answered) {
        require(is_json_text(first.at, first.used), "an answer that is not JSON");
        require(first.used == second.used && memcmp(first.at, second.at, first.used) == 0, "two answers");
    }
    for (int form = REPORT_JSON; form <= REPORT_HTML; form++)
        report_try((enum report_form)form, data, size);
    luck_try(data, size);
    writer_end(&first);
    writer_end(&second);
    arena_end(&arena);
    return 0;
}
