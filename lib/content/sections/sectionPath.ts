import { pages } from '@/lib/shared/i18n/paths';
import type { SectionedPage, SectionName } from './sectionNames';
import { hasSection } from './sectionsOf';

/** The bare address of a section; of its page, where the page does not show it. */
export function sectionPath<P extends SectionedPage>(page: P, section: SectionName<P>): string {
  return hasSection(page, section) ? `${pages[page]}#${section}` : pages[page];
}
