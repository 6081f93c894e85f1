import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripBasePath } from '../../lib/shared/basePath';
import { getLocalePath } from '../../lib/shared/i18n/getLocalePath';
import { pages } from '../../lib/shared/i18n/paths';
import { writeSiteManifest } from '../../scripts/build/writeSiteManifest';
import { retainFiles } from '../../scripts/deploy/retainFiles';

/** The page that a deploy is watched by. */
export const WATCHED = getLocalePath('en', pages.about);

const STYLES = '_next/static/css';

/** What the styles of the other build are called, and begin with. */
export const NEXT_BUILD = 'next-build';

/**
 * Writes another build of the site into `folder`, in which the watched page has styles of another name, and keeps the files
 * of the built one, which it is to replace.
 */
export async function writeRelease(folder: string): Promise<void> {
  await cp('out', folder, { recursive: true });
  const page = path.join(folder, stripBasePath(WATCHED) ?? '', 'index.html');
  let html = await readFile(page, 'utf8');
  for (const name of (await readdir(path.join(folder, STYLES))).filter((file) => file.endsWith('.css'))) {
    html = html.replaceAll(name, `${NEXT_BUILD}-${name}`);
    await rename(path.join(folder, STYLES, name), path.join(folder, STYLES, `${NEXT_BUILD}-${name}`));
  }
  await writeFile(page, html);
  // Else who takes them would get the page of before.
  for (const ending of ['br', 'gz']) await rm(`${page}.${ending}`);
  await writeSiteManifest(folder);
  await retainFiles(folder, 'out', Date.now());
}
