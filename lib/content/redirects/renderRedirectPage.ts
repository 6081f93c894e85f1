import { splitLocale } from '@/lib/shared/i18n/getLocalePath';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Redirect } from '@/lib/shared/Redirect';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { loadMessages } from '../messages/loadMessages';

/**
 * The page at an address that is no more, for hosts that know no redirects: without a script, in the language of the
 * address. A refresh without delay is what search engines take for a lasting redirect, so nothing keeps them out.
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
