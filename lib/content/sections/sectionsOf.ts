import { explain } from '../entries/loadEntities';
import { cached, messagePath, readJson } from '../texts/readMessages';
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

function loadSections() {
  return cached('loadSections', () => {
    const parsed = sectionsSchema.safeParse(readJson(undefined, FILE));
    if (!parsed.success) throw new Error(`${messagePath(undefined, FILE)}: ${explain(parsed.error)}`);
    return parsed.data;
  });
}
