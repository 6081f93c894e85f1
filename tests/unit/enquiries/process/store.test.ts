/** @jest-environment node */
import childProcess, { ChildProcess } from 'node:child_process';
import net, { type AddressInfo, type Socket } from 'node:net';
import { DatabaseProcess } from '@/server/enquiries/store/DatabaseProcess';
import { contactFields } from '../helpers/leadFields';
import { postWhileReading } from '../helpers/postWhileReading';
import { readiness } from '../helpers/readiness';
import { type RunningApi, startApi } from '../helpers/startApi';
import { storeProcesses } from '../helpers/storeProcesses';

afterEach(() => jest.restoreAllMocks());

test('a store that falls silent is replaced after the deadline', async () => {
  const api = await startApi();
  const [silent] = storeProcesses();
  process.kill(Number(silent), 'SIGSTOP');
  const [{ status, pages }, other] = await Promise.all([postWhileReading(api), api.post(contactFields())]);
  expect([status, other.status]).toEqual([503, 503]);
  expect(pages).toBeGreaterThan(20);
  await api.recorder.until({ event: 'store', status: 'replaced', pid: Number(silent) });
  await api.recorder.until({ event: 'lead', cause: 'ENDED: The store process was replaced' });
  expect((await api.post(contactFields())).status).toBe(201);
  expect(storeProcesses()).not.toContain(silent);
});

test('a store that dies is replaced at once', async () => {
  const api = await startApi();
  process.kill(Number(storeProcesses()[0]), 'SIGKILL');
  await api.recorder.until({ event: 'store', status: 'ended' });
  expect((await api.post(contactFields())).status).toBe(201);
});

/** What `fork` does where no file descriptor is left: Node.js gives an object without a process or a channel. */
function withoutDescriptors(): ChildProcess {
  const child = new ChildProcess();
  process.nextTick(() => child.emit('error', new Error('spawn node EMFILE')));
  return child;
}

function withoutMemory(): never {
  throw new Error('spawn ENOMEM');
}

test.each([
  ['file descriptors', withoutDescriptors, 'spawn node EMFILE'],
  ['memory', withoutMemory, 'spawn ENOMEM'],
])('a store that cannot be started for want of %s is away until it can be', async (_, fail, error) => {
  const api = await startApi();
  // Whoever asks meanwhile, as the deliveries do, meets the same.
  const forks = jest.spyOn(childProcess, 'fork').mockImplementation(fail);
  process.kill(Number(storeProcesses()[0]), 'SIGKILL');
  await api.recorder.until({ event: 'store', status: 'ended' });
  const refused = await api.post(contactFields());
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({ error: 'unavailable' });
  await api.recorder.until({ event: 'store', status: 'ended', error });
  expect(await readiness(api)).toMatchObject({ code: 503, status: 'unavailable' });
  forks.mockRestore();
  expect((await api.post(contactFields())).status).toBe(201);
});

test('the store ends with its server, and not before', async () => {
  const api = await startApi();
  const [pid] = storeProcesses();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(Number(pid), signal);
  expect((await api.post(contactFields())).status).toBe(201);
  expect(storeProcesses()).toEqual([pid]);
  await api.stop();
  expect(storeProcesses()).toEqual([]);
});

test('more leads than may wait are refused at once', async () => {
  const { run } = DatabaseProcess.prototype;
  const spy = jest.spyOn(DatabaseProcess.prototype, 'run');
  const api = await startApi({ LEADS_RATE_LIMIT: '0' });
  expect((await api.post(contactFields())).status).toBe(201);
  process.kill(Number(storeProcesses()[0]), 'SIGSTOP');
  // In the turn of the event loop in which the lead comes: on a busy machine that could be after the deadline of the first.
  let calls: Promise<unknown>[] = [];
  spy.mockImplementationOnce(function (this: DatabaseProcess, ...lead) {
    calls = Array.from({ length: 300 }, () => this.run('countRequest', [], 1, Date.now()));
    for (const call of calls) call.catch(() => undefined);
    return run.apply(this, lead);
  });
  expect((await api.post(contactFields())).status).toBe(503);
  const { entries } = api.recorder;
  const cause = 'OVERLOADED: Too many calls are waiting for the store';
  const refused = await api.recorder.until({ event: 'lead', cause });
  expect(refused.status).toBe(503);
  expect(entries.slice(0, entries.indexOf(refused))).not.toContainEqual(
    expect.objectContaining({ status: 'replaced' }),
  );
  await Promise.allSettled(calls);
  expect((await api.post(contactFields())).status).toBe(201);
});

