/** @jest-environment node */
import childProcess, { ChildProcess } from 'node:child_process';
import net, { type AddressInfo, type Socket } from 'node:net';
import { DatabaseProcess } from 'durable-store';
import type { Operations } from 'enquiries';
import { createContactFields } from '../helpers/enquiryFields';
import { getReadiness } from '../helpers/getReadiness';
import { getStoreProcessIds } from '../helpers/getStoreProcessIds';
import { postWhileReading } from '../helpers/postWhileReading';
import type { RunningApi } from '../helpers/startApi';
import { startProcessApi } from '../helpers/startProcessApi';

afterEach(() => jest.restoreAllMocks());

test('replaces an unresponsive store process after the deadline', async () => {
  const api = await startProcessApi();
  const [unresponsivePid] = getStoreProcessIds();
  process.kill(Number(unresponsivePid), 'SIGSTOP');
  const [{ status, pages }, other] = await Promise.all([
    postWhileReading(api),
    api.post(createContactFields()),
  ]);
  expect([status, other.status]).toEqual([503, 503]);
  expect(pages).toBeGreaterThan(20);
  await api.recorder.waitForEntry({ event: 'store', status: 'replaced', pid: Number(unresponsivePid) });
  await api.recorder.waitForEntry({ event: 'lead', cause: 'ENDED: The store process was replaced' });
  expect((await api.post(createContactFields())).status).toBe(201);
  expect(getStoreProcessIds()).not.toContain(unresponsivePid);
});

test('replaces a killed store process at once', async () => {
  const api = await startProcessApi();
  process.kill(Number(getStoreProcessIds()[0]), 'SIGKILL');
  await api.recorder.waitForEntry({ event: 'store', status: 'ended' });
  expect((await api.post(createContactFields())).status).toBe(201);
});

/** Simulates `fork` without free file descriptors: Node.js returns an object without a process or channel. */
function failWithoutDescriptors(): ChildProcess {
  const child = new ChildProcess();
  process.nextTick(() => child.emit('error', new Error('spawn node EMFILE')));
  return child;
}

function failWithoutMemory(): never {
  throw new Error('spawn ENOMEM');
}

test.each([
  ['file descriptors', failWithoutDescriptors, 'spawn node EMFILE'],
  ['memory', failWithoutMemory, 'spawn ENOMEM'],
])('is unavailable until there is enough %s', async (_, failingFork, error) => {
  const api = await startProcessApi();
  // Not `mockImplementationOnce`: deliveries also call `fork`, and their calls must fail too.
  const forkMock = jest.spyOn(childProcess, 'fork').mockImplementation(failingFork);
  process.kill(Number(getStoreProcessIds()[0]), 'SIGKILL');
  await api.recorder.waitForEntry({ event: 'store', status: 'ended' });
  const refused = await api.post(createContactFields());
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({ error: 'unavailable' });
  await api.recorder.waitForEntry({ event: 'store', status: 'ended', error });
  expect(await getReadiness(api)).toMatchObject({ code: 503, status: 'unavailable' });
  forkMock.mockRestore();
  expect((await api.post(createContactFields())).status).toBe(201);
});

test('ends the store process with the server, not before', async () => {
  const api = await startProcessApi();
  const [pid] = getStoreProcessIds();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(Number(pid), signal);
  expect((await api.post(createContactFields())).status).toBe(201);
  expect(getStoreProcessIds()).toEqual([pid]);
  await api.stop();
  expect(getStoreProcessIds()).toEqual([]);
});

test('rejects enquiries at once when the queue is full', async () => {
  const { run } = DatabaseProcess.prototype;
  const spy = jest.spyOn(DatabaseProcess.prototype, 'run');
  const api = await startProcessApi({ LEADS_RATE_LIMIT: '0' });
  expect((await api.post(createContactFields())).status).toBe(201);
  const pid = Number(getStoreProcessIds()[0]);
  process.kill(pid, 'SIGSTOP');
  // Fills the queue in the same turn of the event loop as the enquiry. On a busy machine, the store could be replaced
  // before a later turn.
  let calls: Promise<unknown>[] = [];
  spy.mockImplementationOnce(function (this: DatabaseProcess<Operations>, ...args) {
    calls = Array.from({ length: 300 }, () => this.run('countRequest', [], 1, Date.now()));
    for (const call of calls) call.catch(() => undefined);
    return run.apply(this, args);
  });
  expect((await api.post(createContactFields())).status).toBe(503);
  const { entries } = api.recorder;
  const cause = 'OVERLOADED: Too many calls are waiting for the store';
  const refused = await api.recorder.waitForEntry({ event: 'lead', cause });
  expect(refused.status).toBe(503);
  expect(entries.slice(0, entries.indexOf(refused))).not.toContainEqual(
    expect.objectContaining({ status: 'replaced' }),
  );
  process.kill(pid, 'SIGCONT');
  await Promise.allSettled(calls);
  expect((await api.post(createContactFields())).status).toBe(201);
});

