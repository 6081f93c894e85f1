export { createEndpoints } from './createEndpoints';
export { createExportServer, type ExportServer } from './createExportServer';
export { retainFiles } from './files/retainFiles';
export { SiteError } from './files/SiteError';
export {
  hashContent,
  readManifest as readSiteManifest,
  SITE_CONTENT,
  SITE_MANIFEST,
} from './files/siteManifest';
export { addToSiteManifest, writeSiteManifest } from './files/writeSiteManifest';
export type { ServerOptions } from './ServerOptions';
