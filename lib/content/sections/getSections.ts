import { pages } from '@/lib/shared/i18n/paths';
import { parseContent } from '../entries/parseContent';
import { memoizePerRequest } from '../messages/memoizePerRequest';
import { getMessagePath, readMessageJson } from '../messages/readMessages';
import type { SectionedPage, SectionName } from './sectionNames';
import { sectionsSchema } from './sectionsSchema';

const FILE = 'sections.json';

/** The sections that a page shows, in their order. Throws where `messages/sections.json` does not fit its schema. */
export function getSections<P extends SectionedPage>(page: P): SectionName<P>[] {
  return loadSections()[page] as SectionName<P>[];
}

/** Whether a page shows a section. */
export function hasSection<P extends SectionedPage>(page: P, name: SectionName<P>): boolean {
  return getSections(page).includes(name);
}

/** The bare address of a section; of its page, where the page does not show it. */
export function getSectionPath<P extends SectionedPage>(page: P, section: SectionName<P>): string {
  return hasSection(page, section) ? `${pages[page]}#${section}` : pages[page];
}

const loadSections = memoizePerRequest(() =>
  parseContent(sectionsSchema, readMessageJson(undefined, FILE), getMessagePath(undefined, FILE)),
);
