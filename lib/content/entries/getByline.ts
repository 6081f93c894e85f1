import { loadEntries } from './loadEntries';
import type { Article, NewsItem } from './loadPosts';

/**
 * Author or reviewer in a byline. Guests and former members of the team have no `avatar`. `untranslated` contains the
 * fields shown in the fallback language.
 */
export type Contributor = { name: string; role: string; avatar?: string | undefined; untranslated: string[] };

/**
 * Returns the author and the reviewer of a post, in the language of the post. An author can be a guest outside the
 * team.
 */
export function getByline(post: Article | NewsItem): { author?: Contributor; reviewer?: Contributor } {
  const team = loadEntries('team.json', post.lang);
  const findMember = (id: string) => {
    const member = team.find((person) => person.id === id);
    return member?.former ? { ...member, avatar: undefined } : member;
  };
  const { author, authorRole, reviewer } = post;
  const guest = author && authorRole ? { name: author, role: authorRole, untranslated: [] } : undefined;
  const contributors = {
    ...(author && { author: guest ?? findMember(author) }),
    ...(reviewer && { reviewer: findMember(reviewer) }),
  };
  for (const [field, contributor] of Object.entries(contributors)) {
    if (!contributor) throw new Error(`${post.slug}: the ${field} is not an id in team.json`);
  }
  return contributors;
}
