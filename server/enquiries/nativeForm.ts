import type { Context } from 'hono';
import { faultMessages } from '@/lib/enquiry/fields';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { getLocalePath, pages, splitLocale, withBasePath } from '@/lib/i18n/paths';
import { negotiateLocale, parseAcceptLanguage } from '@/lib/i18n/redirects';
import { isHttps } from '../http/httpServer';
import { setReceiptCookie } from './receipt';
import type { Outcome } from './receive';
import { renderUnsentForm, resultPagePolicy } from './resultPages';
import type { EnquiryService } from './service';

/** The statuses for which a native form gets a page with its text, because the visitor can only send it again later. */
const KEPT_STATUSES: readonly number[] = [403, 429, 503];

type NativeForm = {
  /** The origin of the page with the form: this site, an allowed site, or a foreign site. */
  origin: 'own' | 'allowed' | 'foreign';
  outcome: Outcome;
  /** Reads the fields of the form. */
  readFields: () => Promise<Record<string, string>>;
};

/**
 * Responds to a form that the browser sent without the site's script: redirects to the page that shows the outcome, or
 * shows a page with the visitor's text.
 */
export async function respondToNativeForm(
  context: Context,
  { config, content }: EnquiryService,
  { origin, outcome, readFields }: NativeForm,
): Promise<Response> {
  if (KEPT_STATUSES.includes(outcome.status)) {
    const fields = await readFields();
    const locale = isLocale(fields.locale) ? fields.locale : getVisitorLocale(context);
    context.header('Content-Security-Policy', resultPagePolicy);
    // A form of another site is shown, but never sent from this one.
    const action = origin === 'foreign' ? undefined : withBasePath(context.req.path);
    const reply = { href: `mailto:${content.replyTo}`, label: content.replyTo };
    const page = renderUnsentForm(locale, content.unsentPages[locale], reply, { fields, action });
    return context.html(page, outcome.status);
  }
  const locale = outcome.locale ?? getVisitorLocale(context);
  // The pages of another origin are not served by this server, so they cannot show a receipt.
  if ('number' in outcome.body && origin === 'own') {
    const secure = isHttps(context.req.header('X-Forwarded-Proto'), config.trustedProxyCount);
    const receipt = { ...outcome.body, kind: outcome.kind, ...outcome.reply };
    setReceiptCookie(context, receipt, { path: getLocalePath(locale, pages.contact), secure });
  }
  const path = getResultPath(locale, outcome);
  return context.redirect(origin === 'allowed' ? `${context.req.header('Origin')}${path}` : path, 303);
}

/**
 * Returns the URL that a native form is redirected to, for example `/vi/contact/?sent=trial#form-sent`. The fragment is
 * the anchor of the message that the page then shows.
 */
function getResultPath(locale: Locale, { body, kind }: Outcome): string {
  const isNewsletter = kind === 'newsletter';
  const path = getLocalePath(locale, isNewsletter ? pages.insights : pages.contact);
  const form = isNewsletter ? 'newsletter' : 'form';
  if ('id' in body) return `${path}?sent=${kind}#${form}-sent`;
  if ('error' in body) return `${path}?failed=${body.error}#${form}-failed`;
  const faults = Object.entries(body.errors).map((entry) => entry.join('-'));
  const fault = faults.find((name) => (faultMessages[form] as readonly string[]).includes(name));
  return `${path}?failed=invalid#${[form, 'failed', fault].filter(Boolean).join('-')}`;
}

/**
 * Returns the locale of the page that contains the form; without one, the locale of the browser. Used if the form could
 * not be read.
 */
function getVisitorLocale(context: Context): Locale {
  const referrer = context.req.header('Referer') ?? '';
  const locale = URL.canParse(referrer) ? splitLocale(new URL(referrer).pathname).locale : undefined;
  return locale ?? negotiateLocale({ accepted: parseAcceptLanguage(context.req.header('Accept-Language')) });
}
