import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { localePath } from '../../../lib/shared/i18n/localePath';
import { freePort } from '../../freePort';
import { caddyfile } from '../files/caddyfile';
import type { RunningHost } from './Host';
import { publicFolder } from './publicFolder';
import { runProcess } from './runProcess';
import { startOwnServer } from './startOwnServer';

/** Caddy with the site's own server behind it, configured by the generated file. */
export async function startCaddy(folder: string): Promise<RunningHost> {
  const { server, stop: stopServer } = await startOwnServer(folder);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = path.join(folder, 'Caddyfile');
  const { root } = publicFolder(folder);
  writeFileSync(file, `{\n\tadmin off\n}\n${caddyfile({ address: origin, root, servers: [server] })}`);
  const stop = await runProcess(
    {
      file: 'caddy',
      args: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
    origin + localePath('en'),
  );
  return { origin, stopServer, stop };
}
