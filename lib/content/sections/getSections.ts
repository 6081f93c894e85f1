import { loadFacts } from '@/lib/content/facts/loadFacts';
import { memoize } from '@/lib/content/memoize';
import { pages } from '@/lib/i18n/paths';
import { readSharedFile } from '../messages/parseContent';
import type { SectionedPage, SectionName } from './sectionNames';
import { sectionsSchema } from './sectionsSchema';

/**
 * Returns the sections that a page shows, in order, without those of offers that are switched off. Throws if
 * `messages/sections.json` does not match its schema.
 */
export function getSections<P extends SectionedPage>(page: P): SectionName<P>[] {
  const offers: Record<string, boolean | undefined> = loadFacts().offers;
  return (loadSections()[page] as SectionName<P>[]).filter((name) => offers[name] !== false);
}

/** True if a page shows a section. */
export function hasSection<P extends SectionedPage>(page: P, name: SectionName<P>): boolean {
  return getSections(page).includes(name);
}

/** Returns the path, without a locale, of a section; the path of its page if the section is hidden. */
export function getSectionPath<P extends SectionedPage>(page: P, section: SectionName<P>): string {
  return hasSection(page, section) ? `${pages[page]}#${section}` : pages[page];
}

const loadSections = memoize(() => readSharedFile(sectionsSchema, 'sections.json'));
