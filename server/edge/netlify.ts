import { withBasePath } from '@/lib/shared/basePath';
import { cacheRules } from '@/lib/shared/hosting/cacheRules';
import { handleEdgeRequest } from './handleEdgeRequest';

/** Netlify's edge function before the files of the site (netlify.toml). */
export default handleEdgeRequest;

export const config = {
  path: '/*',
  excludedPath: cacheRules.map(({ folder }) => withBasePath(`${folder}*`)),
};
