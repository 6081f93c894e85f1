import { build } from 'esbuild';
import { basePathDefinition } from '../browserBuildOptions';
import { inlineContent } from './inlineContent';

/** Rebuilds `dist/edge/`: the edge functions for Cloudflare and Netlify. */
export async function bundleEdge(): Promise<void> {
  await build({
    entryPoints: { cloudflare: 'server/edge/cloudflare.ts', 'netlify/negotiate': 'server/edge/netlify.ts' },
    outdir: 'dist/edge',
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    define: basePathDefinition,
    plugins: [inlineContent],
    logLevel: 'warning',
  });
}
