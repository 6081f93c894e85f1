import { createContactFields } from '../unit/enquiries/helpers/enquiryFields';
import { startThreadApi } from '../unit/enquiries/helpers/startThreadApi';
import { createStore, runSql } from '../unit/enquiries/helpers/testStore';

test('uses existing tables in the second schema of the search path', async () => {
  const [emptyStore, url] = [await createStore(), await createStore()];
  const api = await startThreadApi({ LEADS_DATABASE_URL: url });
  await api.stop();
  const emptySchema = /test_\w+/.exec(emptyStore)?.[0];
  const { post } = await startThreadApi({
    LEADS_DATABASE_URL: url.replace('test_', `${emptySchema},test_`),
  });
  expect((await post(createContactFields())).status).toBe(201);
  expect(await runSql(url, 'SELECT kind FROM leads')).toEqual([{ kind: 'contact' }]);
});

test.each([
  ['an uppercase letter', '"Sales"'],
  ['a quotation mark', '"sales""desk"'],
  ['a hyphen, a space and a dot', '"sales-desk no.1"'],
  ['a keyword', '"order"'],
])('starts twice in a schema whose name has %s', async (_, schema) => {
  const url = await createStore();
  await runSql(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE`, `CREATE SCHEMA ${schema}`);
  const searchPath = new URL(url);
  searchPath.searchParams.set('options', `-c search_path=${schema.replaceAll(' ', '\\ ')}`);
  for (const count of [1, 2]) {
    const { post, stop } = await startThreadApi({ LEADS_DATABASE_URL: searchPath.href });
    expect((await post(createContactFields())).status).toBe(201);
    await stop();
    expect(await runSql(url, `SELECT kind FROM ${schema}.leads`)).toHaveLength(count);
  }
});
