import { Section } from '@/components/ui/Section';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './Goal.module.css';

/** What the company works towards. */
export async function Goal() {
  const copy = await getCopy('about');
  return (
    <Section id="goal" tone="band">
      <div className={styles.goal}>
        <p className={styles.label}>{copy('goal.label')}</p>
        <h2 id="goal-title">{copy('goal.title')}</h2>
        <p className={styles.text}>{copy('goal.text')}</p>
      </div>
    </Section>
  );
}
