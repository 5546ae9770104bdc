# The API. With another command, the same image migrates the database.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete && find . -type d -empty -delete

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev -w @pehchan/api -w @pehchan/contract -w @pehchan/marks -w @pehchan/operating -w @pehchan/release

FROM node:24-bookworm-slim
ENV NODE_ENV=production API_HOST=0.0.0.0 API_PORT=4100 DATA_DIR=/data \
  NODE_OPTIONS=--import=/app/infra/docker/secrets.mjs
WORKDIR /app
COPY --from=packages /app ./
COPY api api
COPY shell/release shell/release
COPY infra/docker/secrets.mjs infra/docker/
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4100 9464
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.API_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "api/src/server.ts"]
