/** The sections that a page can show between its head and its last word. A section's name is its anchor. */
export const sectionNames = {
  home: ['figures', 'services', 'showcase', 'cases', 'products', 'comparison', 'testimonials', 'latest-news'],
  about: ['story', 'figures', 'timeline', 'goal', 'team', 'headquarters'],
  services: ['erp', 'others', 'devices', 'integrations', 'pricing', 'implementation', 'trust'],
  cases: ['counts', 'all-cases'],
  insights: ['articles', 'market', 'news', 'newsletter'],
  contact: ['enquiry', 'trial', 'faq', 'map'],
} as const;

export type SectionedPage = keyof typeof sectionNames;
export type SectionName<P extends SectionedPage> = (typeof sectionNames)[P][number];

/** What a page is there for: the whole site leads to these, so none of them can be left out. */
export const requiredSections: { [P in SectionedPage]?: readonly SectionName<P>[] } = {
  services: ['erp', 'others'],
  cases: ['all-cases'],
  insights: ['articles'],
  contact: ['enquiry'],
};
