import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sitemapEntries } from '../../lib/content/seo/sitemapEntries';
import { sitemapFiles } from '../../lib/content/seo/sitemapFiles';

/**
 * Writes the sitemap into the export. Not a route of the framework, because a route whose number of files may be zero
 * cannot be exported, and only a long sitemap has parts.
 */
export async function writeSitemap(out: string): Promise<void> {
  for (const [address, xml] of sitemapFiles(sitemapEntries())) {
    const file = path.join(out, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, xml);
  }
}
