import { getDataFiles } from '@/lib/content/lists/getDataFiles';
import { isLocale, locales } from '@/lib/shared/i18n/locales';

type Params = { locale: string; file: string[] };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return locales.flatMap((locale) =>
    [...getDataFiles(locale).keys()].map((path) => ({ locale, file: path.split('/') })),
  );
}

/** Data files that lists fetch on demand: the entries of a list page, or a search index. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { locale, file } = await params;
  const content = isLocale(locale) ? getDataFiles(locale).get(file.join('/')) : undefined;
  if (content === undefined) return new Response(null, { status: 404 });
  return new Response(await content(), { headers: { 'Content-Type': 'application/json' } });
}
