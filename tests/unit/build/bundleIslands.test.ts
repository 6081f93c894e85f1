/** @jest-environment node */
import '@/tests/onProject';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIslands } from '@/scripts/build/bundleIslands';

const LIST_STYLES = 'components/lists/List.module.css';

/** Every CSS module needs an entry; the class names are arbitrary. */
const names = Object.fromEntries(
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => [path.posix.join('components', file), { list: 'Abc_list' }]),
);

let out: string;
let modules: Map<string, string[]>;

beforeAll(async () => {
  out = mkdtempSync(path.join(tmpdir(), 'islands-'));
  modules = await bundleIslands(out, names);
}, 60_000);

afterAll(() => rmSync(out, { recursive: true }));

const read = (address: string) => readFileSync(path.join(out, address), 'utf8');

test('lists the exporting module of each island first', () => {
  expect([...modules.keys()].sort()).toEqual([
    'articles',
    'cases',
    'contactForm',
    'devices',
    'news',
    'newsletterForm',
  ]);
  for (const [island, addresses] of modules) {
    for (const address of addresses) expect(existsSync(path.join(out, address))).toBe(true);
    expect(read(addresses[0] ?? '')).toMatch(new RegExp(`export\\{[^}]*\\b${island}\\b[^}]*\\}`));
  }
});

test('islands share one copy of React', () => {
  const files = readdirSync(path.join(out, '_next/static/islands')).map(
    (name) => `/_next/static/islands/${name}`,
  );
  const react = files.filter((file) => /react-dom.*?hydrateRoot|hydrateRoot=function/s.test(read(file)));
  expect(react).toHaveLength(1);
  for (const addresses of modules.values()) expect(addresses).toContain(react[0]);
});

test('lists all static imports of each island', () => {
  for (const addresses of modules.values()) {
    const imported = addresses.flatMap((address) =>
      [...read(address).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
        ([, name]) => `/_next/static/islands/${name}`,
      ),
    );
    expect(addresses).toEqual(expect.arrayContaining(imported));
  }
});

test('islands use the class names of the pages', () => {
  expect((modules.get('cases') ?? []).map(read).join('')).toContain('Abc_list');
});

test('throws if the class names of a CSS module are missing', async () => {
  const { [LIST_STYLES]: _, ...others } = names;
  await expect(bundleIslands(out, others)).rejects.toThrow(`${LIST_STYLES} is missing`);
}, 60_000);
