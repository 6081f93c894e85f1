import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getClientIp } from '../intake/getClientIp';
import { getNetworks } from '../intake/getNetworks';
import { RateLimiter } from '../intake/RateLimiter';

const createNetworks = (key: string) => [{ key, limitFactor: 1 }];

test('counts requests in a sliding minute', () => {
  const limiter = new RateLimiter(2);
  expect([0, 30_000, 59_000].map((time) => limiter.count(createNetworks('a'), time))).toEqual([0, 0, 1]);
  expect(limiter.count(createNetworks('a'), 60_000)).toBe(0);
  expect(limiter.count(createNetworks('a'), 61_000)).toBe(29);
  expect(limiter.count(createNetworks('b'), 61_000)).toBe(0);
});

test('still limits a network after requests from 100,000 others', () => {
  const limiter = new RateLimiter(2);
  for (const _ of [1, 2]) limiter.count(createNetworks('limited'), 0);
  for (let number = 0; number < 100_000; number++) limiter.count(createNetworks(String(number)), 1);
  expect(limiter.count(createNetworks('limited'), 2)).toBe(60);
  expect(limiter.count(createNetworks('new'), 2)).toBe(0);
});

test('still limits a network after 10,000 others reached their limits', () => {
  const limiter = new RateLimiter(1);
  limiter.count(createNetworks('first'), 0);
  for (let number = 0; number < 10_000; number++) limiter.count(createNetworks(String(number)), 1);
  expect(limiter.count(createNetworks('first'), 2)).toBe(60);
});

test('bounds its memory for any number of networks', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const limiter = new RateLimiter(20);
  const fill = (from: number) => {
    for (let address = from; address < from + 100_000; address++)
      limiter.count(createNetworks(`${address}`), address);
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = fill(0);
  // Three hundred thousand entries with a list each take more than 50 MB.
  expect(Math.max(...[1, 2, 3].map((round) => fill(round * 100_000))) - before).toBeLessThan(20_000_000);
});

test.each([
  ['203.0.113.1', undefined, 0, '203.0.113.1'],
  ['fe80::1%eth0', undefined, 0, 'fe80::1'],
  ['10.0.0.1', '192.0.2.1, 192.0.2.2', 1, '192.0.2.2'],
  ['10.0.0.1', '192.0.2.1, 192.0.2.2', 2, '192.0.2.1'],
  ['10.0.0.1', '192.0.2.2', 2, '192.0.2.2'],
  ['10.0.0.1', '192.0.2.2:443', 1, '192.0.2.2'],
  ['10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ['10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
  ['10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '[', 1, '10.0.0.1'],
  ['10.0.0.1', '0x7f.1', 1, '10.0.0.1'],
  ['10.0.0.1', '', 1, '10.0.0.1'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  [undefined, undefined, 0, undefined],
])(
  'the client of connection %s, forwarded for %s, with %i trusted proxies is %s',
  (socket, forwarded, proxies, expected) => {
    expect(getClientIp(socket, forwarded, proxies)).toBe(expected);
  },
);

test.each([
  ['203.0.113.1', ['203.0.113.1']],
  ['::ffff:203.0.113.1', ['203.0.113.1']],
  ['::ffff:cb00:7101', ['203.0.113.1']],
  ['64:ff9b::203.0.113.1', ['203.0.113.1']],
  ['64:ff9b::cb00:7101', ['203.0.113.1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1::/48', '2001:db8:1:2::/64']],
  ['2001:DB8:1:2::9', ['2001:db8:1::/48', '2001:db8:1:2::/64']],
  ['2001:db8::1', ['2001:db8:0::/48', '2001:db8:0:0::/64']],
  ['::1', ['0:0:0::/48', '0:0:0:0::/64']],
  [undefined, ['unknown']],
])('counts a request from %s for the networks %j', (ip, expected) => {
  expect(getNetworks(ip).map(({ key }) => key)).toEqual(expected);
});
