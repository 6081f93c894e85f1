import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { StackedTable } from '@/components/ui/StackedTable';
import { getCopy } from '@/lib/content/texts/getCopy';

const columns = ['system', 'in', 'out', 'often'] as const;
const systems = ['headOffice', 'customs', 'invoices', 'banks', 'shops', 'chat', 'machines'] as const;

/** What other systems give to Lotus ERP and get from it, and how often. */
export async function Integrations() {
  const copy = await getCopy('services');
  return (
    <Section id="integrations">
      <SectionHead id="integrations" {...copy.head('integrations')} />
      <Fold summaryId="integrations-fold" summary={copy('integrations.fold')} wide="open">
        <StackedTable
          labelledBy="integrations-fold"
          columns={columns.map((column) => ({
            heading: copy(`integrations.columns.${column}`),
            label: copy.text(`integrations.columns.${column}`),
          }))}
          rows={systems.map((system) => ({
            key: system,
            cells: columns.map((column) => copy(`integrations.rows.${system}.${column}`)),
          }))}
        />
      </Fold>
    </Section>
  );
}
