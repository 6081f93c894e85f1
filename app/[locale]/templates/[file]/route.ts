import { notFound } from 'next/navigation';
import { isTemplate, templateNames } from '@/lib/content/templates/templates';
import { writeTemplate } from '@/lib/content/templates/writeTemplate';
import { isLocale, locales } from '@/lib/shared/i18n/locales';

type Context = { params: Promise<{ locale: string; file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) => templateNames.map((file) => ({ locale, file })));
}

/** A workbook (xlsx) that articles offer for download. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params;
  if (!isLocale(locale) || !isTemplate(file)) notFound();
  return new Response(new Uint8Array(await writeTemplate(file, locale)), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': 'attachment',
    },
  });
}
