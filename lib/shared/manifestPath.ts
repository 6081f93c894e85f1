import { basePath } from './basePath';

/** Path of the web app manifest: https://www.w3.org/TR/appmanifest/. */
export const manifestPath = `${basePath}/manifest.webmanifest`;
