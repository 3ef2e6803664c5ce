/* A session as the verifiable file that `umpire verify` checks. */
#pragma once
#include "cli/operator.h"
#include <stdio.h>

/* Writes it whole. False after saying why not. */
bool operator_export(struct operator* operator, struct operator_job * job, FILE *out);
