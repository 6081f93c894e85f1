# The site and its server: "docker build -t site .". The base path is fixed at build time, so it is a build
# argument; everything else is configured when the container starts (packages/enquiries/readConfig.ts).
FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
ARG BASE_PATH=""
RUN npm run build && npm run deploy:files

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

# Caddy with the files of the same build: "docker build --target web …". compose.yaml runs it in front of two servers.
FROM caddy:2@sha256:bfbff8b17bbd229b0255dbd33173646339e5afd4b0920f5e0fecbb6ee6d6c4dd AS web
ARG BASE_PATH=""
COPY --from=build /site/deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/out /srv/site/public${BASE_PATH}

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS server
ARG BASE_PATH=""
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LEADS_DATABASE_URL=file:/data/leads.db LEADS_DATABASE_CREATE=0 BASE_PATH=${BASE_PATH}
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/dist/*.js ./dist/
COPY --from=build /site/out ./out
COPY package.json deploy/checkHealth.js ./
# The only writable folder; the file system can be read-only ("docker run --read-only --tmpfs /tmp").
RUN mkdir /data && chown node:node /data
USER node
# A new named volume starts with this empty database. If a mounted host folder has no database, that is an error.
RUN node dist/leads.js create
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "checkHealth.js"]
# Run Node.js directly, not through npm, so it receives SIGTERM and can finish pending requests
# (packages/export-server/process/stopOnSignals.ts).
CMD ["node", "dist/server.js"]
