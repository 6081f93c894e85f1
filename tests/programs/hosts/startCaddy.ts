import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getLocalePath } from '@/lib/i18n/paths';
import { renderDeployFiles } from '../../../scripts/deploy/renderDeployFiles';
import { findFreePort } from '../../helpers/findFreePort';
import { runProcess } from '../../helpers/runProcess';
import { createLayout } from './createLayout';
import type { RunningHost } from './Host';
import { startSiteServer } from './startSiteServer';

/** Starts Caddy in front of `serverCount` servers of the site, configured by variables as in compose.yaml. */
export async function startCaddy(folder: string, serverCount = 1): Promise<RunningHost> {
  const { root, deploy } = await createLayout(folder);
  const servers = await Promise.all(
    Array.from({ length: serverCount }, (_, index) =>
      startSiteServer(folder, path.join(folder, `server-${index}`)),
    ),
  );
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, renderDeployFiles().get('deploy/Caddyfile') ?? '');
  const { stop } = await runProcess(
    {
      file: 'caddy',
      args: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: {
        CADDY_ADMIN: `127.0.0.1:${await findFreePort()}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SITE_ADDRESS: origin,
        SITE_ROOT: root,
        SITE_SERVERS: servers.map(({ address }) => address).join(' '),
      },
    },
    origin + getLocalePath('en'),
  );
  return { origin, stop, siteServers: servers, deploy: () => deploy(servers) };
}
