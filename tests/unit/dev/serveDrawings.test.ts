import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getColours } from '@/lib/content/appearance/brand';
import { serveDrawings } from '@/scripts/dev/serveDrawings';

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
