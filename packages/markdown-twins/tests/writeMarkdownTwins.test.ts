import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeMarkdownTwins } from '../writeMarkdownTwins';

let out: string;

beforeEach(async () => {
  out = await mkdtemp(path.join(os.tmpdir(), 'markdown-twins-'));
  await mkdir(path.join(out, 'en/about'), { recursive: true });
});

afterEach(() => rm(out, { recursive: true }));

test('writes a copy beside each page', async () => {
  const html =
    '<title>About</title><link rel="canonical" href="https://www.example.com/en/about/"><main>Us</main>';
  await writeFile(path.join(out, 'en/about/index.html'), html);
  const twins = await writeMarkdownTwins(out, ['en/about/']);
  expect(twins).toMatchObject([{ title: 'About', url: 'https://www.example.com/en/about/' }]);
  expect(await readFile(path.join(out, 'en/about/index.md'), 'utf8')).toMatch(/\n---\n\nUs\n$/);
});

test('names the page that cannot be converted', async () => {
  await writeFile(path.join(out, 'en/about/index.html'), '<title>About</title>');
  await expect(writeMarkdownTwins(out, ['en/about/'])).rejects.toThrow(
    'en/about/index.html: the page has no canonical URL',
  );
});
