/** @jest-environment node */
import { tags } from '@/lib/content/entries/ids';
import { locales } from '@/lib/shared/i18n/locales';
import { readPosts } from './readPosts';
import { plainText } from './texts';

const posts = readPosts();

describe.each(locales)('in %s', (locale) => {
  const inLocale = posts.filter((post) => post.locale === locale);
  const articles = inLocale.filter((post) => post.kind === 'insights');
  const news = inLocale.filter((post) => post.kind === 'news');

  test('there are nine articles or more', () => {
    expect(articles.length).toBeGreaterThanOrEqual(9);
  });

  test.each(tags)('the tag %s stands on two articles or more', (tag) => {
    expect(articles.filter((article) => article.tags.includes(tag)).length).toBeGreaterThanOrEqual(2);
  });

  test.each(articles.map(({ slug, body }) => ({ slug, body })))('$slug has 500 to 900 words', ({ body }) => {
    const words = wordsIn(plainText(body), locale);
    expect(words).toBeGreaterThanOrEqual(500);
    // Vietnamese is written, and here counted, by syllables, of which a word has one or two.
    expect(words).toBeLessThanOrEqual(locale === 'vi' ? 1100 : 900);
  });

  test.each(articles.map(({ slug, body }) => ({ slug, body })))(
    '$slug has headings, and a list, a table or a figure',
    ({ body }) => {
      const elements = new Set(body.match(/(?<=<)\w+/g));
      expect(elements).toContain('h2');
      expect(elements).not.toContain('h1');
      expect(['ul', 'ol', 'table', 'figure'].some((name) => elements.has(name))).toBe(true);
    },
  );

  test('every article is signed by two people, and dates what it says of the law', () => {
    for (const { slug, author, reviewer, lawAsOf, laws } of articles) {
      expect([slug, author, reviewer]).toEqual([slug, expect.any(String), expect.any(String)]);
      expect(reviewer).not.toBe(author);
      expect([slug, lawAsOf === undefined]).toEqual([slug, laws === undefined]);
    }
  });

  test('the cards’ anchors are unique', () => {
    const anchors = articles.map((article) => 'link' in article && article.link);
    expect(new Set(anchors).size).toBe(articles.length);
  });

  test('there are nine news items or more, in three categories or more', () => {
    expect(news.length).toBeGreaterThanOrEqual(9);
    expect(new Set(news.map((item) => 'category' in item && item.category)).size).toBeGreaterThanOrEqual(3);
  });

  test('every post is translated', () => {
    expect(inLocale.filter(({ lang }) => lang !== locale)).toEqual([]);
  });
});

test('a post has the same date, tags, picture and anchor in every language', () => {
  const shared = ({ date, tags: own, image, laws, ...rest }: (typeof posts)[number]) =>
    JSON.stringify([
      date,
      own,
      image,
      laws,
      'link' in rest && rest.link,
      'category' in rest && rest.category,
    ]);
  const english = new Map(
    posts.filter(({ locale }) => locale === 'en').map((post) => [post.slug, shared(post)]),
  );
  expect(posts.filter((post) => shared(post) !== english.get(post.slug)).map(({ slug }) => slug)).toEqual([]);
});

function wordsIn(text: string, locale: string): number {
  return [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
}
