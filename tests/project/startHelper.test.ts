import type { AddressInfo } from 'node:net';
import { startHelper } from '@/scripts/dev/startHelper';

test('keeps connections open for Next, which would respond with 500 to a request on a closed one', async () => {
  const helper = await startHelper('http://localhost:3000');
  const { port } = helper.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/images/logo-mark.svg`);
  expect([response.status, response.headers.get('Keep-Alive')]).toEqual([200, null]);
  helper.close();
  helper.closeAllConnections();
});
