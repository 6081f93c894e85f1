import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fieldLimits } from '@/lib/shared/enquiry/fieldLimits';
import { contactFields } from '../../../unit/enquiries/helpers/leadFields';
import { ChildServer } from '../ChildServer';

/** How many leads of 5000 characters a disk of one megabyte certainly does not hold. */
const TOO_MANY = 300;

/** For longer than this the server does not remember how the store was, in milliseconds. */
const HEALTH_MEMORY = 1100;

const disk = mkdtempSync(path.join(tmpdir(), 'leads-disk-'));
const isMounted = mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk);
const filler = path.join(disk, 'filler');
const databaseUrl = `file:${path.join(disk, 'leads.db')}`;
const server = new ChildServer({ LEADS_DATABASE_URL: databaseUrl, LEADS_RATE_LIMIT: '0' });

afterAll(async () => {
  await server.stop();
  if (isMounted) execFileSync('umount', [disk]);
  rmdirSync(disk);
});

/** A real disk of its own, small and quick to fill; only root may mount one. */
function mount(...args: string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function submit(name: string, key: string = randomUUID()): Promise<number> {
  const fields = contactFields({ name, message: 'm'.repeat(fieldLimits.message) });
  const response = await fetch(`${server.url}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(fields),
  });
  await response.json();
  return response.status;
}

/** Of a server that is alive and ready; whether it is ready, after what it said last is forgotten. */
async function statusesOfHealth(): Promise<number[]> {
  await setTimeout(HEALTH_MEMORY);
  const paths = ['/healthz', '/readyz'];
  return Promise.all(paths.map(async (path) => (await fetch(server.url + path)).status));
}

/** Reads the names in a process of its own, which leaves no file of the disk open behind it. */
function storedNames(): string[] {
  const args = ['dist/leads.js', 'export', '--format', 'json'];
  const env = { ...process.env, LEADS_DATABASE_URL: databaseUrl };
  const leads = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
  return leads.map(({ name }: { name: string }) => name);
}

/** Takes what is left of the disk, to the last byte. */
function fillDisk(): void {
  const file = openSync(filler, 'w');
  for (const size of [65_536, 4096, 1]) {
    try {
      for (let count = 0; count < 1024; count++) {
        if (writeSync(file, Buffer.alloc(size)) < size) break;
      }
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(file);
}

(isMounted ? describe : describe.skip)('a disk of one megabyte', () => {
  test('when it is full, leads are refused with 503, and taken again when there is room', async () => {
    await server.start();
    const acknowledged: string[] = [];
    expect(await submit('first')).toBe(201);
    fillDisk();
    const key = randomUUID();
    let refused = '';
    for (let count = 0; refused === '' && count < TOO_MANY; count++) {
      const name = `lead ${String(count).padStart(3, '0')}`;
      const status = await submit(name, key + count);
      expect([201, 503]).toContain(status);
      if (status === 201) acknowledged.push(name);
      else refused = name;
    }
    expect(refused).not.toBe('');
    expect(await submit('second refusal')).toBe(503);
    expect(await statusesOfHealth()).toEqual([200, 503]);

    rmSync(filler);
    expect(await submit(refused, key + acknowledged.length)).toBe(201);
    expect(await submit(refused, key + acknowledged.length)).toBe(200);
    expect(await statusesOfHealth()).toEqual([200, 200]);
    expect(server.isAlive()).toBe(true);
    expect(storedNames().sort()).toEqual(['first', ...acknowledged, refused].sort());
  });

  test('when it is read-only, leads are refused with 503, and taken again when it is not', async () => {
    await server.stop();
    const before = storedNames();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    await server.start();
    expect(await submit('refused')).toBe(503);
    expect(await statusesOfHealth()).toEqual([200, 503]);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    expect(await submit('taken')).toBe(201);
    expect(storedNames()).toEqual([...before, 'taken']);
  });
});
