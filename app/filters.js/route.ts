import { filterScript } from '@/lib/filters/filterScript';

export const dynamic = 'force-static';

/** The script that a list asks for when its address carries a query. */
export function GET(): Response {
  return new Response(filterScript, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
