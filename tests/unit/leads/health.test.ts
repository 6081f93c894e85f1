/** @jest-environment node */
import { summarizeDeliveries } from '@/server/enquiries/delivery/deliveryStates';
import { DatabaseConnection } from '@/server/enquiries/store/DatabaseConnection';
import { databaseFile } from '@/server/enquiries/store/databaseFile';
import { contactFields } from './helpers/leadFields';
import { mailEnv, SALES } from './helpers/mailEnv';
import { readiness } from './helpers/readiness';
import { SmtpServer } from './helpers/SmtpServer';
import { startApi } from './helpers/startApi';
import { newStore, runSql } from './helpers/testStore';

test('a server that is ready says so, and what the deliveries do', async () => {
  const smtp = new SmtpServer();
  smtp.refuse(SALES, '550 no such user');
  const api = await startApi(mailEnv(await smtp.listen()));
  expect(await readiness(api)).toEqual({
    code: 200,
    status: 'ready',
    store: 'ok',
    deliveries: { waiting: 0, oldestSeconds: 0, failed: 0 },
  });
  await api.post(contactFields());
  await api.recorder.until({ event: 'delivery', status: 'abandoned' });
  await api.recorder.until({ event: 'delivery', status: 'delivered' });
  smtp.hold(() => true);
  // The mailbox has had its acknowledgement of the hour.
  await api.post(contactFields());
  await smtp.untilHeld(1);
  let deliveries: unknown;
  do ({ deliveries } = await readiness(api));
  while ((deliveries as { oldestSeconds: number }).oldestSeconds === 0);
  expect(deliveries).toEqual({ waiting: 1, oldestSeconds: expect.any(Number), failed: 1 });
  await smtp.close();
});

test('how the deliveries are is read from those not delivered yet, however many have been', async () => {
  const url = await newStore();
  const database = new DatabaseConnection(url);
  let asked = '';
  await database.use(({ db }) => {
    const listening = db.withPlugin({
      transformQuery({ node, queryId }) {
        asked = db.getExecutor().compileQuery(node, queryId).sql;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return summarizeDeliveries(listening, Date.now());
  });
  database.close();
  // PostgreSQL would rather read a table that is empty than its index.
  const explain =
    databaseFile(url) === undefined
      ? ['SET enable_seqscan = off', `EXPLAIN ${asked}`]
      : [`EXPLAIN QUERY PLAN ${asked}`];
  expect(JSON.stringify(await runSql(url, ...explain))).toContain('outbox_undelivered');
});
