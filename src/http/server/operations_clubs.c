/* The operations of clubs, with their keys; and how a session is played, for its seats. */
#include "operation_table.h"

const struct operation club_operations[] = {
    {
        .method = METHOD_GET,
        .path = "/v1/club",
        .id = "getClub",
        .tag = "clubs",
        .summary = "The club whose key this is",
        .doc =
            "Its name, its keys by their ids, how many sessions and house rules it may have, and how many sessions it "
            "has opened within 24 hours.",
        .access = ACCESS_CLUB,
        .answer = ANSWER_CLUB,
        .status = 200,
        .tagged = true,
        .errors = ERRORS(CLUB_ERRORS),
        .handle = handle_club,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/club/sessions",
        .id = "listClubSessions",
        .tag = "clubs",
        .summary = "The games that the club opened",
        .doc =
            "The newest first, a page at a time; the Link header leads to the next page. With a filter a page may be "
            "short, or empty, and have a next one all the same.",
        .access = ACCESS_CLUB,
        .answer = ANSWER_CLUB_SESSIONS,
        .status = 200,
        .tagged = true,
        .query = &club_sessions_query_fields,
        .errors = ERRORS(CLUB_ERRORS, QUERY_ERRORS),
        .handle = handle_club_sessions,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/club/house-rules",
        .id = "listHouseRules",
        .tag = "clubs",
        .summary = "The club's house rules",
        .doc = "Of each name the newest version, without its options.",
        .access = ACCESS_CLUB,
        .answer = ANSWER_HOUSE_RULES_LIST,
        .status = 200,
        .tagged = true,
        .errors = ERRORS(CLUB_ERRORS),
        .handle = handle_list_house_rules,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/club/house-rules/{ruleset}/{name}",
        .id = "getHouseRules",
        .tag = "clubs",
        .summary = "How the club plays",
        .doc =
            "What is played otherwise than the rulebook reads by default, each with its clause. As Markdown and as a "
            "page too, for the club's wall.",
        .access = ACCESS_CLUB,
        .answer = ANSWER_HOUSE_RULES,
        .status = 200,
        .tagged = true,
        .query = &house_rules_query_fields,
        .readable = true,
        .errors = ERRORS(CLUB_ERRORS, ERROR_RULESET_UNKNOWN, ERROR_HOUSE_RULES_UNKNOWN, QUERY_ERRORS),
        .handle = handle_house_rules,
    },
    {
        .method = METHOD_POST,
        .path = "/v1/club/house-rules/{ruleset}/{name}",
        .id = "addHouseRules",
        .tag = "clubs",
        .summary = "Set house rules",
        .doc =
            "Adds a version: the options of the ruleset that are not played by default, and what the club says about "
            "them. Games that were opened with an earlier version keep it.",
        .access = ACCESS_CLUB,
        .body = BODY_HOUSE_RULES,
        .body_limit = 16 * KIB,
        .answer = ANSWER_HOUSE_RULES,
        .status = 201,
        .again = "The newest version, which says the same already.",
        .errors =
            ERRORS(QUESTION_ERRORS, CLUB_ERRORS, ERROR_RULESET_UNKNOWN, ERROR_HOUSE_RULES_FULL, ERROR_OUTCOME_UNKNOWN),
        .handle = handle_add_house_rules,
    },
    {
        .method = METHOD_GET,
        .path = "/v1/sessions/{session}/house-rules",
        .id = "getSessionHouseRules",
        .tag = "sessions",
        .summary = "How a game is played",
        .doc = "What is played in this session otherwise than the rulebook reads by default, each with its clause, "
               "whether it came from a club's house rules or was given at the opening. As Markdown and as a page too.",
        .access = ACCESS_SEAT,
        .answer = ANSWER_SESSION_HOUSE_RULES,
        .status = 200,
        .tagged = true,
        .readable = true,
        .errors = ERRORS(SESSION_ERRORS),
        .handle = handle_session_house_rules,
    },
};

const size_t club_operation_count = sizeof club_operations / sizeof club_operations[0];
