import { ArrowRightIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';
import styles from './MarketOverview.module.css';

/** Section with the number of surveyed enterprises and their most frequent questions. */
export async function MarketOverview() {
  const t = await getTranslator('insights');
  const { invoicesArticle, customsArticle, suppliersArticle } = loadFacts().featured;
  /** Frequent questions: message key, and slug of the article that answers it. */
  const questions = [
    ['invoices', invoicesArticle],
    ['customs', customsArticle],
    ['suppliers', suppliersArticle],
  ] as const;
  return (
    <Section id="market" tone="band">
      <div className={styles.overview} data-reveal>
        <p className={styles.figure}>
          <strong>{t('market.number')}</strong>
          <span>{t('market.numberLabel')}</span>
        </p>
        <div>
          <SectionHeader
            id="market"
            look="plain"
            label={t('market.label')}
            title={t('market.title')}
            lead={t('market.text')}
          />
          <ul className={styles.questions}>
            {questions.map(
              ([question, slug]) =>
                slug && (
                  <li key={question}>
                    <a href={getLocalePath(t.locale, getEntryPath('insights', slug))}>
                      {t(`market.questions.${question}`)}
                      <ArrowRightIcon />
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </Section>
  );
}
