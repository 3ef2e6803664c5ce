/* Running the verifier over a chronicle's export, and holding what it says. */
#pragma once
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "chronicle.h"
#include "exports.h"
#include "verify/verify.h"

static struct chronicle chronicle;
static struct verify_trust trust;
static struct verifier *verifier;

/* Checks a file's bytes. */
static inline void check_bytes(const char *bytes, size_t length)
{
    verifier_free(verifier);
    verifier = verifier_new(&trust);
    assert_non_null(verifier);
    verify_bytes(verifier, bytes, length);
    assert_true(verify_end(verifier));
    export_hand_over(bytes, length, &trust);
}

static inline void check_chronicle(void)
{
    struct writer out;
    writer_start(&out, 64 << 20);
    chronicle_write(&chronicle, &out);
    check_bytes(out.at, out.used);
    writer_end(&out);
}

static inline void show_report(void)
{
    struct writer out;
    writer_start(&out, 1 << 20);
    verify_write_text(&out, verifier);
    for (size_t at = 0, length; at < out.used; at += length) { /* cmocka prints no more than 1,024 bytes at once */
        length = out.used - at < 512 ? out.used - at : 512;
        print_error("%.*s", (int)length, out.at + at);
    }
    writer_end(&out);
}

/* Nothing failed, and nothing could not be checked. */
static inline void expect_passed(void)
{
    check_chronicle();
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++) {
        enum verify_verdict verdict = verify_verdict(verifier, (enum verify_check)check);
        if (verdict == VERIFY_FAILED || verdict == VERIFY_NOT_CHECKABLE) {
            show_report();
            fail_msg("a chronicle that is in order was refused");
        }
    }
    assert_null(verify_first(verifier));
}

/* The check failed at this entry (-1: at none), for a reason with these words. */
static inline void expect_failure(enum verify_check check, int64_t entry, const char *words)
{
    const struct verify_result *result = verify_result(verifier, check);
    if (!result->failed || result->failure.entry != entry || !strstr(result->failure.reason, words)) {
        show_report();
        fail_msg("check %d should have failed at entry %lld: %s", check, (long long)entry, words);
    }
}

/* It failed, and no other. */
static inline void expect_only(enum verify_check check, int64_t entry, const char *words)
{
    expect_failure(check, entry, words);
    for (int other = 0; other < VERIFY_CHECK_COUNT; other++)
        if (other != (int)check && verify_result(verifier, (enum verify_check)other)->failed) {
            show_report();
            fail_msg("check %d failed as well", other);
        }
    assert_ptr_equal(verify_first(verifier), &verify_result(verifier, check)->failure);
}

/* The owner of the key signs what has been changed. */
static inline void expect_only_signed(enum verify_check check, int64_t entry, const char *words)
{
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_only(check, entry, words);
}

static inline int chronicle_end(void **state)
{
    (void)state;
    chronicle_free(&chronicle);
    verifier_free(verifier);
    verifier = NULL;
    trust = (struct verify_trust){0};
    return 0;
}
