import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A server that is measured: its name in the table, the command that starts it on a port, and what it is told in its
 * environment besides the port. Files that it needs go into `folder`.
 */
export type BenchmarkedServer = {
  name: string;
  command: (folder: string, port: number) => string[];
  env?: Record<string, string>;
};

/** The site's own server. */
export const ownServer: BenchmarkedServer = {
  name: 'npm run serve',
  command: () => [process.execPath, 'dist/server.js'],
};

/** The least that Node.js can do. */
const bareServer: BenchmarkedServer = {
  name: 'bare node:http',
  command: () => [process.execPath, '--import', 'tsx', 'scripts/bench/load/bareServer.ts'],
};

/** The server whose throughput is the measure. One worker, as the others have one process; files as the build has compressed them. */
export const nginx: BenchmarkedServer = {
  name: 'nginx',
  command: (folder, port) => {
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, configuration(folder, port));
    return ['nginx', '-c', file, '-p', folder, '-e', 'stderr'];
  },
};

/** What is measured side by side; nginx only where it is installed. */
export function getBenchmarkedServers(): BenchmarkedServer[] {
  return [ownServer, bareServer, ...(spawnSync('nginx', ['-v']).error ? [] : [nginx])];
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
