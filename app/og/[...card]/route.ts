import { notFound } from 'next/navigation';
import { memoize } from '@/lib/content/memoize';
import type { Locale } from '@/lib/i18n/locales';
import { getShareCardPath } from '@/lib/routes/getShareCardPath';
import { getSiteRoutes, type SiteRoute } from '@/lib/routes/getSiteRoutes';
import { drawShareCard, getShareCard } from '@/lib/routes/shareCards/drawShareCard';

type Context = { params: Promise<{ card: string[] }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getShareCardPages().keys()].map((card) => ({ card: card.split('/') }));
}

/** The share card of a page: its preview image in chats and social networks (Open Graph). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { route, locale } = getShareCardPages().get((await params).card.join('/')) ?? notFound();
  const png = await drawShareCard(getShareCard(route, locale));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}

/** Maps the path of each share card below `/og/` to its page. */
const getShareCardPages = memoize(
  (): ReadonlyMap<string, { route: SiteRoute; locale: Locale }> =>
    new Map(
      getSiteRoutes().flatMap((route) =>
        route.locales.map((locale) => [
          getShareCardPath(locale, route.path).split('/').slice(2).join('/'),
          { route, locale },
        ]),
      ),
    ),
);
