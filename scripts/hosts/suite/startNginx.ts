import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { localePath } from '../../../lib/shared/i18n/localePath';
import { freePort } from '../../freePort';
import { nginxSite } from '../files/nginxSite';
import type { RunningHost } from './Host';
import { publicFolder } from './publicFolder';
import { runProcess } from './runProcess';
import { startOwnServer } from './startOwnServer';

/** nginx with the site's own server behind it, configured by the generated file. */
export async function startNginx(folder: string): Promise<RunningHost> {
  const { server, stop: stopServer } = await startOwnServer(folder);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    around(folder, nginxSite({ ...publicFolder(folder), port: `127.0.0.1:${port}`, servers: [server] })),
  );
  const origin = `http://127.0.0.1:${port}`;
  const command = { file: 'nginx', args: ['-c', file, '-e', 'stderr'] };
  const stop = await runProcess(command, origin + localePath('en'));
  return { origin, stopServer, stop };
}

/** What Debian's own nginx.conf says, without a service of the system. */
function around(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;
}
