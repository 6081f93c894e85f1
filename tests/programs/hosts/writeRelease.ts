import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getLocalePath, pages, stripBasePath } from '@/lib/i18n/paths';
import { retainFiles } from '@/scripts/deploy/retainFiles';
import { writeSiteManifest } from '@/server/http/siteManifest';

/** Page that visitors request during a deploy. */
export const REQUESTED_PAGE = getLocalePath('en', pages.about);

const SCRIPTS = '_next/static/core';

/** Prefix of the script names in the second build. */
export const SECOND_BUILD_PREFIX = 'next-build';

/**
 * Writes a second build of the site to `folder`, in which `REQUESTED_PAGE` has scripts with other names. Retains
 * the files of the first build, which the second build will replace.
 */
export async function writeRelease(folder: string): Promise<void> {
  await cp('out', folder, { recursive: true });
  const page = path.join(folder, stripBasePath(REQUESTED_PAGE) ?? '', 'index.html');
  let html = await readFile(page, 'utf8');
  for (const name of (await readdir(path.join(folder, SCRIPTS))).filter((file) => file.endsWith('.js'))) {
    html = html.replaceAll(name, `${SECOND_BUILD_PREFIX}-${name}`);
    await rename(
      path.join(folder, SCRIPTS, name),
      path.join(folder, SCRIPTS, `${SECOND_BUILD_PREFIX}-${name}`),
    );
  }
  await writeFile(page, html);
  // The compressed copies still contain the old page.
  for (const ending of ['br', 'gz']) await rm(`${page}.${ending}`);
  await writeSiteManifest(folder);
  await retainFiles(folder, 'out', Date.now());
}
