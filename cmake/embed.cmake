# umpire_embed(TARGET SYMBOL FILE...): puts files into the program as a table of {name, bytes, size}, sorted by name.
# The generated header embedded_<SYMBOL>.h declares it.
function(umpire_embed target symbol)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/embedded)
  file(MAKE_DIRECTORY ${out})
  set(files ${ARGN})
  list(SORT files)
  string(REPLACE ";" "|" packed "${files}")
  add_custom_command(
    OUTPUT ${out}/embedded_${symbol}.c ${out}/embedded_${symbol}.h
    COMMAND ${CMAKE_COMMAND} -DSYMBOL=${symbol} -DOUT=${out} -DROOT=${CMAKE_SOURCE_DIR} "-DFILES=${packed}"
            -P ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake
    DEPENDS ${files} ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${out}/embedded_${symbol}.c ${out}/embedded_${symbol}.h)
  target_include_directories(${target} PRIVATE ${out})
endfunction()
