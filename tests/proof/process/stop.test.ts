import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createContactFields } from '../../unit/enquiries/helpers/enquiryFields';
import { Command, startCommands } from '../Command';
import { createProjectFolder } from './createProjectFolder';
import { connect, isListening } from './requests';

const PAGE = 'GET /en/ HTTP/1.1\r\nHost: localhost\r\n\r\n';

const { folder } = createProjectFolder();
const running: Command[] = [];

beforeAll(async () => {
  // Builds the project.
  const command = new Command(['npm', 'start'], folder);
  await command.getPort();
  command.killAll();
});

afterEach(() => {
  for (const command of running.splice(0)) command.killAll();
});

function start(command: string[], env: Record<string, string> = {}): Command {
  const started = new Command(command, folder, { env });
  running.push(started);
  return started;
}

function createEnquiryRequest(extraHeaders: string): { headers: string; body: string } {
  const body = JSON.stringify(createContactFields());
  const length = Buffer.byteLength(body);
  const headers = `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${extraHeaders}\r\n`;
  return { headers, body };
}

/** Runs a test for all commands concurrently, because each mostly waits. */
function testAllCommands(title: string, run: (server: Command) => Promise<void>): void {
  test(title, () => Promise.all(startCommands.map(([, command]) => run(start(command)))));
}

describe('each command', () => {
  describe.each<[string, (server: Command) => void]>([
    ['SIGTERM', (server) => server.sendSignal('SIGTERM')],
    ['Ctrl+C', (server) => server.sendSignalToGroup('SIGINT')],
  ])('on %s', (_, end) => {
    testAllCommands('stops and closes the port', async (server) => {
      const port = await server.getPort();
      end(server);
      await server.ended;
      expect(await isListening(port)).toBe(false);
      expect(server.log.at(-1)).toMatchObject({ event: 'stop', status: 'done' });
    });
  });

  testAllCommands('finishes pending requests and closes idle connections', async (server) => {
    const port = await server.getPort();
    const silent = await connect(port);
    const idle = await connect(port, PAGE);
    await idle.waitForText('<!doctype html>');
    const { headers, body } = createEnquiryRequest('Expect: 100-continue\r\n');
    const busy = await connect(port, headers);
    await busy.waitForText('100 Continue');

    server.sendSignal('SIGTERM');
    await Promise.all([silent.closed, idle.closed]);
    expect(await isListening(port)).toBe(false);
    busy.socket.write(body);
    await busy.closed;
    expect(busy.received).toContain('HTTP/1.1 201 ');
    await server.ended;
    expect(server.log).not.toContainEqual(expect.objectContaining({ status: 'aborted' }));
  });

  testAllCommands('stops despite incomplete headers and slow bodies', async (server) => {
    const port = await server.getPort();
    const withIncompleteHeaders = await connect(port, 'GET /en/ HTTP/1.1\r\nHost: localhost\r\nX: ');
    const withSlowBody = await connect(port, createEnquiryRequest('Expect: 100-continue\r\n').headers);
    await withSlowBody.waitForText('100 Continue');
    const interval = setInterval(() => withSlowBody.socket.write(' '), 200);

    server.sendSignal('SIGTERM');
    await Promise.all([withIncompleteHeaders.closed, withSlowBody.closed]);
    clearInterval(interval);
    await server.ended;
    expect(await isListening(port)).toBe(false);
    expect(server.log.at(-1)).toMatchObject({ event: 'stop', status: 'done' });
  });
});

describe('requests sent before the stop', () => {
  const post = createEnquiryRequest('');
  // The store refuses enquiries if its queue is full or the disk is slow.
  const answered = /^HTTP\/1\.1 (201|503) /;

  // After the signal, the process accepts for three seconds only; a busy machine does not accept 100 connections with
  // enquiries in this time.
  const CONNECTIONS = 20;

  test('are all answered', async () => {
    const server = start([process.execPath, 'dist/server.js'], { LEADS_RATE_LIMIT: '0' });
    const port = await server.getPort();
    const clients = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => connect(port, post.headers + post.body)),
    );
    server.sendSignal('SIGTERM');
    await Promise.all(clients.map(({ closed }) => closed));
    expect(clients.map(({ received }) => received).filter((text) => !answered.test(text))).toEqual([]);
    expect(await server.ended).toBe(0);
  });

  test('are all answered if the process is paused during the stop', async () => {
    const server = start([process.execPath, 'dist/server.js'], { LEADS_RATE_LIMIT: '0' });
    const port = await server.getPort();
    const early = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(port)));
    server.sendSignal('SIGTERM');
    await server.waitForEntry({ event: 'stop', status: 'begun' });
    server.sendSignal('SIGSTOP');
    const late = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(port)));
    const clients = [...early, ...late];
    for (const { socket } of clients) socket.write(post.headers + post.body);
    // The timers that close the port and silent connections expire during the pause, but not the one that aborts requests.
    await wait(1500);
    server.sendSignal('SIGCONT');
    await Promise.all(clients.map(({ closed }) => closed));
    expect(clients.map(({ received }) => received).filter((text) => !answered.test(text))).toEqual([]);
    expect(await server.ended).toBe(0);
  });

  test('are all answered when one connection sends several', async () => {
    const server = start([process.execPath, 'dist/server.js']);
    const client = await connect(await server.getPort(), PAGE.repeat(20) + post.headers + post.body);
    server.sendSignal('SIGTERM');
    await client.closed;
    expect(client.received.match(/HTTP\/1\.1 \d+/g)).toEqual([
      ...Array.from({ length: 20 }, () => 'HTTP/1.1 200'),
      'HTTP/1.1 201',
    ]);
  });
});

test('/readyz and /healthz report the stop while pages are still served', async () => {
  const server = start([process.execPath, 'dist/server.js']);
  const port = await server.getPort();
  server.sendSignal('SIGTERM');
  await server.waitForEntry({ event: 'stop', status: 'begun' });
  const request = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    return [status, headers.get('connection')];
  };
  expect(await Promise.all(['/readyz', '/healthz', '/en/'].map(request))).toEqual([
    [503, 'close'],
    [503, 'close'],
    [200, 'close'],
  ]);
  expect(await server.ended).toBe(0);
});

test('a file operation that never ends does not prevent the stop', async () => {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const code = `import { open } from 'node:fs'; open(${JSON.stringify(pipe)}, 'r', () => undefined);`;
  const openPipe = `data:text/javascript,${encodeURIComponent(code)}`;
  const server = start([process.execPath, '--import', openPipe, 'dist/server.js']);
  await server.getPort();
  server.sendSignal('SIGTERM');
  await server.ended;
  expect(server.log.at(-1)).toMatchObject({ event: 'stop', status: 'done' });
});
