# Stands in for the image postgres:15 where no registry is at hand: Debian's own server with the same few settings.
FROM debian:bookworm-slim
COPY scripts/lib /build/scripts/lib
RUN bash -euc '. /build/scripts/lib/say.sh; . /build/scripts/lib/packages.sh; install_packages database'
ENV PATH=/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/data
STOPSIGNAL SIGINT
# As root only until the directories, which may be fresh volumes, belong to postgres.
CMD ["/bin/bash", "-euc", "\
  install -d -o postgres -m 700 \"$PGDATA\"; \
  install -d -o postgres -m 3775 /var/run/postgresql; \
  exec setpriv --reuid postgres --regid postgres --init-groups bash -euc '\
    if [ ! -f \"$PGDATA/PG_VERSION\" ]; then \
      initdb -U \"$POSTGRES_USER\" -A trust -E UTF8 --locale=C.UTF-8 >/dev/null; \
      echo \"CREATE DATABASE $POSTGRES_DB\" | postgres --single postgres >/dev/null; \
    fi; \
    exec postgres -c listen_addresses= -c unix_socket_directories=/var/run/postgresql'"]
