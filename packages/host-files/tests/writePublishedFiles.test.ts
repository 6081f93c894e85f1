import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePublishedFiles } from '../writePublishedFiles';
import { options } from './options';

const FILES = ['.assetsignore', '.nojekyll', '404.html', '_headers', '_redirects'];

const folder = mkdtempSync(path.join(tmpdir(), 'host-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('publishes the site below its base path', async () => {
  const publishedFolder = path.join(folder, 'origin');
  const out = mkdtempSync(path.join(folder, 'out-'));
  writeFileSync(path.join(out, '404.html'), 'Not found');
  await writePublishedFiles(out, { ...options, publishedFolder });
  expect(readdirSync(publishedFolder).sort()).toEqual([...FILES, 'site'].sort());
  expect(readdirSync(path.join(publishedFolder, 'site')).sort()).toEqual(FILES);
  expect(readFileSync(path.join(publishedFolder, '.assetsignore'), 'utf8')).toContain('_manifest.json\n');
});

test('a site at the root of its origin is published as it was built', async () => {
  const publishedFolder = path.join(folder, 'unused');
  const out = mkdtempSync(path.join(folder, 'out-'));
  await writePublishedFiles(out, { ...options, basePath: '', publishedFolder });
  expect(readdirSync(out).sort()).toEqual(FILES.filter((name) => name !== '404.html'));
  expect(readdirSync(folder)).not.toContain('unused');
});
