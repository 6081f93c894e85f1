import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { StackedTable } from '@/components/ui/StackedTable';
import { getCopy } from '@/lib/i18n/getCopy';

const columns = ['weeks', 'us', 'you', 'delay'] as const;
const phases = ['scope', 'setup', 'trial', 'cutover', 'firstMonth'] as const;

/** The twelve weeks of a first site: who does what, and what can delay it. */
export async function Implementation() {
  const copy = await getCopy('services');
  return (
    <Section id="implementation">
      <SectionHead
        id="implementation"
        label={copy('implementation.label')}
        title={copy('implementation.title')}
        lead={copy('implementation.lead')}
      />
      <StackedTable
        labelledBy="implementation-title"
        columns={columns.map((column) => ({
          heading: copy(`implementation.columns.${column}`),
          label: copy.text(`implementation.columns.${column}`),
        }))}
        rows={phases.map((phase) => ({
          key: phase,
          cells: columns.map((column) => copy(`implementation.rows.${phase}.${column}`)),
        }))}
      />
    </Section>
  );
}
