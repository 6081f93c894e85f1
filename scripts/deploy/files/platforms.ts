import { patternRedirects } from '../../../lib/content/redirects/patternRedirects';
import { basePath, withBasePath } from '../../../lib/shared/basePath';
import { cacheRules } from '../../../lib/shared/hosting/cacheRules';
import { locales } from '../../../lib/shared/i18n/locales';
import { getHeaderRules } from './renderHeadersFile';
import { escapeRegExp, GENERATED } from './text';

/** What hosts publish as the root of an origin, in the project: the built site, or a folder with the site below it. */
export const publishedFolder = basePath === '' ? 'out' : 'dist/origin';

/** Cloudflare's settings: the files of the site, and the Worker before those that may be asked for without a language. */
export function renderWranglerConfig(): string {
  const filesAlone = [
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
      run_worker_first: ['/*', ...filesAlone.map((folder) => `!${withBasePath(folder)}*`)],
    },
  };
  return `// ${GENERATED}\n${JSON.stringify(settings, null, 2)}\n`;
}

/** Netlify's settings; headers and redirects are in the published folder. */
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

/** Vercel's settings; it finds `middleware.ts` by itself. */
export function renderVercelConfig(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: publishedFolder,
    trailingSlash: true,
    redirects: patternRedirects().map((redirect) => ({ ...redirect, permanent: true })),
    headers: getHeaderRules.map(([path, headers]) => ({
      source: escapeRegExp(path).replace('\\*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
