# One image per app: docker build --target shop-api|gateway|web .
FROM node:24-slim AS built
WORKDIR /app
COPY package.json package-lock.json ./
COPY schema/package.json schema/
COPY gateway/package.json gateway/
COPY shop-api/package.json shop-api/
COPY web/package.json web/
COPY packages/demo-catalogue/package.json packages/demo-catalogue/
COPY packages/package-drawings/package.json packages/package-drawings/
COPY packages/paypal-simulator/package.json packages/paypal-simulator/
COPY bench/package.json bench/
RUN npm ci --no-audit --no-fund
COPY . .
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
RUN npm run codegen && npx next build web && rm -rf web/.next/cache
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24-slim AS base
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY --from=built /app ./
USER node

FROM base AS shop-api
ENV SHOP_API_HOST=0.0.0.0 DATA_DIR=/data
USER root
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=5s --timeout=3s --start-period=180s CMD ["node", "-e", "fetch('http://127.0.0.1:5000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shop-api/src/main.ts"]

FROM base AS gateway
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/src/main.ts"]

FROM base AS web
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/icon.svg').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "web/server.ts"]
