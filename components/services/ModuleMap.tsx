import { Disclosure } from '@/components/ui/Disclosure';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getModuleCases } from '@/lib/content/entries/loadCases';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getCasePath } from '@/lib/shared/i18n/paths';
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

/**
 * Section with the modules of the ERP as a floor plan. A red line connects them in the order in which a sales order
 * passes them. Each module lists the cases that use it; its id is the anchor of its disclosure.
 */
export async function ModuleMap() {
  const t = await getTranslator('services');
  const modules = loadEntries('erp-modules.json', t.locale).sort(
    (a, b) => route.indexOf(a.id) - route.indexOf(b.id),
  );
  return (
    <Section id="modules" tone="band">
      <SectionHeader id="modules" look="plain" {...t.head('modules')} />
      <ol className={styles.route}>
        {modules.map((module) => {
          const cases = getModuleCases(t.locale, module.id);
          const summary = (
            <>
              <Picture src={`/images/modules.svg#${module.icon}`} alt="" width={32} height={32} />
              <h3 {...getFallbackLang(module, 'name')}>{module.name}</h3>
              <span {...getFallbackLang(module, 'desc')}>{module.desc}</span>
            </>
          );
          return (
            <li key={module.id}>
              <Disclosure id={module.id} summary={summary}>
                <p {...getFallbackLang(module, 'more')}>{module.more}</p>
                {cases.length > 0 && <h4>{t('modules.cases')}</h4>}
                <ul>
                  {cases.map((item) => (
                    <li key={item.id}>
                      <a
                        href={getLocalePath(t.locale, getCasePath(item.id))}
                        {...getFallbackLang(item, 'title')}
                      >
                        {item.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
