# Libraries that the build needs. All that are missing are told at once, with what installs them.
set(UMPIRE_MISSING "")

# umpire_needs(PREFIX MODULE): as pkg-config knows it, PkgConfig::PREFIX.
macro(umpire_needs prefix module)
  pkg_check_modules(${prefix} QUIET IMPORTED_TARGET "${module}")
  if(NOT ${prefix}_FOUND)
    list(APPEND UMPIRE_MISSING "${module}")
  endif()
endmacro()

# umpire_needs_found(VARIABLE...): what was looked for otherwise. Ends the configuration when anything is missing.
function(umpire_needs_found)
  foreach(variable IN LISTS ARGN)
    if(NOT ${variable})
      list(APPEND UMPIRE_MISSING ${variable})
    endif()
  endforeach()
  if(UMPIRE_MISSING)
    list(JOIN UMPIRE_MISSING ", " missing)
    message(FATAL_ERROR "Missing: ${missing}. scripts/run installs what the program is built with (scripts/lib/packages.sh, `build`).")
  endif()
endfunction()

# Sets `ret` to whether the tests are built.
function(umpire_tests_wanted ret)
  set(${ret} ${UMPIRE_TESTS})
  if(UMPIRE_TESTS)
    pkg_check_modules(CMOCKA QUIET IMPORTED_TARGET GLOBAL cmocka)
    if(NOT CMOCKA_FOUND AND UMPIRE_TESTS STREQUAL "AUTO")
      message(STATUS "Without tests: cmocka is missing; scripts/test installs what they need")
      set(${ret} OFF)
    elseif(NOT CMOCKA_FOUND)
      message(FATAL_ERROR "The tests need cmocka, which is missing; scripts/test installs what they need (scripts/lib/packages.sh, `test`).")
    endif()
  endif()
  set(${ret} ${${ret}} PARENT_SCOPE)
endfunction()
