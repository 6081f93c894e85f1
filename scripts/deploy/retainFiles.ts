import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addToSiteManifest } from '../build/writeSiteManifest';
import { listFiles } from '../listFiles';

/** For how long files of an earlier deploy are kept, in milliseconds: a week, in which nobody leaves a tab untouched. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** Where names carry a hash of the content, so that files of several deploys can stand side by side. */
const HASHED = '_next/static';

/** In a deployed folder: since when each of its files is only kept. Hidden, so no server sends it. */
const LIST = '.retained.json';

/**
 * Puts into `out` the hashed files of `previous`, the folder that is deployed now, which pages that are open in browsers
 * may still ask for; those that were only kept there already for a week are left out. Returns how many are kept. Throws
 * if `previous` is not a deployed folder or `out` is not a complete build.
 */
export async function retainFiles(out: string, previous: string, now: number): Promise<number> {
  const earlier = await readList(previous);
  const kept: Record<string, number> = {};
  for (const name of listFiles(path.join(previous, HASHED))) {
    const since = earlier[name] ?? now;
    const target = path.join(out, HASHED, name);
    if (existsSync(target) || now - since > KEPT_FOR) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(previous, HASHED, name), target);
    kept[name] = since;
  }
  await addToSiteManifest(
    out,
    Object.keys(kept).map((name) => `${HASHED}/${name}`),
  );
  await writeFile(path.join(out, LIST), JSON.stringify(kept));
  return Object.keys(kept).length;
}

async function readList(folder: string): Promise<Record<string, number>> {
  const file = path.join(folder, LIST);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}
