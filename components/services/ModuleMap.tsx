import { Fold } from '@/components/ui/Fold';
import { Picture } from '@/components/ui/Picture';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './ModuleMap.module.css';

/** The stops of an order, in order; the last two go along all the way. */
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

/** The nine core modules as a plant through which one red line leads from stop to stop. */
export async function ModuleMap() {
  const copy = await getCopy('services');
  const modules = loadEntities('erp-modules.json', copy.locale).sort(
    (a, b) => route.indexOf(a.id) - route.indexOf(b.id),
  );
  return (
    <>
      <SectionHead
        id="modules"
        look="plain"
        level="h3"
        label={copy('erp.mapLabel')}
        title={copy('erp.mapTitle')}
        lead={copy('erp.mapLead')}
      />
      <ol className={styles.route}>
        {modules.map((module) => {
          const summary = (
            <>
              <Picture src={`/images/modules.svg#${module.icon}`} alt="" width={32} height={32} />
              <h4 {...langOf(module, 'name')}>{module.name}</h4>
              <span {...langOf(module, 'desc')}>{module.desc}</span>
            </>
          );
          return (
            <li key={module.id}>
              <Fold summary={summary}>
                <p {...langOf(module, 'more')}>{module.more}</p>
                <ul {...langOf(module, 'features')}>
                  {module.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </Fold>
            </li>
          );
        })}
      </ol>
    </>
  );
}
