# Warnings, hardening and instrumentation: one place for every target.
add_library(umpire_flags INTERFACE)
target_compile_definitions(umpire_flags INTERFACE _GNU_SOURCE UMPIRE_VERSION="${PROJECT_VERSION}")
target_compile_options(umpire_flags INTERFACE
  -Wall -Wextra -Wconversion -Wshadow -Wvla -Wstrict-prototypes -Wmissing-prototypes -Wformat=2
  -Wundef -Wpointer-arith -Wcast-qual -fno-common
  -Wno-missing-field-initializers) # rows of modifiers and refusals leave out what they do not say
if(UMPIRE_WERROR)
  target_compile_options(umpire_flags INTERFACE -Werror)
endif()

if(CMAKE_BUILD_TYPE MATCHES "^Rel")
  target_compile_options(umpire_flags INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fstack-protector-strong)
  target_link_options(umpire_flags INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack)
endif()

if(UMPIRE_SANITIZE)
  target_compile_definitions(umpire_flags INTERFACE UMPIRE_SANITIZED) # what is measured of memory means nothing then
endif()
if(UMPIRE_SANITIZE)
  target_compile_options(umpire_flags INTERFACE -fsanitize=${UMPIRE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(umpire_flags INTERFACE -fsanitize=${UMPIRE_SANITIZE})
endif()
# A third of the time for each of some hundred programs; what is shipped is linked as Debian links.
find_program(UMPIRE_LLD ld.lld)
if(UMPIRE_LLD AND CMAKE_BUILD_TYPE STREQUAL "Debug" AND (CMAKE_C_COMPILER_ID MATCHES Clang OR NOT UMPIRE_SANITIZE))
  target_link_options(umpire_flags INTERFACE -fuse-ld=lld)
endif()
if(UMPIRE_FUZZ)
  target_compile_options(umpire_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(UMPIRE_COVERAGE)
  target_compile_options(umpire_flags INTERFACE --coverage)
  target_link_options(umpire_flags INTERFACE --coverage)
endif()
