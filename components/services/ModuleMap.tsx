import { getLocale } from 'next-intl/server';
import { moduleIcons } from '@/components/ui/moduleIcons';
import { langOf } from '@/lib/content/langOf';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './ModuleMap.module.css';

/** The rooms an order passes, in order; the last two go along all the way. */
const route = [
  'sales',
  'purchasing',
  'inventory',
  'production',
  'quality',
  'customs',
  'finance',
  'hr',
  'analytics',
];

/** The nine core modules as the floor plan of a plant, a line leading from room to room. */
export async function ModuleMap() {
  const copy = await getCopy('services');
  const modules = loadEntities('erp-modules.json', await getLocale()).sort(
    (a, b) => route.indexOf(a.id) - route.indexOf(b.id),
  );
  return (
    <div className={styles.map}>
      <header className={styles.head}>
        <p className={styles.label}>{copy('erp.mapLabel')}</p>
        <h3>{copy('erp.mapTitle')}</h3>
        <p className={styles.lead}>{copy('erp.mapLead')}</p>
      </header>
      <ol className={styles.rooms}>
        {modules.map((module) => {
          const Icon = moduleIcons[module.icon];
          return (
            <li className={styles.room} data-room={module.id} key={module.id}>
              <Icon />
              <h4 {...langOf(module, 'name')}>{module.name}</h4>
              <p {...langOf(module, 'desc')}>{module.desc}</p>
              <ul {...langOf(module, 'features')}>
                {module.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
