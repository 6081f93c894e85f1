import {
  addFields,
  createMutation,
  createMutationInAllLocales,
  type Mutation,
  replaceFields,
} from './Mutation';

/** A custom page of the fixture project. */
const PAGE = 'pages/visit.md';

/** A custom page with a block of each type. */
const BLOCKS_PAGE = 'pages/lamp-fair.md';

export const frontMatter: Mutation[] = [
  ...replaceFields([
    ['a page in an unknown navigation', 'schema', `en/${PAGE}`, 'navigation: left'],
    ['a page order that differs between locales', 'differing-values', `vi/${PAGE}`, 'order: 7'],
    ['an unquoted title with a colon', 'syntax', 'en/article', 'title: Stock: count it'],
    ['a title without its closing quotation mark', 'syntax', 'vi/article', 'title: "Kho'],
    ['straight quotation marks inside a quoted title', 'syntax', 'vi/article', 'title: "Kho "tốt" nhất"'],
    ['an apostrophe inside a single-quoted title', 'syntax', 'en/article', "title: 'Don't count it twice'"],
    ['a field without a value', 'schema', 'vi/article', 'summary:'],
    ['a title that starts with a YAML indicator', 'syntax', 'en/article', 'title: @home in Hanoi'],
    ['a full-width colon after a field', 'syntax', 'zh/article', 'title：库存'],
    ['a missing space after a colon', 'syntax', 'en/article', 'title:Stock'],
    ['a missing space before a quoted title with a colon', 'syntax', 'en/article', 'title:"Stock: a guide"'],
    ['a front matter line without a colon', 'syntax', 'en/article', 'title Stock'],
    ['an unclosed list of tags', 'syntax', 'en/article', 'tags: [erp, ai'],
    ['a date in another format', 'schema', 'vi/article', 'date: 19/03/2026'],
    ['a date that does not exist', 'schema', 'vi/article', 'date: 2026-02-30'],
    ['an unknown tag', 'schema', 'vi/article', 'tags: [clouds]'],
    ['tags that are not a list', 'schema', 'vi/article', 'tags: erp, ai'],
    ['an unknown news category', 'schema', 'vi/news', 'category: sport'],
    ['a malformed article anchor', 'schema', 'vi/article', 'link: article3'],
    ['a number instead of a text', 'schema', 'en/article', 'title: 2026'],
    ['a date that differs from English', 'differing-values', 'zh/article', 'date: 2020-01-01'],
    ['a reviewer who is not in the team', 'unknown-person', 'vi/article', 'reviewer: tran-thu-he'],
    ['a guest author without a role', 'unknown-person', 'vi/article', 'author: Lý Mai'],
    ['a missing cover of an article', 'picture', 'vi/article', 'image: /images/insights/none.svg'],
  ]),
  ...addFields([
    ['a boolean that is neither true nor false', 'schema', 'vi/article', 'noindex: yes please'],
    ['an update before the publication date', 'future-date', 'vi/article', 'updated: 2001-01-01'],
    ['an update in the future', 'future-date', 'vi/article', 'updated: 2999-01-01'],
    ['a team member with an author role', 'unknown-person', 'vi/article', 'authorRole: Khách'],
  ]),
  ...(
    [
      ['an unknown type', ['schema'], 'type: figures', 'type: figure'],
      ['a field of another type', ['schema'], 'region: hai-phong', 'subject: erp'],
      ['an unknown region', ['schema', 'unknown-entry'], 'region: hai-phong', 'region: hue'],
      ['a second form', ['schema'], '- type: action', '- type: form\n    title: Again\n  - type: action'],
      ['an unknown figure', ['unknown-entry'], 'figures: [lamps]', 'figures: [lamp]'],
      ['no matching case', ['unknown-entry'], '- type: cases', '- type: cases\n    industry: food'],
      ['a link to a missing page', ['link'], 'page: visit', 'page: visits'],
      ['a link to a missing anchor', ['link'], '(/en/visit/)', '(/en/visit/#enquiry)'],
    ] as const
  ).map(
    ([title, rules, before, after]): Mutation => ({
      title: `a block with ${title}`,
      make(messages) {
        const file = `en/${BLOCKS_PAGE}`;
        const lines = messages.read(file).split('\n');
        const line = lines.findIndex((text) => text.includes(before)) + 1;
        messages.edit(file, (text) => text.replace(before, after));
        // A filter is reported at the type of its block.
        const getLine = (rule: string) =>
          rule === 'unknown-entry' && after.startsWith('region') ? line - 2 : line;
        return rules.map((rule) => [rule, file, getLine(rule)]);
      },
    }),
  ),
  createMutation('a link to a missing heading on a page', 'link', `zh/${PAGE}`, (messages, file) =>
    messages.append(file, '见[下文](#nothing)。'),
  ),
  createMutation('a page with a reserved name', 'unknown-file', 'en/pages/images.md', (messages, file) => {
    messages.write(file, messages.read(`en/${PAGE}`));
    return 1;
  }),
  createMutation('a post with a reserved name', 'unknown-file', 'en/news/archive.md', (messages, file) => {
    messages.write(file, messages.read(`en/${messages.news}`));
    return 1;
  }),
  createMutation('an article without front matter at its start', 'syntax', 'en/article', (messages, post) => {
    messages.edit(post, (text) => `\n${text}`);
    return 1;
  }),
  createMutation('unclosed front matter', 'syntax', 'vi/article', (messages, post) => {
    messages.edit(post, (text) => text.replace(/\n---\n/, '\n'));
    return 1;
  }),
  createMutation('a field indented with a tab', 'syntax', 'en/article', (messages, post) => {
    return messages.editField(post, 'date', (line) => `\t${line}`);
  }),
  createMutation('a duplicate field', 'syntax', 'en/article', (messages, post) => {
    return messages.editField(post, 'date', (line) => `${line}\n${line}`) + 1;
  }),
  createMutation('an accidental YAML comment', 'syntax', 'vi/article', (messages, post) => {
    return messages.editField(post, 'image', (line) => `${line} #1`);
  }),
  createMutation('a git conflict in front matter', 'syntax', 'zh/article', (messages, post) => {
    return messages.editField(
      post,
      'date',
      (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> master`,
    );
  }),
  createMutation('a missing field', 'schema', 'en/article', (messages, post) => {
    messages.edit(post, (text) => text.replace(/^summary: .*\n/m, ''));
    return 2;
  }),
  createMutation('a misspelt field of an article', 'schema', 'zh/article', (messages, post) => {
    return messages.editField(post, 'image', (line) => `${line}\nimge: /images/hero.svg`) + 1;
  }),
  createMutationInAllLocales(
    'a publication date far in the future',
    'future-date',
    'news',
    (messages, post) => messages.editField(post, 'date', () => 'date: 2999-01-01'),
  ),
  createMutation('a draft without a date', 'schema', 'zh/article', (messages, post) => {
    messages.edit(post, (text) => text.replace(/^date: .*\n/m, 'draft: true\n'));
    return 2;
  }),
  {
    title: 'a duplicate anchor',
    make: (messages) => {
      const taken = /^link: .*$/m.exec(messages.read(`vi/${messages.article}`))?.[0] ?? '';
      const post = `vi/${messages.lastArticle}`;
      return [['duplicate', post, messages.editField(post, 'link', () => taken)]];
    },
  },
  createMutation('a news cover without a description', 'picture', 'vi/news', (messages, post) => {
    messages.edit(post, (text) => text.replace(/^imageAlt: .*\n/m, ''));
    return messages.findLineContaining(post, 'image:');
  }),
];
