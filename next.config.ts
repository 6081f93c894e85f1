import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { photoFolder } from './lib/shared/pictures/photoUrl';

const withNextIntl = createNextIntlPlugin('./lib/content/messages/request.ts');

/** In development `/admin/`, the endpoints, photographs and former addresses are answered as scripts/dev/ says. */
const developmentConfig: NextConfig = {
  allowedDevOrigins: JSON.parse(process.env.DEV_ORIGINS ?? '[]'),
  redirects: async () => JSON.parse(process.env.DEV_REDIRECTS ?? '[]'),
  rewrites: async () => ({
    beforeFiles: ['/admin/:path*', '/api/:path*', `${photoFolder}:path*`].map((source) => ({
      source,
      destination: `http://127.0.0.1:${process.env.DEV_HELPER_PORT}${source}`,
    })),
  }),
};

/**
 * Next's configuration by phase. `output: 'export'` switches the middleware off under `next dev`, so only the
 * production build exports; development negotiates bare paths as a server does.
 */
export default function config(phase: string): NextConfig {
  return withNextIntl({
    // Pages called `page.export.tsx` are for hosts without middleware. Under `next dev` they would match every address
    // that has no page, and be compiled for it.
    ...(phase === PHASE_PRODUCTION_BUILD
      ? { output: 'export', pageExtensions: ['export.tsx', 'tsx', 'ts'] }
      : {}),
    // The preview of the message files: in development alone, so that no page of a build can hold any of it.
    ...(phase === PHASE_DEVELOPMENT_SERVER
      ? { instrumentationClientInject: ['./scripts/messages/preview/client/index.ts'], ...developmentConfig }
      : {}),
    basePath: process.env.BASE_PATH,
    env: { BASE_PATH: process.env.BASE_PATH },
    trailingSlash: true,
    images: { unoptimized: true },
    reactStrictMode: true,
    // In seconds. The search index of thousands of articles takes its time, and whatever else is being made waits for it.
    staticPageGenerationTimeout: 900,
    // Libraries with WebAssembly or data beside them, which a bundle would lose; they draw pictures at build.
    serverExternalPackages: ['fontkit', 'harfbuzzjs', 'woff2-encoder'],
    experimental: {
      globalNotFound: true,
      // While pages are written, the process that the framework leaves a core to has nothing to do.
      cpus: availableParallelism(),
      // Prepares what a client router would fetch ahead; pages have none.
      prefetchInlining: false,
      // All styles together weigh less than a further request costs on a phone: the same ones for every page, which
      // scripts/build/mergeStyles.ts then makes one file of.
      cssChunking: { type: 'graph', requestCost: 1_000_000 },
    },
    // `npm test` and `npm run build` run the compiler themselves, once.
    typescript: { ignoreBuildErrors: true },
  });
}
