/** The texts of a page that redirects, in the language `lang`. HTML is not escaped. */
export type RedirectPage = {
  lang: string;
  title: string;
  /** The text of the link, for browsers that do not follow the refresh. */
  link: string;
  /** The absolute URL of the new page. */
  canonical: string;
};

/**
 * Renders the page at a former URL, for hosts without redirect support: without a script, in the language of the URL.
 * Search engines treat a refresh without delay as a permanent redirect, so the page has no `noindex`.
 */
export function renderRedirectPage(to: string, { lang, title, link, canonical }: RedirectPage): string {
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>
<meta http-equiv="refresh" content="0; url=${to}"/>
<meta name="viewport" content="width=device-width"/>
<meta name="color-scheme" content="light dark"/>
<title>${title}</title>
<link rel="canonical" href="${canonical}"/>
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
