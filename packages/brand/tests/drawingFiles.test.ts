import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { colourDrawings, createDrawingListener } from 'brand';

const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
const palette = { ink: { light: '#123', dark: '#123' } };

mkdirSync(path.join(folder, 'images/team'), { recursive: true });
writeFileSync(path.join(folder, 'images/team/a.svg'), '<path fill="var(--ink)"/>');
writeFileSync(path.join(folder, 'images/b.svg'), '<path fill="#456"/>');

test.each([
  ['/images/team/a.svg', 200, '<path fill="#123"/>'],
  ['/images/team/a.svg?v=1', 200, '<path fill="#123"/>'],
  ['/images/b.svg', 200, '<path fill="#456"/>'],
  ['/images/none.svg', 404, ''],
  ['/images/team', 404, ''],
  ['/..%2f..%2fetc%2fhosts.svg', 404, ''],
])('the development server answers %s with %d', async (url, status, body) => {
  const server = createServer(createDrawingListener(folder, () => palette)).listen(0);
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${url}`);
  expect([response.status, await response.text()]).toEqual([status, body]);
  server.close();
});

test('all drawings of a folder are coloured', async () => {
  await colourDrawings(path.join(folder, 'images'), palette);
  expect(readFileSync(path.join(folder, 'images/team/a.svg'), 'utf8')).toBe('<path fill="#123"/>');
  expect(readFileSync(path.join(folder, 'images/b.svg'), 'utf8')).toBe('<path fill="#456"/>');
});
