import type { MetadataRoute } from 'next';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { getAlternates } from '@/lib/routes/getAlternates';
import { getSiteRoutes } from '@/lib/routes/getSiteRoutes';

export const dynamic = 'force-static';

/** `sitemap.xml`: all indexable pages, in each locale in which their text is available. */
export default function sitemap(): MetadataRoute.Sitemap {
  const indexableRoutes = getSiteRoutes().filter(({ noindex }) => !noindex);
  return indexableRoutes.flatMap(({ path, locales, getLastModified }) =>
    locales.map((locale) => ({
      url: getAbsoluteUrl(getLocalePath(locale, path)),
      lastModified: getLastModified?.(locale),
      alternates: { languages: getAlternates(path, locales) },
    })),
  );
}
