import { createContactFields } from '../helpers/enquiryFields';
import { runLeads } from '../helpers/runLeads';
import { startApi } from '../helpers/startApi';
import { runSql } from '../helpers/testStore';

test.each([
  ['list', ['list']],
  ['the JSON export', ['export', '--format', 'json']],
  ['the CSV export', ['export', '--format', 'csv']],
])('%s contains the rows beside one with a text as time', async (_, args) => {
  const api = await startApi();
  for (const name of ['Bad', 'Good']) await api.post(createContactFields({ name }));
  await runSql(
    api.env.LEADS_DATABASE_URL,
    `UPDATE leads SET created_at = 'abc' WHERE name = 'Bad'`,
    `UPDATE outbox SET due_at = 'abc', created_at = 'abc'`,
  );
  const { code, written } = await runLeads(api.env, ...args);
  expect([code, written]).toEqual([0, expect.stringMatching(/Good[\s\S]*Bad/)]);
  const { written: erased } = await runLeads(api.env, 'erase', 'anh@factory.example');
  expect(erased).toContain('Deleted 2 enquiries');
});
