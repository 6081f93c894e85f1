/** @jest-environment node */
import { readDevOptions } from 'message-preview';

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
