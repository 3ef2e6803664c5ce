# umpire in two stages: built with Debian's tools, shipped with nothing but what it needs to run.
# The service writes nothing to disk but its keys, once: run it with --read-only --cap-drop=ALL --security-opt
# no-new-privileges and a volume at /var/lib/umpire/keys, which must not be lost.
# Settings come as UMPIRE_<NAME>; `docker run --rm umpire config` lists them.

FROM debian:bookworm-slim AS build
COPY scripts/lib /build/scripts/lib
RUN bash -euc '. /build/scripts/lib/say.sh; . /build/scripts/lib/packages.sh; . /build/scripts/lib/sources.sh; install_packages build page; prepare_browser'
COPY . /build
WORKDIR /build
RUN cmake --preset release -DUMPIRE_TESTS=OFF -DUMPIRE_WERROR=OFF -DUMPIRE_COMPLETE=ON \
 && cmake --build build/release \
 && DESTDIR=/installed cmake --install build/release --strip --prefix /usr \
 && dpkg-query -W -f '${Package} ${Version} ${Architecture} ${source:Package}\n' node-react node-react-dom node-scheduler node-qrcode-generator >/installed/bundled

FROM debian:bookworm-slim
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends ca-certificates \
      libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 libcsv3 libcurl4 libgmp10 libgnutls30 libinih1 libjansson4 libmicrohttpd12 libnettle8 libpq5 \
      libsodium23 libsystemd0 libunistring2 libyaml-0-2 zlib1g \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin umpire \
 && install -d -o umpire -g umpire -m 700 /var/lib/umpire/keys
COPY --from=build /installed/usr/bin/umpire /usr/bin/umpire
COPY --from=build /installed/usr/share/doc/umpire/licences.txt /usr/share/doc/umpire/licences.txt
# What is in here: /usr/share/doc/umpire/sbom.cdx.json, CycloneDX.
COPY --from=build /installed/bundled /usr/share/doc/umpire/bundled
COPY scripts/sbom /usr/lib/umpire/sbom
RUN dpkg-query -W -f '${Package} ${Version} ${Architecture} ${source:Package}\n' \
  | /usr/lib/umpire/sbom "$(/usr/bin/umpire version | cut -d' ' -f2)" /usr/share/doc/umpire/bundled >/usr/share/doc/umpire/sbom.cdx.json
USER umpire
ENV UMPIRE_LISTEN=0.0.0.0:8080
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["umpire", "health"]
ENTRYPOINT ["umpire"]
CMD ["serve"]
