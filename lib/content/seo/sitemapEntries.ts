import { siteRoutes } from '@/lib/content/routes/siteRoutes';
import { localePath } from '@/lib/shared/i18n/localePath';
import { absoluteUrl } from '@/lib/shared/site';
import { alternates } from './alternates';

export type SitemapEntry = {
  url: string;
  /** YYYY-MM-DD; undefined where nothing on the page says how old it is. */
  lastModified: string | undefined;
  /** The page in every language it is written in, by hreflang. */
  alternates: Record<string, string>;
};

/** Every page of the site that search engines may list, in every language it is written in. */
export function sitemapEntries(): SitemapEntry[] {
  const listed = siteRoutes().filter(({ noindex }) => !noindex);
  return listed.flatMap(({ path, locales, lastModified }) =>
    locales.map((locale) => ({
      url: absoluteUrl(localePath(locale, path)),
      lastModified: lastModified?.(locale),
      alternates: alternates(path, locales),
    })),
  );
}
