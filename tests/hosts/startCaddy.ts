import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { localePath } from '../../lib/shared/i18n/localePath';
import { deployFiles } from '../../scripts/deploy/files/deployFiles';
import { freePort } from '../../scripts/freePort';
import type { RunningHost } from './Host';
import { layOut } from './layOut';
import { runProcess } from './runProcess';
import { startOwnServer } from './startOwnServer';

/** Caddy with as many of the site's own servers behind it, told by variables as compose.yaml does. */
export async function startCaddy(folder: string, count = 1): Promise<RunningHost> {
  const { root, deploy } = await layOut(folder);
  const servers = await Promise.all(
    Array.from({ length: count }, (_, index) => startOwnServer(folder, path.join(folder, `server-${index}`))),
  );
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, deployFiles().get('deploy/Caddyfile') ?? '');
  const { stop } = await runProcess(
    {
      file: 'caddy',
      args: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: {
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SITE_ADDRESS: origin,
        SITE_ROOT: root,
        SITE_SERVERS: servers.map(({ address }) => address).join(' '),
      },
    },
    origin + localePath('en'),
  );
  return { origin, stop, behind: servers, deploy: () => deploy(servers) };
}
