import { Disclosure } from '@/components/ui/Disclosure';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Implementation.module.css';

const parts = ['us', 'you', 'delay'] as const;
const phases = ['scope', 'setup', 'trial', 'cutover', 'firstMonth'] as const;

/** Section with the phases of an implementation: our tasks, the customer's tasks, and possible delays. */
export async function Implementation() {
  const t = await getTranslator('services');
  return (
    <Section id="implementation">
      <SectionHeader id="implementation" look="plain" {...t.head('implementation')} />
      <ol className={styles.weeks}>
        {phases.map((phase) => (
          <li key={phase}>
            <Disclosure summary={<h3>{t(`implementation.rows.${phase}.weeks`)}</h3>} wide="headed">
              <dl>
                {parts.map((part) => (
                  <div key={part}>
                    <dt>{t(`implementation.columns.${part}`)}</dt>
                    <dd>{t(`implementation.rows.${phase}.${part}`)}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </li>
        ))}
      </ol>
    </Section>
  );
}
