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
import { applyShortClassNames, applyShortNames } from './shortClassNames';

/** Written by app/class-names.json/route.ts for the islands; of no use to a visitor. */
const CLASS_NAMES = 'class-names.json';

/** What the framework's client runtime would load: its scripts, its manifests, and each page's payload. */
const RUNTIME = /^_next\/static\/(chunks\/.*\.js|[\w-]{21}\/.*)$|(^|\/)(index|__next\.[^/]*)\.txt$/;

/** Files read or written at once. */
const AT_ONCE = 32;

/**
 * Finishes what the framework has exported into the folder `out`: pages become documents without its runtime, islands
 * get modules of their own, styles become one file, and each page gets the policy that fits it and its compressed copies.
 * Throws with the page's name where one cannot be finished.
 */
export async function finishExport(out: string): Promise<void> {
  await Promise.all(
    locales.map((locale) => rm(path.join(out, locale, PLACEHOLDER_SLUG), { recursive: true, force: true })),
  );
  const names = listFiles(out);
  const pages = names.filter((name) => name.endsWith('.html'));
  const styles = await mergeStyles(out, pages);
  const classNames = applyShortNames(await readFile(path.join(out, CLASS_NAMES), 'utf8'), styles.names);
  const modules = await bundleIslands(out, JSON.parse(classNames) as ClassNames);
  await writeCoreScripts(out);
  const hosts = {
    leads: otherOrigin(leadsEndpoint),
    map: new URL(loadFacts().map.embedUrl).origin,
    analytics: site.analytics && getAnalyticsOrigins(site.analytics),
  };

  await forEachConcurrently(pages, AT_ONCE, async (name) => {
    try {
      const page = path.join(out, name);
      const html = removeScripts(await readFile(page, 'utf8'));
      const document = new ExportedDocument(applyShortClassNames(html, styles.names));
      removePreloads(document);
      linkStyles(document, styles.pages);
      const props = moveProps(document, { modules, styles: styles.islands });
      addSpeculationRules(document);
      addContentSecurityPolicy(document, hosts);
      const content = Buffer.from(document.toString());
      await writeFile(page, content);
      // Other threads do this while this one reads the next page.
      await writeCompressed(out, name, content);
      for (const { path: address, content } of props) await writeFile(path.join(out, address), content);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  });
  const needless = names.filter((name) => RUNTIME.test(name) || name === CLASS_NAMES);
  await forEachConcurrently(needless, AT_ONCE, (name) => rm(path.join(out, name)));
}

function otherOrigin(endpoint: string): string | undefined {
  const { origin } = new URL(endpoint, site.origin);
  return origin === site.origin ? undefined : origin;
}
