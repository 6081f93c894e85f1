import { removeNonBreakingSpaces } from 'line-breaks';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { getContactSubject } from '@/lib/content/entries/getContactSubject';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getPostPath } from '@/lib/shared/i18n/paths';
import { getAbsoluteUrl } from '@/lib/shared/site';
import styles from './NextStep.module.css';

/** Calls to action below a post: contact, trial, and sharing the post's URL by email. */
export async function NextStep({ post }: { post: Article | NewsItem }) {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  const url = getAbsoluteUrl(getLocalePath(t.locale, getPostPath(post.slug)));
  const mailHref = `mailto:?subject=${encodeURIComponent(removeNonBreakingSpaces(post.title))}&body=${encodeURIComponent(url)}`;
  return (
    <div className="container">
      <section id="next" className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{t('post.next.title')}</h2>
        <p>{t('post.next.text')}</p>
        <div>
          <ButtonLink href={getEnquiryLink(t.locale, { subject: getContactSubject(post.tags) })}>
            {common('actions.contact')}
          </ButtonLink>
          <ButtonLink href={getEnquiryLink(t.locale, { kind: 'trial' })} look="secondary">
            {common('actions.trial')}
          </ButtonLink>
        </div>
        <p className={styles.link}>
          <b>{t('post.link')}</b>
          <span translate="no">{url}</span>
          <a href={mailHref}>{t('post.mail')}</a>
        </p>
      </section>
    </div>
  );
}
