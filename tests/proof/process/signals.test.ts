import { writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { Command } from '../Command';
import { createSiteFolder } from '../createSiteFolder';
import { connect, requestPage, sendEnquiry } from './requests';

const folder = createSiteFolder();
const server = path.resolve('dist/server.js');
/** Module that sends a signal to the process during its start, when it resolves the site's folder. */
const signalDuringStart = path.join(folder, 'signalDuringStart.mjs');
let running: Command | undefined;

writeFileSync(
  signalDuringStart,
  `import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
const { realpath } = fs;
fs.realpath = async (...args) => {
  fs.realpath = realpath;
  syncBuiltinESMExports();
  process.kill(process.pid, process.env.SIGNAL);
  return realpath(...args);
};
syncBuiltinESMExports();`,
);

afterEach(() => running?.killAll());

function start(env: Record<string, string> = {}, ...options: string[]): Command {
  running = new Command([process.execPath, ...options, server], folder, { env });
  return running;
}

test('SIGHUP during the start reloads the site after the start', async () => {
  const command = start({ SIGNAL: 'SIGHUP' }, '--import', signalDuringStart);
  const port = await command.getPort();
  await command.waitForEntry({ event: 'reload', status: 'done' });
  expect(await requestPage(port)).toBe(200);
});

test('SIGHUP during the stop does not reload the site', async () => {
  const command = start();
  await command.getPort();
  command.sendSignal('SIGTERM');
  await command.waitForEntry({ event: 'stop', status: 'begun' });
  command.sendSignal('SIGHUP');
  expect(await command.ended).toBe(0);
  expect(command.log.filter(({ event }) => event === 'reload')).toEqual([]);
});

test.each(['SIGTERM', 'SIGINT'])('%s during the start ends the process', async (signal) => {
  const command = start({ SIGNAL: signal }, '--import', signalDuringStart);
  expect(await command.ended).toBe(0);
  expect(command.output).toBe('');
});

test('endless new connections do not prevent the stop of a busy process', async () => {
  const code = `setInterval(() => { const end = Date.now() + 30; while (Date.now() < end); }, 1);`;
  const command = start({}, '--import', `data:text/javascript,${encodeURIComponent(code)}`);
  const port = await command.getPort();
  const interval = setInterval(() => createConnection(port, '127.0.0.1').on('error', () => undefined), 5);
  command.sendSignal('SIGTERM');
  const exitCode = await command.ended;
  clearInterval(interval);
  expect(exitCode).toBe(0);
});

test('SIGUSR1 opens no debugger in any process', async () => {
  const command = start();
  const port = await command.getPort();
  expect(await sendEnquiry(port)).toBe(201);
  for (let sent = 0; sent < 3; sent += 1) command.sendSignalToGroup('SIGUSR1');
  expect(await sendEnquiry(port)).toBe(201);
  command.sendSignal('SIGTERM');
  await command.ended;
  expect(command.output).not.toContain('Debugger');
});

test('SIGHUP keeps the previous site if a file was edited, and logs why', async () => {
  const command = start();
  const port = await command.getPort();
  writeFileSync(path.join(folder, 'out', '404.html'), 'edited');
  command.sendSignal('SIGHUP');
  const { message } = await command.waitForEntry({ event: 'reload', status: 'failed', level: 'error' });
  expect(message).toContain('404.html is not the file that was built');
  const visitor = await connect(
    port,
    'GET /en/nothing/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  await visitor.closed;
  expect(visitor.received).toContain('<title>404.html</title>');
});
