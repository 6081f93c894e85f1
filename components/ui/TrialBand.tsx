import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';
import { ButtonLink } from './ButtonLink';
import { Section } from './Section';
import styles from './TrialBand.module.css';

/** The last word of a page: an offer, and the two ways to take it. */
export async function TrialBand({ title, text }: { title: ReactNode; text: ReactNode }) {
  const [locale, common] = [await getLocale(), await getCopy('common')];
  const contact = localePath(locale, pages.contact);
  return (
    <Section id="next" tone="band">
      <div className={styles.offer}>
        <h2 id="next-title">{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={`${contact}#trial`}>{common('actions.trial')}</ButtonLink>
          <ButtonLink href={contact} look="secondary">
            {common('actions.contact')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
