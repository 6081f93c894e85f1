import { ArrowRightIcon } from '@/components/ui/icons';
import { MoreThan } from '@/components/ui/MoreThan';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { articlePath } from '@/lib/shared/i18n/paths';
import styles from './MarketOverview.module.css';

/** What is asked most, and the article that answers it. */
const questions = [
  ['invoices', 'e-invoice-and-inventory'],
  ['customs', 'epe-customs-settlement-report'],
  ['suppliers', 'local-supplier-network'],
] as const;

/** With how many enterprises we have talked, and the questions that come up most. */
export async function MarketOverview() {
  const copy = await getCopy('insights');
  return (
    <Section id="market" tone="band">
      <div className={styles.overview}>
        <p className={styles.figure}>
          <strong>
            <MoreThan number={copy.text('market.number')} />
          </strong>
          <span>{copy('market.numberLabel')}</span>
        </p>
        <div>
          <SectionHead
            id="market"
            look="plain"
            label={copy('market.label')}
            title={copy('market.title')}
            lead={copy('market.text')}
          />
          <ul className={styles.questions}>
            {questions.map(([question, slug]) => (
              <li key={question}>
                <a href={localePath(copy.locale, articlePath(slug))}>
                  {copy(`market.questions.${question}`)}
                  <ArrowRightIcon />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
