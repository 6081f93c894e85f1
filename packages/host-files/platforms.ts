import { getPatternRedirects } from './getPatternRedirects';
import type { HostOptions } from './HostOptions';
import { getHeaderRules } from './renderHeadersFile';
import { escapeRegExp } from './text';

/** Renders Cloudflare's configuration: static assets, and a Worker that runs first for all paths that may need a redirect. */
export function renderWranglerConfig({
  notice,
  basePath,
  cacheRules,
  publishedFolder,
  cloudflare,
}: HostOptions): string {
  const { name, main, compatibilityDate, project, staticFolders } = cloudflare;
  const assetFolders = [...cacheRules.map(({ folder }) => folder), ...staticFolders];
  const settings = {
    $schema: 'node_modules/wrangler/config-schema.json',
    name,
    main,
    compatibility_date: compatibilityDate,
    assets: {
      directory: `${project}/${publishedFolder}`,
      binding: 'ASSETS',
      html_handling: 'force-trailing-slash',
      not_found_handling: '404-page',
      run_worker_first: ['/*', ...assetFolders.map((folder) => `!${basePath + folder}*`)],
    },
  };
  return `// ${notice}\n${JSON.stringify(settings, null, 2)}\n`;
}

/** Renders Netlify's configuration; headers and redirects are files in the published folder. */
export function renderNetlifyConfig({
  notice,
  build,
  publishedFolder,
  netlifyEdgeFunctions,
}: HostOptions): string {
  return `# ${notice}

[build]
command = "${build.command}"
publish = "${publishedFolder}"
edge_functions = "${netlifyEdgeFunctions}"

[build.environment]
NODE_VERSION = "${build.nodeVersion}"
`;
}

/** Renders Vercel's configuration; Vercel detects `middleware.ts` automatically. */
export function renderVercelConfig(options: HostOptions): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: options.build.install,
    buildCommand: options.build.command,
    outputDirectory: options.publishedFolder,
    trailingSlash: true,
    redirects: getPatternRedirects(options.getRedirects()).map((redirect) => ({
      ...redirect,
      permanent: true,
    })),
    headers: getHeaderRules(options).map(([path, headers]) => ({
      // The `*` of a path pattern matches anything.
      source: escapeRegExp(path).replace('\\*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
