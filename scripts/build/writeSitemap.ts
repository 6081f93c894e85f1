import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getSitemapEntries, renderSitemapFiles } from '@/lib/routes/sitemap';

/**
 * Writes the sitemap into the export. Not a route of the framework, because a route whose number of files may be zero
 * cannot be exported, and only a long sitemap has parts.
 */
export async function writeSitemap(out: string): Promise<void> {
  for (const [urlPath, xml] of renderSitemapFiles(getSitemapEntries())) {
    const file = path.join(out, urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, xml);
  }
}
