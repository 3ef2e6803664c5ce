# The libraries of the wasm preset, under the names by which the rooms link them: jansson, what is needed of libsodium, and
# mini-gmp, which is a part of GMP. All of them out of Debian's source packages with Debian's patches (scripts/lib/sources.sh).
set(UMPIRE_SOURCES ${CMAKE_SOURCE_DIR}/build/sources CACHE PATH "Where scripts/lib/sources.sh has put the libraries' sources")
foreach(library jansson libsodium gmp)
  if(NOT EXISTS ${UMPIRE_SOURCES}/${library}/debian/changelog)
    message(FATAL_ERROR "${UMPIRE_SOURCES} has no sources of ${library}; fetch them: scripts/sources")
  endif()
endforeach()

set(made ${CMAKE_BINARY_DIR}/config)
set(jansson ${UMPIRE_SOURCES}/jansson/src)
set(sodium ${UMPIRE_SOURCES}/libsodium/src/libsodium)

# The headers that their configure scripts would make.
file(READ ${jansson}/jansson_config.h.in header)
string(REPLACE "@json_inline@" "inline" header "${header}")
string(REPLACE "@json_have_long_long@" "1" header "${header}")
string(REGEX REPLACE "@json_have_[a-z_]*@" "0" header "${header}")
file(CONFIGURE OUTPUT ${made}/jansson_config.h CONTENT "${header}" @ONLY)
file(CONFIGURE OUTPUT ${made}/jansson_private_config.h CONTENT "" @ONLY)
file(READ ${sodium}/include/sodium/version.h.in header)
string(REPLACE "@VERSION@" "1.0.18" header "${header}")
string(REPLACE "@SODIUM_LIBRARY_VERSION_MAJOR@" "10" header "${header}")
string(REPLACE "@SODIUM_LIBRARY_VERSION_MINOR@" "3" header "${header}")
string(REPLACE "@SODIUM_LIBRARY_MINIMAL_DEF@" "" header "${header}")
string(REPLACE "\"export.h\"" "<sodium/export.h>" header "${header}")
file(CONFIGURE OUTPUT ${made}/sodium/version.h CONTENT "${header}" @ONLY)

function(foreign_library name)
  add_library(${name} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${name} SYSTEM INTERFACE ${ARGN})
endfunction()
foreign_library(PkgConfig::JANSSON ${jansson} ${made})
foreign_library(PkgConfig::SODIUM ${sodium}/include ${made}) # <sodium.h> says "sodium/version.h"
foreign_library(PkgConfig::GMP ${CMAKE_SOURCE_DIR}/wasm/include ${UMPIRE_SOURCES}/gmp/mini-gmp)
target_compile_definitions(PkgConfig::GMP INTERFACE "MINI_GMP_LIMB_TYPE=long long") # as on the machines of the service
# Files that need these are hosted ones (cmake/room.cmake) and stay out, or know a browser (src/crypto).
# jsmn is a header that clang finds where Debian puts it.
foreach(name PkgConfig::NETTLE PkgConfig::YAML umpire_csv umpire_jsmn umpire_math Threads::Threads)
  add_library(${name} INTERFACE IMPORTED GLOBAL)
endforeach()

set(files "")
foreach(name dump error hashtable hashtable_seed load memory strbuffer strconv utf value)
  list(APPEND files ${jansson}/${name}.c)
endforeach()
foreach(name crypto_hash/sha256/cp/hash_sha256_cp crypto_hash/sha512/cp/hash_sha512_cp crypto_auth/hmacsha256/auth_hmacsha256
        crypto_sign/crypto_sign crypto_sign/ed25519/sign_ed25519 crypto_sign/ed25519/ref10/keypair crypto_sign/ed25519/ref10/open
        crypto_sign/ed25519/ref10/sign crypto_core/ed25519/ref10/ed25519_ref10 crypto_verify/sodium/verify sodium/utils sodium/codecs
        crypto_shorthash/crypto_shorthash crypto_shorthash/siphash24/shorthash_siphash24 crypto_shorthash/siphash24/ref/shorthash_siphash24_ref)
  list(APPEND files ${sodium}/${name}.c)
endforeach()
add_library(umpire_foreign OBJECT ${files} ${CMAKE_SOURCE_DIR}/wasm/gmp_lacks.c)
target_link_libraries(umpire_foreign PRIVATE PkgConfig::JANSSON PkgConfig::SODIUM PkgConfig::GMP)
target_include_directories(umpire_foreign SYSTEM PRIVATE ${sodium}/include/sodium ${made}/sodium)
target_compile_definitions(umpire_foreign PRIVATE _GNU_SOURCE HAVE_STDINT_H CONFIGURED=1 HAVE_TI_MODE=1 _WASI_EMULATED_SIGNAL)
target_compile_options(umpire_foreign PRIVATE -w -O2 -ffile-prefix-map=${UMPIRE_SOURCES}=sources)
