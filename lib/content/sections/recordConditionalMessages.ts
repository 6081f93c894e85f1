import { defaultLocale } from '@/lib/i18n/locales';
import { loadMessages } from '../messages/readMessages';
import { getSections } from './getSections';
import { type SectionedPage, sectionNames } from './sectionNames';

/**
 * Reads all messages that pages show only under a condition, such as the label of a draft, so that a build records them
 * as used even if the condition is not met, for example because a section is hidden or a product does not exist.
 */
export function recordConditionalMessages(): void {
  const { messages } = loadMessages(defaultLocale);
  const { common, services, cases, contact, insights, privacy, taxonomy } = messages;
  const pagesWithHiddenSections = (Object.keys(sectionNames) as SectionedPage[]).filter(
    (page) => getSections(page).length < sectionNames[page].length,
  );
  // Serializing an object reads all its texts.
  JSON.stringify([
    [common.footnotes, common.pager, services.archive, cases.archive, insights.archive],
    [insights.post, privacy.analytics, services.page, services.pricing, taxonomy.subjects],
    [common.bar, common.actions, common.trial, contact],
    pagesWithHiddenSections.map((page) => messages[page]),
  ]);
}
