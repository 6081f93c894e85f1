import { readInterfaceTexts } from '../interfaceTexts';

const replacements = {
  'entry_sidebar.history.title': { zh: '记录' },
  translate: { 'zh-TW': '譯' },
  'new_group.text': { zh: '新' },
};

test.each([
  ['zh-CN', '记录', '翻译'],
  ['zh-TW', '歷史', '譯'],
  ['vi', 'Lịch sử', 'Dịch'],
])('replaces the texts of Sveltia CMS in %s only', (locale, title, translate) => {
  const texts = readInterfaceTexts(locale, replacements);
  expect(texts).toMatchObject({ entry_sidebar: { history: { title } }, translate });
  expect('new_group' in texts).toBe(locale === 'zh-CN');
});
