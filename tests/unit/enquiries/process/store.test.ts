import net, { type AddressInfo, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { createContactFields } from '../helpers/enquiryFields';
import { getReadiness } from '../helpers/getReadiness';
import { lockDatabase } from '../helpers/lockDatabase';
import { MIN_PAGES, postWhileReading } from '../helpers/postWhileReading';
import { startThreadApi } from '../helpers/startThreadApi';

test('starts a new thread after a crash', async () => {
  const spy = jest.spyOn(Worker.prototype, 'postMessage');
  const api = await startThreadApi();
  const [worker] = spy.mock.contexts as Worker[];
  // A message that is no call throws in the thread.
  worker?.postMessage(null);
  await api.recorder.waitForEntry({ event: 'store', status: 'ended' });
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('answers waiting enquiries with 503 when the thread ends', async () => {
  const spy = jest.spyOn(Worker.prototype, 'postMessage');
  const api = await startThreadApi();
  const [worker] = spy.mock.contexts as Worker[];
  const release = await lockDatabase(api.databaseFile);
  const callCount = spy.mock.calls.length;
  const posts = [1, 2, 3].map(() => api.post(createContactFields()));
  while (spy.mock.calls.length < callCount + 3) await new Promise(setImmediate);
  const ended = worker?.terminate();
  await release();
  await ended;
  for (const { status, headers } of await Promise.all(posts))
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('rejects enquiries at once when too many calls wait', async () => {
  const api = await startThreadApi();
  // From now on, the server itself makes no call.
  await api.recorder.waitForEntry({ event: 'retention', status: 'done' });
  const release = await lockDatabase(api.databaseFile);
  const calls = Array.from({ length: 300 }, () => api.database.run('checkWritable', 0));
  const settled = Promise.allSettled(calls);
  expect((await api.post(createContactFields())).status).toBe(503);
  const cause = 'OVERLOADED: Too many calls are waiting for the store';
  await api.recorder.waitForEntry({ event: 'lead', status: 503, cause });
  await release();
  await settled;
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('serves pages while the database server does not respond', async () => {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = await startThreadApi(
    { LEADS_DATABASE_URL: `postgres://127.0.0.1:${port}/leads` },
    'unreachable',
  );
  const { status, pages } = await postWhileReading(api);
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(MIN_PAGES);
  await api.recorder.waitForEntry({ event: 'store', status: 'unavailable' });
  for (const socket of sockets) socket.destroy();
  server.close();
});

test.each([
  ['password', 'postgres://somebody:PASSW0RD@127.0.0.1:9/leads'],
  ['user name alone', 'postgres://PASSW0RD@127.0.0.1:9/leads'],
  ['password as a parameter', 'postgres://127.0.0.1:9/leads?password=PASSW0RD&sslmode=no'],
])('does not report the %s of a database URL', async (_, url) => {
  const api = await startThreadApi({ LEADS_DATABASE_URL: url }, 'unreachable');
  await api.recorder.waitForEntry({ event: 'store', status: 'unavailable' });
  expect((await api.post(createContactFields())).status).toBe(503);
  expect(JSON.stringify([api.recorder.entries, await getReadiness(api)])).not.toContain('PASSW0RD');
});
