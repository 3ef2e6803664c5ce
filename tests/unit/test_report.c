/* Battle reports from entries: what is shown of each kind and where, what it is divided by, where it is cut, and that
 * nothing that anybody wrote becomes marks. */
#include "referee/report/report.h"
#include "rulebook/rulebook.h"
#include "unit.h"
#include <jansson.h>

#define EVIL "<img src=x onerror=alert(1)> *x* [y](javascript:z)"

static struct arena arena;
static struct writer bytes, page;
static struct report *report;
static int64_t seq;
static int64_t now;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 4 << 20);
    writer_start(&bytes, 1 << 18);
    writer_start(&page, 8 << 20);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    report_free(report);
    arena_end(&arena);
    writer_end(&bytes);
    writer_end(&page);
    return 0;
}

static struct entry envelope_of(enum entry_kind kind, const char *seat)
{
    struct entry envelope = {.kind = kind, .seq = seq++, .at = now, .seat = seat};
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &envelope.session));
    now += 1000000;
    return envelope;
}

static void bytes_add(void)
{
    assert_false(bytes.failed);
    assert_true(report_add(report, bytes.at, bytes.used));
    writer_reset(&bytes);
}

/* Begins a report with its opening; `options` is JSON. */
static void begin(enum report_form form, const char *options)
{
    const struct ruleset *tt = ruleset_find("tt");
    struct entry envelope;
    char body[400];
    struct violations violations;
    struct intent intent;
    report_free(report);
    seq = 0;
    now = INT64_C(1790000000000000);
    envelope = envelope_of(ENTRY_OPENED, "umpire");
    report = report_new(form, tt, &envelope.session, NULL);
    assert_non_null(report);
    snprintf(body, sizeof body, "{\"input\":{\"target\":8},\"options\":%s,\"dice\":[4,5]}", options);
    violations_start(&violations);
    arena_reset(&arena);
    assert_true(intent_decode(&arena, tt, step_find(tt, "morale-check"), body, strlen(body), &intent, &violations));
    envelope.opened = (struct entry_opened){
        .ruleset = tt->name, .version = tt->version, .fields = tt->options, .options = intent.question.options};
    entry_write(&bytes, &envelope);
    bytes_add();
}

/* A morale check with declared dice; a correction is one of entry 1. `extra` is JSON to stand before the rest. */
static void ruling_add(const char *kind, const char *seat, const char *extra)
{
    static const char body[] = "{\"input\":{\"target\":8},\"dice\":[4,5]}";
    const struct ruleset *tt = ruleset_find("tt");
    struct entry envelope = envelope_of(entry_kind_named(kind), seat);
    struct violations violations;
    struct intent intent;
    struct ruling ruling;
    arena_reset(&arena);
    violations_start(&violations);
    assert_true(intent_decode(&arena, tt, step_find(tt, "morale-check"), body, sizeof body - 1, &intent, &violations));
    assert_true(ruling_prepare(&arena, &intent, &ruling));
    assert_true(ruling_make(&ruling, &intent, NULL, &violations));
    if (envelope.kind == ENTRY_CORRECTION) {
        envelope.ruling.corrects = 1;
        envelope.ruling.decision = 4;
    }
    entry_ruling_set(&envelope.ruling, &ruling);
    entry_write(&bytes, &envelope);
    if (extra) {
        char *rest = malloc(bytes.used);
        assert_non_null(rest);
        memcpy(rest, bytes.at + 1, bytes.used - 1);
        rest[bytes.used - 1] = '\0';
        writer_reset(&bytes);
        write_raw(&bytes, "{", 1);
        write_raw(&bytes, extra, strlen(extra));
        write_raw(&bytes, ",", 1);
        write_raw(&bytes, rest, strlen(rest));
        free(rest);
    }
    bytes_add();
}

/* An entry of any kind with these further members, into the bytes. */
static void entry_make(const char *kind, const char *seat, const char *members)
{
    struct entry envelope = envelope_of(ENTRY_CLOSED, seat);
    char session[UUID_TEXT_SIZE];
    uuid_write(&envelope.session, session);
    write_object(&bytes);
    write_member_instant(&bytes, "at", envelope.at);
    write_member_int(&bytes, "format", ENTRY_FORMAT);
    write_member(&bytes, "kind", kind);
    write_member(&bytes, "seat", seat);
    write_member_int(&bytes, "seq", envelope.seq);
    write_member(&bytes, "session", session);
    write_raw(&bytes, ",", 1);
    write_raw(&bytes, members, strlen(members));
    write_object_end(&bytes);
}

