import { type Article, type NewsItem, neighbours } from '@/lib/content/entries/loadPosts';
import { placeInList } from '@/lib/content/lists/placeInList';
import { hasSection } from '@/lib/content/sections/sectionsOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { articlePath, pages } from '@/lib/shared/i18n/paths';
import styles from './Neighbours.module.css';

/** The ways on from a post: the list, the older one and the newer one, each with what it is about. */
export async function Neighbours({ post }: { post: Article | NewsItem }) {
  const [copy, common, taxonomy] = await Promise.all([
    getCopy('insights'),
    getCopy('common'),
    getCopy('taxonomy'),
  ]);
  const { newer, older, position } = neighbours(copy.locale, post);
  const ways = [
    { rel: 'prev', label: copy('post.older'), to: older },
    { rel: 'next', label: copy('post.newer'), to: newer },
  ];
  return (
    <nav className={`container ${styles.ways}`} aria-label={copy.text('post.neighbours')}>
      {ways.map(
        ({ rel, label, to }) =>
          to && (
            <a key={rel} href={localePath(copy.locale, articlePath(to.slug))} rel={rel}>
              <span>
                {label}
                {to.tags[0] && <i>{taxonomy(`tags.${to.tags[0]}`)}</i>}
              </span>
              <b lang={to.lang === copy.locale ? undefined : to.lang}>{to.title}</b>
            </a>
          ),
      )}
      <a href={localePath(copy.locale, backTo(post, position))}>{common('actions.backToList')}</a>
    </nav>
  );
}

/** Where a post stands in its list; the page of the lists where the list is hidden. */
function backTo(post: Article | NewsItem, position: number): string {
  if (!hasSection('insights', post.kind === 'news' ? 'news' : 'articles')) return pages.insights;
  return placeInList(post.kind, position, post.kind === 'news' ? '' : post.link);
}
