import { addField, inPost, type Mutation, once, replaceField } from './Mutation';

/** A page that editors added, in the invented project. */
const PAGE = 'pages/visit.md';

export const frontMatter: Mutation[] = [
  once('a page stands in a navigation that there is not', 'schema', `en/${PAGE}`, (messages, file) =>
    messages.editField(file, 'navigation', () => 'navigation: left'),
  ),
  once('the place of a page differs between languages', 'differing-facts', `vi/${PAGE}`, (messages, file) =>
    messages.editField(file, 'order', () => 'order: 7'),
  ),
  once('a page links to a heading that it does not have', 'link', `zh/${PAGE}`, (messages, file) =>
    messages.append(file, '见[下文](#nothing)。'),
  ),
  once(
    'a page has the name of a folder of the site',
    'unknown-file',
    'en/pages/images.md',
    (messages, file) => {
      messages.write(file, messages.read(`en/${PAGE}`));
      return 1;
    },
  ),
  inPost('an article does not begin with its front matter', 'syntax', 'en', (messages, post) => {
    messages.edit(post, (text) => `\n${text}`);
    return 1;
  }),
  inPost('a front matter does not end', 'syntax', 'vi', (messages, post) => {
    messages.edit(post, (text) => text.replace(/\n---\n/, '\n'));
    return 1;
  }),
  inPost(
    'a title has a colon and no quotation marks',
    'syntax',
    'en',
    replaceField('title', 'title: Stock: count it'),
  ),
  inPost('the quotation mark after a title is missing', 'syntax', 'vi', replaceField('title', 'title: "Kho')),
  inPost(
    'a title has straight quotation marks inside',
    'syntax',
    'vi',
    replaceField('title', 'title: "Kho "tốt" nhất"'),
  ),
  inPost(
    'a title between apostrophes has one inside',
    'syntax',
    'en',
    replaceField('title', "title: 'Don't count it twice'"),
  ),
  inPost('a field has nothing after its colon', 'schema', 'vi', replaceField('summary', 'summary:')),
  inPost('a switch is neither true nor false', 'schema', 'vi', addField('noindex: yes please')),
  inPost(
    'a title begins with a character that YAML reserves',
    'syntax',
    'en',
    replaceField('title', 'title: @home in Hanoi'),
  ),
  inPost('the colon after a field is a Chinese one', 'syntax', 'zh', replaceField('title', 'title：库存')),
  inPost(
    'the space after the colon of a field is missing',
    'syntax',
    'en',
    replaceField('title', 'title:Stock'),
  ),
  inPost('a line of a front matter has no colon', 'syntax', 'en', replaceField('title', 'title Stock')),
  inPost('a field begins with a tab', 'syntax', 'en', (messages, post) => {
    return messages.editField(post, 'date', (line) => `\t${line}`);
  }),
  inPost('a list of tags is not closed', 'syntax', 'en', replaceField('tags', 'tags: [erp, ai')),
  inPost('a field stands twice', 'syntax', 'en', (messages, post) => {
    return messages.editField(post, 'date', (line) => `${line}\n${line}`) + 1;
  }),
  inPost('a # cuts off the rest of a field', 'syntax', 'vi', (messages, post) => {
    return messages.editField(post, 'image', (line) => `${line} #1`);
  }),
  inPost('git left both versions of a field', 'syntax', 'zh', (messages, post) => {
    return messages.editField(
      post,
      'date',
      (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> master`,
    );
  }),
  inPost('a field is missing', 'schema', 'en', (messages, post) => {
    messages.edit(post, (text) => text.replace(/^summary: .*\n/m, ''));
    return 2;
  }),
  inPost('a field of an article is misspelt', 'schema', 'zh', (messages, post) => {
    return messages.editField(post, 'image', (line) => `${line}\nimge: /images/hero.svg`) + 1;
  }),
  inPost('a date is written in another order', 'schema', 'vi', replaceField('date', 'date: 19/03/2026')),
  inPost('a date does not exist', 'schema', 'vi', replaceField('date', 'date: 2026-02-30')),
  inPost('a tag does not exist', 'schema', 'vi', replaceField('tags', 'tags: [clouds]')),
  inPost('the tags are no list', 'schema', 'vi', replaceField('tags', 'tags: erp, ai')),
  inPost(
    'a news category does not exist',
    'schema',
    'vi',
    replaceField('category', 'category: sport'),
    'news',
  ),
  inPost('the anchor of an article is malformed', 'schema', 'vi', replaceField('link', 'link: article3')),
  inPost('a number stands where a text belongs', 'schema', 'en', replaceField('title', 'title: 2026')),
  inPost(
    'a date differs from the English one',
    'differing-facts',
    'zh',
    replaceField('date', 'date: 2020-01-01'),
  ),
  inPost(
    'the reviewer of an article is nobody of the team',
    'unknown-person',
    'vi',
    replaceField('reviewer', 'reviewer: tran-thu-he'),
  ),
  inPost('a source of an article is not in the register of laws', 'law', 'zh', (messages, post) => {
    return messages.editField(post, 'laws', (line) => line.replace('[', '[decree-1-1999, '));
  }),
  {
    title: 'a post waits for years',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const post = `${locale}/${messages.news}`;
        return ['future-date', post, messages.editField(post, 'date', () => 'date: 2999-01-01')];
      }),
  },
  inPost('a post was changed before it came out', 'future-date', 'vi', addField('updated: 2001-01-01')),
  inPost('a post was changed on a day to come', 'future-date', 'vi', addField('updated: 2999-01-01')),
  inPost(
    'an author of whom only the name is known',
    'unknown-person',
    'vi',
    replaceField('author', 'author: Lý Mai'),
  ),
  inPost('a member of the team has a second role', 'unknown-person', 'vi', addField('authorRole: Khách')),
  inPost('a draft lacks its day, which breaks nothing', 'schema', 'zh', (messages, post) => {
    messages.edit(post, (text) => text.replace(/^date: .*\n/m, 'draft: true\n'));
    return 2;
  }),
  {
    title: 'an anchor is taken twice',
    make: (messages) => {
      const taken = /^link: .*$/m.exec(messages.read(`vi/${messages.article}`))?.[0] ?? '';
      const post = `vi/${messages.lastArticle}`;
      return [['duplicate', post, messages.editField(post, 'link', () => taken)]];
    },
  },
  inPost(
    'the cover of an article does not exist',
    'picture',
    'vi',
    replaceField('image', 'image: /images/insights/none.svg'),
  ),
  inPost(
    'the cover of a news item has no description',
    'picture',
    'vi',
    (messages, post) => {
      messages.edit(post, (text) => text.replace(/^imageAlt: .*\n/m, ''));
      return messages.lineWith(post, 'image:');
    },
    'news',
  ),
];
