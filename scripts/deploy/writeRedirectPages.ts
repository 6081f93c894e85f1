import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { defaultLocale, getLanguageTag } from '@/lib/i18n/locales';
import { basePath, splitLocale } from '@/lib/i18n/paths';
import type { Redirect } from '@/lib/i18n/redirects';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { loadRedirects } from '@/lib/routes/loadRedirects';

/**
 * Writes a page at each former path that redirects to the new path, for hosts without redirects. Throws if a page of the
 * site has the former path. Not a route of the framework, because a route whose number of pages may be zero cannot be
 * exported.
 */
export async function writeRedirectPages(out: string): Promise<void> {
  for (const redirect of loadRedirects()) {
    const name = decodeURIComponent(redirect.from.slice(basePath.length));
    // Hosts derive the content type from the extension, so a page at /news.php is the index of a folder with that name.
    const urlPath = name.endsWith('/') || name.endsWith('.html') ? name : `${name}/`;
    const file = path.join(out, urlPath.replace(/\/$/, '/index.html'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, renderRedirectPage(redirect), { flag: 'wx' });
    // Makes nginx and Caddy forward the request to the site's server.
    await writeFile(`${path.join(out, urlPath)}.moved`, '');
  }
}

/**
 * Renders the page at a former URL: without a script, in the language of the URL. Search engines treat a refresh without
 * delay as a permanent redirect, so the page has no `noindex`.
 */
function renderRedirectPage({ from, to }: Redirect): string {
  const locale = splitLocale(from).locale ?? defaultLocale;
  const { title, link } = loadMessages(locale).messages.notFound.moved;
  return `<!DOCTYPE html>
<html lang="${getLanguageTag(locale)}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>
<meta http-equiv="refresh" content="0; url=${to}"/>
<meta name="viewport" content="width=device-width"/>
<meta name="color-scheme" content="light dark"/>
<title>${title}</title>
<link rel="canonical" href="${getAbsoluteUrl(to.replace(/#.*/, ''))}"/>
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${to}">${link}</a></p>
</main>
</body>
</html>
`;
}
