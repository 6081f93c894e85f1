import { StackedTable } from '@/components/ui/StackedTable';
import { getCopy } from '@/lib/content/texts/getCopy';
import { loadMessages } from '@/lib/content/texts/loadMessages';

const columns = ['data', 'purpose', 'basis', 'retention'] as const;

/** Which data serves which purpose, on which basis, and for how long. */
export async function PrivacyTable() {
  const copy = await getCopy('privacy');
  const { rows } = loadMessages(copy.locale).messages.privacy.table;
  return (
    <>
      <p id="table-title">
        <strong>{copy('table.caption')}</strong>
      </p>
      <StackedTable
        labelledBy="table-title"
        columns={columns.map((column) => ({
          heading: copy(`table.${column}`),
          label: copy.text(`table.${column}`),
        }))}
        rows={rows.map((row) => ({ key: row.id, cells: columns.map((column) => row[column]) }))}
      />
    </>
  );
}
