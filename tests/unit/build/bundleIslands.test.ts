/** @jest-environment node */
import '@/tests/onProject';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIslands } from '@/scripts/build/bundleIslands';

const LIST_STYLES = 'components/lists/List.module.css';

/** Only the names of the modules count here, not those of their classes. */
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

test('every entry has an island, with its modules, the first of which exports it', () => {
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

test('islands share what they have in common: React comes once', () => {
  const files = readdirSync(path.join(out, '_next/static/islands')).map(
    (name) => `/_next/static/islands/${name}`,
  );
  const react = files.filter((file) => /react-dom.*?hydrateRoot|hydrateRoot=function/s.test(read(file)));
  expect(react).toHaveLength(1);
  for (const addresses of modules.values()) expect(addresses).toContain(react[0]);
});

test('all that a module imports at once is named with it', () => {
  for (const addresses of modules.values()) {
    const imported = addresses.flatMap((address) =>
      [...read(address).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
        ([, name]) => `/_next/static/islands/${name}`,
      ),
    );
    expect(addresses).toEqual(expect.arrayContaining(imported));
  }
});

test('islands wear the class names of the pages', () => {
  expect((modules.get('cases') ?? []).map(read).join('')).toContain('Abc_list');
});

test('a CSS module whose names are not known stops the build and is named', async () => {
  const { [LIST_STYLES]: _, ...others } = names;
  await expect(bundleIslands(out, others)).rejects.toThrow(`${LIST_STYLES} is missing`);
}, 60_000);
