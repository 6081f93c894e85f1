import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const project = path.join(__dirname, '../../..');
const STYLES = 'dist/brand/map.css';

const messages = setUpMessagesCopy();

beforeEach(() => {
  for (const file of ['public/fonts', 'components/home/crate.svg'])
    cpSync(path.join(project, file), file, { recursive: true });
});

async function writeStyles(): Promise<string> {
  const { writeBrandStyles } = await import('@/scripts/build/writeBrandStyles');
  await writeBrandStyles();
  return readFileSync(STYLES, 'utf8');
}

test('the style sheet of the map has the position of an office', async () => {
  messages.editJson('en/offices.json', ({ items }) =>
    Object.assign(items[1], { latitude: 23.13, longitude: 113.26 }),
  );
  expect(await writeStyles()).toContain('[data-office="hill"] { inset: ');
});

test('the style sheet of the map exists while an office is invalid', async () => {
  messages.editJson('en/offices.json', ({ items }) => Object.assign(items[1], { latitude: 'north' }));
  expect(await writeStyles()).not.toContain('data-office');
  expect(existsSync('dist/brand/brand.css')).toBe(true);
});
