import { changeText, createMutation, createMutations, replaceField } from './Mutation';

/** Characters that no typeface of share cards has. */
const undrawableCharacters = {
  'an emoji': '🚀',
  'an emoji of several characters': '👩🏽‍🔧',
  'a rare Chinese character': '𠮷',
  'a Thai letter': 'ก',
  'an Arabic letter': 'ع',
  'a Greek letter': 'Ω',
  'a symbol that the font maps to an empty glyph': '✈',
};

export const shareCards = createMutations([
  ...Object.entries(undrawableCharacters).map(([name, char]) =>
    createMutation(
      `a title with ${name}`,
      'share-card',
      'en/article',
      replaceField('title', `title: A boat ${char}`),
    ),
  ),
  [
    'a page title in letters without a font',
    'share-card',
    'vi/about.json',
    changeText('meta.title', () => 'เกี่ยวกับเรา'),
  ],
  ['a page title with an emoji', 'share-card', 'vi/about.json', changeText('meta.title', () => 'Về Reed 🚀')],
  [
    'a list title with an emoji',
    'share-card',
    'en/services.json',
    changeText('archive.title', (title) => `${title}🚀`),
  ],
  [
    'a page name with an emoji',
    'share-card',
    'zh/common.json',
    changeText('nav.about', (name) => `${name}🚀`),
  ],
]);
