import type { SitemapEntry } from 'multilingual-feeds';
import { getSiteRoutes } from '@/lib/content/routes/getSiteRoutes';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { getAlternates } from './getAlternates';

/** Returns all indexable pages, in each locale in which their text is available. */
export function getSitemapEntries(): SitemapEntry[] {
  const indexableRoutes = getSiteRoutes().filter(({ noindex }) => !noindex);
  return indexableRoutes.flatMap(({ path, locales, getLastModified }) =>
    locales.map((locale) => ({
      url: getAbsoluteUrl(getLocalePath(locale, path)),
      lastModified: getLastModified?.(locale),
      alternates: getAlternates(path, locales),
    })),
  );
}
