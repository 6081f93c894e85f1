import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { MarkdownTwinsOptions } from './MarkdownTwinsOptions';
import { type MarkdownTwin, renderMarkdownTwin } from './renderMarkdownTwin';

/** Maximum number of pages that are read concurrently. */
const MAX_CONCURRENT_FILES = 32;

/**
 * Writes `index.md` beside the `index.html` of each page, and returns the copies in the same order. Pages are paths of
 * folders below `out`, such as `en/about/`. Errors contain the path of the page.
 */
export function writeMarkdownTwins(
  out: string,
  pages: readonly string[],
  options: MarkdownTwinsOptions = {},
): Promise<MarkdownTwin[]> {
  const writeTwin = async (page: string) => {
    try {
      const twin = renderMarkdownTwin(await readFile(path.join(out, page, 'index.html'), 'utf8'), options);
      await writeFile(path.join(out, page, 'index.md'), twin.markdown);
      return twin;
    } catch (error) {
      throw new Error(`${page}index.html: ${(error as Error).message}`, { cause: error });
    }
  };
  return pMap(pages, writeTwin, { concurrency: MAX_CONCURRENT_FILES });
}
