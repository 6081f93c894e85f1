import path from 'node:path';
import { parsePhotoUrl } from '@/lib/browser/photos';
import { loadLogos, readDrawing } from '@/lib/content/appearance/brand';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { formatDate } from '@/lib/i18n/formatDate';
import type { Locale } from '@/lib/i18n/locales';
import { isNavigationPage } from '@/lib/i18n/paths';
import { site } from '@/lib/i18n/site';
import type { SiteRoute } from '@/lib/routes/getSiteRoutes';
import type { ShareCard } from './shareCard';

/** Returns the content of a route's share card in a locale. */
export function getShareCard(route: SiteRoute, locale: Locale): ShareCard {
  const { common } = loadMessages(locale).messages;
  const { section } = route;
  const sectionName = section !== 'home' && isNavigationPage(section) && common.nav[section];
  const date = route.getPublicationDate?.(locale);
  const photo = parsePhotoUrl(route.picture);
  return {
    locale,
    // Drops the brand name after the bar, because `siteName` shows it already.
    title: route.getTitle(locale).split(' | ')[0] ?? '',
    label: [sectionName, date && formatDate(date, locale)].filter(Boolean).join(' · '),
    siteName: common.site.name,
    host: new URL(site.origin).host,
    logos: loadLogos(),
    ...(photo ? { photo } : { drawing: readDrawing(path.join('public', route.picture)) }),
  };
}
