import {
  renderCaddyfile,
  renderNetlifyConfig,
  renderNginxSite,
  renderVercelConfig,
  renderWranglerConfig,
} from 'host-files';
import { hostOptions } from '../../host-files.config';

/** Renders the hosts' configuration files, by path in the project. `npm run deploy:files` writes them. */
export function renderDeployFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['deploy/nginx.conf', renderNginxSite(hostOptions)],
    ['deploy/Caddyfile', renderCaddyfile(hostOptions)],
    ['deploy/cloudflare/wrangler.jsonc', renderWranglerConfig(hostOptions)],
    ['netlify.toml', renderNetlifyConfig(hostOptions)],
    ['vercel.json', renderVercelConfig(hostOptions)],
  ]);
}