static void entry_add(const char *kind, const char *seat, const char *members)
{
    entry_make(kind, seat, members);
    bytes_add();
}

static const char *finish(bool cut)
{
    writer_reset(&page);
    report_write(&page, report, cut);
    write_raw(&page, "", 1);
    assert_false(page.failed);
    return page.at;
}

static void assert_says(const char *text, const char *words)
{
    if (!strstr(text, words))
        fail_msg("\"%s\" is not in %s", words, strstr(text, "<main>") ? strstr(text, "<main>") : text);
}

static void assert_silent(const char *text, const char *words)
{
    if (strstr(text, words))
        fail_msg("\"%s\" is in %s", words, text);
}

/* Of choices their words, of groups their members; and where they came from. */
static void what_was_agreed_is_said_in_words(void **state)
{
    (void)state;
    static const char opened[] = "{\"at\":\"2026-09-21T14:13:20.000Z\",\"format\":1,\"house_rules\":{\"club\":\"<Old> "
                                 "Bones\",\"name\":\"monday\","
                                 "\"version\":3},\"kind\":\"opened\",\"options\":%s,\"ruleset\":\"tt\",\"ruleset_"
                                 "version\":1,\"seat\":\"umpire\","
                                 "\"seq\":0,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}";
    static const char *const options[] = {"{\"morale_targets\":{\"trained\":7,\"veteran\":6}}", "{}"};
    static const char *const says[] = {"<strong>Morale targets</strong>: Trained: 7; Veteran: 6; else: none",
                                       "All options had their default values."};
    for (size_t i = 0; i < 2; i++) {
        const struct ruleset *tt = ruleset_find("tt");
        struct uuid session;
        char line[600];
        assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &session));
        report_free(report);
        report = report_new(REPORT_HTML, tt, &session, NULL);
        assert_non_null(report);
        snprintf(line, sizeof line, opened, options[i]);
        assert_true(report_add(report, line, strlen(line)));
        const char *html = finish(false);
        assert_says(html, "By the house rules <strong>monday</strong>, version 3, of &lt;Old&gt; Bones.");
        assert_says(html, says[i]);
    }
}

static void a_ruling_is_shown_with_its_reasons(void **state)
{
    (void)state;
    begin(REPORT_HTML, "{\"morale_compare\":\"gt\"}");
    ruling_add("ruling", "red", NULL);
    const char *html = finish(false);
    assert_says(html, "<h1>Triumph &amp; Tragedy, 21 September 2026</h1>");
    assert_says(html, "still open. 1 ruling, 2 dice; 1 with declared dice");
    assert_says(
        html,
        "<strong>Morale target</strong>: The total must beat the target (gt); else: The total must reach the target "
        "(ge)");
    assert_says(html, "<section class=\"entry\" id=\"entry-1\">");
    assert_says(html, "<h3>1. Morale check</h3>");
    assert_says(html, "<p class=\"by\"><bdi>red</bdi>, 14:13:21 UTC. "
                      "<a href=\"/v1/sessions/01934abc-def0-7fff-8000-090aa00aff10/entries/1\">Roll 1: why</a></p>");
    assert_says(html, "<p class=\"summary\">");
    assert_says(html, "declared dice</span>");
    assert_says(html, "morale (D6): <span class=\"die\">4</span> <span class=\"die\">5</span>");
    assert_says(html, "<a href=\"/rules/tt/clauses/TT-MOR-6\">TT-MOR-6</a> 2D6, high is good: 9");
    assert_silent(html, "Contents");
    begin(REPORT_MARKDOWN, "{}");
    ruling_add("ruling", "red", NULL);
    const char *markdown = finish(false);
    assert_silent(markdown, "Roll 1: why");
    assert_says(markdown, "# Triumph & Tragedy, 21 September 2026\n\n");
    assert_says(markdown, "All options had their default values.");
    assert_says(markdown, "### 1. Morale check\n\nred, 14:13:21 UTC\n\n");
    assert_says(markdown, "morale (D6): `4` `5`\n\n- [TT-MOR-6](/v1/rulesets/tt/clauses/TT-MOR-6) 2D6");
}

