import { MoreThan } from '@/components/ui/MoreThan';
import { Section } from '@/components/ui/Section';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './Stats.module.css';
import { Jog } from './Thread';

const shown = ['enterprises', 'industries', 'countries', 'satisfaction'];

/** The four figures of the home page, standing on the thread like goods on a shelf: the first one is the largest. */
export async function Stats() {
  const copy = await getCopy('home');
  const stats = loadEntities('stats.json', copy.locale).filter(({ id }) => shown.includes(id));
  return (
    <Section id="figures" tone="band">
      <h2 className="visually-hidden" id="figures-title">
        {copy('stats.title')}
      </h2>
      <div className={styles.shelf}>
        <ul className={styles.figures}>
          {stats.map((stat) => (
            <li key={stat.id}>
              <strong>
                <MoreThan number={stat.number} />
              </strong>
              <span {...langOf(stat, 'label')}>{stat.label}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{copy('stats.note')}</p>
        <Jog to="left" />
      </div>
    </Section>
  );
}
