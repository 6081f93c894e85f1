import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFacts } from '../../lib/content/entries/loadEntities';
import { PLACEHOLDER_SLUG } from '../../lib/content/routes/getCustomPageParams';
import { getAnalyticsOrigins } from '../../lib/shared/analytics/getTracker';
import { locales } from '../../lib/shared/i18n/locales';
import { leadsEndpoint } from '../../lib/shared/leadsEndpoint';
import { site } from '../../lib/shared/site';
import { listFiles } from '../listFiles';
import { addContentSecurityPolicy } from './addContentSecurityPolicy';
import { addSpeculationRules } from './addSpeculationRules';
import { writeCoreScripts } from './bundleCoreScripts';
import { bundleIslands, type ClassNames } from './bundleIslands';
import { ExportedDocument } from './ExportedDocument';
import { forEachConcurrently } from './forEachConcurrently';
import { linkStyles } from './linkStyles';
import { mergeStyles } from './mergeStyles';
import { moveProps } from './moveProps';
import { writeCompressed } from './precompress';
import { removePreloads, removeScripts } from './removeFramework';

/** Written by app/class-names.json/route.ts for the bundling of islands; not published. */
const CLASS_NAMES = 'class-names.json';

/** Files of the framework's client runtime: scripts, manifests, and page payloads. */
const RUNTIME_FILES = /^_next\/static\/(chunks\/.*\.js|[\w-]{21}\/.*)$|(^|\/)(index|__next\.[^/]*)\.txt$/;

/** Files read or written concurrently. */
const MAX_CONCURRENT_FILES = 32;

/**
 * Post-processes the framework's export in the folder `out`: removes the runtime from pages, bundles islands, merges
 * styles into one file, and adds a content security policy and compressed copies to each page. Errors contain the name
 * of the page.
 */
export async function finishExport(out: string): Promise<void> {
  await Promise.all(
    locales.map((locale) => rm(path.join(out, locale, PLACEHOLDER_SLUG), { recursive: true, force: true })),
  );
  const names = listFiles(out);
  const pages = names.filter((name) => name.endsWith('.html'));
  const styles = await mergeStyles(out, pages);
  const classNames = await readFile(path.join(out, CLASS_NAMES), 'utf8');
  const modules = await bundleIslands(out, JSON.parse(classNames) as ClassNames);
  await writeCoreScripts(out);
  const allowedOrigins = {
    leads: getForeignOrigin(leadsEndpoint),
    map: new URL(loadFacts().map.embedUrl).origin,
    analytics: site.analytics && getAnalyticsOrigins(site.analytics),
  };

  await forEachConcurrently(pages, MAX_CONCURRENT_FILES, async (name) => {
    try {
      const page = path.join(out, name);
      const html = removeScripts(await readFile(page, 'utf8'));
      const document = new ExportedDocument(html);
      removePreloads(document);
      linkStyles(document, styles.pages);
      const props = moveProps(document, { modules, styles: styles.islands });
      addSpeculationRules(document);
      addContentSecurityPolicy(document, allowedOrigins);
      const content = Buffer.from(document.toString());
      await writeFile(page, content);
      // Compression runs in the thread pool while the next page is read.
      await writeCompressed(out, name, content);
      for (const { path: urlPath, content } of props) await writeFile(path.join(out, urlPath), content);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  });
  const unusedFiles = names.filter((name) => RUNTIME_FILES.test(name) || name === CLASS_NAMES);
  await forEachConcurrently(unusedFiles, MAX_CONCURRENT_FILES, (name) => rm(path.join(out, name)));
}

function getForeignOrigin(endpoint: string): string | undefined {
  const { origin } = new URL(endpoint, site.origin);
  return origin === site.origin ? undefined : origin;
}
