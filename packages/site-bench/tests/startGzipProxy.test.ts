import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GzipProxy, startGzipProxy } from '../startGzipProxy';

const TEXT = 'a text that repeats. '.repeat(1000);

let server: Server;
let proxy: GzipProxy;

beforeAll(async () => {
  server = createServer((request, response) => {
    const type = request.url === '/photo.avif' ? 'image/avif' : 'text/html';
    response.writeHead(200, { 'Content-Type': type }).end(TEXT);
  });
  await once(server.listen(0), 'listening');
  proxy = await startGzipProxy(`http://localhost:${(server.address() as AddressInfo).port}`);
});

afterAll(() => {
  proxy.close();
  server.close();
  server.closeAllConnections();
});

test('compresses text and counts transferred bytes', async () => {
  const response = await fetch(`${proxy.origin}/page/`);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe(TEXT);
  await proxy.waitUntilIdle();
  expect(proxy.transfers).toEqual([{ url: '/page/', type: 'text/html', bytes: expect.any(Number) }]);
  expect(proxy.transfers[0]?.bytes).toBeLessThan(1000);
});

test('does not compress photographs', async () => {
  proxy.transfers.length = 0;
  const response = await fetch(`${proxy.origin}/photo.avif`);
  expect(await response.text()).toBe(TEXT);
  await proxy.waitUntilIdle();
  expect(proxy.transfers[0]?.bytes).toBeGreaterThan(TEXT.length);
});

test('transfers what the server sends on request', async () => {
  const { port } = server.address() as AddressInfo;
  const unchanged = await startGzipProxy(`http://localhost:${port}`, { isUnchanged: true });
  const response = await fetch(`${unchanged.origin}/page/`);
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toBe(TEXT);
  await unchanged.waitUntilIdle();
  expect(unchanged.transfers[0]?.bytes).toBeGreaterThan(TEXT.length);
  unchanged.close();
});
