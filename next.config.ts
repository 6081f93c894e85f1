import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { photoFolder } from './lib/browser/photos';

const withNextIntl = createNextIntlPlugin('./lib/content/messages/request.ts');

/**
 * Development only. scripts/dev.ts sets the variables and handles `/admin/`, the API endpoints, photographs and the
 * panel for editors. Builds do not read them, so they cannot contain the panel.
 */
const developmentConfig: NextConfig = {
  // `page.dev.tsx` files are pages of the development server only, such as the list of components.
  pageExtensions: ['dev.tsx', 'tsx', 'ts'],
  instrumentationClientInject: JSON.parse(process.env.DEV_CLIENT_MODULES ?? '[]'),
  allowedDevOrigins: JSON.parse(process.env.DEV_ORIGINS ?? '[]'),
  rewrites: async () => ({
    beforeFiles: ['/admin/:path*', '/api/:path*', `${photoFolder}:path*`, '/images/:path(.*\\.svg)'].map(
      (source) => ({
        source,
        destination: `http://127.0.0.1:${process.env.DEV_HELPER_PORT}${source}`,
      }),
    ),
  }),
};

/**
 * Next's configuration by phase. `output: 'export'` disables the middleware under `next dev`, so it is set for
 * production builds only. In development, the middleware negotiates locales like the server.
 */
export default function config(phase: string): NextConfig {
  return withNextIntl({
    // `page.export.tsx` files are pages for hosts without middleware. Under `next dev` they would match, and be
    // compiled for, every URL without a page.
    ...(phase === PHASE_PRODUCTION_BUILD
      ? {
          output: 'export',
          pageExtensions: ['export.tsx', 'tsx', 'ts'],
        }
      : {}),
    ...(phase === PHASE_DEVELOPMENT_SERVER ? developmentConfig : {}),
    // Writes the files that pages import, and completes the export of a build.
    adapterPath: path.resolve('scripts/build/adapter.js'),
    basePath: process.env.BASE_PATH,
    env: { BASE_PATH: process.env.BASE_PATH },
    trailingSlash: true,
    reactStrictMode: true,
    // In seconds. Building the search index of thousands of articles is slow and delays other pages.
    staticPageGenerationTimeout: 900,
    // Libraries that load WebAssembly or data files, which a bundle would not include. They render pictures in the
    // build.
    serverExternalPackages: ['fontkit', 'harfbuzzjs', 'fontverter'],
    experimental: {
      globalNotFound: true,
      // Next reserves one core for the main process, which is idle during static generation.
      cpus: availableParallelism(),
      // Only the build runs the server's code. The first build is faster without the cache, later builds with it.
      turbopackMinify: { server: false, client: true },
      turbopackFileSystemCacheForBuild: existsSync('.next/cache'),
      // Development: the first request to `/admin/` builds the forms. By default, Next responds with 500 after 30 s.
      proxyTimeout: 300_000,
      // Only used by the client router, which exported pages do not ship.
      prefetchInlining: false,
      // The HTML of a page contains the rules of its components: the first paint waits for no other request. The low cost
      // of a request keeps the rules of other pages out.
      inlineCss: true,
      cssChunking: { type: 'graph', requestCost: 1 },
    },
    // `npm test` and `npm run types` run `tsc`; builds do not check types.
    typescript: { ignoreBuildErrors: true },
  });
}
