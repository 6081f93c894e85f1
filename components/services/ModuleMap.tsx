import { Disclosure } from '@/components/ui/Disclosure';
import { Picture } from '@/components/ui/Picture';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './ModuleMap.module.css';

/** Module ids in display order: along the line, then the two modules that are used at every step. */
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

/** The modules of the ERP as a floor plan. A red line connects them in the order in which a sales order passes them. */
export async function ModuleMap() {
  const t = await getTranslator('services');
  const modules = loadEntries('erp-modules.json', t.locale).sort(
    (a, b) => route.indexOf(a.id) - route.indexOf(b.id),
  );
  return (
    <>
      <SectionHeader
        id="modules"
        look="plain"
        level="h3"
        label={t('erp.mapLabel')}
        title={t('erp.mapTitle')}
        lead={t('erp.mapLead')}
      />
      <ol className={styles.route}>
        {modules.map((module) => {
          const summary = (
            <>
              <Picture src={`/images/modules.svg#${module.icon}`} alt="" width={32} height={32} />
              <h4 {...getFallbackLang(module, 'name')}>{module.name}</h4>
              <span {...getFallbackLang(module, 'desc')}>{module.desc}</span>
            </>
          );
          return (
            <li key={module.id}>
              <Disclosure summary={summary}>
                <p {...getFallbackLang(module, 'more')}>{module.more}</p>
                <ul {...getFallbackLang(module, 'features')}>
                  {module.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </Disclosure>
            </li>
          );
        })}
      </ol>
    </>
  );
}
