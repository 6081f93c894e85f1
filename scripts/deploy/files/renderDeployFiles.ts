import { site } from '../../../lib/shared/site';
import { renderNetlifyConfig, renderVercelConfig, renderWranglerConfig } from './platforms';
import { renderCaddyfile } from './renderCaddyfile';
import { renderNginxSite } from './renderNginxSite';

/** Paths and addresses that the pages in `deploy/` use. */
const target = {
  address: new URL(site.origin).host,
  port: '80',
  root: '/srv/lotusbridge/public',
  servers: ['127.0.0.1:3000'],
};

/** Renders the hosts' configuration files, by path in the project. `npm run deploy:files` writes them. */
export function renderDeployFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['deploy/nginx.conf', renderNginxSite(target)],
    ['deploy/Caddyfile', renderCaddyfile(target)],
    ['deploy/cloudflare/wrangler.jsonc', renderWranglerConfig()],
    ['netlify.toml', renderNetlifyConfig()],
    ['vercel.json', renderVercelConfig()],
  ]);
}
