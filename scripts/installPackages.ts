import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages could be installed: on Debian, by root. */
export function installPackages(...names: string[]): boolean {
  return (
    existsSync('/etc/debian_version') &&
    process.getuid?.() === 0 &&
    runSucceeds('apt-get', ['update']) &&
    runSucceeds('apt-get', ['install', '-y', '--no-install-recommends', ...names])
  );
}

/** Whether a program ends well; what it says is shown. */
export function runSucceeds(command: string, parameters: string[]): boolean {
  return (
    spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
