import { withBasePath } from '@/lib/shared/basePath';
import { cacheRules } from '@/lib/shared/hosting/cacheRules';
import { handleEdgeRequest } from './handleEdgeRequest';

/** Netlify edge function that runs before the site's static files (netlify.toml). */
export default handleEdgeRequest;

export const config = {
  path: '/*',
  excludedPath: cacheRules.map(({ folder }) => withBasePath(`${folder}*`)),
};
