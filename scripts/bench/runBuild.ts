import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ProcessTree } from './ProcessTree';

/** How often the build's processes are looked at, in milliseconds: a look at some gigabytes takes a core for a while. */
const INTERVAL = 2000;

export type BuildRun = { output: string; seconds: number; peakMemory: number; cpuSeconds: number };

/** Builds the project in a folder from nothing. Memory in bytes. Throws what the build printed where it fails. */
export function runBuild(folder: string): Promise<BuildRun> {
  for (const made of ['.next', 'out', 'dist'])
    rmSync(path.join(folder, made), { recursive: true, force: true });
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    const tree = new ProcessTree(child.pid ?? 0);
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const timer = setInterval(() => tree.look(), INTERVAL);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      const { peakMemory, cpuSeconds } = tree;
      if (code === 0) resolve({ output, seconds, peakMemory, cpuSeconds });
      else reject(new Error(output));
    });
  });
}
