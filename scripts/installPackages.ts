import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages as root on Debian. Returns false on failure and on other systems. */
export function installPackages(...names: string[]): boolean {
  return (
    existsSync('/etc/debian_version') &&
    process.getuid?.() === 0 &&
    runSucceeds('apt-get', ['update']) &&
    runSucceeds('apt-get', ['install', '-y', '--no-install-recommends', ...names])
  );
}

/** Runs a program with inherited output. Returns true if it exits with 0. */
export function runSucceeds(command: string, parameters: string[]): boolean {
  return (
    spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
