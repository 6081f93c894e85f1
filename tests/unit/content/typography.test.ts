/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { locales } from '@/lib/shared/i18n/locales';
import { readPosts } from './readPosts';
import { plainText, textsOf } from './texts';

const files = readdirSync('messages', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(json|md)$/.test(file),
);

test.each(files)('%s is in Unicode’s composed form', (file) => {
  const text = readFileSync(`messages/${file}`, 'utf8');
  expect(text === text.normalize('NFC')).toBe(true);
});

const posts = readPosts();

describe.each(locales)('in %s', (locale) => {
  const texts = [
    // Keywords are a list for machines, which the format separates with commas of half width.
    ...[...textsOf(locale)].filter(([key]) => !key.endsWith('meta.keywords')),
    ...posts
      .filter((post) => post.locale === locale)
      .flatMap(({ slug, title, summary, imageAlt = '', body }): [string, string][] => [
        [`${slug} front matter`, `${title}\n${summary}\n${imageAlt}`],
        [`${slug} body`, plainText(body)],
      ]),
  ];

  test('no punctuation of half width stands beside a Chinese character', () => {
    expect(
      texts.flatMap(([key, text]) =>
        found(key, text, /.{0,6}(?:\p{Script=Han}[,.;:!?()"']|[,.;:!?()"']\p{Script=Han}).{0,6}/gu),
      ),
    ).toEqual([]);
  });

  test('no placeholder text is left', () => {
    expect(
      texts.flatMap(([key, text]) =>
        found(key, text, /lorem ipsum|coming soon|敬请期待|sắp ra mắt|TODO|TBD/gi),
      ),
    ).toEqual([]);
  });
});

function found(key: string, text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([hit]) => `${key}: ${hit}`);
}