/* The page as a reader of Markdown would see it. */
static void markdown_render(void)
{
    struct writer html;
    writer_start(&html, 1 << 20);
    page_write(&html, &(struct page){.title = "", .link_base = "#"}, page.at, page.used - 1);
    writer_reset(&page);
    write_raw(&page, html.at, html.used);
    write_raw(&page, "", 1);
    writer_end(&html);
}

/* Everything that a person can write, in every form. */
static void what_people_write_is_no_marks(void **state)
{
    (void)state;
    for (int form = REPORT_MARKDOWN; form <= REPORT_HTML; form++) {
        begin((enum report_form)form, "{}");
        ruling_add("ruling", EVIL, NULL);
        entry_add("note", EVIL, "\"text\":\"" EVIL "\\n# head\"");
        entry_add("joined", "blue", "\"role\":\"" EVIL "\"");
        entry_add("dispute", "blue", "\"target\":1,\"claim\":\"" EVIL "\",\"clause\":\"" EVIL "\"");
        entry_add("revoked", "umpire", "\"revoked_seat\":\"" EVIL "\"");
        entry_add(EVIL, "server", "\"a\":1");
        entry_add("ruling", "blue",
                  "\"step\":\"" EVIL "\",\"draws\":[{\"label\":\"" EVIL "\",\"part\":\"" EVIL
                  "\",\"sides\":6,\"faces\":[1]}],\"reasons\":[{\"clause\":\"" EVIL "\",\"subject\":\"" EVIL "\"}]");
        entry_add("closed", "umpire", "\"remark\":\"" EVIL "\"");
        finish(false);
        if (form == REPORT_MARKDOWN)
            markdown_render();
        assert_says(page.at, "&lt;img src=x onerror=alert(1)&gt; *x* [y](javascript:z)");
        assert_silent(page.at, "<img");
        assert_silent(page.at, "<!-- raw HTML omitted");
        assert_silent(page.at, "<em>");
        assert_silent(page.at, "href=\"javascript");
        assert_silent(page.at, "href=\"\"");
        assert_silent(page.at, "clauses/&lt;");
        assert_says(page.at, "# head");
    }
}

/* In HTML alone: a name of another direction of writing turns nothing about it round. */
static void names_are_set_apart(void **state)
{
    static const char entry[] =
        "\"step\":\"x\",\"names\":{\"firer\":[\"\xD7\x90\xD7\x91\",\"Tom\"]},\"input\":{\"m\":[{"
        "\"name\":\"\xD7\x92\",\"value\":1}]},\"override\":{\"reason\":\"\xD7\x93\"},\"draws\":[],"
        "\"reasons\":[{\"clause\":\"A\",\"subject\":\"\xD7\x90\xD7\x91\"},{\"clause\":\"A\","
        "\"part\":\"for \xD7\x92, 3\"},{\"clause\":\"A\",\"subject\":\"Tom\"}]";
    (void)state;
    begin(REPORT_HTML, "{}");
    entry_add("ruling", "blue", entry);
    const char *html = finish(false);
    assert_says(html, "</a> <bdi>\xD7\x90\xD7\x91</bdi>: ");
    assert_says(html, "</a> for <bdi>\xD7\x92</bdi>, 3: ");
    assert_says(html, "</a> Tom: ");
    assert_says(html, "all the same: <bdi>\xD7\x93</bdi>");
    begin(REPORT_MARKDOWN, "{}");
    entry_add("ruling", "blue", entry);
    assert_says(finish(false), " \xD7\x90\xD7\x91: ");
}

