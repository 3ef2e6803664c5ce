# umpire_documents(): the program writes the OpenAPI document of each ruleset into openapi/ of the build, from where it is
# installed. That of every app is in the sources, since it is the contract (scripts/documents).
# Where npm's packages are (npm ci), the types of all documents are made of them, into clients/typescript/src/schema: the sources
# import them from there, as editors, linters and `npm pack` find them. Git ignores that folder.
function(umpire_documents)
  if(UMPIRE_SANITIZE)
    return() # another build writes the same
  endif()
  set(documents "")
  file(GLOB tables CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/rulesets/*/ruleset.c)
  foreach(table IN LISTS tables)
    get_filename_component(folder ${table} DIRECTORY)
    get_filename_component(ruleset ${folder} NAME)
    string(REPLACE "_" "-" ruleset ${ruleset})
    set(document ${CMAKE_BINARY_DIR}/openapi/${ruleset}.yaml)
    add_custom_command(OUTPUT ${document} COMMAND umpire_program openapi ${ruleset} >${document} DEPENDS umpire_program)
    list(APPEND documents ${document})
  endforeach()
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/openapi)
  add_custom_target(umpire_documents ALL DEPENDS ${documents})
  include(GNUInstallDirs)
  install(FILES ${documents} DESTINATION ${CMAKE_INSTALL_DATADIR}/umpire/openapi)
  if(NOT EXISTS ${CMAKE_SOURCE_DIR}/node_modules/openapi-typescript)
    return()
  endif()
  set(client ${CMAKE_SOURCE_DIR}/clients/typescript)
  list(APPEND documents ${CMAKE_SOURCE_DIR}/openapi/umpire.yaml)
  set(types "")
  foreach(document IN LISTS documents)
    get_filename_component(name ${document} NAME_WE)
    list(APPEND types ${client}/src/schema/${name}.d.ts)
  endforeach()
  add_custom_command(OUTPUT ${types} COMMAND node ${client}/make_types.mjs ${documents} DEPENDS ${documents} ${client}/make_types.mjs
                     COMMENT "Making TypeScript types of the OpenAPI documents" VERBATIM)
  file(GLOB sources CONFIGURE_DEPENDS ${client}/src/*.ts)
  add_custom_command(OUTPUT ${client}/dist/index.js COMMAND node ${client}/build.mjs
                     DEPENDS ${types} ${sources} ${client}/build.mjs ${client}/tsconfig.json ${CMAKE_SOURCE_DIR}/LICENSE
                     COMMENT "Making the package umpire-client" VERBATIM)
  add_custom_target(umpire_types ALL DEPENDS ${types} ${client}/dist/index.js)
endfunction()
