import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { sitePath } from '../../../lib/shared/basePath';
import { localePath } from '../../../lib/shared/i18n/localePath';
import { pages } from '../../../lib/shared/i18n/paths';
import { freePort } from '../../freePort';
import { deployFiles } from '../files/deployFiles';
import { ask } from './ask';
import type { RunningHost } from './Host';
import { publicFolder } from './publicFolder';
import { runProcess } from './runProcess';
import { startOwnServer } from './startOwnServer';

/** Requests that are under way while a server ends. */
const MEANWHILE = 200;

/**
 * What compose.yaml starts, without containers: Caddy, told by the same variables, before as many servers. One of them
 * ends while it is asked, and nobody notices. (Their common store is tried in tests/proof/leads.)
 */
export async function startCompose(folder: string): Promise<RunningHost> {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  const { SITE_SERVERS } = services.web.environment as Record<string, string>;
  const names = (SITE_SERVERS ?? '').split(' ').map((server) => server.split(':')[0] ?? '');
  const servers = await Promise.all(names.map((name) => startOwnServer(path.join(folder, name))));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, deployFiles().get('deploy/Caddyfile') ?? '');
  const stop = await runProcess(
    {
      file: 'caddy',
      args: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: {
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SITE_ADDRESS: origin,
        SITE_ROOT: publicFolder(folder).root,
        SITE_SERVERS: servers.map(({ server }) => server).join(' '),
      },
    },
    origin + localePath('en'),
  );
  const [first, ...others] = servers;
  return {
    origin,
    stopServer: async () => {
      const answers = Array.from({ length: MEANWHILE }, () =>
        ask(origin, { path: sitePath(pages.about), expected: { status: [307] } }),
      );
      await first?.stop();
      const problem = (await Promise.all(answers)).find((one) => one !== undefined);
      if (problem) throw new Error(`while a server ended: ${problem}`);
    },
    stop: async () => {
      await stop();
      await Promise.all(others.map((server) => server.stop()));
    },
  };
}
