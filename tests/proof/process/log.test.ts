import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { siteFolder } from '../siteFolder';
import { Command, freePort } from './Command';
import { askForPage, isListening, sendEnquiry } from './requests';

/** How many lines of a hundred characters a sleeping reader is sent. */
const LINES = 50_000;

const folder = siteFolder();
const server = [process.execPath, `${process.cwd()}/dist/server.js`];
let running: Command | undefined;

afterEach(() => running?.kill());

test('a reader of the log that goes away (head -2) takes neither pages nor enquiries with it', async () => {
  running = new Command(server, folder);
  const port = await running.port();
  await running.until({ event: 'store' });
  running.closeOutput();
  for (let count = 0; count < 3; count++) expect(await sendEnquiry(port)).toBe(201);
  expect(await askForPage(port)).toBe(200);
  expect(running.isAlive()).toBe(true);
});

const full = '/dev/full';
(existsSync(full) ? test : test.skip)('a log on a full disk costs nothing but the log', async () => {
  const port = await freePort();
  const env = { PORT: String(port) };
  running = new Command(server, folder, { env, stdio: openSync(full, 'w') });
  while (!(await isListening(port))) expect(running.isAlive()).toBe(true);
  for (let count = 0; count < 3; count++) expect(await sendEnquiry(port)).toBe(201);
  expect(await askForPage(port)).toBe(200);
  expect(running.isAlive()).toBe(true);
  running.signal('SIGTERM');
  expect(await running.ended).toBe(0);
});

test('what waits for a reader of the log that sleeps does not grow without end', async () => {
  const script = `
    const { writeLog } = await import('./server/log.ts');
    for (let line = 0; line < ${LINES}; line++) writeLog({ level: 'info', event: 'x'.repeat(100) });
    process.stderr.write(String(process.stdout.writableLength), () => process.exit());`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let waiting = '';
  child.stderr.on('data', (data) => {
    waiting += data;
  });
  await once(child, 'exit');
  expect(Number(waiting)).toBeGreaterThan(0);
  expect(Number(waiting)).toBeLessThan((LINES * 100) / 2);
});
