import { execFileSync } from 'node:child_process';

/** Returns the IDs of the store processes that this process started. */
export function getStoreProcessIds(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('storeMain'))
    .map(([pid]) => Number(pid));
}
