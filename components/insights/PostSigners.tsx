import { Picture } from '@/components/ui/Picture';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { signersOf } from '@/lib/content/entries/signersOf';
import { formatDate } from '@/lib/content/texts/formatDate';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './PostHead.module.css';

/** Who wrote a post, who read it before it came out, and as of which day it speaks of the law. */
export async function PostSigners({ post }: { post: Article | NewsItem }) {
  const copy = await getCopy('insights', post.lang);
  const { author, reviewer } = signersOf(post);
  if (!author && !reviewer && !post.lawAsOf) return null;
  return (
    <div className={styles.signers}>
      {author?.avatar && <Picture src={author.avatar} alt="" width={56} height={56} eager />}
      <ul>
        {author && (
          <li {...langOf(author, 'role')}>{copy('post.author', { name: author.name, role: author.role })}</li>
        )}
        {reviewer && (
          <li {...langOf(reviewer, 'role')}>
            {copy('post.reviewer', { name: reviewer.name, role: reviewer.role })}
          </li>
        )}
        {post.lawAsOf && <li>{copy('post.lawAsOf', { date: formatDate(post.lawAsOf, post.lang) })}</li>}
      </ul>
    </div>
  );
}
