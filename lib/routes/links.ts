import { removeNonBreakingSpaces } from 'line-breaks';
import { findCustomPage, loadCustomPages } from '@/lib/content/entries/customPages';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { memoize } from '@/lib/content/memoize';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { getSectionPath, hasSection } from '@/lib/content/sections/getSections';
import { type Subject, trialSubject } from '@/lib/enquiry/fields';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getCustomPagePath, getLocalePath, pages } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { setQuantities } from '@/lib/pricing/quotation';

export type EnquiryChoice = { kind?: 'trial'; subject?: Subject; about?: `${'case' | 'service'}:${string}` };

/** Returns the URL of the contact form in a locale, with preselected kind, subject, and case or service. */
export function getEnquiryLink(locale: Locale, choice: EnquiryChoice = {}): string {
  const query = decodeURIComponent(new URLSearchParams(choice).toString());
  return `${getLocalePath(locale, pages.contact)}${query && `?${query}`}#enquiry`;
}

/** Returns the URL of the trial application. The case or service is preselected if it can be tried. */
export function getTrialLink(locale: Locale, { subject, about }: EnquiryChoice = {}): string {
  const choice = { ...(subject && { subject }), ...(about && { about }) };
  return getEnquiryLink(locale, { kind: 'trial', ...(subject === trialSubject && choice) });
}

/** Returns the URL of the prices; with a service, of the price calculator filled with the sample quotation of the service. */
export function getPriceLink(locale: Locale, service?: string): string {
  const sample = service && loadFacts().prices.samples[service];
  if (!sample) return getLocalePath(locale, getSectionPath('services', 'pricing'));
  const path = getLocalePath(locale, pages.services);
  const { search } = new URL(setQuantities(getAbsoluteUrl(path), sample));
  return `${path}${search}&about=service:${service}#calculator`;
}

/** Returns the URL (`/vi/feed.xml`) and title of a locale's feed. */
export function getFeedLink(locale: Locale): { url: string; title: string } {
  const { common } = loadMessages(locale).messages;
  return {
    url: getAbsoluteUrl(getLocalePath(locale, '/feed.xml')),
    title: removeNonBreakingSpaces(`${common.nav.insights} | ${common.site.name}`),
  };
}

/** A navigation link. `lang` is set if the label is not in the language of the page. */
export type NavigationLink = { path: string; label: string; lang?: string | undefined };

/** Returns the links to custom pages in the header, the menu of services or the footer, which lists all of them. */
export function getCustomPageLinks(area: 'header' | 'services' | 'footer', locale: Locale): NavigationLink[] {
  return loadCustomPages(locale)
    .filter(({ navigation = 'none' }) => navigation === area || (area === 'footer' && navigation !== 'none'))
    .map(({ slug, title, lang }) => ({
      path: getCustomPagePath(slug),
      label: title,
      lang: getContentLang(lang, locale),
    }));
}

/** Returns the links that answer a visitor's question: to the prices, to pages of editors, and to data security. */
export function getQuestionLinks(locale: Locale): NavigationLink[] {
  const { common, services } = loadMessages(locale).messages;
  const pricing = { path: getSectionPath('services', 'pricing'), label: common.nav.price };
  const security = { path: getSecurityPath(locale), label: services.trust.label };
  return [
    ...(hasSection('services', 'pricing') ? [pricing] : []),
    ...getCustomPageLinks('services', locale),
    ...(security.path === pages.services ? [] : [security]),
  ];
}

/**
 * Returns the path, without a locale, of the answers for IT departments: on the page of the service level, the section
 * whose title names the reader as the home page does; without that page, the security section of the services.
 */
export const getSecurityPath = memoize((locale: Locale): string => {
  const { serviceLevelPage } = loadFacts().featured;
  const page = serviceLevelPage && findCustomPage(locale, serviceLevelPage);
  if (!page) return getSectionPath('services', 'trust');
  const { it } = loadMessages(locale).messages.home.hero.seats;
  const section = renderMarkdownBody(page).headings.find(({ text }) => text.includes(it));
  return getCustomPagePath(page.slug) + (section ? `#${section.id}` : '');
});
