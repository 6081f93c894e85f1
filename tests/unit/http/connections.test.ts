import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { exchange, HOST } from './helpers/exchange';
import { smallSite, texts } from './helpers/smallSite';
import { type RunningSite, startSite } from './helpers/startSite';

/** More than 1024, the usual limit of open files per process. */
const CONNECTIONS = 1100;

let site: RunningSite;
const sockets: Socket[] = [];

beforeAll(async () => {
  site = await startSite({ files: smallSite });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function openConnection(): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function openManyConnections(): Promise<Socket[]> {
  const opened: Socket[] = [];
  while (opened.length < CONNECTIONS) {
    opened.push(...(await Promise.all(Array.from({ length: 100 }, openConnection))));
  }
  return opened;
}

test(`serves a page on each of ${CONNECTIONS} open connections`, async () => {
  const opened = await openManyConnections();
  const responses = await Promise.all(
    opened.map(async (socket) => {
      socket.write(`GET /en/ HTTP/1.1\r\n${HOST}\r\n\r\n`);
      const [chunk] = await once(socket, 'data');
      return String(chunk).slice(0, 12);
    }),
  );
  expect(new Set(responses)).toEqual(new Set(['HTTP/1.1 200']));
  expect(opened.filter((socket) => socket.destroyed)).toEqual([]);
});

test(`a page is answered during ${CONNECTIONS} incomplete requests`, async () => {
  for (const socket of await openManyConnections()) socket.write('GET /en/ HTTP/1.1\r\nHost: site.exam');
  expect((await exchange(site.port, '/en/about/')).body.toString()).toBe(texts.about);
});

test('requests time out, and proxies can keep connections for a minute', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxRequestsPerSocket } = site.server;
  for (const limit of [headersTimeout, requestTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(60_000);
  }
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  expect(maxRequestsPerSocket).toBe(0);
});

test('a connection remains usable after a refused request', async () => {
  const socket = await openConnection();
  socket.write(`POST /en/ HTTP/1.1\r\n${HOST}\r\nContent-Length: 5\r\n\r\nhello`);
  socket.write(`GET /..%2f HTTP/1.1\r\n${HOST}\r\n\r\n`);
  socket.write(`GET /en/ HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  const statuses = Buffer.concat(chunks)
    .toString()
    .match(/HTTP\/1\.1 \d+/g);
  expect(statuses).toEqual(['HTTP/1.1 405', 'HTTP/1.1 400', 'HTTP/1.1 200']);
});

test.each([
  ['while its endpoint waits for the body', 'POST /api/leads', '2\r\n{}zz\r\n', ['HTTP/1.1 400']],
  ['with an oversized extension', 'POST /api/leads', `2;${'a'.repeat(20_000)}\r\n`, ['HTTP/1.1 413']],
  ['after the response', 'GET /en/', 'zz\r\n', ['HTTP/1.1 200']],
])('a malformed chunked body is refused once %s', async (_, start, body, expected) => {
  const socket = await openConnection();
  socket.write(`${start} HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await setTimeout(100);
  socket.write(body);
  await once(socket, 'close');
  expect(
    Buffer.concat(chunks)
      .toString()
      .match(/HTTP\/1\.1 \d+/g),
  ).toEqual(expected);
});

test('the body of a request reaches its endpoint', async () => {
  const body = 'x'.repeat(60_000);
  const answer = await exchange(site.port, '/api/leads', { method: 'POST', body });
  expect(answer.status).toBe(201);
  expect(answer.body.toString()).toContain(body.slice(0, 1000));
});

test('an HTTP/1.0 client without Host is served', async () => {
  const socket = await openConnection();
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 200/);
});

test('the server continues after a client aborts a large download', async () => {
  const large = await startSite({
    files: { ...smallSite, 'images/large.bin': Buffer.alloc(8_000_000) },
    maxBytes: 5000,
  });
  const download = request({ port: large.port, path: '/images/large.bin' }).end();
  const [answer] = await once(download, 'response');
  answer.destroy();
  const { body } = await exchange(large.port, '/images/large.bin');
  expect(body).toHaveLength(8_000_000);
});
