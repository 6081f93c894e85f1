import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runBuild } from '../runBuild';
import { getSlug } from './writeArticles';

/** The cost of a build with `articles` articles in each locale. Sizes in bytes. */
export type BuildMeasurement = Awaited<ReturnType<typeof measureBuild>>;

/** Builds the project in `projectFolder` without caches and measures the build. If the build fails, throws its output. */
export async function measureBuild(projectFolder: string, articles: number) {
  const out = path.join(projectFolder, 'out');
  const { output, files, ...build } = await runBuild(projectFolder);
  const uncompressed = files.filter((name) => !/\.(br|gz)$/.test(name));
  const getTransferSize = (file: string) => gzipSync(readFileSync(path.join(out, file)), { level: 9 }).length;
  return {
    ...build,
    articles,
    /** Compilation time, which does not depend on the number of articles. */
    compileSeconds: parseCompileSeconds(output),
    /** The size of the export without precompressed copies. */
    outSize: uncompressed.reduce((sum, name) => sum + statSync(path.join(out, name)).size, 0),
    /** Compressed sizes of the list page and of an article page. */
    listPage: getTransferSize('en/insights/index.html'),
    articlePage: getTransferSize(`en/insights/${getSlug(1)}/index.html`),
  };
}

/** Returns the milliseconds per page without compilation. */
export function getPageTime({ seconds, compileSeconds, pages }: BuildMeasurement): number {
  return ((seconds - compileSeconds) / pages) * 1000;
}

/** Parses "Compiled successfully in 10.9s" (or 950ms, or 1.2min) in the framework's output. */
function parseCompileSeconds(output: string): number {
  const [, amount, unit = ''] = /Compiled successfully in ([\d.]+)\s*(ms|s|min)/.exec(output) ?? [];
  if (amount === undefined) throw new Error('the build output contains no compilation time');
  return Number(amount) * ({ ms: 0.001, s: 1, min: 60 }[unit] ?? 1);
}
