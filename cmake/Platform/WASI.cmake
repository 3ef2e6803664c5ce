# WebAssembly with wasi-libc; CMake 3.25 does not know it.
set(WASI 1)
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
