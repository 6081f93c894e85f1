import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Contender } from './Contender';

/** The site's own server. */
export const OWN = 'npm run serve';

/** The server whose throughput is the measure. */
export const NGINX = 'nginx';

/**
 * What is measured side by side; nginx only where it is installed. `folder` takes what the servers write.
 */
export function contenders(folder: string): Contender[] {
  const ours = [
    ownServer(folder),
    node('bare node:http', ['--import', 'tsx', 'scripts/bench/serve/bareServer.ts']),
  ];
  return spawnSync('nginx', ['-v']).error ? ours : [...ours, nginx(folder)];
}

/** The site's own server, which stores enquiries in `folder`. */
export function ownServer(folder: string): Contender {
  return node(OWN, ['dist/server.js'], { LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}` });
}

function node(name: string, args: string[], env: Record<string, string> = {}): Contender {
  return {
    name,
    command: (port) => ({
      file: process.execPath,
      args,
      env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    }),
  };
}

/** One worker, as the others have one process; files as the build has compressed them. */
function nginx(folder: string): Contender {
  return {
    name: NGINX,
    command(port) {
      const file = path.join(folder, 'nginx.conf');
      mkdirSync(path.join(folder, 'nginx'));
      writeFileSync(file, configuration(path.join(folder, 'nginx'), port));
      return { file: 'nginx', args: ['-c', file, '-p', folder, '-e', 'stderr'] };
    },
  };
}

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
worker_rlimit_nofile 10000;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 5000; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  open_file_cache max=1000 inactive=60s;
  keepalive_requests 10000000;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve('out')};
    index index.html;
    error_page 404 /404.html;
  }
}
`;
}
