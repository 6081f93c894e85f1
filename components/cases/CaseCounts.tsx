import { figures } from '@/lib/collections/figures';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './CaseCounts.module.css';

/** Section with the number of projects in each of four categories, and a bar with proportional segments. */
export async function CaseCounts() {
  const t = await getTranslator('cases');
  const stats = loadEntries(figures, t.locale).filter(({ shownOn }) => shownOn.includes('cases'));
  return (
    <section className={`container ${styles.counts}`}>
      <h2 className="visually-hidden">{t('counts.title')}</h2>
      <svg aria-hidden="true">{renderSegments(stats.map(({ number }) => Number.parseInt(number, 10)))}</svg>
      <ul data-reveal>
        {stats.map((stat) => (
          <li key={stat.id}>
            <strong>{stat.number}</strong> <span {...getFallbackLang(stat, 'label')}>{stat.label}</span>
          </li>
        ))}
      </ul>
      <p>{t('counts.note')}</p>
    </section>
  );
}

/** Renders adjacent rectangles whose widths are proportional to the counts. */
function renderSegments(counts: number[]) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, index) => {
    const offset = counts.slice(0, index).reduce((sum, previous) => sum + previous, 0);
    const formatPercent = (part: number) => `${((100 * part) / total).toFixed(2)}%`;
    return (
      <rect
        key={formatPercent(offset)}
        x={formatPercent(offset)}
        width={formatPercent(count)}
        height="100%"
      />
    );
  });
}
