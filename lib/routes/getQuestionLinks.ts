import { loadMessages } from '@/lib/content/messages/loadMessages';
import { getSections } from '@/lib/content/sections/getSections';
import type { Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/i18n/paths';
import { getCustomPageLinks, type NavigationLink } from './getCustomPageLinks';

/** Returns the links that answer a visitor's question: to the prices, to pages of editors, and to the security section. */
export function getQuestionLinks(locale: Locale): NavigationLink[] {
  const { common, services } = loadMessages(locale).messages;
  const sections = getSections('services');
  const createSectionLink = (section: 'pricing' | 'trust', label: string) =>
    sections.includes(section) ? [{ path: `${pages.services}#${section}`, label }] : [];
  return [
    ...createSectionLink('pricing', common.nav.price),
    ...getCustomPageLinks('services', locale),
    ...createSectionLink('trust', services.trust.label),
  ];
}
