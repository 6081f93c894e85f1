import { loadLogos } from '@/lib/content/appearance/brand';
import { iconPaths } from '@/lib/content/appearance/logos';
import { respondWithIcon } from '@/lib/routes/icons';

export const dynamic = 'force-static';

/** The icon for browsers without SVG icon support, and for clients that request `/favicon.ico` by default. */
export const GET = (): Promise<Response> => respondWithIcon(iconPaths.favicon, loadLogos());
