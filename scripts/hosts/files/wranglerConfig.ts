import { cacheRules } from '../../../lib/shared/hosting/cacheRules';
import { locales } from '../../../lib/shared/i18n/locales';
import { GENERATED } from './Place';

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
      directory: '../../out',
      binding: 'ASSETS',
      html_handling: 'force-trailing-slash',
      not_found_handling: '404-page',
      run_worker_first: ['/*', ...filesAlone.map((folder) => `!${folder}*`)],
    },
  };
  return `// ${GENERATED}\n${JSON.stringify(settings, null, 2)}\n`;
}
