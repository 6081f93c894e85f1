import { iconPaths } from 'brand';
import { respondWithIcon } from 'brand/icons';
import { loadLogos } from '@/lib/content/appearance/brand';

export const dynamic = 'force-static';

/** The icon for browsers without SVG icon support, and for clients that request `/favicon.ico` by default. */
export const GET = (): Promise<Response> => respondWithIcon(iconPaths.favicon, loadLogos());
