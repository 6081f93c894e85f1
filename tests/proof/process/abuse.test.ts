import { existsSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { createContactFields } from '../../unit/enquiries/helpers/enquiryFields';
import { createStore } from '../../unit/enquiries/helpers/testStore';
import { ChildServer } from '../enquiries/ChildServer';

/** Allowed growth of the server's memory; far less than all streamed bodies, each of which has at least 40 MB. */
const MAX_MEMORY_GROWTH_MB = 48;

const env: Record<string, string> = { LEADS_RATE_LIMIT: '0' };
const server = new ChildServer(env);

afterAll(() => server.stop());

/** A request body, and the status of the expected response. */
type Body = { status: number; title: string; send: () => Promise<number> };

const JSON_TYPE = 'application/json';
const validJson = JSON.stringify(createContactFields());

function createBodies(count: number, make: (index: number) => Body): Body[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Sends a whole body. */
async function send(type: string, body: BodyInit): Promise<number> {
  const response = await fetch(`${server.url}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Sends chunks without a `Content-Length` until the server responds with 413. On a busy machine, the server may close the
 * connection before this process has read the response, which then counts as refused too.
 */
function streamBody(megabytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${server.url}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': JSON_TYPE },
    });
    // 16 chunks of 64 KiB are 1 MB.
    let remainingChunks = megabytes * 16;
    let isAnswered = false;
    const write = () => {
      if (isAnswered) return;
      if (remainingChunks === 0) return void request.end();
      remainingChunks -= 1;
      request.write(Buffer.alloc(65_536, ' '), write);
    };
    request.on('response', (response) => {
      isAnswered = true;
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) resolve(413);
      else reject(error);
    });
    write();
  });
}

/** Announces a body, then sends one byte or none every half second until the server responds. */
function sendSlowly(bytesPerInterval: 0 | 1): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = net.connect(Number(port), hostname);
    socket.write(
      `POST /api/leads HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
        `Content-Type: ${JSON_TYPE}\r\nContent-Length: 1000\r\n\r\n`,
    );
    const timer = setInterval(() => socket.write(' '.repeat(bytesPerInterval)), 500);
    socket.once('data', (data) => {
      clearInterval(timer);
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

function createNestedJson(depth: number, open: string, close: string): string {
  // The innermost object needs a value.
  return open.repeat(depth) + (open.endsWith(':') ? '1' : '') + close.repeat(depth);
}

const quickBodies: Body[] = [
  ...createBodies(20, (index) => ({
    status: 413,
    title: `a body of ${64 + index} KiB and a byte`,
    send: () => send(JSON_TYPE, ' '.repeat((64 + index) * 1024 + 1)),
  })),
  ...createBodies(10, (index) => ({
    status: 413,
    title: `a stream of ${index + 40} MB`,
    send: () => streamBody(index + 40),
  })),
  ...createBodies(10, (index) => ({
    status: 422,
    title: `lists nested ${(index + 1) * 3000} deep`,
    send: () => send(JSON_TYPE, createNestedJson((index + 1) * 3000, '[', ']')),
  })),
  ...createBodies(10, (index) => ({
    status: 422,
    title: `objects nested ${(index + 1) * 1000} deep`,
    send: () => send(JSON_TYPE, createNestedJson((index + 1) * 1000, '{"a":', '}')),
  })),
  ...createBodies(10, (index) => ({
    status: 422,
    title: `a message nested ${(index + 1) * 3000} deep`,
    send: () => {
      const message = createNestedJson((index + 1) * 3000, '[', ']');
      return send(JSON_TYPE, JSON.stringify(createContactFields({ message: '@' })).replace('"@"', message));
    },
  })),
];

const slowBodies: Body[] = createBodies(20, (index) => ({
  status: 408,
  title: `a body that ${index % 2 === 0 ? 'arrives byte by byte' : 'never arrives'}`,
  send: () => sendSlowly(index % 2 === 0 ? 1 : 0),
}));

/** Sends bodies with limited concurrency. Returns a description of each unexpected response status. */
async function findWrongStatuses(bodies: Body[], concurrency: number): Promise<string[]> {
  const problems: string[] = [];
  let next = 0;
  const client = async () => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
      const status = await body.send();
      if (status !== body.status) problems.push(`${body.title}: ${status} instead of ${body.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  return problems;
}

test('80 large, nested and slow bodies neither crash the server nor exhaust its memory', async () => {
  env.LEADS_DATABASE_URL = await createStore();
  await server.start();
  // The first round warms up the server, so the second one measures only its own memory.
  expect(await findWrongStatuses(quickBodies, 8)).toEqual([]);
  const before = existsSync('/proc/self/status') ? server.getResidentMegabytes() : undefined;
  const rounds = [findWrongStatuses(slowBodies, slowBodies.length), findWrongStatuses(quickBodies, 8)];
  expect((await Promise.all(rounds)).flat()).toEqual([]);
  expect(server.isAlive()).toBe(true);
  if (before !== undefined) expect(server.getResidentMegabytes() - before).toBeLessThan(MAX_MEMORY_GROWTH_MB);
  expect(await send(JSON_TYPE, validJson)).toBe(201);
});
