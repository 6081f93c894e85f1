import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measured } from './Measured';
import { ProcessTree } from './ProcessTree';
import { slugOf } from './writeArticles';

/** How often the build's processes are looked at, in milliseconds. */
const INTERVAL = 500;

/** Builds a copy of the project from nothing and measures it. Throws what the build printed where it fails. */
export async function measureBuild(copy: string, articles: number): Promise<Measured> {
  const out = path.join(copy, 'out');
  for (const folder of ['.next', 'out']) rmSync(path.join(copy, folder), { recursive: true, force: true });
  const start = performance.now();
  const { output, peakMemory, cpuSeconds } = await build(copy);
  const seconds = (performance.now() - start) / 1000;

  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.(br|gz)$/.test(file),
  );
  const sent = (file: string) => gzipSync(readFileSync(path.join(out, file)), { level: 9 }).length;
  return {
    articles,
    pages: files.filter((file) => file.endsWith('.html')).length,
    seconds,
    compileSeconds: compileSeconds(output),
    cpuSeconds,
    peakMemory,
    outSize: files.reduce((sum, file) => sum + sizeOf(path.join(out, file)), 0),
    listPage: sent('en/insights/index.html'),
    articlePage: sent(`en/insights/${slugOf(1)}/index.html`),
  };
}

function build(copy: string): Promise<{ output: string; peakMemory: number; cpuSeconds: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build'], { cwd: copy, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    const tree = new ProcessTree(child.pid ?? 0);
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const timer = setInterval(() => tree.look(), INTERVAL);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ output, peakMemory: tree.peakMemory, cpuSeconds: tree.cpuSeconds });
      else reject(new Error(output));
    });
  });
}

/** Reads "Compiled successfully in 10.9s" (or 950ms, or 1.2min) off what the framework printed. */
function compileSeconds(output: string): number {
  const [, amount, unit = ''] = /Compiled successfully in ([\d.]+)\s*(ms|s|min)/.exec(output) ?? [];
  if (amount === undefined) throw new Error('the build does not say how long it compiled');
  return Number(amount) * ({ ms: 0.001, s: 1, min: 60 }[unit] ?? 1);
}

function sizeOf(file: string): number {
  const stats = statSync(file);
  return stats.isFile() ? stats.size : 0;
}
