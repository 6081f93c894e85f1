import { Section } from '@/components/ui/Section';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './Stats.module.css';
import { ThreadBend } from './Thread';

/** Section with four company figures above a horizontal part of the thread. The first figure is the largest. */
export async function Stats() {
  const t = await getTranslator('home');
  const stats = loadEntries('stats.json', t.locale).filter(({ shownOn }) => shownOn.includes('home'));
  return (
    <Section id="figures" tone="band">
      <h2 className="visually-hidden" id="figures-title">
        {t('stats.title')}
      </h2>
      <div className={styles.layout}>
        <ul className={styles.figures}>
          {stats.map((stat) => (
            <li key={stat.id}>
              <strong>{stat.number}</strong>
              <span {...getFallbackLang(stat, 'label')}>{stat.label}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('stats.note')}</p>
        <ThreadBend to="left" />
      </div>
    </Section>
  );
}
