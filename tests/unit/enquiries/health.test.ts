import { SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from './helpers/enquiryFields';
import { getReadiness } from './helpers/getReadiness';
import { startApi, startMailApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

test('reports readiness and the state of the deliveries', async () => {
  const { api, smtp } = await startMailApi();
  smtp.refuseMailsTo(SALES, '550 no such user');
  expect(await getReadiness(api)).toEqual({
    code: 200,
    status: 'ready',
    store: 'ok',
    deliveries: { waiting: 0, held: 0, oldestSeconds: 0, failed: 0, failedToVisitors: 0 },
  });
  await api.post(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', status: 'abandoned' });
  await api.recorder.waitForEntry({ event: 'delivery', status: 'delivered' });
  smtp.holdMails(() => true);
  // The mailbox has already received its acknowledgement for this hour.
  await api.post(createContactFields());
  await smtp.waitForHeldMails(1);
  await runSql(
    api.env.LEADS_DATABASE_URL,
    'UPDATE outbox SET created_at = created_at - 60000 WHERE delivered_at IS NULL AND abandoned_at IS NULL',
  );
  const { deliveries } = await getReadiness(api);
  expect(deliveries).toMatchObject({ waiting: 1, failed: 1, failedToVisitors: 0 });
  expect((deliveries as { oldestSeconds: number }).oldestSeconds).toBeGreaterThanOrEqual(60);
  // Otherwise the stop would wait for the mail.
  smtp.releaseMails();
});

test.each([
  ['an enquiry', createContactFields()],
  ['a subscription', createNewsletterFields({ email: 'anh@factory.example' })],
])('counts a wrong email address of %s separately', async (_, fields) => {
  const { api, smtp } = await startMailApi();
  smtp.refuseMailsTo('anh@factory.example', '550 no such user');
  await api.post(fields);
  await api.recorder.waitForEntry({ event: 'delivery', status: 'abandoned', level: 'warn' });
  expect(await getReadiness(api)).toMatchObject({ deliveries: { failed: 0, failedToVisitors: 1 } });
});

test('serves metrics without personal data, and no numbers on the public port', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  await api.post(createContactFields());
  expect((await api.post(createContactFields())).status).toBe(429);
  const metrics = await (await api.monitoring.request('/metrics')).text();
  for (const line of [
    '# TYPE enquiries_stored_total counter',
    'enquiries_stored_total 1',
    'enquiries_refused_by_limit_total 1',
    'enquiries_ready 1',
    'deliveries_waiting 0',
    'deliveries_oldest_waiting_seconds 0',
    'deliveries_failed 0',
  ]) {
    expect(metrics.split('\n')).toContain(line);
  }
  const readiness = await fetch(`${api.url}/readyz`);
  expect(await readiness.json()).toEqual({ status: 'ready' });
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
});

test('writes once for many requests of the public /readyz', async () => {
  const api = await startApi();
  const readCheckTime = () => runSql(api.env.LEADS_DATABASE_URL, 'SELECT checked_at FROM readiness');
  await fetch(`${api.url}/readyz`);
  const first = await readCheckTime();
  for (let turn = 0; turn < 20; turn += 1) await fetch(`${api.url}/readyz`);
  expect(await readCheckTime()).toEqual(first);
});
