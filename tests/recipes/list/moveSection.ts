import type { Recipe } from '../Recipe';

/** Moves or hides sections of each page. Sections that messages link to stay visible. */
export const recipe: Recipe = {
  title: 'Move or hide a section',
  edit(copy) {
    copy.editJson('messages/sections.json', (sections) => {
      sections.home = ['latest-news', ...omitNames(sections.home, 'latest-news', 'testimonials')];
      sections.about = omitNames(sections.about, 'goal');
      sections.cases = ['all-cases', 'counts'];
      sections.contact = omitNames(sections.contact, 'map');
      sections.insights = omitNames(sections.insights, 'news');
      sections.services = [...omitNames(sections.services, 'pricing'), 'pricing'];
    });
  },
};

function omitNames(names: string[], ...hidden: string[]): string[] {
  return names.filter((name) => !hidden.includes(name));
}
