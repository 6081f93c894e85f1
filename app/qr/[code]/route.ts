import { notFound } from 'next/navigation';
import { getColours } from '@/lib/content/appearance/brand';
import { drawQrCode, getQrCodes } from '@/lib/routes/getQrCodes';

type Context = { params: Promise<{ code: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getQrCodes().keys()].map((code) => ({ code }));
}

/** The QR code of a messenger. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = getQrCodes().get((await params).code) ?? notFound();
  return new Response(await drawQrCode(text, getColours('ink').light), {
    headers: { 'Content-Type': 'image/png' },
  });
}
