import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A server to measure: its name in the table, the command that starts it on a port, and its environment variables besides
 * the port. Its files are written to `folder`.
 */
export type BenchmarkedServer = {
  name: string;
  command: (folder: string, port: number) => string[];
  env?: Record<string, string>;
};

/** The site's server. */
export const ownServer: BenchmarkedServer = {
  name: 'npm run serve',
  command: () => [process.execPath, 'dist/server.js'],
};

/** The baseline of Node.js. */
const bareServer: BenchmarkedServer = {
  name: 'bare node:http',
  command: () => [process.execPath, '--import', 'tsx', 'scripts/bench/load/bareServer.ts'],
};

/** The server for comparison: one worker, because the others have one process; sends the precompressed files. */
export const nginx: BenchmarkedServer = {
  name: 'nginx',
  command: (folder, port) => {
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, renderNginxConfig(folder, port));
    return ['nginx', '-c', file, '-p', folder, '-e', 'stderr'];
  },
};

/** Returns the servers to compare; includes nginx only if it is installed. */
export function getBenchmarkedServers(): BenchmarkedServer[] {
  return [ownServer, bareServer, ...(spawnSync('nginx', ['-v']).error ? [] : [nginx])];
}

function renderNginxConfig(folder: string, port: number): string {
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
