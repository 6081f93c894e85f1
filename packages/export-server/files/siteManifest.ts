import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { openSiteFile } from './openSiteFile';

/** The file in an export that lists all its other files. The build writes it last. */
export const SITE_MANIFEST = '_site-manifest.json';

/** The file in an export for the site's server only, such as redirects; it is neither listed nor sent. */
export const SITE_CONTENT = '_site-content.json';

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
  const { handle } = await openSiteFile(file);
  await pipeline(handle.createReadStream(), hash);
  return hash.digest('base64url');
}
