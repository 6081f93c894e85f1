import { sitePath } from '@/lib/shared/basePath';
import { cacheRules } from '@/lib/shared/hosting/cacheRules';
import { answerAtEdge } from './answerAtEdge';

/** Netlify's edge function before the files of the site (netlify.toml). */
export default answerAtEdge;

export const config = {
  path: '/*',
  excludedPath: cacheRules.map(({ folder }) => sitePath(`${folder}*`)),
};
