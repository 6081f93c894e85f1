/** @jest-environment node */
import { siteRoutes } from '@/lib/content/routes/siteRoutes';
import { cardOf } from '@/lib/content/shareCards/cardOf';
import { typefaces } from '@/lib/content/shareCards/typefaces';
import { locales } from '@/lib/shared/i18n/locales';

// The Markdown libraries are ES modules, which Jest cannot load.
jest.mock('@/lib/content/markdown/parseMarkdown', () => {
  const yaml = jest.requireActual('yaml');
  return { parseFrontMatter: (markdown: string) => yaml.parse(markdown.split(/^---$/m)[1]) };
});

test.each(locales)('every character on a share card in %s has a face that draws it', (locale) => {
  const faces = typefaces(locale === 'zh', 600);
  const texts = siteRoutes().flatMap((route) => {
    const { title, label, siteName, host } = cardOf(route, locale);
    return [title, label, siteName, host];
  });
  const characters = [...new Set(texts.join('').normalize('NFC'))];
  expect(characters.filter((char) => !faces.some(({ covers }) => covers(char.codePointAt(0) ?? 0)))).toEqual(
    [],
  );
});

test('Chinese punctuation is drawn by the Chinese face, letters among it by the site’s own', () => {
  const faceOf = (char: string) =>
    typefaces(true, 600)
      .find(({ covers }) => covers(char.codePointAt(0) ?? 0))
      ?.file.split('/')
      .at(-1);
  for (const char of '，。：；！？（）《》、“”—…')
    expect([char, faceOf(char)]).toEqual([char, expect.stringMatching(/^noto-sans-sc/)]);
  for (const char of 'ERP 15')
    expect([char, faceOf(char)]).toEqual([char, expect.stringMatching(/^be-vietnam-pro/)]);
});
