import { siteRoutes } from '@/lib/content/routes/siteRoutes';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { getAlternates } from './getAlternates';

export type SitemapEntry = {
  url: string;
  /** YYYY-MM-DD; undefined where nothing on the page says how old it is. */
  lastModified: string | undefined;
  /** The page in every language it is written in, by hreflang. */
  alternates: Record<string, string>;
};

/** Every page of the site that search engines may list, in every language it is written in. */
export function getSitemapEntries(): SitemapEntry[] {
  const listed = siteRoutes().filter(({ noindex }) => !noindex);
  return listed.flatMap(({ path, locales, lastModified }) =>
    locales.map((locale) => ({
      url: getAbsoluteUrl(getLocalePath(locale, path)),
      lastModified: lastModified?.(locale),
      alternates: getAlternates(path, locales),
    })),
  );
}
