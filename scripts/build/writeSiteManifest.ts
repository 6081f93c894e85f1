import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listSiteFiles } from '../../server/http/listSiteFiles';
import { hashContent, readManifest, SITE_MANIFEST, type SiteManifest } from '../../server/http/siteManifest';
import { forEachConcurrently } from './forEachConcurrently';

/** Files read at once. */
const AT_ONCE = 32;

/** Lists the files of the finished site in `out`, by which the server recognizes a complete copy of it. */
export async function writeSiteManifest(out: string): Promise<void> {
  await save(out, await describeFiles(out, await listSiteFiles(out)));
}

/** Adds files, by their names below `out`, to the manifest of a built site. Throws if the site has none. */
export async function addToSiteManifest(out: string, names: readonly string[]): Promise<void> {
  await save(out, new Map([...(await readManifest(out)), ...(await describeFiles(out, names))]));
}

async function describeFiles(out: string, names: readonly string[]): Promise<SiteManifest> {
  const files: SiteManifest = new Map();
  await forEachConcurrently(names, AT_ONCE, async (name) => {
    const content = await readFile(path.join(out, name));
    files.set(name, { size: content.length, sha256: hashContent(content) });
  });
  return files;
}

/** Writes the manifest in one step, so that a reader never gets half of it. */
async function save(out: string, manifest: SiteManifest): Promise<void> {
  const files = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)));
  const draft = path.join(out, `.${SITE_MANIFEST}`);
  await writeFile(draft, JSON.stringify({ files }));
  await rename(draft, path.join(out, SITE_MANIFEST));
}
