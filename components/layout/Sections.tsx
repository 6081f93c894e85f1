import type { ComponentType } from 'react';
import { getSections } from '@/lib/content/sections/getSections';
import type { SectionedPage, SectionName } from '@/lib/content/sections/sectionNames';

type SectionsProps<P extends SectionedPage> = {
  page: P;
  components: Record<SectionName<P>, ComponentType>;
};

/** Renders the sections of a page that `messages/sections.json` lists, in that order. */
export function Sections<P extends SectionedPage>({ page, components }: SectionsProps<P>) {
  return getSections(page).map((name) => {
    const Section: ComponentType = components[name];
    return <Section key={name} />;
  });
}
