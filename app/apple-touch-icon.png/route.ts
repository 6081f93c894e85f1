import { drawIcon } from '@/lib/content/appearance/icons/drawIcon';

export const dynamic = 'force-static';

/** The icon on the home screen of an iPhone or iPad. */
export async function GET(): Promise<Response> {
  return new Response(await drawIcon(180), { headers: { 'Content-Type': 'image/png' } });
}
