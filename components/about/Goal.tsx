import { Section } from '@/components/ui/Section';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Goal.module.css';

const promises = ['answer', 'near', 'tested'] as const;

/** Section about the company's goal, with a grid of a thousand squares: 300 are filled, and the next one is red. */
export async function Goal() {
  const t = await getTranslator('about');
  return (
    <Section id="goal" tone="band">
      <div className={styles.goal}>
        <header className={styles.head}>
          <p className={styles.label}>{t('goal.label')}</p>
          <h2 id="goal-title">{t('goal.title')}</h2>
          <svg className={styles.squares} viewBox="0 0 500 200" aria-hidden="true">
            <pattern id="square" width="10" height="10" patternUnits="userSpaceOnUse">
              <path d="M2 2h6v6H2z" />
            </pattern>
            <rect fill="url(#square)" y="60" width="500" height="140" opacity="0.3" />
            <rect fill="url(#square)" width="500" height="60" />
            <path className={styles.next} d="M2 62h6v6H2z" />
          </svg>
        </header>
        <div className={styles.text}>
          <p>{t('goal.intro')}</p>
          <ol>
            {promises.map((promise) => (
              <li key={promise}>{t(`goal.promises.${promise}`)}</li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
