import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SharePage } from '@/components/ui/SharePage';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink, getTrialLink } from '@/lib/shared/i18n/getEnquiryLink';
import styles from './NextStep.module.css';

/** `path` has no locale; `enquiry` contains the preselected fields of the contact form. */
type NextStepProps = {
  path: string;
  title: string;
  enquiry: Parameters<typeof getEnquiryLink>[1];
  /** True below a news item, whose title and text differ from those of an article. */
  isNews?: boolean;
  /** Replaces the text that offers the trial, and its link. */
  text?: ReactNode;
};

/** Calls to action below an article or a case: contact, trial, and links to pass the page on. */
export async function NextStep({ path, title, enquiry, isNews, text }: NextStepProps) {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  return (
    <div className="container">
      <section id="next" className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{isNews ? t('post.newsNext.title') : t('post.next.title')}</h2>
        <p>{text ?? (isNews ? t('post.newsNext.text') : t('post.next.text'))}</p>
        <div>
          <ButtonLink href={getEnquiryLink(t.locale, enquiry)}>{common('actions.contact')}</ButtonLink>
          {text === undefined && loadFacts().offers.trial && (
            <ButtonLink href={getTrialLink(t.locale, enquiry)} look="secondary">
              {common('actions.trial')}
            </ButtonLink>
          )}
        </div>
        <SharePage path={path} title={title} />
      </section>
    </div>
  );
}
