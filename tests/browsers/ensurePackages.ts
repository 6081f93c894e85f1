import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs those Debian packages whose file is missing: `packages` names them by a file that each brings. Does nothing
 * where this is no Debian or not run by root; whoever looks for the files then misses them.
 */
export function ensurePackages(packages: Record<string, string>): void {
  const missing = Object.entries(packages).filter(([file]) => !existsSync(file));
  if (missing.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const names = missing.map(([, name]) => name);
  console.info(`Installing ${names.join(' ')}.`);
  const run = (...parameters: string[]) => spawnSync('apt-get', ['-qq', ...parameters], { stdio: 'ignore' });
  run('update');
  run('install', '-y', '--no-install-recommends', ...names);
}
