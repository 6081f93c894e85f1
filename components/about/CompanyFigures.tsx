import type { ReactNode } from 'react';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './CompanyFigures.module.css';

type CompanyFiguresProps = { title?: ReactNode; figures?: string[] };

/** Section with company figures in a row, by default those of this page, and a note about their source. */
export async function CompanyFigures({ title, figures }: CompanyFiguresProps = {}) {
  const t = await getTranslator('about');
  const stats = loadEntries('stats.json', t.locale).filter(({ id, shownOn }) =>
    figures ? figures.includes(id) : shownOn.includes('about'),
  );
  return (
    <section className={styles.band}>
      <div className="container">
        <h2 className="visually-hidden">{title ?? t('figures.title')}</h2>
        <ul className={styles.row}>
          {stats.map((stat) => (
            <li key={stat.id}>
              <strong className={styles.number}>{stat.number}</strong>
              <span {...getFallbackLang(stat, 'label')}>{stat.label}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('figures.note')}</p>
      </div>
    </section>
  );
}
