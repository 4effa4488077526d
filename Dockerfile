# The portal for production. compose.yaml runs it behind a proxy with HTTPS; docs/operating.md has the settings.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run package

FROM node:24-bookworm-slim AS install
COPY --from=build /build/dist/festival-lineup-portal-*.tgz /tmp/
RUN npm install --global --prefix /opt/portal --no-audit --no-fund /tmp/festival-lineup-portal-*.tgz

FROM node:24-bookworm-slim
COPY --from=install /opt/portal /opt/portal
RUN install --directory --owner=node --group=node --mode=700 /data /backups
ENV NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=4 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/opt/portal/bin:$PATH
USER node
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["festival-lineup-portal"]
CMD ["serve"]
