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
