import { StackedTable } from '@/components/ui/StackedTable';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { loadMessages } from '@/lib/content/messages/readMessages';

const columns = ['data', 'purpose', 'basis', 'retention'] as const;

/** Table of personal data: purpose, legal basis and retention period. */
export async function PrivacyTable() {
  const t = await getTranslator('privacy');
  const { rows } = loadMessages(t.locale).messages.privacy.table;
  return (
    <>
      <p id="table-title">
        <strong>{t('table.caption')}</strong>
      </p>
      <StackedTable
        labelledBy="table-title"
        columns={columns.map((column) => ({
          heading: t(`table.${column}`),
          label: t.text(`table.${column}`),
        }))}
        rows={rows.map((row) => ({ key: row.id, cells: columns.map((column) => row[column]) }))}
      />
    </>
  );
}
