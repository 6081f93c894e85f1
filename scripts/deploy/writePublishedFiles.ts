import { copyFile, cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePath } from '@/lib/i18n/paths';
import { publishedFolder, renderHeadersFile, renderRedirectsFile } from './platforms';
import { privateFiles } from './text';

/**
 * Writes the files with headers and redirects for hosts into the export. With a base path, also creates a folder to
 * publish as the root of an origin: the site below its base path, and the hosts' files at the root.
 */
export async function writePublishedFiles(out: string): Promise<void> {
  const files = {
    _headers: renderHeadersFile(),
    _redirects: renderRedirectsFile(),
    // Files that Cloudflare does not publish. It compresses files itself, so it needs no compressed copies.
    '.assetsignore': ['*.br', '*.gz', '.moved', '*.moved', ...privateFiles, ''].join('\n'),
    // Without it, GitHub Pages does not publish `_next/`.
    '.nojekyll': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(out, name), text);
  if (basePath === '') return;
  await rm(publishedFolder, { recursive: true, force: true });
  await cp(out, publishedFolder + basePath, { recursive: true });
  for (const name of [...Object.keys(files), '404.html']) {
    await copyFile(path.join(out, name), path.join(publishedFolder, name));
  }
}
