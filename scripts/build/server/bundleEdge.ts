import { build } from 'esbuild';
import { basePathDefined } from '../forBrowsers';
import { inlineContent } from './inlineContent';

/** Makes `dist/edge/` anew: what the edges of Cloudflare and Netlify run before the files of the site. */
export async function bundleEdge(): Promise<void> {
  await build({
    entryPoints: { cloudflare: 'server/edge/cloudflare.ts', 'netlify/negotiate': 'server/edge/netlify.ts' },
    outdir: 'dist/edge',
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    define: basePathDefined,
    plugins: [inlineContent],
    logLevel: 'warning',
  });
}
