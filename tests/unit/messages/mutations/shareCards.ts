import { change, inPost, type Mutation, once, replaceField } from './Mutation';

/** Characters that no typeface of share cards has. */
const undrawn = {
  'an emoji': '🚀',
  'an emoji of several characters': '👩🏽‍🔧',
  'a rare Chinese character': '𠮷',
  'a Thai letter': 'ก',
  'an Arabic letter': 'ع',
  'a Greek letter': 'Ω',
  'a symbol that the font maps to an empty glyph': '✈',
};

export const shareCards: Mutation[] = [
  ...Object.entries(undrawn).map(([name, char]) =>
    inPost(`a title with ${name}`, 'share-card', 'en', replaceField('title', `title: A boat ${char}`)),
  ),
  once(
    'a page title with an emoji',
    'share-card',
    'vi/about.json',
    change('meta.title', () => 'Về Reed 🚀'),
  ),
  once(
    'a list title with an emoji',
    'share-card',
    'en/services.json',
    change('archive.title', (title) => `${title}🚀`),
  ),
  once(
    'a page name with an emoji',
    'share-card',
    'zh/common.json',
    change('nav.about', (name) => `${name}🚀`),
  ),
];
