import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runBuild } from '../runBuild';
import { getSlug } from './writeArticles';

/** What a build with a number of articles in each language cost. Sizes in bytes. */
export type Measured = Awaited<ReturnType<typeof measureBuild>>;

/** Builds a copy of the project from nothing and measures it. Throws what the build printed where it fails. */
export async function measureBuild(copy: string, articles: number) {
  const out = path.join(copy, 'out');
  const { output, files, ...build } = await runBuild(copy);
  const uncompressed = files.filter((name) => !/\.(br|gz)$/.test(name));
  const sent = (file: string) => gzipSync(readFileSync(path.join(out, file)), { level: 9 }).length;
  return {
    ...build,
    articles,
    /** What compiling took: the same for any number of articles. */
    compileSeconds: compileSeconds(output),
    /** The export, without the compressed copies for servers. */
    outSize: uncompressed.reduce((sum, name) => sum + statSync(path.join(out, name)).size, 0),
    /** The list page and an article page as sent, compressed. */
    listPage: sent('en/insights/index.html'),
    articlePage: sent(`en/insights/${getSlug(1)}/index.html`),
  };
}

/** Milliseconds a page costs, compiling left out. */
export function getPageTime({ seconds, compileSeconds, pages }: Measured): number {
  return ((seconds - compileSeconds) / pages) * 1000;
}

/** Reads "Compiled successfully in 10.9s" (or 950ms, or 1.2min) off what the framework printed. */
function compileSeconds(output: string): number {
  const [, amount, unit = ''] = /Compiled successfully in ([\d.]+)\s*(ms|s|min)/.exec(output) ?? [];
  if (amount === undefined) throw new Error('the build does not say how long it compiled');
  return Number(amount) * ({ ms: 0.001, s: 1, min: 60 }[unit] ?? 1);
}