/** Fills the queue of a store that is stopped, and goes on when `asked` have been requested too. */
async function withFullQueue(
  fill: (store: DatabaseProcess) => Promise<unknown>,
  request: (api: RunningApi) => Promise<unknown>[],
  asked: string[],
) {
  const { mock } = jest.spyOn(DatabaseProcess.prototype, 'run');
  const api = await startApi({ LEADS_RATE_LIMIT: '0' });
  const pid = Number(storeProcesses()[0]);
  process.kill(pid, 'SIGSTOP');
  const [store] = mock.contexts as [DatabaseProcess];
  const filling = Promise.allSettled(Array.from({ length: 600 }, () => fill(store)));
  const delivery = store.run('markDelivered', 'x', 0);
  const requests = request(api);
  const names = () => (mock.calls as unknown as [string][]).map(([name]) => name);
  while (!asked.every((name) => names().includes(name))) await new Promise(setImmediate);
  process.kill(pid, 'SIGCONT');
  await delivery;
  const answers = await Promise.all(requests);
  const refused = (await filling).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(300);
  return answers;
}

test.each<[string, (store: DatabaseProcess) => Promise<unknown>]>([
  ['visits', (store) => store.run('findSubscription', 'x')],
  ['confirmations', (store) => store.run('confirmSubscription', { id: 'x', generation: 0 }, 0)],
  ['unsubscriptions', (store) => store.run('endSubscription', 'x', 0)],
])('a queue full of %s refuses no enquiry, delivery or health check', async (_, fill) => {
  const request = (api: RunningApi) => [api.post(contactFields()), readiness(api)];
  const [enquiry, health] = await withFullQueue(fill, request, ['insertEnquiry', 'checkStorable']);
  expect(enquiry).toMatchObject({ status: 201 });
  expect(health).toMatchObject({ code: 200 });
});

test('a queue full of enquiries refuses no delivery or health check', async () => {
  const fill = (store: DatabaseProcess) => store.run('countRequest', [], 1, 0);
  const [health] = await withFullQueue(fill, (api) => [readiness(api)], ['checkStorable']);
  expect(health).toMatchObject({ code: 200 });
});

test('a database server that accepts and stays silent keeps no page and no lead waiting', async () => {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = await startApi({ LEADS_DATABASE_URL: `postgres://127.0.0.1:${port}/leads` }, 'away');
  const { status, pages } = await postWhileReading(api);
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(20);
  await api.recorder.until({ event: 'store', status: 'unavailable' });
  for (const socket of sockets) socket.destroy();
  server.close();
});

test.each([
  ['password', 'postgres://somebody:PASSW0RD@127.0.0.1:9/leads'],
  ['user name alone', 'postgres://PASSW0RD@127.0.0.1:9/leads'],
  ['password as a parameter', 'postgres://127.0.0.1:9/leads?password=PASSW0RD&sslmode=no'],
])('a database server whose URL holds a %s is named without it', async (_, url) => {
  const api = await startApi({ LEADS_DATABASE_URL: url }, 'away');
  await api.recorder.until({ event: 'store', status: 'unavailable' });
  expect((await api.post(contactFields())).status).toBe(503);
  expect(JSON.stringify([api.recorder.entries, await readiness(api)])).not.toContain('PASSW0RD');
});
