/** @jest-environment node */
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
  const { loadMessages } = await import('@/lib/content/messages/loadMessages');
  expect(loadMessages(locale).messages.home.hero.title).toBe(expected.replaceAll('~', '\u00a0'));
});

test('names of third parties stay on one line', async () => {
  messages.editJson('en/home.json', (home) => {
    home.hero.title = 'Selling on TikTok Shop';
  });
  const { loadMessages } = await import('@/lib/content/messages/loadMessages');
  expect(loadMessages('en').messages.home.hero.title).toBe('Selling on TikTok\u00a0Shop');
});

test('short words with a hyphen stay on one line in headings only', async () => {
  messages.editJson('en/home.json', (home) => {
    home.hero.title = home.hero.cases = 'Chinese-owned';
  });
  messages.editText('en/insights/full-boat.md', (post) =>
    post.replace(/^title: .*$/m, 'title: A 15-day trial'),
  );
  const { loadMessages } = await import('@/lib/content/messages/loadMessages');
  const { hero } = loadMessages('en').messages.home;
  expect([hero.title, hero.cases]).toEqual(['Chinese-\u2060owned', 'Chinese-owned']);
  const { findPost } = await import('@/lib/content/entries/loadPosts');
  expect(findPost('en', 'full-boat')?.title).toBe('A 15-\u2060day trial');
});

test('pages are built without a list of such words', async () => {
  messages.editJson('glossary.json', (glossary) => delete glossary.nonBreaking);
  const { loadMessages } = await import('@/lib/content/messages/loadMessages');
  expect(loadMessages('vi').messages.home.hero.title).not.toBe('');
});

test('titles in feeds contain plain spaces', async () => {
  messages.editText('vi/insights/full-boat.md', (post) => post.replace(/^title: .*$/m, 'title: Một nhà kho'));
  const { renderAtomFeed } = await import('@/lib/content/seo/renderAtomFeed');
  expect(renderAtomFeed('vi')).toContain('<title>Một nhà kho</title>');
});
