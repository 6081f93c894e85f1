import { iconPaths } from 'brand';
import { respondWithIcon } from 'brand/icons';
import { loadLogos } from '@/lib/content/appearance/brand';

export const dynamic = 'force-static';

/** The home screen icon for iPhone and iPad. */
export const GET = (): Promise<Response> => respondWithIcon(iconPaths.appleTouch, loadLogos());
