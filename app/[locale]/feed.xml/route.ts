import { notFound } from 'next/navigation';
import { isLocale, locales } from '@/lib/i18n/locales';
import { atomFeed } from '@/lib/seo/atomFeed';
import { feedOf } from '@/lib/seo/feedOf';

type Context = { params: Promise<{ locale: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** The feed of a language. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  const feed = isLocale(locale) ? feedOf(locale) : notFound();
  return new Response(atomFeed(feed), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
