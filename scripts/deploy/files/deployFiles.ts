import { site } from '../../../lib/shared/site';
import { caddyfile } from './caddyfile';
import { nginxSite } from './nginxSite';
import { netlifyConfig, vercelConfig, wranglerConfig } from './platforms';

/** Where the recipes of `deploy/README.md` put things. */
const place = {
  address: new URL(site.origin).host,
  port: '80',
  root: '/srv/lotusbridge/public',
  servers: ['127.0.0.1:3000'],
};

/** What stands in the project for its hosts, by path; `npm run deploy:files` writes it. */
export function deployFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['deploy/nginx.conf', nginxSite(place)],
    ['deploy/Caddyfile', caddyfile(place)],
    ['deploy/cloudflare/wrangler.jsonc', wranglerConfig()],
    ['netlify.toml', netlifyConfig()],
    ['vercel.json', vercelConfig()],
  ]);
}
