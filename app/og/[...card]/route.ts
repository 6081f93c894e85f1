import { notFound } from 'next/navigation';
import { cached } from '@/lib/content/readMessages';
import { type SiteRoute, siteRoutes } from '@/lib/content/siteRoutes';
import type { Locale } from '@/lib/i18n/locales';
import { cardOf } from '@/lib/og/cardOf';
import { drawShareCard } from '@/lib/og/drawShareCard';
import { shareCardPath } from '@/lib/og/shareCardPath';

type Context = { params: Promise<{ card: string[] }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...shareCards().keys()].map((card) => ({ card: card.split('/') }));
}

/** The picture that chats and networks show for a page. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { route, locale } = shareCards().get((await params).card.join('/')) ?? notFound();
  const png = await drawShareCard(cardOf(route, locale));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}

/** Every card by its address below `/og/`. */
function shareCards(): ReadonlyMap<string, { route: SiteRoute; locale: Locale }> {
  return cached(
    'shareCards',
    () =>
      new Map(
        siteRoutes().flatMap((route) =>
          route.locales.map((locale) => [
            shareCardPath(locale, route.path).split('/').slice(2).join('/'),
            { route, locale },
          ]),
        ),
      ),
  );
}
