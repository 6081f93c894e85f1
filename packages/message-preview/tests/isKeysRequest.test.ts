import type { IncomingMessage } from 'node:http';
import { isKeysRequest } from '../server/isKeysRequest';

const isKeys = (url: string, referer?: string) =>
  isKeysRequest({ url, headers: { referer } } as IncomingMessage, '/data/');

test.each(['/en/?messages=keys', '/en/?q=a&messages=keys', '/en/?messages=keys&q=a'])('accepts %s', (url) => {
  expect(isKeys(url)).toBe(true);
});

test.each(['/en/', '/en/?messages=keysets', '/en/?amessages=keys'])('rejects %s', (url) => {
  expect(isKeys(url, 'http://localhost:3000/en/?messages=keys')).toBe(false);
});

test('data is requested without the query of its page', () => {
  expect(isKeys('/data/posts.json', 'http://localhost:3000/en/?messages=keys')).toBe(true);
  expect(isKeys('/data/posts.json', 'http://localhost:3000/en/')).toBe(false);
});
