import { sectionNames } from '@/lib/content/sections/sectionNames';
import { changeTexts, type Mutation } from './Mutation';

const FILE = 'sections.json';

export const sections: Mutation[] = [
  ...changeTexts([['an unknown section', 'schema', FILE, 'about.0', 'abuot']]),
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
];
