import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { ActionLinks } from './ActionLinks';
import styles from './ClosingBand.module.css';

type ClosingBandProps = {
  page: 'home' | 'about' | 'services' | 'cases';
  /** The end of the decorative line of the home page (`ThreadEnd`). */
  thread?: ReactNode;
};

/** The last section of a page: headline, and links to the price and to the trial. */
export async function ClosingBand({ page, thread }: ClosingBandProps) {
  const t = await getTranslator(page);
  return (
    <Section id="next" tone="band">
      <div className={styles.offer}>
        <h2 id="next-title">{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <ActionLinks />
        {thread}
      </div>
    </Section>
  );
}
