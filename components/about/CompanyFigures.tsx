import type { ReactNode } from 'react';
import { figures } from '@/lib/collections/figures';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import styles from './CompanyFigures.module.css';

type CompanyFiguresProps = { title?: ReactNode; ids?: string[] };

/**
 * Section with company figures in a row: those of the page about the company with a note about their sources, or, with
 * `ids`, a selection with a link to that note.
 */
export async function CompanyFigures({ title, ids }: CompanyFiguresProps = {}) {
  const [t, home] = await Promise.all([getTranslator('about'), getTranslator('home')]);
  const stats = loadEntries(figures, t.locale).filter(({ id, shownOn }) =>
    ids ? ids.includes(id) : shownOn.includes('about'),
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
        <p className={styles.note}>
          {ids ? (
            <>
              {home('stats.note')} <a href={getLocalePath(t.locale, pages.about)}>{home('stats.about')}</a>
            </>
          ) : (
            t('figures.note')
          )}
        </p>
      </div>
    </section>
  );
}
