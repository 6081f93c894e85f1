import { getReceiptFiller, getTrustedForwardedValue } from 'enquiries';
import { createEndpoints, createExportServer, type ExportServer } from 'export-server';
import { createRedirectLookup, type Redirect } from 'export-server/redirects';
import type { Hono } from 'hono';
import { basePath } from '@/lib/shared/basePath';
import { extensionHeaders, getCacheControl, isPageAsset } from '@/lib/shared/hosting/cacheRules';
import { assetHeaders, securityHeaders, transportSecurity } from '@/lib/shared/hosting/securityHeaders';
import { isRoute } from '@/lib/shared/i18n/paths';
import middleware from '../middleware';
import { remedies } from './siteContent';

type SiteServerOptions = {
  /** Folder of the built site. */
  out: string;
  /** Endpoints for enquiries and health checks. */
  routes: Hono;
  /** Reads the redirects from former URLs, at the start and for each reload. */
  loadRedirects: (out: string) => Promise<readonly Redirect[]>;
  /** Number of proxies in front of the server; the outermost one reports whether the visitor uses TLS. */
  trustedProxyCount: number;
  /** Maximum size of the files in memory. */
  maxBytes?: number;
};

/** Creates the server of `npm start`, which does not listen yet. Throws `SiteError` if `out` is not a complete site. */
export function createSiteServer(options: SiteServerOptions): Promise<ExportServer> {
  return createExportServer({
    out: options.out,
    maxBytes: options.maxBytes,
    basePath,
    remedies,
    headers: { pages: securityHeaders, assets: assetHeaders, transport: transportSecurity },
    getCacheControl,
    isAsset: isPageAsset,
    extensionHeaders,
    endpoints: createEndpoints(options.routes),
    loadRedirects: async (out) => createRedirectLookup(await options.loadRedirects(out)),
    // Paths without a locale depend on the visitor's language.
    isNegotiated: isRoute,
    middleware,
    getPageFiller: (path, search, cookies) =>
      path.endsWith('/') ? getReceiptFiller(search, cookies) : undefined,
    isSecure: ({ headers }) =>
      getTrustedForwardedValue(headers['x-forwarded-proto'], options.trustedProxyCount)?.toLowerCase() ===
      'https',
  });
}
