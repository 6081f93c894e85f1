import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles';
import { ProcessTree } from './ProcessTree';

/** How often the build's processes are looked at, in milliseconds: a look at some gigabytes takes a core for a while. */
const INTERVAL = 2000;

/** Builds the project in a folder from nothing. Memory in bytes. Throws what the build printed where it fails. */
export async function runBuild(folder: string) {
  for (const made of ['.next', 'out', 'dist'])
    rmSync(path.join(folder, made), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  const tree = new ProcessTree(child.pid ?? 0);
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const timer = setInterval(() => tree.look(), INTERVAL);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(output);
  const seconds = (performance.now() - start) / 1000;
  const { peakMemory, cpuSeconds } = tree;
  const files = listFiles(path.join(folder, 'out'));
  return {
    output,
    seconds,
    /** What was written into `out/`. */
    files,
    /** Every page of it, those without a language included. */
    pages: files.filter((name) => name.endsWith('.html')).length,
    peakMemory,
    cpuSeconds,
  };
}
