import { Disclosure } from '@/components/ui/Disclosure';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { StackedTable } from '@/components/ui/StackedTable';
import { getTranslator } from '@/lib/content/messages/getTranslator';

const columns = ['system', 'in', 'out', 'often'] as const;
const systems = ['headOffice', 'customs', 'invoices', 'banks', 'shops', 'chat', 'machines'] as const;

/** Section with a table of integrations: the data that each system exchanges with the ERP, and how often. */
export async function Integrations() {
  const t = await getTranslator('services');
  return (
    <Section id="integrations">
      <SectionHeader id="integrations" {...t.head('integrations')} />
      <Disclosure summaryId="integrations-fold" summary={t('integrations.fold')} wide="open">
        <StackedTable
          labelledBy="integrations-fold"
          columns={columns.map((column) => ({
            heading: t(`integrations.columns.${column}`),
            label: t.text(`integrations.columns.${column}`),
          }))}
          rows={systems.map((system) => ({
            key: system,
            cells: columns.map((column) => t(`integrations.rows.${system}.${column}`)),
          }))}
        />
      </Disclosure>
    </Section>
  );
}
