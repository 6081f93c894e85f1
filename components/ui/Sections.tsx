import type { ComponentType } from 'react';
import type { SectionedPage, SectionName } from '@/lib/content/sections/sectionNames';
import { sectionsOf } from '@/lib/content/sections/sectionsOf';

type SectionsProps<P extends SectionedPage> = {
  of: P;
  components: Record<SectionName<P>, ComponentType>;
};

/** The sections of a page that `messages/sections.json` lists, in its order. */
export function Sections<P extends SectionedPage>({ of, components }: SectionsProps<P>) {
  return sectionsOf(of).map((name) => {
    const Section: ComponentType = components[name];
    return <Section key={name} />;
  });
}
