# The gateway with a published front end, with the usual Caddyfile and release commands.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete && find . -type d -empty -delete

FROM node:24-bookworm-slim AS workshop
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
# A file with the people on the Contact page, or `demo`.
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
# Containers without capabilities can't start a program that has one.
RUN setcap -r /usr/bin/caddy && adduser -D -H -u 10001 web && chown -R web /data /config
USER web
EXPOSE 8080
# Check only the ports, because a request needs the site's name and certificate.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["sh", "-c", "nc -z 127.0.0.1 443 || nc -z 127.0.0.1 80 || nc -z 127.0.0.1 8080"]
