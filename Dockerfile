# The demo site, several processes of it behind one port. compose.yaml gives it a database and a store.
FROM node:22-bookworm-slim

WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && mkdir /data && chown node /data

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
USER node
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "demo/cluster.ts"]
