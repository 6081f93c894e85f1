import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { subjectOf } from '@/lib/content/entries/subjectOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { localePath } from '@/lib/shared/i18n/localePath';
import { articlePath } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';
import styles from './NextStep.module.css';

/** The end of a post: ask about its subject, try the software, or pass the post on by its address. */
export async function NextStep({ post }: { post: Article | NewsItem }) {
  const [copy, common] = await Promise.all([getCopy('insights'), getCopy('common')]);
  const url = absoluteUrl(localePath(copy.locale, articlePath(post.slug)));
  const mail = `mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="container">
      <section id="next" className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{copy('post.next.title')}</h2>
        <p>{copy('post.next.text')}</p>
        <div>
          <ButtonLink href={enquiryLink(copy.locale, { subject: subjectOf(post.tags) })}>
            {common('actions.contact')}
          </ButtonLink>
          <ButtonLink href={enquiryLink(copy.locale, { kind: 'trial' })} look="secondary">
            {common('actions.trial')}
          </ButtonLink>
        </div>
        <p className={styles.link}>
          <b>{copy('post.link')}</b>
          <span translate="no">{url}</span>
          <a href={mail}>{copy('post.mail')}</a>
        </p>
      </section>
    </div>
  );
}
