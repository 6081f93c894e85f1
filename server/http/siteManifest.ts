import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** The file in an export that lists all its other files. The build writes it last. */
export const SITE_MANIFEST = '_site-manifest.json';

/** The file in an export for the site's server only, such as redirects; it is listed, but not sent. */
export const SITE_CONTENT = '_site-content.json';

/** The reason why a folder cannot be served as the site, in one line for the operator. */
export class SiteError extends Error {
  override name = 'SiteError';
}

/** Size of a file in bytes, and the SHA-256 of its content in base64url. */
type ManifestEntry = { size: number; sha256: string };

const manifestSchema = z.object({
  files: z
    .record(z.string(), z.object({ size: z.int().min(0), sha256: z.string() }))
    .refine((files) => Object.keys(files).length > 0),
});

/** Files of a built site by their paths below `out/`, with `/` as the separator. */
export type SiteManifest = Map<string, ManifestEntry>;

/** Reads the manifest of the site in `out`. Throws if it is missing, unreadable or not valid. */
export async function readManifest(out: string): Promise<SiteManifest> {
  const { files } = manifestSchema.parse(JSON.parse(await readFile(path.join(out, SITE_MANIFEST), 'utf8')));
  return new Map(Object.entries(files));
}

/** Returns the SHA-256 of a buffer in base64url. */
export function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** Returns the SHA-256 of a file in base64url, without loading the whole file into memory. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url');
}

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

/** Dotfiles except `.well-known` (RFC 8615), and files that only hosts read. */
const HIDDEN_PATHS = new RegExp(
  `(^|/)\\.(?!well-known(/|$))|^(_headers|_redirects|${SITE_MANIFEST})$|\\.moved$`,
);

/**
 * Lists the files below `out` that the server reads, with `/` as the separator. Hidden files and folders and
 * symbolic links are left out. Throws if a folder cannot be read.
 */
export async function listSiteFiles(out: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(out, prefix), { withFileTypes: true });
  const visible = entries.filter(({ name }) => !HIDDEN_PATHS.test(prefix + name));
  const names = visible.map(async (entry) => {
    if (entry.isDirectory()) return listSiteFiles(out, `${prefix}${entry.name}/`);
    return entry.isFile() ? [prefix + entry.name] : [];
  });
  return (await Promise.all(names)).flat();
}
