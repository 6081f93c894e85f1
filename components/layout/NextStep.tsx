import { SharePage } from '@/components/layout/SharePage';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { EnquiryChoice } from '@/lib/routes/links';
import { ActionLinks } from './ActionLinks';
import styles from './NextStep.module.css';

/** `path` has no locale; `enquiry` contains the preselected fields of the contact form. */
type NextStepProps = {
  path: string;
  title: string;
  enquiry: EnquiryChoice;
};

/** Calls to action below a post, case or product: price, trial or contact form, and links to share the page. */
export async function NextStep({ path, title, enquiry }: NextStepProps) {
  const t = await getTranslator('insights');
  return (
    <div className="container">
      <section id="next" className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{t('post.next')}</h2>
        <ActionLinks enquiry={enquiry} />
        <SharePage path={path} title={title} />
      </section>
    </div>
  );
}
