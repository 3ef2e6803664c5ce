/* The schemas of answers that no field table describes. */
#include "openapi_frame.h"
#include <umpire/ruling.h>

/* What every ruling says, recorded or not. */
void openapi_write_ruling_members(struct writer *out)
{
    schema_member(out, "ruleset_version", "integer", "The version of the rules that was applied.");
    schema_reference(out, "status", "RulingStatus");
    schema_member(out, "summary", "string", "One line to read aloud.");
    schema_list(out, "reasons", "Reason", "Every clause that was applied, in order.");
    schema_list(out, "draws", "Draw", "Every die thrown, in order.");
    schema_reference(out, "dice", "DiceSource");
}

/* What is JSON Schema or OpenAPI itself is an open object here. */
static void document_write(struct writer *out)
{
    write_key(out, "OpenapiDocument");
    write_object(out);
    write_member(out, "title", "OpenapiDocument");
    write_member(out, "description", "An OpenAPI 3.1 document.");
    write_member(out, "type", "object");
    write_member_bool(out, "additionalProperties", true);
    write_object_end(out);
}

void openapi_write_answers(struct writer *out)
{
    openapi_write_ledger(out);
    document_write(out);
}
