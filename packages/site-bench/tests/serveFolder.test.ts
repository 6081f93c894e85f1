import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from '../serveFolder';

test('serves pages and files of a folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  mkdirSync(path.join(folder, 'about'));
  writeFileSync(path.join(folder, 'about', 'index.html'), 'About');
  writeFileSync(path.join(folder, 'logo.svg'), '<svg/>');
  const { origin, close } = await serveFolder(folder);
  const page = await fetch(`${origin}/about/`);
  expect([page.headers.get('content-type'), await page.text()]).toEqual([
    'text/html; charset=utf-8',
    'About',
  ]);
  expect((await fetch(`${origin}/logo.svg`)).headers.get('content-type')).toContain('image/svg+xml');
  expect((await fetch(`${origin}/none/`)).status).toBe(404);
  close();
  rmSync(folder, { recursive: true });
});
