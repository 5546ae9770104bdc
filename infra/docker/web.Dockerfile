# The gateway with a published front end: the same Caddyfile, and the same release commands, as everywhere
# else.

# Of every workspace that there is its package.json, so that the packages are installed again only when one of
# them changes.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete && find . -type d -empty -delete

FROM node:24-bookworm-slim AS workshop
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
# Whom the Contact page names: a file of this folder; `demo`: the demo community's, to try the containers.
ARG CONTACTS_FILE=contacts.json
ENV CONTACTS_FILE=${CONTACTS_FILE:-contacts.json}
RUN node infra/release/cli.ts build-site --site /site \
  && mkdir -m 700 /data && mkdir -p /srv/site /data/site /backups && chown node:node /srv/site /data /data/site /backups
ENV NODE_OPTIONS=--import=/app/infra/docker/secrets.mjs
USER node
CMD ["node", "infra/release/cli.ts", "build-site", "--site", "/srv/site"]

FROM caddy:2
ENV SITE_DIR=/srv/site SITE_ADDRESS=http://:8080 API_UPSTREAM=api:4100
COPY infra/launch/gateway/Caddyfile /etc/caddy/Caddyfile
COPY --from=workshop /site /srv/site
# The image's program carries a capability that a container without capabilities could not start; certificates
# are in /data.
RUN setcap -r /usr/bin/caddy && adduser -D -H -u 10001 web && chown -R web /data /config
USER web
EXPOSE 8080
# Where it listens depends on SITE_ADDRESS, and by name and certificate it would not answer to itself.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["sh", "-c", "nc -z 127.0.0.1 443 || nc -z 127.0.0.1 80 || nc -z 127.0.0.1 8080"]
