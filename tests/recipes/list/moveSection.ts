import type { Recipe } from '../Recipe';

/** Moves or hides sections of each page. Sections that messages link to stay visible. */
export const recipe: Recipe = {
  title: 'Move or hide a section',
  edit(copy) {
    copy.editJson('messages/sections.json', (sections) => {
      sections.home = ['latest-news', ...without(sections.home, 'latest-news', 'testimonials')];
      sections.about = without(sections.about, 'goal');
      sections.cases = ['all-cases', 'counts'];
      sections.contact = without(sections.contact, 'map');
      sections.insights = without(sections.insights, 'news');
      sections.services = [...without(sections.services, 'pricing'), 'pricing'];
    });
  },
};

function without(names: string[], ...hidden: string[]): string[] {
  return names.filter((name) => !hidden.includes(name));
}
