import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './Implementation.module.css';

const parts = ['us', 'you', 'delay'] as const;
const phases = ['scope', 'setup', 'trial', 'cutover', 'firstMonth'] as const;

/** The twelve weeks of a first site on one line: who does what, and what can delay it. */
export async function Implementation() {
  const copy = await getCopy('services');
  return (
    <Section id="implementation">
      <SectionHead id="implementation" look="plain" {...copy.head('implementation')} />
      <ol className={styles.weeks}>
        {phases.map((phase) => (
          <li key={phase}>
            <Fold summary={<h3>{copy(`implementation.rows.${phase}.weeks`)}</h3>} wide="headed">
              <dl>
                {parts.map((part) => (
                  <div key={part}>
                    <dt>{copy(`implementation.columns.${part}`)}</dt>
                    <dd>{copy(`implementation.rows.${phase}.${part}`)}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
