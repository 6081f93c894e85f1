import { Section } from '@/components/ui/Section';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './Goal.module.css';

const promises = ['answer', 'near', 'tested'] as const;

/** What the company works towards: a thousand places to fill, three hundred of them taken, the next one red. */
export async function Goal() {
  const copy = await getCopy('about');
  return (
    <Section id="goal" tone="band">
      <div className={styles.goal}>
        <header className={styles.head}>
          <p className={styles.label}>{copy('goal.label')}</p>
          <h2 id="goal-title">{copy('goal.title')}</h2>
          <svg className={styles.places} viewBox="0 0 500 200" aria-hidden="true">
            <pattern id="place" width="10" height="10" patternUnits="userSpaceOnUse">
              <path d="M2 2h6v6H2z" />
            </pattern>
            <rect fill="url(#place)" y="60" width="500" height="140" opacity="0.3" />
            <rect fill="url(#place)" width="500" height="60" />
            <path className={styles.next} d="M2 62h6v6H2z" />
          </svg>
        </header>
        <div className={styles.text}>
          <p>{copy('goal.intro')}</p>
          <ol>
            {promises.map((promise) => (
              <li key={promise}>{copy(`goal.promises.${promise}`)}</li>
            ))}
          </ol>
          <p>{copy('goal.vow')}</p>
        </div>
      </div>
    </Section>
  );
}
