/** @jest-environment node */

import { getRelatedPosts } from '@/lib/content/entries/getRelatedPosts';
import { getTaxonomyIds } from '@/lib/content/entries/getTaxonomyIds';
import type { Article } from '@/lib/content/entries/loadPosts';
import type { TaxonomyId } from '@/lib/content/entries/taxonomy';

type Tag = TaxonomyId<'tags'>;

const tags = getTaxonomyIds('tags');

const createPost = (slug: string, day: number, postTags: Tag[]) =>
  ({ kind: 'insights', slug, date: `2026-01-${String(day).padStart(2, '0')}`, tags: postTags }) as Article;

/** Posts with different combinations of one, two or three tags, newest first. */
const mockPosts = Array.from({ length: 200 }, (_, number) =>
  createPost(`p${String(number).padStart(3, '0')}`, 28 - Math.floor(number / 8), [
    ...new Set([tags[number % 6], tags[(number * 5) % 6], tags[(number >> 3) % 6]] as Tag[]),
  ]),
);

/** Returns the posts before and after a post, as the page of the post links to them. */
const mockGetAdjacentPosts = (_: string, post: Article) => {
  const position = mockPosts.indexOf(post);
  return { newer: mockPosts[position - 1], older: mockPosts[position + 1] };
};

jest.mock('@/lib/content/entries/loadPosts', () => ({
  loadPosts: () => mockPosts,
  getAdjacentPosts: (locale: string, post: Article) => mockGetAdjacentPosts(locale, post),
}));

/** Simple reference implementation: compares an article with every post that is not adjacent. */
function getExpectedPosts(article: Article, count: number) {
  const countSharedTags = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return mockPosts
    .filter((other) => Math.abs(mockPosts.indexOf(other) - mockPosts.indexOf(article)) > 1)
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
  for (const article of mockPosts) {
    expect(getRelatedPosts('en', article).map(({ slug }) => slug)).toEqual(
      getExpectedPosts(article, 3).map(({ slug }) => slug),
    );
  }
});
