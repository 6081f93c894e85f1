import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';

/** The messages of a page. A page with a `button` requests an action; a page without one shows a result. */
export type ResultPage = { title: string; text: string; button?: string | undefined };

const STYLE = `
  body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; }
  button { font: inherit; padding: 0.6rem 1.4rem; }
  textarea { font: inherit; display: block; box-sizing: border-box; width: 100%; margin: 0 0 1rem; }
`;

/** The content security policy of these pages: allows only the inline style (by hash) and the form. */
export const resultPagePolicy = [
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
  locale: Locale,
  page: ResultPage,
  home: { href: string; label: string },
) {
  const button = page.button ? html`<form method="post"><button>${page.button}</button></form>` : '';
  return renderPage(locale, page, home, button);
}

/**
 * Renders the page for a native form that was not accepted: it keeps the text of the visitor and, if `action` is defined, a
 * button that sends all fields again.
 */
export function renderUnsentForm(
  locale: Locale,
  page: ResultPage,
  link: { href: string; label: string },
  { fields, action }: { fields: Record<string, string>; action: string | undefined },
) {
  const { message = '', ...others } = fields;
  const text = html`<textarea name="message" aria-label="${page.title}" rows="8">
${message}</textarea>`;
  const inputs = Object.entries(others).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const form = html`<form method="post" action="${action}">${inputs}${text}<button>${page.button}</button></form>`;
  return renderPage(locale, page, link, action === undefined ? text : form);
}

function renderPage(
  locale: Locale,
  page: ResultPage,
  link: { href: string; label: string },
  content: ReturnType<typeof html> | string,
) {
  return html`<!doctype html>
<html lang="${getLanguageTag(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<style>${raw(STYLE)}</style>
<main>
<h1>${page.title}</h1>
<p>${page.text}</p>
${content}
<p><a href="${link.href}">${link.label}</a></p>
</main>
</html>`;
}
