import { notFound } from 'next/navigation';
import { siteRoutes } from '@/lib/content/siteRoutes';
import { cardOf } from '@/lib/og/cardOf';
import { drawShareCard } from '@/lib/og/drawShareCard';
import { shareCardPath } from '@/lib/og/shareCardPath';

type Context = { params: Promise<{ card: string[] }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return shareCards().map(({ segments }) => ({ card: segments }));
}

/** The picture that chats and networks show for a page. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const wanted = (await params).card.join('/');
  const found = shareCards().find(({ segments }) => segments.join('/') === wanted) ?? notFound();
  const png = await drawShareCard(cardOf(found.route, found.locale));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}

function shareCards() {
  return siteRoutes().flatMap((route) =>
    route.locales.map((locale) => ({
      route,
      locale,
      segments: shareCardPath(locale, route.path).split('/').slice(2),
    })),
  );
}
