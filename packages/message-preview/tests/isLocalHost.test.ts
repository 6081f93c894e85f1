import { isLocalHost } from '../server/isLocalHost';

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
