import { renderCaddyfile } from './caddy';
import { renderNginxSite } from './nginx';
import { renderNetlifyConfig, renderVercelConfig, renderWranglerConfig } from './platforms';

/** Renders the hosts' configuration files, by path in the project. `npm run deploy:files` writes them. */
export function renderDeployFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['deploy/nginx.conf', renderNginxSite()],
    ['deploy/Caddyfile', renderCaddyfile()],
    ['deploy/cloudflare/wrangler.jsonc', renderWranglerConfig()],
    ['netlify.toml', renderNetlifyConfig()],
    ['vercel.json', renderVercelConfig()],
  ]);
}
