import { isLocale, locales } from '@/lib/i18n/locales';
import { getDataFiles } from '@/lib/routes/getDataFiles';
import { withPlaceholder } from '@/lib/routes/withPlaceholder';

type Params = { locale: string; file: string[] };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return locales.flatMap((locale) =>
    withPlaceholder(getDataFiles(locale).keys()).map((path) => ({ locale, file: path.split('/') })),
  );
}

/** A data file that lists fetch on demand: the cards of a list, a file of a search index, or the text of an entry. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { locale, file } = await params;
  const createContent = isLocale(locale) ? getDataFiles(locale).get(file.join('/')) : undefined;
  if (createContent === undefined) return new Response(null, { status: 404 });
  return new Response(await createContent(), { headers: { 'Content-Type': 'application/json' } });
}
