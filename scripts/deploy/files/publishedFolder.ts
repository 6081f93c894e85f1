import { basePath } from '../../../lib/shared/basePath';

/** What hosts publish as the root of an origin, in the project: the built site, or a folder with the site below it. */
export const publishedFolder = basePath === '' ? 'out' : 'dist/origin';
