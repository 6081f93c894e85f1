import { cacheRules, extensionHeaders, securityHeaders, transportSecurity } from '@/lib/hosting/headers';
import { basePath } from '@/lib/i18n/paths';
import { loadRedirects } from '@/lib/routes/loadRedirects';
import { assetOverrides, escapeRegExp, formatLines, NOTICE } from './text';

/** Folder in the project that platforms publish as the root of an origin; with a base path, it contains the built site. */
export const publishedFolder = basePath === '' ? 'out' : 'dist/origin';

const BUILD_COMMAND = 'npm run build';

/** Renders Cloudflare's configuration: static assets, and a Worker that runs first for all paths that may need a redirect. */
export function renderWranglerConfig(): string {
  const assetFolders = [...cacheRules.map(({ folder }) => folder), '/data/', '/templates/'];
  const settings = {
    $schema: 'node_modules/wrangler/config-schema.json',
    name: 'site',
    main: '../../dist/edge/cloudflare.js',
    compatibility_date: '2026-04-01',
    assets: {
      directory: `../../${publishedFolder}`,
      binding: 'ASSETS',
      html_handling: 'force-trailing-slash',
      not_found_handling: '404-page',
      run_worker_first: ['/*', ...assetFolders.map((folder) => `!${basePath + folder}*`)],
    },
  };
  return `// ${NOTICE}\n${JSON.stringify(settings, null, 2)}\n`;
}

/** Renders Netlify's configuration; headers and redirects are files in the published folder. */
export function renderNetlifyConfig(): string {
  return `# ${NOTICE}

[build]
command = "${BUILD_COMMAND}"
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
    buildCommand: BUILD_COMMAND,
    outputDirectory: publishedFolder,
    trailingSlash: true,
    // Sources are patterns. Vercel normalizes the trailing slash before it matches them.
    redirects: loadRedirects().map(({ from, to }) => ({
      source: from.replace(/[()]/g, '\\$&'),
      destination: to,
      permanent: true,
    })),
    headers: getHeaderRules().map(([path, headers]) => ({
      // The `*` of a path pattern matches anything.
      source: escapeRegExp(path).replace('\\*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Renders `_headers` for Netlify and Cloudflare. */
export function renderHeadersFile(): string {
  return getHeaderRules()
    .map(([path, headers]) => `${path}\n${formatLines(headers, (name, value) => `  ${name}: ${value}`)}\n`)
    .join('\n');
}

/**
 * Returns response headers by path pattern, in which `*` matches anything. Hosts combine all matching rules. Therefore the
 * rule for every path has no `Cache-Control`: its value would be added to the values of the folders, and revalidation is
 * the hosts' default. If an asset has two content security policies, both apply. These hosts only serve over TLS.
 */
function getHeaderRules(): [path: string, headers: Readonly<Record<string, string>>][] {
  return [
    ['/*', { ...securityHeaders, ...transportSecurity }],
    ...cacheRules.map(({ folder, value }): [string, Record<string, string>] => [
      `${basePath + folder}*`,
      { 'Cache-Control': value, ...assetOverrides },
    ]),
    ...Object.entries(extensionHeaders).map(([extension, values]): [string, Record<string, string>] => [
      `${basePath}/*${extension}`,
      values,
    ]),
  ];
}

/** Renders `_redirects` for Netlify and Cloudflare: former paths with and without a trailing slash. */
export function renderRedirectsFile(): string {
  return loadRedirects()
    .map(({ from, to }) => ({ path: from.replace(/\/$/, ''), to }))
    .flatMap(({ path, to }) => [`${path}/ ${to} 308\n`, `${path} ${to} 308\n`])
    .join('');
}
