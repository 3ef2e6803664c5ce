#include <umpire/text.h>
#include <umpire/violation.h>

void violations_start(struct violations *violations)
{
    violations->count = 0;
    violations->omitted = 0;
}

void violation_add(struct violations *violations, enum umpire_error code, const char *pointer, const char *format, ...)
{
    if (violations->count == VIOLATIONS_MAX) {
        violations->omitted++;
        return;
    }
    struct violation *violation = &violations->list[violations->count++];
    violation->code = code;
    violation->named = false;
    struct text text;
    text_start(&text, violation->pointer, sizeof violation->pointer);
    text_add(&text, pointer);

    va_list arguments;
    text_start(&text, violation->message, sizeof violation->message);
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
}

void violation_add_named(struct violations *violations, enum umpire_error code, const char *pointer,
                         const char *message)
{
    int32_t place = violations->count;
    violation_add(violations, code, pointer, "%s", message);
    if (violations->count > place)
        violations->list[place].named = true;
}

void violation_add_starved(struct violations *violations)
{
    violation_add(violations, ERROR_OVERLOADED, "", "not enough memory for this request; try again later");
}

enum umpire_error violations_error(const struct violations *violations)
{
    enum umpire_error code = violations->count ? violations->list[0].code : ERROR_INTERNAL;
    for (int32_t i = 1; i < violations->count; i++)
        if (violations->list[i].code != code)
            return ERROR_INVALID_INPUT;
    return code;
}
