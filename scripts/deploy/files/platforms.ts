import { patternRedirects } from '../../../lib/content/redirects/patternRedirects';
import { basePath, sitePath } from '../../../lib/shared/basePath';
import { cacheRules } from '../../../lib/shared/hosting/cacheRules';
import { locales } from '../../../lib/shared/i18n/locales';
import { headerRules } from './headersFile';
import { escaped, GENERATED } from './text';

/** What hosts publish as the root of an origin, in the project: the built site, or a folder with the site below it. */
export const publishedFolder = basePath === '' ? 'out' : 'dist/origin';

/** Cloudflare's settings: the files of the site, and the Worker before those that may be asked for without a language. */
export function wranglerConfig(): string {
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
      run_worker_first: ['/*', ...filesAlone.map((folder) => `!${sitePath(folder)}*`)],
    },
  };
  return `// ${GENERATED}\n${JSON.stringify(settings, null, 2)}\n`;
}

/** Netlify's settings; headers and redirects are in the published folder. */
export function netlifyConfig(): string {
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
export function vercelConfig(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: publishedFolder,
    trailingSlash: true,
    redirects: patternRedirects().map((redirect) => ({ ...redirect, permanent: true })),
    headers: headerRules.map(([path, headers]) => ({
      source: escaped(path).replace('\\*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
