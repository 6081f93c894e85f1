import { loadLogos } from '@/lib/content/appearance/brand';
import { iconPaths } from '@/lib/content/appearance/logos';
import { respondWithIcon } from '@/lib/routes/icons';

export const dynamic = 'force-static';

/** The icon of feeds and structured data. */
export const GET = (): Promise<Response> => respondWithIcon(iconPaths.large, loadLogos());
