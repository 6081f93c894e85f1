import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderSitemapFiles } from 'multilingual-feeds';
import { getSitemapEntries } from '../../lib/content/seo/getSitemapEntries';
import { withBasePath } from '../../lib/shared/basePath';
import { getAbsoluteUrl } from '../../lib/shared/site';

/**
 * Writes the sitemap into the export. Not a route of the framework, because a route whose number of files may be zero
 * cannot be exported, and only a long sitemap has parts.
 */
export async function writeSitemap(out: string): Promise<void> {
  const getUrl = (urlPath: string) => getAbsoluteUrl(withBasePath(urlPath));
  for (const [urlPath, xml] of renderSitemapFiles(getSitemapEntries(), { getUrl })) {
    const file = path.join(out, urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, xml);
  }
}