static void disputes_stand_where_they_belong(void **state)
{
    (void)state;
    begin(REPORT_HTML, "{}");
    ruling_add("ruling", "red", NULL); /* 1 */
    ruling_add("ruling", "red", NULL); /* 2 */
    entry_add("dispute", "blue", "\"target\":1,\"claim\":\"They were eight.\",\"clause\":\"TT-MOR-6\"");
    entry_add("decision", "umpire",
              "\"dispute\":3,\"upheld\":true,\"clause\":\"TT-MOR-2\",\"correction\":\"reused_dice\",\"reason\":\"So be "
              "it.\"");
    ruling_add("correction", "umpire", NULL); /* 5 */
    entry_add("undo_proposed", "red", "\"target\":2,\"reason\":\"Oops\"");
    entry_add("undo_answered", "blue", "\"proposal\":6,\"consent\":false");
    entry_add("nonce", "red", "\"nonce\":\"00\"");
    const char *html = finish(false);
    assert_says(html, "<span class=\"mark\">Disputed</span>: <a href=\"#entry-3\">entry 3</a></p>\n"
                      "<p><span class=\"mark\">Dispute upheld</span>: <a href=\"#entry-4\">entry 4</a></p>\n"
                      "<p><span class=\"mark\">Replaced by a correction</span>: <a href=\"#entry-5\">entry 5</a></p>\n"
                      "</section>\n<section class=\"entry\" id=\"entry-2\">");
    assert_says(html, "<p>Of <a href=\"#entry-1\">entry 1</a>, by clause <a href=\"/rules/tt/clauses/TT-MOR-6\">");
    assert_says(html, "<blockquote>They were eight.</blockquote>");
    assert_says(html,
                "On the dispute in <a href=\"#entry-3\">entry 3</a>: <span class=\"mark\">upheld</span>, by clause");
    assert_says(html, "<h3>5. Correction: Morale check</h3>");
    assert_says(html, "Replaces <a href=\"#entry-1\">");
    assert_says(html, "Not taken back</span>: <a href=\"#entry-7\">");
    assert_says(html, "<span class=\"mark\">not agreed</span>");
    assert_silent(html, "entry-8");
    assert_says(html, "3 rulings, 6 dice");
}

static void reused_dice_say_whence(void **state)
{
    (void)state;
    begin(REPORT_HTML, "{}");
    entry_add("correction", "umpire",
              "\"corrects\":1,\"dice\":{\"from_entry\":1,\"source\":\"reused\"},\"step\":\"morale-check\"");
    const char *html = finish(false);
    assert_says(html, "reused dice</span> of <a href=\"#entry-1\">entry 1</a>");
    assert_says(html, "does not reproduce this ruling");
    begin(REPORT_HTML, "{}");
    entry_add("correction", "umpire",
              "\"corrects\":1,\"dice\":{\"from_entry\":1,\"link\":2,\"source\":\"sealed\"},\"step\":\"morale-check\"");
    assert_says(finish(false), "further dice</span>, beside those of <a href=\"#entry-1\">entry 1</a>");
    begin(REPORT_HTML, "{}");
    entry_add("ruling", "red", "\"dice\":{\"question\":1,\"source\":\"declared\"},\"step\":\"morale-check\"");
    assert_says(finish(false), "declared dice</span> to which both players agreed");
    begin(REPORT_HTML, "{}");
    entry_add("ruling", "red", "\"dice\":{\"link\":1,\"source\":\"sealed\"},\"step\":\"morale-check\"");
    assert_silent(finish(false), " dice</span>");
}

static void turns_are_parts(void **state)
{
    (void)state;
    begin(REPORT_HTML, "{}");
    ruling_add("ruling", "red", "\"turn\":1");
    ruling_add("ruling", "red", NULL); /* still turn 1 */
    ruling_add("ruling", "red", "\"turn\":2");
    entry_add("closed", "umpire", "\"remark\":\"The hill is taken.\"");
    const char *html = finish(false);
    assert_says(html, "<li><a href=\"#turn-1\">Turn 1</a>, 14:13, 2 rulings</li>");
    assert_says(html, "<section id=\"turn-2\">\n<h2>Turn 2</h2>\n<p class=\"by\">14:13, 1 ruling</p>");
    assert_says(html, "<h2>The end</h2>");
    assert_says(html, "<blockquote>The hill is taken.</blockquote>");
    begin(REPORT_MARKDOWN, "{}");
    ruling_add("ruling", "red", NULL);
    now += INT64_C(16) * 60000000;
    ruling_add("ruling", "red", NULL);
    const char *markdown = finish(false);
    assert_says(markdown, "- [Part 1](#part-1), 14:13, 1 ruling\n- [Part 2](#part-2), 14:29, 1 ruling\n");
    assert_says(markdown, "## Part 2\n\n14:29, 1 ruling\n\n### 2.");
}

