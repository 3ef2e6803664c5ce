# Sums up what perf report says of a program's libraries ("12.34%  libjansson.so.4") by what they are for.
function part(library) {
    if (library ~ /kernel|vdso|vmlinux/) return "kernel"
    if (library ~ /libmicrohttpd/) return "HTTP library"
    if (library ~ /libjansson/) return "JSON"
    if (library ~ /libnettle|libhogweed|libsodium|libgnutls|libcrypto/) return "crypto"
    if (library ~ /libpq/) return "database client"
    if (library ~ /libc[.-]/) return "libc: memory, texts"
    return library ~ /^umpire/ ? "own" : "other"
}
$1 ~ /^[0-9.]+%$/ { share[part($2)] += $1 }
END {
    order = split("kernel;HTTP library;JSON;own;crypto;database client;libc: memory, texts;other", names, ";")
    for (i = 1; i <= order; i++)
        if (share[names[i]] > 0) line = line sprintf("%s %s %.0f%%", line == "" ? "" : ",", names[i], share[names[i]])
    if (line != "") print kind ":" line
}
