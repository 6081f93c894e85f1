import { siteRoutes } from '@/lib/content/routes/siteRoutes';

/** The bare path of every page, from the message files. The bundle has the result instead, as of `siteContent`. */
export const sitePaths = (): string[] => siteRoutes().map(({ path }) => path);
