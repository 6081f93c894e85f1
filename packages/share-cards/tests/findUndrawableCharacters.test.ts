import { createTypeface, findUndrawableCharacters, suggestFontPackage } from '../index';

const ascii = createTypeface({ file: 'ascii.woff2', covers: (codePoint) => codePoint < 0x80 });
const han = createTypeface({
  file: 'han.woff2',
  covers: (codePoint) => codePoint >= 0x4e00 && codePoint <= 0x9fff,
});

test.each([
  ['A boat', []],
  ['A 船\u200B', []],
  ['A boat 🚀🚀', ['🚀']],
  ['Nguyễn', ['ễ']],
  ['👩🏽‍🔧 repairs', ['👩🏽‍🔧']],
])('the undrawable characters of "%s" are %j', (text, expected) => {
  expect(findUndrawableCharacters(text, 'en', [ascii, han])).toEqual(expected);
});

test.each([
  ['th', 'thai'],
  ['ko', 'korean'],
  ['ar-EG', 'arabic'],
])('the font suggested for %s is for the script %s', (languageTag, script) => {
  expect(suggestFontPackage(languageTag)).toBe(`@fontsource-variable/noto-sans-${script}`);
});
