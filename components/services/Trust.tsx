import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './Trust.module.css';

const questions = ['place', 'backups', 'access', 'breach', 'leaving', 'processors', 'certificates'] as const;

/** What an IT department asks before it agrees: where the data is, who sees it, and how one leaves. */
export async function Trust() {
  const copy = await getCopy('services');
  return (
    <Section id="trust" tone="sunken">
      <div className={styles.trust}>
        <SectionHead id="trust" look="plain" {...copy.head('trust')} />
        {questions.map((question) => (
          <Fold key={question} summary={<h3>{copy(`trust.rows.${question}.question`)}</h3>} wide="headed">
            <p>{copy(`trust.rows.${question}.answer`)}</p>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
