import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@/lib/i18n/workingTime';
import { findClockGap } from '@/server/enquiries/store/clock';
import { addToSiteManifest, listSiteFiles } from '@/server/http/siteManifest';

/** Time for which files of a replaced deploy are kept: a week, longer than a browser tab usually stays open. */
const RETENTION_MS = 7 * DAY_MS;

/** Maximum plausible time since the last deploy. */
const MAX_GAP_MS = 90 * DAY_MS;

/** Folder of files whose names contain a hash of their content, so files of several deploys do not conflict. */
const HASHED_FOLDER = '_next/static';

/** List of the retained files in a deployed folder, with the time since when each is retained. Servers send no dotfiles. */
const RETAINED_LIST = '.retained.json';

/**
 * Copies the hashed files of `previous`, the currently deployed folder, into `out`, because pages that are open in browsers
 * may still request them. Leaves out files that have been retained for a week. If the clock is not plausible, every file
 * is retained for another week. Throws if `previous` is not a deployed folder or `out` is not a complete build.
 */
export async function retainFiles(
  out: string,
  previous: string,
  now: number,
): Promise<{ count: number; clockProblem: string | undefined }> {
  const earlier = await readList(previous);
  // Files that an earlier call has already copied into the same build.
  const retained = await readList(out);
  const times = Object.values(earlier);
  const lastDeploy = times.length > 0 ? Math.max(...times) : undefined;
  const clockProblem = findClockGap(now, 'deploy', lastDeploy, MAX_GAP_MS);
  for (const name of (await listSiteFiles(path.join(previous, HASHED_FOLDER))).sort()) {
    const since = clockProblem === undefined ? (earlier[name] ?? now) : now;
    const target = path.join(out, HASHED_FOLDER, name);
    if (existsSync(target) || now - since > RETENTION_MS) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(previous, HASHED_FOLDER, name), target);
    retained[name] = since;
  }
  await addToSiteManifest(
    out,
    Object.keys(retained).map((name) => `${HASHED_FOLDER}/${name}`),
  );
  await writeFile(path.join(out, RETAINED_LIST), JSON.stringify(retained));
  return { count: Object.keys(retained).length, clockProblem };
}

async function readList(folder: string): Promise<Record<string, number>> {
  const file = path.join(folder, RETAINED_LIST);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}
