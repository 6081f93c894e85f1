import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs missing Debian packages. `packages` maps a file of each package to its name. Does nothing on other systems
 * or without root privileges; the caller must check that the files exist.
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
