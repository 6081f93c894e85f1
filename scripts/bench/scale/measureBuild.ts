import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runBuild } from '../runBuild';
import type { Measured } from './Measured';
import { slugOf } from './writeArticles';

/** Builds a copy of the project from nothing and measures it. Throws what the build printed where it fails. */
export async function measureBuild(copy: string, articles: number): Promise<Measured> {
  const out = path.join(copy, 'out');
  const { output, seconds, peakMemory, cpuSeconds } = await runBuild(copy);

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
