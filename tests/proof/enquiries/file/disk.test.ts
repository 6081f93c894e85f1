import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fieldLimits } from '@/lib/enquiry/fields';
import { createContactFields } from '../../../unit/enquiries/helpers/enquiryFields';
import { ChildServer } from '../ChildServer';

/** More enquiries of 5000 characters than fit on a disk of 1 MB. */
const TOO_MANY_ENQUIRIES = 300;

/** Longer than the server caches the result of a health check. */
const HEALTH_CACHE_MS = 5100;

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

/** Mounts a small file system, which is quick to fill. Returns false without root privileges. */
function mount(...args: string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function submit(name: string, key: string = randomUUID()): Promise<number> {
  const fields = createContactFields({ name, message: 'm'.repeat(fieldLimits.message) });
  const response = await fetch(`${server.url}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(fields),
  });
  await response.json();
  return response.status;
}

/** Returns the statuses of `/healthz` and `/readyz` after the cached result has expired. */
async function getHealthStatuses(): Promise<number[]> {
  await setTimeout(HEALTH_CACHE_MS);
  const paths = ['/healthz', '/readyz'];
  return Promise.all(paths.map(async (path) => (await fetch(server.url + path)).status));
}

/** Reads the stored names in a separate process, so no file on the disk stays open in this one. */
function readStoredNames(): string[] {
  const args = ['dist/leads.js', 'export', '--format', 'json'];
  const env = { ...process.env, LEADS_DATABASE_URL: databaseUrl };
  const enquiries = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
  return enquiries.map(({ name }: { name: string }) => name);
}

/** Fills the disk to the last byte. */
function fillDisk(): void {
  const file = openSync(filler, 'w');
  for (const size of [65_536, 4096, 1]) {
    try {
      for (let count = 0; count < 1024; count++) {
        if (writeSync(file, Buffer.alloc(size)) < size) break;
      }
    } catch {
      // No space for another block of this size.
    }
  }
  closeSync(file);
}

(isMounted ? describe : describe.skip)('a disk of 1 MB', () => {
  test('refuses enquiries with 503 while the disk is full', async () => {
    await server.start();
    const acknowledged: string[] = [];
    expect(await submit('first')).toBe(201);
    fillDisk();
    const key = randomUUID();
    let refused = '';
    for (let count = 0; refused === '' && count < TOO_MANY_ENQUIRIES; count++) {
      const name = `enquiry ${String(count).padStart(3, '0')}`;
      const status = await submit(name, key + name);
      expect([201, 503]).toContain(status);
      if (status === 201) acknowledged.push(name);
      else refused = name;
    }
    expect(refused).not.toBe('');
    expect(await submit('second refusal')).toBe(503);
    expect(await getHealthStatuses()).toEqual([200, 503]);

    rmSync(filler);
    expect(await submit(refused, key + refused)).toBe(201);
    expect(await submit(refused, key + refused)).toBe(200);
    expect(await getHealthStatuses()).toEqual([200, 200]);
    expect(server.isAlive()).toBe(true);
    expect(readStoredNames().sort()).toEqual(['first', ...acknowledged, refused].sort());
  });

  test('refuses enquiries with 503 while the disk is read-only', async () => {
    await server.stop();
    const before = readStoredNames();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    await server.start();
    expect(await submit('refused')).toBe(503);
    expect(await getHealthStatuses()).toEqual([200, 503]);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    expect(await submit('accepted')).toBe(201);
    expect(readStoredNames()).toEqual([...before, 'accepted']);
  });
});
