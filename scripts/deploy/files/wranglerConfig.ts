import { sitePath } from '../../../lib/shared/basePath';
import { cacheRules } from '../../../lib/shared/hosting/cacheRules';
import { locales } from '../../../lib/shared/i18n/locales';
import { GENERATED } from './Place';
import { publishedFolder } from './publishedFolder';

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
