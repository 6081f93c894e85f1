/**
 * The sections that a page can show between its header and its closing section. A section's name is also its anchor.
 */
export const sectionNames = {
  home: ['figures', 'services', 'showcase', 'cases', 'products', 'comparison', 'testimonials', 'latest-news'],
  about: ['story', 'figures', 'timeline', 'goal', 'team', 'headquarters'],
  services: ['services', 'modules', 'devices', 'integrations', 'pricing', 'implementation', 'trust'],
  cases: ['counts', 'all-cases'],
  insights: ['articles', 'market', 'news', 'newsletter'],
  contact: ['enquiry', 'trial', 'faq', 'map'],
} as const;

export type SectionedPage = keyof typeof sectionNames;
export type SectionName<P extends SectionedPage> = (typeof sectionNames)[P][number];

/** Sections that cannot be hidden, because they are the purpose of their page and the whole site links to them. */
export const requiredSections: { [P in SectionedPage]?: readonly SectionName<P>[] } = {
  services: ['services', 'modules'],
  cases: ['all-cases'],
  insights: ['articles'],
  contact: ['enquiry'],
};