/* An opening of a colonial game with two units. */
static void begin_with_units(enum report_form form, const char *more)
{
    static const char units[] =
        "\"units\":[{\"id\":\"watch\",\"name\":\"Black Watch\",\"properties\":{},\"side\":\"red\"},"
        "{\"id\":\"impi\",\"name\":\"<b>Impi</b>\",\"properties\":{},\"side\":\"blue\"}]";
    char members[600];
    report_free(report);
    seq = 0;
    now = INT64_C(1790000000000000);
    struct uuid session;
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &session));
    report = report_new(form, ruleset_find("colonial"), &session, NULL);
    assert_non_null(report);
    snprintf(members, sizeof members, "\"options\":{},\"ruleset\":\"colonial\",%s%s", more, units);
    entry_add("opened", "umpire", members);
}

#define EFFECT                                                                                                         \
    "\"effects\":[{\"add\":-2,\"clause\":\"MWK-FIR-4\",\"from\":16,\"member\":\"figures\",\"to\":14,\"unit\":"         \
    "\"impi\",\"unit_name\":\"Impi\"}],"
#define RULED                                                                                                          \
    "\"dice\":{\"source\":\"sealed\"},\"draws\":[],\"input\":{},\"options\":{},\"reasons\":[],\"ruleset\":"            \
    "\"colonial\","                                                                                                    \
    "\"ruleset_version\":99,\"status\":\"resolved\",\"step\":\"ranged-attack\",\"turn\":2,"                            \
    "\"roles\":{\"firer\":\"watch\",\"target\":\"impi\"}"

/* Who took part and what became of them; the names are those that the players gave. */
static void units_and_what_happened_to_them(void **state)
{
    (void)state;
    begin_with_units(REPORT_HTML, "");
    entry_add("turn", "umpire", "\"turn\":2");
    entry_add("ruling", "red", "\"applied\":true," EFFECT RULED);  /* 2 */
    entry_add("ruling", "red", "\"applied\":false," EFFECT RULED); /* 3 */
    entry_add("unit_changed", "umpire",
              "\"effects\":[{\"from\":true,\"member\":\"has_leader\",\"to\":false,\"unit\":\"watch\",\"unit_name\":"
              "\"Watch\"}],"
              "\"reason\":\"He <i>fell</i>.\",\"unit\":\"watch\"");
    entry_add("units_added", "blue",
              "\"units\":[{\"id\":\"late\",\"name\":\"Late\",\"properties\":{},\"side\":\"blue\"}]");
    const char *html = finish(false);
    assert_says(html, "<h2>Units in the game</h2>\n<ul>\n<li><strong>Black Watch</strong>, red</li>\n"
                      "<li><strong>&lt;b&gt;Impi&lt;/b&gt;</strong>, blue</li>\n</ul>");
    assert_says(html, "<h2>Turn 2</h2>");
    assert_says(html, "<h3>1. A turn or phase begins</h3>");
    assert_says(html, "<p class=\"summary\">Turn 2</p>");
    assert_says(html, "<p>Firer: <strong>Black Watch</strong>; Target: <strong>&lt;b&gt;Impi&lt;/b&gt;</strong></p>");
    const char *effect =
        strstr(html, "<li><strong>&lt;b&gt;Impi&lt;/b&gt;</strong>: Figures 16 \xE2\x86\x92 14, <a href="
                     "\"/rules/colonial/clauses/MWK-FIR-4\">");
    assert_non_null(effect);
    const char *mark = strstr(html, "not applied");
    assert_true(mark > effect); /* of the second one alone */
    assert_null(strstr(mark + 1, "not applied"));
    assert_says(html, "<h3>4. Changed manually</h3>");
    assert_says(html, " yes \xE2\x86\x92 no</li>");
    assert_says(html, "<blockquote>He &lt;i&gt;fell&lt;/i&gt;.</blockquote>");
    assert_says(html, "<h3>5. Units added</h3>");
    assert_says(html, "<li><strong>Late</strong>, blue</li>");
}

