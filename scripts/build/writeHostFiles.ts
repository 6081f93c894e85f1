import { copyFile, cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePath } from '../../lib/shared/basePath';
import { SITE_MANIFEST } from '../../server/http/siteManifest';
import { publishedFolder } from '../deploy/files/platforms';
import { renderHeadersFile } from '../deploy/files/renderHeadersFile';
import { renderRedirectsFile } from '../deploy/files/renderRedirectsFile';

/** What hosts look for in the folder they serve, besides the site. */
const files: Record<string, () => string> = {
  _headers: renderHeadersFile,
  _redirects: renderRedirectsFile,
  // Cloudflare compresses by itself.
  '.assetsignore': () => `*.br\n*.gz\n.moved\n*.moved\n${SITE_MANIFEST}\n`,
  // GitHub Pages would leave `_next/` out.
  '.nojekyll': () => '',
};

/**
 * Writes into the export what tells hosts their headers and redirects. Where the site stands below a folder, also writes
 * what hosts publish as the root of an origin: the site in its place, and beside it what they look for at the root.
 */
export async function writeHostFiles(out: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(out, name), text());
  if (basePath === '') return;
  await rm(publishedFolder, { recursive: true, force: true });
  await cp(out, publishedFolder + basePath, { recursive: true });
  for (const name of [...Object.keys(files), '404.html']) {
    await copyFile(path.join(out, name), path.join(publishedFolder, name));
  }
}
