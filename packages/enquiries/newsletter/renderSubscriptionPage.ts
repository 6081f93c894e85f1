import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ResultPage } from '../EnquiriesOptions';

const STYLE = `
  body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; }
  button { font: inherit; padding: 0.6rem 1.4rem; }
`;

/** The content security policy of these pages: allows only the inline style (by hash) and the form. */
export const subscriptionPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * Renders the page that a link in a mail opens to confirm or end a subscription. It loads no files of the site, because the
 * server that answers the link need not host the site. A button posts to the URL of the page.
 */
export function renderSubscriptionPage(
  languageTag: string,
  page: ResultPage,
  home: { href: string; label: string },
) {
  const button = page.button ? html`<form method="post"><button>${page.button}</button></form>` : '';
  return html`<!doctype html>
<html lang="${languageTag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<style>${raw(STYLE)}</style>
<main>
<h1>${page.title}</h1>
<p>${page.text}</p>
${button}
<p><a href="${home.href}">${home.label}</a></p>
</main>
</html>`;
}