/* Sides, units that others remember, and values are called as people call them, on every line. */
static void nothing_is_called_by_its_id(void **state)
{
    (void)state;
    begin_with_units(REPORT_MARKDOWN, "\"sides\":[{\"colour\":\"#c0392b\",\"id\":\"red\",\"name\":\"The Crown\"},"
                                      "{\"colour\":\"#2c6fbb\",\"id\":\"blue\",\"name\":\"The Zulu\"}],");
    report->ruleset = ruleset_find("d12-skirmish");
    entry_add(
        "unit_changed", "umpire",
        "\"effects\":[{\"from\":\"in_play\",\"member\":\"fate\",\"to\":\"surrendered\",\"unit\":\"impi\","
        "\"unit_name\":\"Impi\"},{\"member\":\"contact_1\",\"to\":\"watch\",\"unit\":\"impi\",\"unit_name\":\"Impi\"},"
        "{\"from\":\"watch\",\"member\":\"contact_2\",\"to\":\"\",\"unit\":\"impi\",\"unit_name\":\"Impi\"},"
        "{\"from\":\"none\",\"member\":\"weapon\",\"to\":\"rifled_musket\",\"unit\":\"impi\",\"unit_name\":\"Impi\"}],"
        "\"reason\":\"So they stand.\",\"unit\":\"impi\"");
    entry_add("unit_reassigned", "umpire",
              "\"reason\":\"They change sides.\",\"side\":\"red\",\"unit\":\"impi\",\"unit_name\":\"Impi\"");
    entry_add("units_added", "blue",
              "\"units\":[{\"id\":\"late\",\"name\":\"Late\",\"properties\":{},\"side\":\"blue\"}]");
    const char *markdown = finish(false);
    assert_says(markdown, "- **Black Watch**, The Crown\n");
    assert_says(markdown, ": Fate In play \xE2\x86\x92 Surrendered\n");
    assert_says(markdown, ": In contact with **Black Watch**\n");
    assert_says(markdown, ": In contact with **Black Watch** \xE2\x86\x92 none\n");
    assert_says(markdown, "Rifled musket\n");
    assert_says(markdown, ": fights for The Crown from now on\n");
    assert_says(markdown, "- **Late**, The Zulu\n");
}

/* A game that goes on from another one says so; phases have their titles. */
/* The page of one entry, which knows no other. */
static const char *alone(const char *kind, const char *members)
{
    begin_with_units(REPORT_MARKDOWN, "");
    report_free(report);
    struct uuid session;
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &session));
    report = report_new(REPORT_MARKDOWN, ruleset_find("colonial"), &session, NULL);
    entry_make(kind, "umpire", members);
    writer_reset(&page);
    assert_true(report_write_entry(&page, report, bytes.at, bytes.used));
    report = NULL;
    writer_reset(&bytes);
    write_raw(&page, "", 1);
    return page.at;
}

/* What an entry says of its units' names is enough for its own page. */
static void an_entry_alone_calls_units_by_their_names(void **state)
{
    (void)state;
    const char *ruled = alone("ruling", "\"applied\":true,\"names\":{\"firer\":\"Black Watch\",\"target\":[\"The "
                                        "Impi\"]},\"effects\":[{\"add\":-2,\"clause\":\"MWK-FIR-4\",\"from\":16,"
                                        "\"member\":\"figures\",\"to\":14,\"unit\":\"impi\"},{\"member\":"
                                        "\"has_leader\",\"to\":false,\"unit\":\"friend\",\"unit_name\":\"A "
                                        "Friend\"}],\"roles\":{\"firer\":\"watch\",\"target\":[\"impi\"]},\"dice\":{"
                                        "\"source\":\"sealed\"},\"draws\":[],\"input\":{},\"options\":{},"
                                        "\"reasons\":[],\"ruleset\":\"colonial\",\"ruleset_version\":99,\"status\":"
                                        "\"resolved\",\"step\":\"ranged-attack\",\"turn\":2");
    assert_says(ruled, "Firer: **Black Watch**; Target: **The Impi**");
    assert_says(ruled, "**The Impi**: Figures 16 \xE2\x86\x92 14");
    assert_says(ruled, "**A Friend**: ");
    assert_silent(ruled, "**watch**");
    assert_says(alone("unit_removed", "\"unit\":\"watch\",\"unit_name\":\"Black Watch\""),
                "**Black Watch**: it was brought in by mistake");
    assert_says(alone("unit_renamed", "\"name\":\"Black Watch\",\"unit\":\"watch\""), ": from now on **Black Watch**");
}

