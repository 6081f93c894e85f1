import { existsSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '@/tests/helpers/findFreePort';
import { Command } from '../Command';
import { createSiteFolder } from '../createSiteFolder';
import { isListening, requestPage, sendEnquiry } from './requests';

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
