import { Section } from '@/components/ui/Section';
import { figures } from '@/lib/collections/figures';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import styles from './Stats.module.css';
import { ThreadBend } from './Thread';

/** Section with four company figures above a horizontal part of the thread. The first is the largest. */
export async function Stats() {
  const t = await getTranslator('home');
  const stats = loadEntries(figures, t.locale).filter(({ shownOn }) => shownOn.includes('home'));
  return (
    <Section id="figures" tone="band">
      <h2 className="visually-hidden" id="figures-title">
        {t('stats.title')}
      </h2>
      <div className={styles.layout}>
        <ul className={styles.figures}>
          {stats.map((stat, index) => (
            <li key={stat.id}>
              <strong>{stat.number}</strong>
              <span {...getFallbackLang(stat, 'label')}>{stat.label}</span>
              {index === 0 && <ThreadBend to="left" />}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {t('stats.note')} <a href={getLocalePath(t.locale, pages.about)}>{t('stats.about')}</a>
        </p>
      </div>
    </Section>
  );
}
