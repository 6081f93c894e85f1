import path from 'node:path';
import { createCardRenderer } from 'share-cards';
import { formatPhotoUrl, type PhotoVariant, parsePhotoUrl } from '@/lib/browser/photos';
import { loadLogos, readDrawing } from '@/lib/content/appearance/brand';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { renderPhoto } from '@/lib/content/pictures/renderPhoto';
import { formatDate } from '@/lib/i18n/formatDate';
import type { Locale } from '@/lib/i18n/locales';
import { isNavigationPage } from '@/lib/i18n/paths';
import { site } from '@/lib/i18n/site';
import type { SiteRoute } from '@/lib/routes/getSiteRoutes';
import { cardSize, MAX_CARD_BYTES } from '../getShareCardPath';
import { colours, composeBackground, composeTexts, getPictureBox, type ShareCard } from './shareCard';

const renderCard = createCardRenderer({
  size: cardSize,
  colours: { background: colours.paper, text: colours.ink, accent: colours.accent },
  maxBytes: MAX_CARD_BYTES,
  // Kept between builds like the rest of Next's cache.
  cacheFolder: path.join(process.cwd(), '.next/cache/share-cards'),
});

/** Draws a share card as PNG. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  return renderCard({
    background: await composeBackground(card),
    texts: await composeTexts(card),
    ...(card.photo && { photo: getPhoto(card.photo) }),
  });
}

function getPhoto(photo: PhotoVariant) {
  const { left, top, width, height } = getPictureBox(photo);
  return {
    key: formatPhotoUrl(photo),
    left,
    top,
    // With the lowest compression effort, because the card is compressed again.
    render: () => renderPhoto({ ...photo, width, height }, 0),
  };
}

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
