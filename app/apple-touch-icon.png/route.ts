import { drawIcon } from '@/lib/content/appearance/icons/drawIcon';

export const dynamic = 'force-static';

/** The home screen icon for iPhone and iPad. */
export async function GET(): Promise<Response> {
  return new Response(await drawIcon(180), { headers: { 'Content-Type': 'image/png' } });
}
