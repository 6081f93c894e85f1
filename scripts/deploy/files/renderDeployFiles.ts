import { site } from '../../../lib/shared/site';
import { renderNetlifyConfig, renderVercelConfig, renderWranglerConfig } from './platforms';
import { renderCaddyfile } from './renderCaddyfile';
import { renderNginxSite } from './renderNginxSite';

/** Where the recipes of `deploy/README.md` put things. */
const place = {
  address: new URL(site.origin).host,
  port: '80',
  root: '/srv/lotusbridge/public',
  servers: ['127.0.0.1:3000'],
};

/** What stands in the project for its hosts, by path; `npm run deploy:files` writes it. */
export function renderDeployFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['deploy/nginx.conf', renderNginxSite(place)],
    ['deploy/Caddyfile', renderCaddyfile(place)],
    ['deploy/cloudflare/wrangler.jsonc', renderWranglerConfig()],
    ['netlify.toml', renderNetlifyConfig()],
    ['vercel.json', renderVercelConfig()],
  ]);
}
