import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ProcessTree } from './ProcessTree';
import type { BuildOptions } from './SiteBenchOptions';

/** Sampling is expensive: reading the memory of several gigabytes keeps a core busy. */
const SAMPLE_INTERVAL_MS = 2000;

/** Builds the project in a folder without caches. Memory is in bytes. If the build fails, throws its output. */
export async function runBuild(folder: string, { command, generated, out }: BuildOptions) {
  for (const name of generated) rmSync(path.join(folder, name), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  const tree = new ProcessTree(child.pid ?? 0);
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const timer = setInterval(() => tree.sample(), SAMPLE_INTERVAL_MS);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(output);
  const seconds = (performance.now() - start) / 1000;
  const { peakMemory, cpuSeconds } = tree;
  const files = readdirSync(path.join(folder, out), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return {
    output,
    seconds,
    /** The paths of the built files. */
    files,
    /** The number of HTML files. */
    pages: files.filter((name) => name.endsWith('.html')).length,
    peakMemory,
    cpuSeconds,
  };
}
