/* The subcommands. Each returns the process's exit status: 0 done, 1 failed, 2 wrongly called. */
#pragma once

int command_serve(int count, char *const *flags);
int command_migrate(int count, char *const *flags);
int command_keys(int count, char *const *flags);
int command_club(int count, char *const *flags);
int command_session(int count, char *const *flags);
int command_seat(int count, char *const *flags);
int command_openapi(int count, char *const *flags);
int command_config(int count, char *const *flags);
int command_odds(int count, char *const *flags);
int command_health(int count, char *const *flags);
int command_verify(int count, char *const *flags);
int command_verify_page(int count, char *const *flags);
int command_doctor(int count, char *const *flags);
int command_device(int count, char *const *flags);
