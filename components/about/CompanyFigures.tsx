import { MoreThan } from '@/components/ui/MoreThan';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './CompanyFigures.module.css';

const shown = [
  'enterprises',
  'industries',
  'countries',
  'satisfaction',
  'team',
  'patents',
  'experience',
  'entities',
];

/** The company in eight figures, side by side between hairlines, above what they rest on. */
export async function CompanyFigures() {
  const copy = await getCopy('about');
  const stats = loadEntities('stats.json', copy.locale).filter(({ id }) => shown.includes(id));
  return (
    <section className={styles.band}>
      <div className="container">
        <h2 className="visually-hidden">{copy('figures.title')}</h2>
        <ul className={styles.row}>
          {stats.map((stat) => (
            <li key={stat.id}>
              <strong className={styles.number}>
                <MoreThan number={stat.number} />
              </strong>
              <span {...langOf(stat, 'label')}>{stat.label}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{copy('figures.note')}</p>
      </div>
    </section>
  );
}
