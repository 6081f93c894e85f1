import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listSiteFiles } from './listSiteFiles';
import { hashContent, readManifest, SITE_MANIFEST, type SiteManifest } from './siteManifest';

/** Writes a manifest of the files in `out`. The server uses it to verify that a copy is complete. */
export async function writeSiteManifest(out: string): Promise<void> {
  await writeManifest(out, await describeFiles(out, await listSiteFiles(out)));
}

/** Adds files, relative to `out`, to the manifest of a built site. Throws if the manifest is missing. */
export async function addToSiteManifest(out: string, names: readonly string[]): Promise<void> {
  await writeManifest(out, new Map([...(await readManifest(out)), ...(await describeFiles(out, names))]));
}

async function describeFiles(out: string, names: readonly string[]): Promise<SiteManifest> {
  const files: SiteManifest = new Map();
  for (const name of names) {
    const content = await readFile(path.join(out, name));
    files.set(name, { size: content.length, sha256: hashContent(content) });
  }
  return files;
}

/** Writes the manifest atomically. */
async function writeManifest(out: string, manifest: SiteManifest): Promise<void> {
  const files = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)));
  const temporaryFile = path.join(out, `.${SITE_MANIFEST}`);
  await writeFile(temporaryFile, JSON.stringify({ files }));
  await rename(temporaryFile, path.join(out, SITE_MANIFEST));
}
