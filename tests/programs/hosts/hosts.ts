import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { getLocalePath } from '@/lib/i18n/paths';
import { findFreePort } from '../../helpers/findFreePort';
import { runProcess } from '../../helpers/runProcess';
import { createLayout } from './createLayout';
import type { Host } from './Host';
import { startCaddy } from './startCaddy';
import { startCloudflare, WRANGLER } from './startCloudflare';
import { startNginx } from './startNginx';
import { startSiteServer } from './startSiteServer';

const allFeatures = [
  'negotiates languages',
  'redirects',
  'sets headers',
  'sends compressed files',
  'accepts enquiries',
] as const;

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Hosts with a page in `deploy/` that can run locally. */
export const hosts: readonly Host[] = [
  {
    name: 'npm start',
    features: allFeatures,
    start: async (folder) => {
      const { deploy } = await createLayout(folder);
      const server = await startSiteServer(folder);
      return { origin: `http://${server.address}`, stop: server.stop, deploy: () => deploy([server]) };
    },
  },
  {
    name: 'nginx',
    features: allFeatures,
    getInstallCommand: () =>
      isInstalled('nginx', '-v') && existsSync(BROTLI_MODULE)
        ? undefined
        : 'apt-get install nginx libnginx-mod-http-brotli-static',
    start: startNginx,
  },
  {
    name: 'Caddy',
    features: allFeatures,
    getInstallCommand: getCaddyInstallCommand,
    start: (folder) => startCaddy(folder),
  },
  {
    name: 'compose.yaml',
    features: allFeatures,
    getInstallCommand: getCaddyInstallCommand,
    start: (folder) => startCaddy(folder, readComposeServers().length),
  },
  {
    name: 'Cloudflare',
    // Cloudflare compresses at its edge, which cannot run locally.
    features: ['negotiates languages', 'redirects', 'sets headers'],
    getInstallCommand: () => (existsSync(WRANGLER) ? undefined : 'npm ci --prefix deploy/cloudflare'),
    start: startCloudflare,
  },
  {
    name: 'static host without settings',
    features: [],
    start: async () => {
      const port = `${await findFreePort()}`;
      const origin = `http://localhost:${port}`;
      const args = ['--import', 'tsx', 'tests/e2e/staticServer.ts'];
      const command = { file: process.execPath, args, env: { PORT: port } };
      return { origin, ...(await runProcess(command, origin + getLocalePath('en'))) };
    },
  },
];

function getCaddyInstallCommand(): string | undefined {
  return isInstalled('caddy', 'version') ? undefined : 'apt-get install caddy';
}

function isInstalled(file: string, version: string): boolean {
  return spawnSync(file, [version]).error === undefined;
}

/** Returns the hosts and ports of the servers behind Caddy in compose.yaml. */
function readComposeServers(): string[] {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  return (services.web.environment.SITE_SERVERS as string).split(' ');
}
