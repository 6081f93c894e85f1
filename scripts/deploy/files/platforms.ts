import { getPatternRedirects } from '../../../lib/content/redirects/getPatternRedirects';
import { basePath, withBasePath } from '../../../lib/shared/basePath';
import { cacheRules } from '../../../lib/shared/hosting/cacheRules';
import { locales } from '../../../lib/shared/i18n/locales';
import { headerRules } from './renderHeadersFile';
import { escapeRegExp, GENERATED } from './text';

/** Folder that hosts publish as the root of an origin: the built site, or with a base path a folder that contains it. */
export const publishedFolder = basePath === '' ? 'out' : 'dist/origin';

/** Renders Cloudflare's configuration: static assets, and a Worker that runs first for all paths that may need a redirect. */
export function renderWranglerConfig(): string {
  const assetFolders = [
    ...cacheRules.map(({ folder }) => folder),
    '/data/',
    ...locales.map((locale) => `/${locale}/templates/`),
  ];
  const settings = {
    $schema: 'node_modules/wrangler/config-schema.json',
    name: 'lotusbridge',
    main: '../../dist/edge/cloudflare.js',
    compatibility_date: '2026-04-01',
    assets: {
      directory: `../../${publishedFolder}`,
      binding: 'ASSETS',
      html_handling: 'force-trailing-slash',
      not_found_handling: '404-page',
      run_worker_first: ['/*', ...assetFolders.map((folder) => `!${withBasePath(folder)}*`)],
    },
  };
  return `// ${GENERATED}\n${JSON.stringify(settings, null, 2)}\n`;
}

/** Renders Netlify's configuration; headers and redirects are files in the published folder. */
export function renderNetlifyConfig(): string {
  return `# ${GENERATED}

[build]
command = "npm run build"
publish = "${publishedFolder}"
edge_functions = "dist/edge/netlify"

[build.environment]
NODE_VERSION = "24"
`;
}

/** Renders Vercel's configuration; Vercel detects `middleware.ts` automatically. */
export function renderVercelConfig(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: publishedFolder,
    trailingSlash: true,
    redirects: getPatternRedirects().map((redirect) => ({ ...redirect, permanent: true })),
    headers: headerRules.map(([path, headers]) => ({
      source: escapeRegExp(path).replace('\\*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
