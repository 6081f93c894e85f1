import { loadEntities } from './loadEntities';
import type { Article, NewsItem } from './loadPosts';

/** Somebody who signs a post. `avatar` and `untranslated`: of a member of the team. */
export type Contributor = { name: string; role: string; avatar?: string; untranslated: string[] };

/** Who wrote a post and who read it before it came out, in its language: members of the team, or a guest by name. */
export function getByline(post: Article | NewsItem): { author?: Contributor; reviewer?: Contributor } {
  const team = loadEntities('team.json', post.lang);
  const member = (id: string) => team.find((person) => person.id === id);
  const { author, authorRole, reviewer } = post;
  const guest = author && authorRole ? { name: author, role: authorRole, untranslated: [] } : undefined;
  const signers = {
    ...(author && { author: guest ?? member(author) }),
    ...(reviewer && { reviewer: member(reviewer) }),
  };
  for (const [field, signer] of Object.entries(signers)) {
    if (!signer) throw new Error(`${post.slug}: team.json has nobody with the id of the ${field}`);
  }
  return signers;
}
