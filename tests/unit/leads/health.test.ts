/** @jest-environment node */
import { statSync } from 'node:fs';
import { contactFields } from './helpers/leadFields';
import { lockDatabase } from './helpers/lockDatabase';
import { mailEnv, SALES } from './helpers/mailEnv';
import { readiness } from './helpers/readiness';
import { SmtpServer } from './helpers/SmtpServer';
import { startApi } from './helpers/startApi';

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

test('a server whose store is locked is alive and not ready, and ready again afterwards', async () => {
  const api = await startApi();
  const release = await lockDatabase(api.databaseFile);
  expect(await readiness(api)).toEqual({ code: 503, status: 'unavailable', store: expect.any(String) });
  const alive = await fetch(`${api.url}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  await release();
  let code: unknown;
  do ({ code } = await readiness(api));
  while (code === 503);
  expect(code).toBe(200);
});

test('asking often costs the disk no more than asking once a second', async () => {
  const api = await startApi();
  const log = `${api.databaseFile}-wal`;
  const sizeBefore = statSync(log).size;
  await readiness(api);
  const one = statSync(log).size - sizeBefore;
  expect(one).toBeGreaterThan(65_536);
  const started = performance.now();
  await Promise.all(Array.from({ length: 200 }, () => readiness(api)));
  const seconds = Math.ceil((performance.now() - started) / 1000);
  expect(statSync(log).size - sizeBefore).toBeLessThan((seconds + 2) * 2 * one);
});
