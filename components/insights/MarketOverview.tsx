import { Section } from '@/components/ui/Section';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './MarketOverview.module.css';

/** From how many enterprises the insights come. */
export async function MarketOverview() {
  const copy = await getCopy('insights');
  return (
    <Section id="market" tone="band">
      <div className={styles.overview}>
        <p className={styles.figure}>
          <strong>{copy('market.number')}</strong>
          <span>{copy('market.numberLabel')}</span>
        </p>
        <div className={styles.text}>
          <p className={styles.label}>{copy('market.label')}</p>
          <h2 id="market-title">{copy('market.title')}</h2>
          <p>{copy('market.text')}</p>
        </div>
      </div>
    </Section>
  );
}
