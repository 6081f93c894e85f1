import { changeTexts, type Mutation, replaceFields } from './Mutation';

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

export const shareCards: Mutation[] = [
  ...changeTexts([
    ['a page title in letters without a font', 'share-card', 'vi/about.json', 'meta.title', 'เกี่ยวกับเรา'],
    ['a page title with an emoji', 'share-card', 'vi/about.json', 'meta.title', 'Về Reed 🚀'],
    ['a list title with an emoji', 'share-card', 'en/services.json', 'archive.title', (text) => `${text}🚀`],
    ['a page name with an emoji', 'share-card', 'zh/common.json', 'nav.about', (text) => `${text}🚀`],
  ]),
  ...replaceFields(
    Object.entries(undrawableCharacters).map(([name, char]) => [
      `a title with ${name}`,
      'share-card',
      'en/article',
      `title: A boat ${char}`,
    ]),
  ),
];
