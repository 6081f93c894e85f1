import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { contactFields } from '../../unit/leads/helpers/leadFields';
import { ChildServer } from './ChildServer';

const LEADS = 5000;
const CONCURRENCY = 64;
const KILL_AFTER = [1000, 2500, 4000];
const MAX_ATTEMPTS = 50;

const folder = mkdtempSync(path.join(tmpdir(), 'leads-kill-'));
const databaseUrl = `file:${path.join(folder, 'leads.db')}`;
const server = new ChildServer({ LEADS_DATABASE_URL: databaseUrl, LEADS_RATE_LIMIT: '0' });

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('each of 5000 acknowledged leads is stored exactly once, though the server is killed three times', async () => {
  const acknowledged = new Map<string, string>();
  const kills = [...KILL_AFTER];
  const statuses = new Map<number, number>();
  let failures = 0;
  let next = 0;

  async function submit(name: string): Promise<void> {
    const body = JSON.stringify(contactFields({ name }));
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      await server.whenReady();
      try {
        const response = await fetch(`${server.url}/api/leads`, { method: 'POST', headers, body });
        const { id } = (await response.json()) as { id: string };
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (!response.ok) throw new Error(`The server answered ${response.status}`);
        acknowledged.set(name, id);
        return;
      } catch {
        failures += 1;
      }
    }
    throw new Error(`${name} was not taken in ${MAX_ATTEMPTS} attempts`);
  }

  async function client(): Promise<void> {
    while (next < LEADS) {
      const name = `lead ${next++}`;
      await submit(name);
      if (acknowledged.size >= (kills[0] ?? Number.POSITIVE_INFINITY)) {
        kills.shift();
        await server.killAndRestart();
      }
    }
  }

  await server.start();
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  await server.stop();

  const database = createClient({ url: databaseUrl, timeout: 10_000 });
  const { rows } = await database.execute('SELECT id, name FROM leads');
  const { rows: check } = await database.execute('PRAGMA integrity_check');
  database.close();
  expect(kills).toEqual([]);
  expect(failures).toBeGreaterThan(0);
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(acknowledged.size).toBe(LEADS);
  expect(rows).toHaveLength(LEADS);
  expect(new Map(rows.map(({ id, name }) => [name, id]))).toEqual(acknowledged);
  expect(check[0]?.integrity_check).toBe('ok');
});
