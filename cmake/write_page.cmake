# Run at build time: puts umpire-verify.html together from its parts, into OUT. PAGE is wasm/page, RULES the package umpire-rules.
# The same parts give the same bytes.
function(part variable file)
  file(READ ${file} text)
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

# A script inside a page: no `export`s, since it is a classic one, and nothing that ends it.
function(script variable file)
  file(READ ${file} text)
  string(REGEX REPLACE "(^|\n)export " "\\1" text "${text}")
  string(REPLACE "</script" "<\\/script" text "${text}")
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

execute_process(COMMAND base64 -w0 ${RULES}/umpire.wasm OUTPUT_VARIABLE wasm OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
part(page ${PAGE}/verify.html)
part(style ${PAGE}/verify.css)
part(clauses ${RULES}/clauses.json)
script(host ${RULES}/host.js)
script(worker ${PAGE}/worker.js)
script(script ${PAGE}/verify.js)
string(REPLACE "</" "<\\/" clauses "${clauses}")
foreach(name style host worker script clauses wasm)
  string(REPLACE "@@${name}@@" "${${name}}" page "${page}")
endforeach()
string(REPLACE "@@version@@" "${VERSION}" page "${page}")
file(WRITE ${OUT} "${page}")
