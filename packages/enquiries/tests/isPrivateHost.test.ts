import { isPrivateHost } from '../delivery/lookupPublicIp';

test.each([
  [true, '[::1]'],
  [true, '[::]'],
  [true, '[::ffff:7f00:1]'],
  [true, '0.0.0.0'],
  [true, '0x7f.1'],
  [true, '169.254.169.254'],
  [true, '10.0.0.1'],
  [true, '172.16.0.1'],
  [true, '172.31.255.255'],
  [true, '192.168.0.1'],
  [true, '100.64.0.1'],
  [true, '224.0.0.1'],
  [true, '[fe80::1]'],
  [true, '[fd00::1]'],
  [true, '[64:ff9b::7f00:1]'],
  [true, '[2002:7f00:1::]'],
  [false, '93.184.215.14'],
  [false, '172.32.0.1'],
  [false, '[2606:2800:21f::1]'],
  [false, 'hooks.example'],
])('isPrivateHost returns %s for %s', (expected, host) => {
  expect(isPrivateHost(new URL(`http://${host}/`))).toBe(expected);
});
