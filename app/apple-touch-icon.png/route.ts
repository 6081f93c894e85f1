import { loadLogos } from '@/lib/content/appearance/brand';
import { iconPaths } from '@/lib/content/appearance/logos';
import { respondWithIcon } from '@/lib/routes/icons';

export const dynamic = 'force-static';

/** The home screen icon for iPhone and iPad. */
export const GET = (): Promise<Response> => respondWithIcon(iconPaths.appleTouch, loadLogos());
