import type { HostOptions } from '../HostOptions';

/** Options of an invented site below a base path. */
export const options: HostOptions = {
  notice: 'Generated. Do not edit.',
  domain: 'www.example.com',
  basePath: '/site',
  locales: ['en', 'de'],
  headers: {
    pages: { 'Content-Security-Policy': "object-src 'none'", 'X-Content-Type-Options': 'nosniff' },
    assets: { 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' },
    transport: { 'Strict-Transport-Security': 'max-age=31536000' },
  },
  cacheRules: [{ folder: '/_next/static/', value: 'max-age=31536000, immutable' }],
  defaultCacheControl: 'no-cache',
  extensionHeaders: {
    '.pdf': { 'Content-Disposition': 'attachment' },
    '.md': { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  },
  privateFiles: ['_manifest.json'],
  getRedirects: () => [
    { from: '/site/prices.html', to: '/site/services/#prices' },
    { from: '/site/old/', to: '/site/new/' },
    { from: '/site/news.php', query: 'id=12', to: '/site/about/' },
    { from: '/site/news.php', query: 'id=12&page=(2)', to: '/site/new/' },
  ],
  server: { addresses: ['10.0.0.1:3000', '10.0.0.2:3000'], healthPath: '/healthz', apiFolder: '/api/' },
  nginxPort: '8080',
  root: '/srv/example',
  publishedFolder: 'dist/origin',
  build: { install: 'npm ci', command: 'npm run build', nodeVersion: '24' },
  cloudflare: {
    name: 'example',
    main: 'worker.js',
    compatibilityDate: '2026-04-01',
    project: '..',
    staticFolders: ['/data/'],
  },
  netlifyEdgeFunctions: 'dist/edge',
};
