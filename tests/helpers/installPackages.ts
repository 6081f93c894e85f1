import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages with apt-get if the system is Debian and the process runs as root. Returns false otherwise, or if
 * apt-get fails.
 */
export function installPackages(...names: string[]): boolean {
  return (
    existsSync('/etc/debian_version') &&
    process.getuid?.() === 0 &&
    runCommand('apt-get', ['update']) &&
    runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...names])
  );
}

/** Runs a program with inherited output. Returns true if it exits with 0. */
export function runCommand(command: string, parameters: string[]): boolean {
  return (
    spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
