import { encodeIco } from 'brand';
import { drawIcon } from '@/lib/content/appearance/icons/drawIcon';

export const dynamic = 'force-static';

/** The icon for browsers without SVG icon support, and for clients that request `/favicon.ico` by default. */
export async function GET(): Promise<Response> {
  const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawIcon(size) })));
  return new Response(encodeIco(pictures), { headers: { 'Content-Type': 'image/x-icon' } });
}
