import { copyFile, cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePath } from '../../lib/shared/basePath';
import { SITE_MANIFEST } from '../../server/http/siteManifest';
import { publishedFolder } from '../deploy/files/platforms';
import { renderHeadersFile } from '../deploy/files/renderHeadersFile';
import { renderRedirectsFile } from '../deploy/files/renderRedirectsFile';

/** Configuration files that hosts read from the published folder. */
const hostFiles: Record<string, () => string> = {
  _headers: renderHeadersFile,
  _redirects: renderRedirectsFile,
  // Cloudflare compresses files itself.
  '.assetsignore': () => `*.br\n*.gz\n.moved\n*.moved\n${SITE_MANIFEST}\n`,
  // Without it, GitHub Pages does not publish `_next/`.
  '.nojekyll': () => '',
};

/**
 * Writes the files with headers and redirects for hosts into the export. With a base path, also creates a folder to
 * publish as the root of an origin: the site below its base path, and the hosts' files at the root.
 */
export async function writeHostFiles(out: string): Promise<void> {
  for (const [name, text] of Object.entries(hostFiles)) await writeFile(path.join(out, name), text());
  if (basePath === '') return;
  await rm(publishedFolder, { recursive: true, force: true });
  await cp(out, publishedFolder + basePath, { recursive: true });
  for (const name of [...Object.keys(hostFiles), '404.html']) {
    await copyFile(path.join(out, name), path.join(publishedFolder, name));
  }
}
