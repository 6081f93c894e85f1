import { type Mutation, once } from './Mutation';

const HOME = 'vi/home.json';
const TEAM = 'vi/team.json';

export const keys: Mutation[] = [
  {
    title: 'a key is misspelt in a translation',
    make: (messages) => {
      const line = messages.editLine(HOME, 'hero.lead', (text) => text.replace('"lead"', '"laed"'));
      return [
        ['unknown-key', HOME, line],
        ['missing-text', HOME, messages.lineOf(HOME, 'hero')],
      ];
    },
  },
  once('a text is missing in a translation', 'missing-text', HOME, (messages) => {
    messages.editJson(HOME, ({ hero }) => delete hero.lead);
    return messages.lineOf(HOME, 'hero');
  }),
  once('a text is empty in a translation', 'missing-text', HOME, (messages) =>
    messages.set(HOME, 'hero.cases', () => ''),
  ),
  once('a group is missing in a translation', 'missing-text', HOME, (messages) => {
    messages.editJson(HOME, (home) => delete home.products);
    return 1;
  }),
  once('a text stands where a group belongs', 'unknown-key', HOME, (messages) => {
    messages.editJson(HOME, (home) => {
      home.products = 'Sản phẩm';
    });
    return messages.lineOf(HOME, 'products');
  }),
  {
    title: 'a text that a page asks for is missing in English',
    make: (messages) => {
      messages.editJson('en/home.json', ({ hero }) => delete hero.lead);
      return [
        ['missing-key', 'en/home.json', messages.lineOf('en/home.json', 'hero')],
        ['unknown-key', 'vi/home.json', messages.lineOf('vi/home.json', 'hero.lead')],
        ['unknown-key', 'zh/home.json', messages.lineOf('zh/home.json', 'hero.lead')],
      ];
    },
  },
  {
    title: 'a group that pages ask for is missing in English',
    make: (messages) => {
      messages.editJson('en/home.json', (home) => delete home.hero);
      return [
        ['missing-key', 'en/home.json', 1],
        ['unknown-key', 'vi/home.json', messages.lineOf('vi/home.json', 'hero')],
        ['unknown-key', 'zh/home.json', messages.lineOf('zh/home.json', 'hero')],
      ];
    },
  },
  once('a text is empty in English', 'missing-key', 'en/home.json', (messages, file) =>
    messages.set(file, 'hero.cases', () => ''),
  ),
  {
    title: 'a text is added that no page asks for',
    make: (messages) => {
      messages.editJson('en/home.json', ({ hero }) => {
        hero.motto = 'One bridge';
      });
      return [
        ['unused-key', 'en/home.json', messages.lineOf('en/home.json', 'hero.motto')],
        ['missing-text', 'vi/home.json', messages.lineOf('vi/home.json', 'hero')],
        ['missing-text', 'zh/home.json', messages.lineOf('zh/home.json', 'hero')],
      ];
    },
  },
  once(
    'the label of a button that no page has is added',
    'unused-key',
    'en/common.json',
    (messages, file) => {
      for (const [locale, label] of [
        ['en', 'Send to a colleague'],
        ['vi', 'Gửi cho đồng nghiệp'],
        ['zh', '发给同事'],
      ]) {
        messages.editJson(`${locale}/common.json`, ({ actions }) => {
          actions.forward = label;
        });
      }
      return messages.lineOf(file, 'actions.forward');
    },
  ),
  once('an entry is missing in a translation', 'missing-text', TEAM, (messages) => {
    messages.editJson(TEAM, ({ items }) => items.pop());
    return messages.lineOf(TEAM, 'items');
  }),
  once('an entry stands only in a translation', 'unknown-key', 'zh/testimonials.json', (messages, file) => {
    messages.editJson(file, ({ items }) => items.push({ ...items[0], id: 'new-one' }));
    return messages.lineOf(file, 'items.new-one.id');
  }),
  {
    title: 'the id of an entry is misspelt in a translation',
    make: (messages) => {
      messages.editJson(TEAM, ({ items }) => {
        items[0].id += 'n';
      });
      return [
        ['missing-text', TEAM, messages.lineOf(TEAM, 'items')],
        ['unknown-key', TEAM, messages.lineWith(TEAM, '"id"')],
      ];
    },
  },
  once('a text stands beside the list of entries', 'unknown-key', TEAM, (messages) => {
    messages.editJson(TEAM, (team) => {
      team.title = 'Đội ngũ';
    });
    return messages.lineOf(TEAM, 'title');
  }),
  once('a field of an entry is missing in a translation', 'missing-text', TEAM, (messages) => {
    messages.editJson(TEAM, ({ items }) => delete items[0].role);
    return messages.lineWith(TEAM, '"id"') - 1;
  }),
  once('an entry has no id in a translation', 'missing-text', TEAM, (messages) => {
    messages.editJson(TEAM, ({ items }) => delete items[0].id);
    return messages.lineOf(TEAM, 'items') + 1;
  }),
  once('a list is shorter than in English', 'missing-text', 'vi/erp-modules.json', (messages, file) => {
    messages.editJson(file, ({ items }) => items[0].features.pop());
    return messages.lineWith(file, '"features"');
  }),
  once('a file is missing in a translation', 'missing-text', 'vi/about.json', (messages, file) => {
    messages.delete(file);
    return 1;
  }),
  once('a file is missing in English', 'missing-text', 'en/comparison.json', (messages, file) => {
    messages.delete(file);
    return 1;
  }),
  {
    title: 'the name of a file is misspelt',
    make: (messages) => {
      messages.write('vi/abuot.json', messages.read('vi/about.json'));
      messages.delete('vi/about.json');
      return [
        ['missing-text', 'vi/about.json', 1],
        ['unknown-file', 'vi/abuot.json', 1],
      ];
    },
  },
  once(
    'the name of an article has capitals',
    'unknown-file',
    'en/insights/My-Article.md',
    (messages, file) => {
      messages.write(file, messages.read(`en/${messages.article}`));
      return 1;
    },
  ),
  once('an article is not translated', 'missing-text', 'vi/news/new-one.md', (messages) => {
    for (const locale of ['en', 'zh']) {
      messages.write(`${locale}/news/new-one.md`, messages.read(`${locale}/${messages.news}`));
    }
    return 1;
  }),
  {
    title: 'a translation has another name than its original',
    make: (messages) => {
      messages.write('zh/news/new-one.md', messages.read(`zh/${messages.news}`));
      messages.delete(`zh/${messages.news}`);
      return [
        ['missing-text', 'zh/news/new-one.md', 1],
        ['missing-text', `zh/${messages.news}`, 1],
      ];
    },
  },
  {
    title: 'a news item has the address of an article',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const file = `${locale}/${messages.article.replace('insights/', 'news/')}`;
        messages.write(file, messages.read(`${locale}/${messages.news}`));
        return ['duplicate', file, 1];
      }),
  },
];
