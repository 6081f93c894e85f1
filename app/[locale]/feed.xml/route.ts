import { notFound } from 'next/navigation';
import { isLocale, locales } from '@/lib/i18n/locales';
import { renderAtomFeed } from '@/lib/routes/renderAtomFeed';

type Context = { params: Promise<{ locale: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** The Atom feed of a locale. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  const feed = isLocale(locale) ? renderAtomFeed(locale) : notFound();
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
