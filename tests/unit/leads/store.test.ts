/** @jest-environment node */
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { contactFields } from './helpers/leadFields';
import { lockDatabase } from './helpers/lockDatabase';
import { readiness } from './helpers/readiness';
import { exportedLeads } from './helpers/runLeads';
import { type RunningApi, startApi } from './helpers/startApi';
import { storeProcesses } from './helpers/storeProcesses';
import { temporaryFolder } from './helpers/temporaryFolder';

/** Posts a lead and returns the status, and how many pages were answered one after the other meanwhile. */
async function postWhileReading(api: RunningApi): Promise<{ status: number; pages: number }> {
  let isAnswered = false;
  const posting = api.post(contactFields()).then((response) => {
    isAnswered = true;
    return response.status;
  });
  let pages = 0;
  while (!isAnswered) {
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    pages += 1;
  }
  return { status: await posting, pages };
}

test('a lock held by another process costs no page, and no lead once it is gone', async () => {
  const api = await startApi();
  const release = await lockDatabase(api.databaseFile);
  // Each of these used to stand until the lock was given up; then no more than one or two came through.
  const { status, pages } = await postWhileReading(api);
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(20);
  await release();
  const { id } = (await (await api.post(contactFields({ name: 'Next' }))).json()) as { id: string };
  expect(await exportedLeads(api.env)).toEqual([expect.objectContaining({ id, name: 'Next' })]);
});

test('a short lock delays a lead and refuses none', async () => {
  const api = await startApi();
  const release = await lockDatabase(api.databaseFile);
  const posts = Array.from({ length: 5 }, () => api.post(contactFields()));
  await fetch(`${api.url}/healthz`);
  await release();
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
});

test('a store that falls silent is replaced after the deadline', async () => {
  const api = await startApi();
  const [silent] = storeProcesses();
  process.kill(Number(silent), 'SIGSTOP');
  const { status, pages } = await postWhileReading(api);
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(20);
  await api.recorder.until({ event: 'store', status: 'replaced', pid: Number(silent) });
  expect((await api.post(contactFields())).status).toBe(201);
  expect(storeProcesses()).not.toContain(silent);
});

test('a store that dies is replaced at once', async () => {
  const api = await startApi();
  process.kill(Number(storeProcesses()[0]), 'SIGKILL');
  await api.recorder.until({ event: 'store', status: 'ended' });
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
  const api = await startApi({ LEADS_RATE_LIMIT: '0' });
  process.kill(Number(storeProcesses()[0]), 'SIGSTOP');
  const posts = Array.from({ length: 300 }, async () => (await api.post(contactFields())).status);
  const refused = await api.recorder.until({
    event: 'lead',
    cause: 'OVERLOADED: Too many calls wait for the store',
  });
  expect(refused.status).toBe(503);
  expect(api.recorder.entries).not.toContainEqual(expect.objectContaining({ status: 'replaced' }));
  // What a busy machine sends after the deadline finds a new process.
  expect([503, 201]).toEqual(expect.arrayContaining([...new Set(await Promise.all(posts))]));
  expect((await api.post(contactFields())).status).toBe(201);
});

test('a store that cannot be opened is said to be away, and used as soon as it can', async () => {
  const folder = path.join(temporaryFolder(), 'folder');
  writeFileSync(folder, 'in the way');
  const api = await startApi({ LEADS_DATABASE_URL: `file:${folder}/leads.db` }, 'away');
  await api.recorder.until({ event: 'store', status: 'unavailable' });
  expect((await api.post(contactFields())).status).toBe(503);
  expect(await readiness(api)).toMatchObject({ code: 503, status: 'unavailable' });
  rmSync(folder);
  await api.recorder.until({ event: 'store', status: 'open' });
  expect((await api.post(contactFields())).status).toBe(201);
});

describe('a database server', () => {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  let address: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  test.each(['http:', 'ws:'])(
    'that accepts and stays silent (%s) keeps no page and no lead waiting',
    async (scheme) => {
      const api = await startApi({ LEADS_DATABASE_URL: `${scheme}//${address}` }, 'away');
      const { status, pages } = await postWhileReading(api);
      expect(status).toBe(503);
      expect(pages).toBeGreaterThan(20);
      await api.recorder.until({ event: 'store', status: 'unavailable' });
    },
  );

  test.each([
    ['password', (host: string) => `http://somebody:PASSW0RD@${host}`],
    ['user name alone', (host: string) => `http://PASSW0RD@${host}`],
    ['token', (host: string) => `http://${host}?authToken=PASSW0RD&tls=9`],
  ])('whose URL holds a %s is named without it', async (_, urlOf) => {
    const api = await startApi({ LEADS_DATABASE_URL: urlOf(address) }, 'away');
    await api.recorder.until({ event: 'store', status: 'unavailable' });
    expect((await api.post(contactFields())).status).toBe(503);
    expect(JSON.stringify([api.recorder.entries, await readiness(api)])).not.toContain('PASSW0RD');
  });
});

test('the files are closed to others, in a folder that is open to them and where they were open', async () => {
  const folder = path.join(temporaryFolder(), 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'leads.db');
  const companions = [file, `${file}-wal`, `${file}-shm`];
  const modes = () => companions.map((name) => (statSync(name).mode & 0o777).toString(8));
  const env = { LEADS_DATABASE_URL: `file:${file}` };
  const first = await startApi(env);
  await first.post(contactFields());
  expect(modes()).toEqual(['600', '600', '600']);
  for (const name of companions) chmodSync(name, 0o644);
  const second = await startApi(env);
  await second.post(contactFields());
  expect(modes()).toEqual(['600', '600', '600']);
});
