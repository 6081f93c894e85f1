import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getClientIp, getNetworks, RateLimiter } from '@/server/enquiries/limits';

test('counts the requests of each network for a minute', () => {
  const limiter = new RateLimiter(2);
  const networks = [{ key: 'a', limitFactor: 1 }];
  expect([0, 30_000, 59_000].map((time) => limiter.count(networks, time))).toEqual([0, 0, 1]);
  expect(limiter.count([{ key: 'b', limitFactor: 1 }], 59_000)).toBe(0);
  expect([60_000, 61_000, 62_000].map((time) => limiter.count(networks, time))).toEqual([0, 0, 58]);
});

test('bounds its memory for any number of networks', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const limiter = new RateLimiter(20);
  const fill = (from: number) => {
    for (let address = from; address < from + 100_000; address++)
      limiter.count([{ key: `${address}`, limitFactor: 1 }], address);
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = fill(0);
  // Three hundred thousand entries take more than 30 MB.
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
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1::/48', '2001:db8:1:2::/64']],
  ['2001:DB8:1:2::9', ['2001:db8:1::/48', '2001:db8:1:2::/64']],
  ['2001:db8::1', ['2001:db8:0::/48', '2001:db8:0:0::/64']],
  ['::1', ['0:0:0::/48', '0:0:0:0::/64']],
  [undefined, ['unknown']],
])('counts a request from %s for the networks %j', (ip, expected) => {
  expect(getNetworks(ip).map(({ key }) => key)).toEqual(expected);
});
