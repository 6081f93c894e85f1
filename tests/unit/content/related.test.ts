import type { Article } from '@/lib/collections/articles';
import { type CustomerCase, getMeasuredChange, getRelatedCases } from '@/lib/collections/cases';
import type { TaxonomyId } from '@/lib/collections/fields';
import { getRelatedPosts } from '@/lib/content/entries/posts';
import { getTaxonomyIds } from '@/lib/content/messages/readMessages';

test.each([
  { description: 'a decrease', before: 72, after: 10, unit: 'days', change: '−86%' },
  { description: 'an increase', before: 60, after: 84, unit: 'trucks', change: '+40%' },
  { description: 'a multiple', before: 6, after: 40, unit: 'videos', change: '×6.67' },
])('$description is $change', ({ before, after, unit, change }) => {
  const measured = getMeasuredChange({ before, after, unit });
  expect(measured && `${measured.sign}${Number(measured.size.toFixed(2))}${measured.unit}`).toBe(change);
});

test('a difference of percentages is not a change in per cent', () => {
  expect(getMeasuredChange({ before: 2.4, after: 0.4, unit: '%' })).toBeUndefined();
});

const createCase = (id: string, industry: string, modules: string[]) =>
  ({ id, industry, passport: { modules } }) as unknown as CustomerCase;

const allCases = [
  createCase('ferry', 'trading', ['sales', 'customs']),
  createCase('raft', 'trading', ['hr']),
  createCase('market', 'food', ['sales']),
  createCase('pier', 'food', ['sales', 'customs']),
];

test.each([
  ['ferry', ['raft', 'pier']],
  ['market', ['pier', 'ferry']],
  ['raft', ['ferry', 'market']],
])('cases related to %s share its industry, then its modules', (id, expected) => {
  const item = allCases.find((candidate) => candidate.id === id) as CustomerCase;
  expect(getRelatedCases(allCases, item).map((other) => other.id)).toEqual(expected);
});

type Tag = TaxonomyId<'tags'>;

const tags = getTaxonomyIds('tags');

const createPost = (slug: string, day: number, postTags: Tag[]) =>
  ({ kind: 'insights', slug, date: `2026-01-${String(day).padStart(2, '0')}`, tags: postTags }) as Article;

/** Posts with different combinations of one, two or three tags, newest first. */
const posts = Array.from({ length: 200 }, (_, number) =>
  createPost(`p${String(number).padStart(3, '0')}`, 28 - Math.floor(number / 8), [
    ...new Set([tags[number % 6], tags[(number * 5) % 6], tags[(number >> 3) % 6]] as Tag[]),
  ]),
);

/** Simple reference implementation: compares an article with every other post. */
function getExpectedPosts(article: Article, count: number) {
  const countSharedTags = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return posts
    .filter((other) => other !== article)
    .filter((other) => countSharedTags(other) > 0)
    .sort(
      (a, b) =>
        countSharedTags(b) - countSharedTags(a) ||
        b.date.localeCompare(a.date) ||
        a.slug.localeCompare(b.slug),
    )
    .slice(0, count);
}

test('related posts share the most tags, newest first', () => {
  for (const article of posts) {
    expect(getRelatedPosts(posts, article).map(({ slug }) => slug)).toEqual(
      getExpectedPosts(article, 2).map(({ slug }) => slug),
    );
  }
});
