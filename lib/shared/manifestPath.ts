import { withBasePath } from './basePath';

/** Where the description of the site for home screens is: https://www.w3.org/TR/appmanifest/. */
export const manifestPath = withBasePath('/manifest.webmanifest');
