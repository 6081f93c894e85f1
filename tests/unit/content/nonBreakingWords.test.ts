import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

test.each([
  ['vi', 'Một nhà kho, hai nhà kho', 'Một nhà~kho, hai nhà~kho'],
  ['zh', '选云 ERP 之前', '选云~ERP 之前'],
  ['en', 'Một nhà kho', 'Một nhà kho'],
] as const)('words that the glossary lists for %s stay on one line', async (locale, text, expected) => {
  messages.editJson(`${locale}/home.json`, (home) => {
    home.hero.title = text;
  });
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(loadMessages(locale).messages.home.hero.title).toBe(expected.replaceAll('~', '\u00a0'));
});

test('names of third parties stay on one line', async () => {
  messages.editJson('en/home.json', (home) => {
    home.hero.title = 'Selling on TikTok Shop';
  });
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(loadMessages('en').messages.home.hero.title).toBe('Selling on TikTok\u00a0Shop');
});

test('pages are built without a list of such words', async () => {
  messages.editJson('glossary.json', (glossary) => delete glossary.nonBreaking);
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  expect(loadMessages('vi').messages.home.hero.title).not.toBe('');
});

test('titles in feeds contain plain spaces', async () => {
  messages.editText('vi/insights/full-boat.md', (post) => post.replace(/^title: .*$/m, 'title: Một nhà kho'));
  const { renderAtomFeed } = await import('@/lib/routes/renderAtomFeed');
  expect(renderAtomFeed('vi')).toContain('<title>Một nhà kho</title>');
});
