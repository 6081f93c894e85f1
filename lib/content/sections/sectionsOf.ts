import { parseContent } from '../entries/parseContent';
import { cached } from '../texts/cached';
import { messagePath, readJson } from '../texts/readMessages';
import type { SectionedPage, SectionName } from './sectionNames';
import { sectionsSchema } from './sectionsSchema';

const FILE = 'sections.json';

/** The sections that a page shows, in their order. Throws where `messages/sections.json` does not fit its schema. */
export function sectionsOf<P extends SectionedPage>(page: P): SectionName<P>[] {
  return loadSections()[page] as SectionName<P>[];
}

/** Whether a page shows a section. */
export function hasSection<P extends SectionedPage>(page: P, name: SectionName<P>): boolean {
  return sectionsOf(page).includes(name);
}

const loadSections = cached(() =>
  parseContent(sectionsSchema, readJson(undefined, FILE), messagePath(undefined, FILE)),
);
