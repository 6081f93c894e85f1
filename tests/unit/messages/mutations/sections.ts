import { sectionNames } from '@/lib/content/sections/sectionNames';
import { change, type Mutation, once } from './Mutation';

const FILE = 'sections.json';

/** Writes another name in place of a page's first section. */
const rename = (page: string, name: string) => change(`${page}.0`, () => name);

export const sections: Mutation[] = [
  once('a page lists a section that it does not have', 'schema', FILE, rename('about', 'abuot')),
  {
    title: 'a page lists a section twice',
    make: (messages) => {
      messages.editJson(FILE, (json) => {
        json.about = ['team', 'team'];
      });
      return [['schema', FILE, messages.lineOf(FILE, 'about') + 2]];
    },
  },
  {
    title: 'a page does without the section that it is there for',
    make: (messages) => {
      messages.editJson(FILE, (json) => {
        json.cases = ['counts'];
      });
      return [['schema', FILE, messages.lineOf(FILE, 'cases')]];
    },
  },
  {
    title: 'a link leads to a section that its page hides',
    make: (messages) => {
      messages.editJson(FILE, (json) => {
        json.about = sectionNames.about.filter((name) => name !== 'goal');
      });
      const line = messages.append(`vi/${messages.article}`, 'Xem [trang này](/vi/about/#goal).');
      return [['link', `vi/${messages.article}`, line]];
    },
  },
];
