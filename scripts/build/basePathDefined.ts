import { basePath } from '../../lib/shared/basePath';

/** Puts the folder of the site into a bundle, which then needs no variable. */
export const basePathDefined = { 'process.env.BASE_PATH': JSON.stringify(basePath) };