/**
 * Pauses the store process, fills its queue, and sends requests. Resumes the process once `expectedOperations` have
 * been queued too. Returns the responses.
 */
async function requestWithFullQueue(
  fill: (store: DatabaseProcess<Operations>) => Promise<unknown>,
  request: (api: RunningApi) => Promise<unknown>[],
  expectedOperations: string[],
) {
  const { mock } = jest.spyOn(DatabaseProcess.prototype, 'run');
  const api = await startProcessApi({ LEADS_RATE_LIMIT: '0' });
  const pid = Number(getStoreProcessIds()[0]);
  process.kill(pid, 'SIGSTOP');
  const [store] = mock.contexts as [DatabaseProcess<Operations>];
  const queuedCalls = Promise.allSettled(Array.from({ length: 600 }, () => fill(store)));
  const delivery = store.run('markDelivered', 'x', 0);
  const requests = request(api);
  const getOperationNames = () => (mock.calls as unknown as [string][]).map(([name]) => name);
  while (!expectedOperations.every((name) => getOperationNames().includes(name)))
    await new Promise(setImmediate);
  process.kill(pid, 'SIGCONT');
  await delivery;
  const responses = await Promise.all(requests);
  const refused = (await queuedCalls).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(300);
  return responses;
}

test.each<[string, (store: DatabaseProcess<Operations>) => Promise<unknown>]>([
  ['subscription look-ups', (store) => store.run('findSubscription', 'x')],
  ['confirmations', (store) => store.run('confirmSubscription', { id: 'x', generation: 0 }, 0)],
  ['unsubscriptions', (store) => store.run('endSubscription', 'x', 0)],
])('accepts enquiries and health checks beside queued %s', async (_, fill) => {
  const request = (api: RunningApi) => [api.post(createContactFields()), getReadiness(api)];
  const [enquiry, health] = await requestWithFullQueue(fill, request, ['insertEnquiry', 'checkStorable']);
  expect(enquiry).toMatchObject({ status: 201 });
  expect(health).toMatchObject({ code: 200 });
});

test('accepts deliveries and health checks beside queued enquiries', async () => {
  const fill = (store: DatabaseProcess<Operations>) => store.run('countRequest', [], 1, 0);
  const [health] = await requestWithFullQueue(fill, (api) => [getReadiness(api)], ['checkStorable']);
  expect(health).toMatchObject({ code: 200 });
});

test('serves pages while the database server does not respond', async () => {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = await startProcessApi(
    { LEADS_DATABASE_URL: `postgres://127.0.0.1:${port}/leads` },
    'unreachable',
  );
  const { status, pages } = await postWhileReading(api);
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(20);
  await api.recorder.waitForEntry({ event: 'store', status: 'unavailable' });
  for (const socket of sockets) socket.destroy();
  server.close();
});

test.each([
  ['password', 'postgres://somebody:PASSW0RD@127.0.0.1:9/leads'],
  ['user name alone', 'postgres://PASSW0RD@127.0.0.1:9/leads'],
  ['password as a parameter', 'postgres://127.0.0.1:9/leads?password=PASSW0RD&sslmode=no'],
])('does not report the %s of a database URL', async (_, url) => {
  const api = await startProcessApi({ LEADS_DATABASE_URL: url }, 'unreachable');
  await api.recorder.waitForEntry({ event: 'store', status: 'unavailable' });
  expect((await api.post(createContactFields())).status).toBe(503);
  expect(JSON.stringify([api.recorder.entries, await getReadiness(api)])).not.toContain('PASSW0RD');
});
