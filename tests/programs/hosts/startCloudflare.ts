import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getLocalePath } from '@/lib/i18n/paths';
import { renderDeployFiles } from '../../../scripts/deploy/renderDeployFiles';
import { findFreePort } from '../../helpers/findFreePort';
import { runProcess } from '../../helpers/runProcess';
import type { RunningHost } from './Host';

/** Program that runs Workers locally, installed by `npm ci --prefix deploy/cloudflare`. */
export const WRANGLER = 'deploy/cloudflare/node_modules/wrangler/bin/wrangler.js';

/** Starts Cloudflare's runtime, workerd, with the Worker and the site's static assets. */
export async function startCloudflare(folder: string): Promise<RunningHost> {
  const port = `${await findFreePort()}`;
  const origin = `http://127.0.0.1:${port}`;
  const config = path.join(folder, 'wrangler.jsonc');
  const settings = renderDeployFiles().get('deploy/cloudflare/wrangler.jsonc') ?? '';
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, settings.replaceAll('../../', `${process.cwd()}/`));
  const args = ['dev', '--config', config, '--ip', '127.0.0.1', '--port', port, '--persist-to', folder];
  const { stop } = await runProcess(
    {
      file: process.execPath,
      args: [WRANGLER, ...args, '--inspector-port', '0', '--show-interactive-dev-session', 'false'],
      env: { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: path.join(folder, 'logs') },
    },
    origin + getLocalePath('en'),
  );
  return { origin, stop };
}
