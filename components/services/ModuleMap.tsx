import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { modules } from '@/lib/collections/modules';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';
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
 * passes them. The id of a module is its anchor.
 */
export async function ModuleMap() {
  const t = await getTranslator('services');
  const entries = loadEntries(modules, t.locale).sort((a, b) => route.indexOf(a.id) - route.indexOf(b.id));
  return (
    <Section id="modules" tone="band">
      <SectionHeader id="modules" look="plain" {...t.head('modules')} />
      <ol className={styles.route}>
        {entries.map((module) => (
          <li key={module.id} id={module.id}>
            <Picture src={`/images/modules.svg#${module.icon}`} alt="" width={32} height={32} />
            <h3 {...getFallbackLang(module, 'name')}>{module.name}</h3>
            <p {...getFallbackLang(module, 'desc')}>{module.desc}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href={getLocalePath(t.locale, `${getEntryPath('services', 'erp')}#modules`)} look="quiet">
        {t('modules.functions')}
      </ButtonLink>
    </Section>
  );
}
