import { sectionNames } from '@/lib/content/sections/sectionNames';
import { changeText, createMutations } from './Mutation';

const FILE = 'sections.json';

/** Replaces the name of a page's first section. */
const renameFirstSection = (page: string, name: string) => changeText(`${page}.0`, () => name);

export const sections = createMutations([
  ['an unknown section', 'schema', FILE, renameFirstSection('about', 'abuot')],
  {
    title: 'a duplicate section',
    make: (messages) => {
      messages.editJson(FILE, (json) => {
        json.about = ['team', 'team'];
      });
      return [['schema', FILE, messages.getLineNumber(FILE, 'about') + 2]];
    },
  },
  {
    title: 'a page without its required section',
    make: (messages) => {
      messages.editJson(FILE, (json) => {
        json.cases = ['counts'];
      });
      return [['schema', FILE, messages.getLineNumber(FILE, 'cases')]];
    },
  },
  {
    title: 'a link to a hidden section',
    make: (messages) => {
      messages.editJson(FILE, (json) => {
        json.about = sectionNames.about.filter((name) => name !== 'goal');
      });
      const line = messages.append(`vi/${messages.article}`, 'Xem [trang này](/vi/about/#goal).');
      return [['link', `vi/${messages.article}`, line]];
    },
  },
]);
