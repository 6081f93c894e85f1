import { build } from 'esbuild';
import { getSiteRoutes } from '@/lib/routes/getSiteRoutes';
import { loadRedirects } from '@/lib/routes/loadRedirects';
import { buildVariables } from '../browserBuildOptions';

/** Rebuilds `dist/edge/`: the edge functions for Cloudflare and Netlify. */
export async function bundleEdge(): Promise<void> {
  await build({
    entryPoints: { cloudflare: 'server/edge/cloudflare.ts', 'netlify/negotiate': 'server/edge/netlify.ts' },
    outdir: 'dist/edge',
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    define: {
      ...buildVariables,
      REDIRECTS: JSON.stringify(loadRedirects()),
      PAGE_PATHS: JSON.stringify(getSiteRoutes().map(({ path }) => path)),
    },
    logLevel: 'warning',
  });
}
