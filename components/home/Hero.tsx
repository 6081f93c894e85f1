import { ButtonLink } from '@/components/ui/ButtonLink';
import { EnquiryButton } from '@/components/ui/EnquiryButton';
import { Picture } from '@/components/ui/Picture';
import { WordBreaks } from '@/components/ui/WordBreaks';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSectionPath } from '@/lib/content/sections/getSections';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getCasePath, pages } from '@/lib/shared/i18n/paths';
import styles from './Hero.module.css';
import { Thread } from './Thread';

/** The first screen: headline, lead with a customer's result, two buttons, and three promises with links to proof. */
export async function Hero() {
  const t = await getTranslator('home');
  const { resultCase, supportCase } = loadFacts().featured;
  /** Path of the page that proves each promise. */
  const promisePaths = {
    response: pages.contact,
    support: getCasePath(supportCase),
    updates: getSectionPath('insights', 'news'),
  };
  const resultHref = getLocalePath(t.locale, getCasePath(resultCase));
  return (
    <div>
      <div className={`container ${styles.grid}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            <WordBreaks>{t('hero.title')}</WordBreaks>
          </h1>
          <p className={styles.lead}>
            <WordBreaks>
              {t.rich('hero.lead', { case: (chunks) => <a href={resultHref}>{chunks}</a> })}
            </WordBreaks>
          </p>
          <div className={styles.actions}>
            <EnquiryButton />
            <ButtonLink href={getLocalePath(t.locale, pages.cases)} look="secondary">
              {t('hero.cases')}
            </ButtonLink>
          </div>
          <ul className={styles.promises}>
            {(['response', 'support', 'updates'] as const).map((promise) => (
              <li key={promise}>
                <strong>{t(`hero.promises.${promise}`)}</strong>
                <p>
                  <a href={getLocalePath(t.locale, promisePaths[promise])}>{t(`hero.proofs.${promise}`)}</a>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <Picture src="/images/hero.svg" alt={t.text('hero.imageAlt')} width={720} height={600} eager />
          <Thread className={styles.thread} />
        </div>
      </div>
    </div>
  );
}
