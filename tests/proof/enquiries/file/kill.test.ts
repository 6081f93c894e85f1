import { createStore, runSql } from '../../../unit/enquiries/helpers/testStore';
import { ChildServer } from '../ChildServer';
import { EnquirySender } from '../EnquirySender';

const ENQUIRY_COUNT = 300;

/** The server is killed after each of these numbers of acknowledged enquiries. */
const KILL_AFTER = [70, 140, 210];

const env: Record<string, string> = { LEADS_RATE_LIMIT: '0' };
const server = new ChildServer(env);

afterAll(() => server.stop());

test('enquiries are stored exactly once if the server is killed', async () => {
  const url = await createStore();
  env.LEADS_DATABASE_URL = url;
  const incidents = KILL_AFTER.map((after) => ({ after, act: () => server.killAndRestart() }));
  const sender = new EnquirySender([server], ENQUIRY_COUNT, incidents);

  await server.start();
  await sender.send();
  await server.stop();

  expect(incidents).toEqual([]);
  expect(sender.failures).toBeGreaterThan(0);
  // A slow machine may refuse some of the concurrent enquiries.
  expect([...sender.statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  const rows = await runSql(url, 'SELECT id, name FROM leads');
  expect(rows).toHaveLength(ENQUIRY_COUNT);
  expect(new Map(rows.map(({ id, name }) => [name, id]))).toEqual(sender.acknowledged);
  expect(await runSql(url, 'PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
});
