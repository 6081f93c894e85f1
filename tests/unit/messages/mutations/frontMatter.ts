import { addField, createMutation, createPostMutation, type Mutation, replaceField } from './Mutation';

/** A custom page of the fixture project. */
const PAGE = 'pages/visit.md';

/** A custom page with a block of each type. */
const BLOCKS_PAGE = 'pages/lamp-fair.md';

export const frontMatter: Mutation[] = [
  createMutation('a page in an unknown navigation', 'schema', `en/${PAGE}`, (messages, file) =>
    messages.editField(file, 'navigation', () => 'navigation: left'),
  ),
  createMutation(
    'a page order that differs between locales',
    'differing-values',
    `vi/${PAGE}`,
    (messages, file) => messages.editField(file, 'order', () => 'order: 7'),
  ),
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
  createPostMutation('an article without front matter at its start', 'syntax', 'en', (messages, post) => {
    messages.edit(post, (text) => `\n${text}`);
    return 1;
  }),
  createPostMutation('unclosed front matter', 'syntax', 'vi', (messages, post) => {
    messages.edit(post, (text) => text.replace(/\n---\n/, '\n'));
    return 1;
  }),
  createPostMutation(
    'an unquoted title with a colon',
    'syntax',
    'en',
    replaceField('title', 'title: Stock: count it'),
  ),
  createPostMutation(
    'a title without its closing quotation mark',
    'syntax',
    'vi',
    replaceField('title', 'title: "Kho'),
  ),
  createPostMutation(
    'straight quotation marks inside a quoted title',
    'syntax',
    'vi',
    replaceField('title', 'title: "Kho "tốt" nhất"'),
  ),
  createPostMutation(
    'an apostrophe inside a single-quoted title',
    'syntax',
    'en',
    replaceField('title', "title: 'Don't count it twice'"),
  ),
  createPostMutation('a field without a value', 'schema', 'vi', replaceField('summary', 'summary:')),
  createPostMutation(
    'a boolean that is neither true nor false',
    'schema',
    'vi',
    addField('noindex: yes please'),
  ),
  createPostMutation(
    'a title that starts with a YAML indicator',
    'syntax',
    'en',
    replaceField('title', 'title: @home in Hanoi'),
  ),
  createPostMutation(
    'a full-width colon after a field',
    'syntax',
    'zh',
    replaceField('title', 'title：库存'),
  ),
  createPostMutation('a missing space after a colon', 'syntax', 'en', replaceField('title', 'title:Stock')),
  createPostMutation(
    'a missing space before a quoted title with a colon',
    'syntax',
    'en',
    replaceField('title', 'title:"Stock: a guide"'),
  ),
  createPostMutation(
    'a front matter line without a colon',
    'syntax',
    'en',
    replaceField('title', 'title Stock'),
  ),
  createPostMutation('a field indented with a tab', 'syntax', 'en', (messages, post) => {
    return messages.editField(post, 'date', (line) => `\t${line}`);
  }),
  createPostMutation('an unclosed list of tags', 'syntax', 'en', replaceField('tags', 'tags: [erp, ai')),
  createPostMutation('a duplicate field', 'syntax', 'en', (messages, post) => {
    return messages.editField(post, 'date', (line) => `${line}\n${line}`) + 1;
  }),
  createPostMutation('an accidental YAML comment', 'syntax', 'vi', (messages, post) => {
    return messages.editField(post, 'image', (line) => `${line} #1`);
  }),
  createPostMutation('a git conflict in front matter', 'syntax', 'zh', (messages, post) => {
    return messages.editField(
      post,
      'date',
      (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> master`,
    );
  }),
  createPostMutation('a missing field', 'schema', 'en', (messages, post) => {
    messages.edit(post, (text) => text.replace(/^summary: .*\n/m, ''));
    return 2;
  }),
  createPostMutation('a misspelt field of an article', 'schema', 'zh', (messages, post) => {
    return messages.editField(post, 'image', (line) => `${line}\nimge: /images/hero.svg`) + 1;
  }),
  createPostMutation('a date in another format', 'schema', 'vi', replaceField('date', 'date: 19/03/2026')),
  createPostMutation('a date that does not exist', 'schema', 'vi', replaceField('date', 'date: 2026-02-30')),
  createPostMutation('an unknown tag', 'schema', 'vi', replaceField('tags', 'tags: [clouds]')),
  createPostMutation('tags that are not a list', 'schema', 'vi', replaceField('tags', 'tags: erp, ai')),
  createPostMutation(
    'an unknown news category',
    'schema',
    'vi',
    replaceField('category', 'category: sport'),
    'news',
  ),
  createPostMutation('a malformed article anchor', 'schema', 'vi', replaceField('link', 'link: article3')),
  createPostMutation('a number instead of a text', 'schema', 'en', replaceField('title', 'title: 2026')),
  createPostMutation(
    'a date that differs from English',
    'differing-values',
    'zh',
    replaceField('date', 'date: 2020-01-01'),
  ),
  createPostMutation(
    'a reviewer who is not in the team',
    'unknown-person',
    'vi',
    replaceField('reviewer', 'reviewer: tran-thu-he'),
  ),
  createPostMutation('a listed law that is not in the register', 'law', 'zh', (messages, post) => {
    return messages.editField(post, 'laws', (line) => line.replace('[', '[decree-1-1999, '));
  }),
  {
    title: 'a publication date far in the future',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const post = `${locale}/${messages.news}`;
        return ['future-date', post, messages.editField(post, 'date', () => 'date: 2999-01-01')];
      }),
  },
  createPostMutation(
    'an update before the publication date',
    'future-date',
    'vi',
    addField('updated: 2001-01-01'),
  ),
  createPostMutation('an update in the future', 'future-date', 'vi', addField('updated: 2999-01-01')),
  createPostMutation(
    'a guest author without a role',
    'unknown-person',
    'vi',
    replaceField('author', 'author: Lý Mai'),
  ),
  createPostMutation(
    'a team member with an author role',
    'unknown-person',
    'vi',
    addField('authorRole: Khách'),
  ),
  createPostMutation('a draft without a date', 'schema', 'zh', (messages, post) => {
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
  createPostMutation(
    'a missing cover of an article',
    'picture',
    'vi',
    replaceField('image', 'image: /images/insights/none.svg'),
  ),
  createPostMutation(
    'a news cover without a description',
    'picture',
    'vi',
    (messages, post) => {
      messages.edit(post, (text) => text.replace(/^imageAlt: .*\n/m, ''));
      return messages.findLineContaining(post, 'image:');
    },
    'news',
  ),
];
