import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '@/tests/helpers/findFreePort';
import { createSiteFolder } from '../createSiteFolder';
import { Command } from './Command';
import { isListening, requestPage, sendEnquiry } from './requests';

/** Number of log lines, each with 100 characters, for a blocked reader. */
const LINE_COUNT = 50_000;

const folder = createSiteFolder();
const server = [process.execPath, `${process.cwd()}/dist/server.js`];
let running: Command | undefined;

afterEach(() => running?.killAll());

test('pages and enquiries continue after the log reader exits', async () => {
  running = new Command(server, folder);
  const port = await running.getPort();
  await running.waitForEntry({ event: 'store' });
  running.closeOutput();
  for (let count = 0; count < 3; count++) expect(await sendEnquiry(port)).toBe(201);
  expect(await requestPage(port)).toBe(200);
  expect(running.isAlive()).toBe(true);
});

const full = '/dev/full';
(existsSync(full) ? test : test.skip)('pages and enquiries continue if the log’s disk is full', async () => {
  const port = await findFreePort();
  const env = { PORT: String(port) };
  running = new Command(server, folder, { env, stdio: openSync(full, 'w') });
  while (!(await isListening(port))) {
    expect(running.isAlive()).toBe(true);
    await setTimeout(20);
  }
  for (let count = 0; count < 3; count++) expect(await sendEnquiry(port)).toBe(201);
  expect(await requestPage(port)).toBe(200);
  expect(running.isAlive()).toBe(true);
  running.sendSignal('SIGTERM');
  expect(await running.ended).toBe(0);
});

test('buffered output for a blocked log reader is limited', async () => {
  const script = `
    const { writeLog } = await import('./server/log.ts');
    for (let line = 0; line < ${LINE_COUNT}; line++) writeLog({ level: 'info', event: 'x'.repeat(100) });
    process.stderr.write(String(process.stdout.writableLength), () => process.exit());`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let bufferedBytes = '';
  child.stderr.on('data', (data) => {
    bufferedBytes += data;
  });
  await once(child, 'exit');
  expect(Number(bufferedBytes)).toBeGreaterThan(0);
  expect(Number(bufferedBytes)).toBeLessThan((LINE_COUNT * 100) / 2);
});
