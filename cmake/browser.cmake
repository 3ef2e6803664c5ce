# What runs in a browser: umpire.wasm by the wasm preset of this very CMake, in a build of its own; from it the package
# umpire-rules and umpire-verify.html, which the program carries. Where the compiler or the sources are missing, the program is
# built without, and says so.
option(UMPIRE_BROWSER "Build what runs in a browser, where clang, lld, wasi-libc and scripts/sources' sources are there" ON)
set(UMPIRE_SOURCES ${CMAKE_SOURCE_DIR}/build/sources CACHE PATH "Where scripts/sources has put the libraries' sources")

# Sets `ret` to what is missing for it, or to nothing.
function(browser_obstacle ret)
  set(${ret} "" PARENT_SCOPE)
  if(NOT UMPIRE_BROWSER)
    set(${ret} "it is switched off (UMPIRE_BROWSER)" PARENT_SCOPE)
    return()
  endif()
  find_program(UMPIRE_WASM_COMPILER clang)
  find_program(UMPIRE_WASM_LINKER NAMES wasm-ld wasm-ld-14)
  if(NOT UMPIRE_WASM_COMPILER OR NOT UMPIRE_WASM_LINKER)
    set(${ret} "clang or lld is missing" PARENT_SCOPE)
    return()
  endif()
  execute_process(COMMAND ${UMPIRE_WASM_COMPILER} --target=wasm32-wasi --rtlib=compiler-rt -print-libgcc-file-name
                  OUTPUT_VARIABLE runtime OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(NOT EXISTS /usr/include/wasm32-wasi/stdlib.h OR NOT EXISTS "${runtime}")
    set(${ret} "wasi-libc or libclang-rt-14-dev-wasm32 is missing" PARENT_SCOPE)
  elseif(NOT EXISTS ${UMPIRE_SOURCES}/complete)
    set(${ret} "the libraries' sources are missing (scripts/sources)" PARENT_SCOPE)
  endif()
endfunction()

browser_obstacle(UMPIRE_BROWSER_OBSTACLE)
set(UMPIRE_RULES_DIR ${CMAKE_BINARY_DIR}/umpire-rules)
set(UMPIRE_VERIFY_PAGE ${CMAKE_BINARY_DIR}/umpire-verify.html)

# After the rooms: the module, the texts of the clauses, the package, the page.
function(umpire_browser)
  if(UMPIRE_BROWSER_OBSTACLE)
    message(STATUS "Without umpire-verify.html: ${UMPIRE_BROWSER_OBSTACLE}")
    return()
  endif()
  include(ExternalProject)
  set(wasm ${CMAKE_BINARY_DIR}/wasm)
  ExternalProject_Add(umpire_wasm
    SOURCE_DIR ${CMAKE_SOURCE_DIR}
    BINARY_DIR ${wasm}
    PREFIX ${CMAKE_BINARY_DIR}/wasm-steps
    CONFIGURE_COMMAND ${CMAKE_COMMAND} -S ${CMAKE_SOURCE_DIR} --preset wasm -B ${wasm} -DUMPIRE_SOURCES=${UMPIRE_SOURCES}
                      -DUMPIRE_WERROR=${UMPIRE_WERROR}
    BUILD_COMMAND ${CMAKE_COMMAND} --build ${wasm}
    BUILD_BYPRODUCTS ${wasm}/wasm/umpire.wasm
    BUILD_ALWAYS ON
    INSTALL_COMMAND "")
  add_executable(umpire_clauses ${CMAKE_SOURCE_DIR}/wasm/clauses.c)
  target_link_libraries(umpire_clauses PRIVATE umpire_flags umpire_rulebook umpire_base)
  set(client ${CMAKE_SOURCE_DIR}/clients/umpire-rules)
  set(page ${CMAKE_SOURCE_DIR}/wasm/page)
  file(GLOB parts CONFIGURE_DEPENDS ${client}/* ${page}/*)
  set(made ${UMPIRE_RULES_DIR}/umpire.wasm ${UMPIRE_RULES_DIR}/clauses.json)
  add_custom_command(
    OUTPUT ${made} ${UMPIRE_RULES_DIR}/index.js
    COMMAND ${CMAKE_COMMAND} -E copy_directory ${client} ${UMPIRE_RULES_DIR}
    COMMAND ${CMAKE_COMMAND} -E copy ${wasm}/wasm/umpire.wasm ${UMPIRE_RULES_DIR}/umpire.wasm
    COMMAND ${CMAKE_COMMAND} -E copy ${UMPIRE_WASM_LICENCES} ${UMPIRE_RULES_DIR}/LICENSE
    COMMAND umpire_clauses ${UMPIRE_RULES_DIR}/clauses.json
    DEPENDS umpire_wasm ${wasm}/wasm/umpire.wasm umpire_clauses ${parts} ${UMPIRE_WASM_LICENCES}
    VERBATIM)
  add_custom_command(
    OUTPUT ${UMPIRE_VERIFY_PAGE}
    COMMAND ${CMAKE_COMMAND} -DPAGE=${page} -DRULES=${UMPIRE_RULES_DIR} -DVERSION=${PROJECT_VERSION} -DOUT=${UMPIRE_VERIFY_PAGE}
            -P ${CMAKE_SOURCE_DIR}/cmake/write_page.cmake
    DEPENDS ${made} ${parts} ${CMAKE_SOURCE_DIR}/cmake/write_page.cmake
    VERBATIM)
  add_custom_target(umpire_browser_files ALL DEPENDS ${made} ${UMPIRE_VERIFY_PAGE})
endfunction()
