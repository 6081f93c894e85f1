export { createExportServer, type ExportServer } from './createExportServer';
export { SiteError } from './files/SiteError';
export { hashContent, SITE_MANIFEST } from './files/siteManifest';
export { addToSiteManifest, writeSiteManifest } from './files/writeSiteManifest';
export type { ServerOptions } from './ServerOptions';
