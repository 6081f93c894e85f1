export { getPatternRedirects, type PatternRedirect } from './getPatternRedirects';
export type { CacheRule, HostOptions, Redirect } from './HostOptions';
export { renderNetlifyConfig, renderVercelConfig, renderWranglerConfig } from './platforms';
export { renderCaddyfile } from './renderCaddyfile';
export { renderHeadersFile } from './renderHeadersFile';
export { renderNginxSite } from './renderNginxSite';
export { renderRedirectsFile } from './renderRedirectsFile';
export { writePublishedFiles } from './writePublishedFiles';
