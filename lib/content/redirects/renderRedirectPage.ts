import type { Redirect } from 'host-files';
import { splitLocale } from '@/lib/shared/i18n/getLocalePath';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { loadMessages } from '../messages/loadMessages';

/**
 * Renders the page at a former URL, for hosts without redirect support: without a script, in the locale of the URL.
 * Search engines treat a refresh without delay as a permanent redirect, so the page has no `noindex`.
 */
export function renderRedirectPage({ from, to }: Redirect): string {
  const locale = splitLocale(from).locale ?? defaultLocale;
  const { moved } = loadMessages(locale).messages.notFound;
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>
<meta http-equiv="refresh" content="0; url=${to}"/>
<meta name="viewport" content="width=device-width"/>
<meta name="color-scheme" content="light dark"/>
<title>${moved.title}</title>
<link rel="canonical" href="${getAbsoluteUrl(to.replace(/#.*/, ''))}"/>
</head>
<body>
<main>
<h1>${moved.title}</h1>
<p><a href="${to}">${moved.link}</a></p>
</main>
</body>
</html>
`;
}
