# umpire_room(NAME [USES room...] [LIBRARIES target...])
# A room is one folder of src/: one static library whose headers only those rooms see that name it in USES.
set_property(GLOBAL PROPERTY UMPIRE_ROOMS "")

function(umpire_room name)
  cmake_parse_arguments(PARSE_ARGV 1 ROOM "" "" "USES;LIBRARIES")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.c)
  list(FILTER sources EXCLUDE REGEX "/main\\.c$")
  add_library(umpire_${name} STATIC ${sources})
  target_include_directories(umpire_${name} PUBLIC ${CMAKE_SOURCE_DIR}/include INTERFACE ${CMAKE_SOURCE_DIR}/src/${name}
                                            PRIVATE ${CMAKE_SOURCE_DIR}/src/${name})
  target_link_libraries(umpire_${name} PRIVATE umpire_flags ${ROOM_LIBRARIES})
  foreach(used IN LISTS ROOM_USES)
    target_link_libraries(umpire_${name} PRIVATE umpire_${used})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY UMPIRE_ROOMS ${name})
  set_property(GLOBAL PROPERTY UMPIRE_ROOM_${name}_USES "${ROOM_USES}")
  set_property(GLOBAL PROPERTY UMPIRE_ROOM_${name}_LIBRARIES "${ROOM_LIBRARIES}")
endfunction()
