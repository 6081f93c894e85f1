import { cacheRules } from '@/lib/hosting/headers';
import { withBasePath } from '@/lib/i18n/paths';
import { handleEdgeRequest } from './handleEdgeRequest';

/** Netlify edge function that runs before the site's static files (netlify.toml). */
export default handleEdgeRequest;

export const config = {
  path: '/*',
  excludedPath: cacheRules.map(({ folder }) => withBasePath(`${folder}*`)),
};
