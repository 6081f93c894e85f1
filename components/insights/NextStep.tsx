import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { subjectOf } from '@/lib/content/entries/subjectOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import styles from './NextStep.module.css';
import { PostLink } from './PostLink';

/** The end of a post: ask about its subject, try the software with figures of one's own, or pass the post on. */
export async function NextStep({ post }: { post: Article | NewsItem }) {
  const [locale, copy, common] = await Promise.all([getLocale(), getCopy('insights'), getCopy('common')]);
  return (
    <div className="container">
      <section id="next" className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{copy('post.next.title')}</h2>
        <p>{copy('post.next.text')}</p>
        <div>
          <ButtonLink href={enquiryLink(locale, { subject: subjectOf(post.tags) })}>
            {common('actions.contact')}
          </ButtonLink>
          <ButtonLink href={enquiryLink(locale, { kind: 'trial' })} look="secondary">
            {common('actions.trial')}
          </ButtonLink>
        </div>
        <PostLink post={post} />
      </section>
    </div>
  );
}
