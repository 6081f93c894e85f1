import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getColours } from '@/lib/content/appearance/brand';
import { isLocalHost, isOwnRequest } from '@/scripts/dev/localHost';
import { readDevOptions } from '@/scripts/dev/readDevOptions';
import { serveDrawings } from '@/scripts/dev/serveDrawings';
import { printMail } from '@/scripts/dev/startEnquiries';
import { CLOSED_PORT, createMailEnv } from '../enquiries/helpers/createMailEnv';
import { createContactFields } from '../enquiries/helpers/enquiryFields';
import { startApi } from '../enquiries/helpers/startApi';

test.each([
  ['localhost'],
  ['localhost:3000'],
  ['LOCALHOST:3000'],
  ['site.localhost:3000'],
  ['127.0.0.1:3000'],
  ['[::1]:3000'],
  ['192.168.1.5:3000'],
  ['[fe80::1]:3000'],
  ['laptop:3000'],
  ['Laptop:3000'],
])('%s is local if the hostname is laptop', (host) => {
  expect(isLocalHost(host, 'laptop')).toBe(true);
});

test.each([
  [undefined],
  [''],
  ['evil.example'],
  ['evil.example:3000'],
  ['localhost.evil.example'],
  ['notlocalhost'],
  ['127.0.0.1.evil.example'],
  ['laptop.evil.example'],
  ['evil.example/localhost'],
  ['[::1'],
  [':3000'],
])('%s is a foreign host', (host) => {
  expect(isLocalHost(host, 'laptop')).toBe(false);
});

test.each([
  { host: 'localhost:3000', isOwn: true },
  { host: 'localhost:3000', origin: 'http://localhost:3000', isOwn: true },
  { host: '[::1]:3000', origin: 'https://[::1]:3000', isOwn: true },
  { host: '127.0.0.1:4567', origin: 'http://127.0.0.1:3000', port: 3000, isOwn: true },
  { host: '127.0.0.1:4567', origin: 'http://127.0.0.1', port: 80, isOwn: true },
  { host: '127.0.0.1:4567', origin: 'http://127.0.0.1:4567', port: 3000, isOwn: false },
  { host: 'localhost:3000', origin: 'http://127.0.0.1:3000', isOwn: false },
  { host: 'localhost:3000', origin: 'http://localhost:4000', isOwn: false },
  { host: 'localhost:3000', origin: 'https://evil.example', isOwn: false },
  { host: 'localhost:3000', origin: 'null', isOwn: false },
  { host: 'localhost:3000', origin: '', isOwn: false },
  { host: 'evil.example:3000', isOwn: false },
  { host: 'evil.example:3000', origin: 'http://evil.example:3000', isOwn: false },
  { isOwn: false },
])('host $host, origin $origin, port $port: $isOwn', ({ host, origin, port, isOwn }) => {
  const request = { headers: { host, origin } } as IncomingMessage;
  expect(isOwnRequest(request, { port })).toBe(isOwn);
});

test.each([
  { args: [], env: {}, expected: { hostname: '127.0.0.1', port: 3000 } },
  { args: ['--hostname', 'localhost'], env: {}, expected: { hostname: '127.0.0.1', port: 3000 } },
  { args: ['--hostname', '0.0.0.0'], env: {}, expected: { hostname: '0.0.0.0', port: 3000 } },
  { args: ['--hostname=::'], env: {}, expected: { hostname: '::', port: 3000 } },
  { args: ['-H', '192.168.1.5', '-p', '4000'], env: {}, expected: { hostname: '192.168.1.5', port: 4000 } },
  { args: [], env: { HOST: '0.0.0.0', PORT: '4000' }, expected: { hostname: '0.0.0.0', port: 4000 } },
  { args: ['-H', 'laptop'], env: { HOST: '0.0.0.0' }, expected: { hostname: 'laptop', port: 3000 } },
])('$args with $env listens on $expected', ({ args, env, expected }) => {
  expect(readDevOptions(args, env as NodeJS.ProcessEnv)).toMatchObject(expected);
});

test('pages on [::1] may use the endpoints of the development server', () => {
  expect(readDevOptions([], {} as NodeJS.ProcessEnv).origins).toContain('[::1]');
});

const coloured = `<style>path{fill:${getColours('ink').light}}`;

test.each([
  ['/images/logo-mark.svg', 200, coloured],
  ['/images/logo-mark.svg?v=1', 200, coloured],
  ['/images/none.svg', 404, ''],
  ['/images/team', 404, ''],
  ['/..%2f..%2fetc%2fhosts.svg', 404, ''],
])('the development server answers %s with %d', async (url, status, body) => {
  const server = createServer(serveDrawings).listen(0);
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${url}`);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(body)]);
  server.close();
});

test('a mail is printed and counts as delivered', async () => {
  const print = jest.spyOn(console, 'info').mockImplementation();
  const api = await startApi(createMailEnv(CLOSED_PORT), 'open', { sendMail: printMail });
  await api.postForId(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered' });
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/To: sales@.*\nSubject: /));
});
