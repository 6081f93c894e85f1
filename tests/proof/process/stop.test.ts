import { contactFields } from '../../unit/leads/helpers/leadFields';
import { Command, waysToStart } from './Command';
import { projectFolder } from './projectFolder';
import { connect, isListening } from './requests';

const PAGE = 'GET /en/ HTTP/1.1\r\nHost: localhost\r\n\r\n';

const { folder } = projectFolder();
const running: Command[] = [];

beforeAll(async () => {
  // So that it is built.
  const command = new Command(['npm', 'start'], folder);
  await command.port();
  command.kill();
});

afterEach(() => {
  for (const command of running.splice(0)) command.kill();
});

function start(command: string[]): Command {
  const started = new Command(command, folder);
  running.push(started);
  return started;
}

function enquiry(more: string): { head: string; body: string } {
  const body = JSON.stringify(contactFields());
  const length = Buffer.byteLength(body);
  const head = `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;
  return { head, body };
}

describe.each(waysToStart)('%s', (_, command) => {
  test.each<[string, (server: Command) => void]>([
    ['SIGTERM', (server) => server.signal('SIGTERM')],
    ['Ctrl+C', (server) => server.interrupt()],
  ])('ends at %s, and nothing listens any more', async (_, end) => {
    const server = start(command);
    const port = await server.port();
    end(server);
    await server.ended;
    expect(await isListening(port)).toBe(false);
    expect(server.log.at(-1)).toMatchObject({ event: 'stop', status: 'done' });
  });

  test('lets what has begun end, and closes what is idle', async () => {
    const server = start(command);
    const port = await server.port();
    const silent = await connect(port);
    const idle = await connect(port, PAGE);
    await idle.untilReceived('<!doctype html>');
    const { head, body } = enquiry('Expect: 100-continue\r\n');
    const busy = await connect(port, head);
    await busy.untilReceived('100 Continue');

    server.signal('SIGTERM');
    await Promise.all([silent.closed, idle.closed]);
    expect(await isListening(port)).toBe(false);
    busy.socket.write(body);
    await busy.closed;
    expect(busy.received).toContain('HTTP/1.1 201 ');
    await server.ended;
    expect(server.log).not.toContainEqual(expect.objectContaining({ status: 'broken off' }));
  });
});

// All ways at once: each takes as long as a server waits for what has begun.
test('none of them waits for a header that never ends or a body that drips', async () => {
  await Promise.all(waysToStart.map(([, command]) => stopBesideEndless(start(command))));
});

async function stopBesideEndless(server: Command): Promise<void> {
  const port = await server.port();
  const half = await connect(port, 'GET /en/ HTTP/1.1\r\nHost: localhost\r\nX: ');
  const slow = await connect(port, enquiry('Expect: 100-continue\r\n').head);
  await slow.untilReceived('100 Continue');
  const drip = setInterval(() => slow.socket.write(' '), 200);

  server.signal('SIGTERM');
  await Promise.all([half.closed, slow.closed]);
  clearInterval(drip);
  await server.ended;
  expect(await isListening(port)).toBe(false);
  expect(server.log.at(-1)).toMatchObject({ event: 'stop', status: 'done' });
}
