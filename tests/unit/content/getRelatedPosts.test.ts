/** @jest-environment node */

import { getRelatedPosts } from '@/lib/content/entries/getRelatedPosts';
import type { Article } from '@/lib/content/entries/loadPosts';
import { getTaxonomyIds, type TaxonomyId } from '@/lib/content/entries/taxonomy';

type Tag = TaxonomyId<'tags'>;

const tags = getTaxonomyIds('tags');

const post = (slug: string, day: number, own: Tag[]) =>
  ({ kind: 'insights', slug, date: `2026-01-${String(day).padStart(2, '0')}`, tags: own }) as Article;

/** Posts with every combination of one, two or three tags, newest first. */
const mockPosts = Array.from({ length: 200 }, (_, number) =>
  post(`p${String(number).padStart(3, '0')}`, 28 - Math.floor(number / 8), [
    ...new Set([tags[number % 6], tags[(number * 5) % 6], tags[(number >> 3) % 6]] as Tag[]),
  ]),
);

jest.mock('@/lib/content/entries/loadPosts', () => ({ loadPosts: () => mockPosts }));

/** What is wanted, said plainly: compares with every post. */
function plainly(of: Article, count: number) {
  const shared = (other: Article) => other.tags.filter((tag) => of.tags.includes(tag)).length;
  return mockPosts
    .filter((other) => other !== of && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
    .slice(0, count);
}

test('the related posts share most tags, the newest of them first, and are never the post itself', () => {
  for (const of of mockPosts) {
    expect(getRelatedPosts('en', of, 3).map(({ slug }) => slug)).toEqual(
      plainly(of, 3).map(({ slug }) => slug),
    );
  }
});
