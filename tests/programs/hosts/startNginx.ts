import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getLocalePath } from '@/lib/i18n/paths';
import { renderDeployFiles } from '../../../scripts/deploy/renderDeployFiles';
import { findFreePort } from '../../helpers/findFreePort';
import { runProcess } from '../../helpers/runProcess';
import { createLayout } from './createLayout';
import type { RunningHost } from './Host';
import { startSiteServer } from './startSiteServer';

/** Starts nginx in front of the site's server, with the generated configuration. */
export async function startNginx(folder: string): Promise<RunningHost> {
  const { root, deploy } = await createLayout(folder);
  const server = await startSiteServer(folder);
  const address = `127.0.0.1:${await findFreePort()}`;
  const file = path.join(folder, 'nginx.conf');
  const site = (renderDeployFiles().get('deploy/nginx.conf') ?? '')
    .replace('listen 80;', `listen ${address};`)
    .replace(/ {2}listen \[::\].*\n/, '')
    .replace(/server_name .*;/, 'server_name _;')
    .replace('/srv/site/public', root)
    .replace('127.0.0.1:3000', server.address);
  writeFileSync(file, wrapInNginxConf(folder, site));
  const origin = `http://${address}`;
  const { stop } = await runProcess(
    { file: 'nginx', args: ['-c', file, '-e', 'stderr'] },
    origin + getLocalePath('en'),
  );
  return { origin, stop, siteServers: [server], deploy: () => deploy([server]) };
}

/** Wraps a site's configuration like Debian's nginx.conf, for a process in the foreground. */
function wrapInNginxConf(folder: string, site: string): string {
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