static void campaigns_and_phases(void **state)
{
    (void)state;
    begin_with_units(REPORT_MARKDOWN,
                     "\"roster_from\":{\"as_of\":7,\"session\":\"01934abc-def0-7fff-8000-090aa00aff11\"},");
    assert_says(finish(false), "Taken over from session 01934abc");
    begin_with_units(REPORT_HTML, "");
    report->ruleset = ruleset_find("d12-skirmish");
    const struct turn_phase *phase = &report->ruleset->units->phases[0];
    char members[100], wanted[200];
    snprintf(members, sizeof members, "\"phase\":\"%s\",\"turn\":1", phase->name);
    entry_add("turn", "umpire", members);
    snprintf(wanted, sizeof wanted, "<p class=\"summary\">Turn 1: %s</p>", phase->title);
    assert_says(finish(false), wanted);
}

static void as_json(void **state)
{
    (void)state;
    begin(REPORT_JSON, "{\"morale_compare\":\"gt\"}");
    for (int i = 0; i < REPORT_PART_ENTRIES; i++)
        ruling_add("ruling", "red", NULL);
    entry_add("dispute", "blue", "\"target\":1,\"claim\":\"No!\"");
    finish(false);
    json_t *root = json_loads(page.at, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    assert_int_equal(json_integer_value(json_object_get(root, "count")), REPORT_PART_ENTRIES + 2);
    assert_int_equal(json_integer_value(json_object_get(root, "declared")), REPORT_PART_ENTRIES);
    const json_t *parts = json_object_get(root, "chapters"), *options = json_object_get(root, "options");
    assert_int_equal(json_array_size(parts), 2);
    assert_int_equal(json_array_size(json_object_get(json_array_get(parts, 0), "entries")), REPORT_PART_ENTRIES);
    assert_int_equal(json_array_size(json_object_get(json_array_get(parts, 1), "entries")), 2);
    assert_int_equal(json_array_size(options), 1);
    assert_string_equal(json_string_value(json_object_get(json_array_get(options, 0), "default")), "ge");
    const json_t *mark = json_array_get(json_object_get(root, "marks"), 0);
    assert_int_equal(json_integer_value(json_object_get(mark, "by")), REPORT_PART_ENTRIES + 1);
    json_decref(root);
}

/* A record that is longer than a report may be, by its bytes and by its entries. */
static void what_is_too_long_is_cut_and_said_to_be(void **state)
{
    (void)state;
    char *words = malloc(100020);
    assert_non_null(words);
    snprintf(words, 100020, "\"text\":\"%0100000d\"", 0);
    for (int form = REPORT_JSON; form <= REPORT_HTML; form++) {
        begin((enum report_form)form, "{}");
        for (int i = 0; i < 80; i++)
            entry_add("note", "red", words);
        const char *text = finish(false);
        assert_true(page.used < REPORT_BYTES_MAX + 20000);
        assert_int_equal(report->entries, 63);
        assert_says(text, form == REPORT_JSON ? "\"truncated\":true" : "not the whole game");
        if (form == REPORT_JSON) {
            json_t *root = json_loads(text, 0, NULL);
            assert_non_null(root);
            json_decref(root);
        }
    }
    free(words);
    begin(REPORT_MARKDOWN, "{}");
    for (int i = 0; i < REPORT_ENTRIES_MAX + 5; i++)
        entry_add("note", "red", "\"text\":\"x\"");
    assert_int_equal(report->entries, REPORT_ENTRIES_MAX);
    assert_says(finish(false), "longer than the first 10000 entries");
    begin(REPORT_MARKDOWN, "{}");
    assert_says(finish(true), "longer than the first 1 entries");
}

static void what_is_no_entry_is_refused(void **state)
{
    (void)state;
    begin(REPORT_HTML, "{}");
    assert_false(report_add(report, "{}", 2));
    assert_false(report_add(report, "x", 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_agreed_is_said_in_words),
        cmocka_unit_test(a_ruling_is_shown_with_its_reasons),
        cmocka_unit_test(what_people_write_is_no_marks),
        cmocka_unit_test(names_are_set_apart),
        cmocka_unit_test(disputes_stand_where_they_belong),
        cmocka_unit_test(reused_dice_say_whence),
        cmocka_unit_test(turns_are_parts),
        cmocka_unit_test(units_and_what_happened_to_them),
        cmocka_unit_test(nothing_is_called_by_its_id),
        cmocka_unit_test(an_entry_alone_calls_units_by_their_names),
        cmocka_unit_test(campaigns_and_phases),
        cmocka_unit_test(as_json),
        cmocka_unit_test(what_is_too_long_is_cut_and_said_to_be),
        cmocka_unit_test(what_is_no_entry_is_refused),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
