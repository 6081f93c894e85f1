import { sitePath } from '../../../lib/shared/basePath';
import { cacheRules, DOWNLOAD } from '../../../lib/shared/hosting/cacheRules';
import { partPolicy, securityHeaders, transportSecurity } from '../../../lib/shared/hosting/securityHeaders';
import { escaped } from './escaped';
import { publishedFolder } from './publishedFolder';

/** Vercel's settings; it finds `middleware.ts` by itself. */
export function vercelConfig(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: publishedFolder,
    trailingSlash: true,
    headers: [
      rule('/(.*)', { ...securityHeaders, ...transportSecurity }),
      ...cacheRules.map(({ folder, value }) =>
        rule(`${sitePath(folder)}(.*)`, { 'Cache-Control': value, ...partPolicy }),
      ),
      rule(`${sitePath('/(.*)')}${escaped(DOWNLOAD)}`, { 'Content-Disposition': 'attachment' }),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
