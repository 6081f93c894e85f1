import type { IncomingMessage } from 'node:http';
import { isOwnRequest } from '../server/isOwnRequest';

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
