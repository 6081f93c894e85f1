import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { StackedTable } from '@/components/ui/StackedTable';
import { getCopy } from '@/lib/i18n/getCopy';

const questions = ['place', 'backups', 'access', 'breach', 'leaving', 'processors', 'certificates'] as const;

/** What an IT department asks before it agrees: where the data is, who sees it, and how one leaves. */
export async function Trust() {
  const copy = await getCopy('services');
  return (
    <Section id="trust" tone="sunken">
      <SectionHead
        id="trust"
        label={copy('trust.label')}
        title={copy('trust.title')}
        lead={copy('trust.lead')}
      />
      <StackedTable
        labelledBy="trust-title"
        rows={questions.map((question) => ({
          key: question,
          cells: [copy(`trust.rows.${question}.question`), copy(`trust.rows.${question}.answer`)],
        }))}
      />
    </Section>
  );
}
