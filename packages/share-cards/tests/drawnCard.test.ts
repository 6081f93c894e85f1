import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The card is drawn in a separate Node process, because Jest cannot load harfbuzzjs, an ES module. */
const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    '--import',
    'tsx',
    path.join(__dirname, 'drawCard.ts'),
    path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/unicode.json')),
  ],
  { encoding: 'utf8' },
);
if (stdout === '') throw new Error(stderr);
const card = JSON.parse(stdout);

test('draws a PNG of the given size with both text colours', () => {
  expect(card).toMatchObject({ format: 'png', width: 600, height: 315, hasTitle: true, hasLabel: true });
});

test('draws the same outlines when fonts are opened at the same time', () => {
  expect(card.differentCharacters).toBe(0);
});

test('chooses the largest font size that fits the height', () => {
  expect(card.titleHeight).toBeCloseTo(40 * 1.2);
});

test('measures a Chinese character as one em', () => {
  expect(card.labelWidth).toBeCloseTo(50);
});

test('returns an identical card from the cache', () => {
  expect(card.isCachedEqual).toBe(true);
});

test('draws a photograph over the card, in a file below the size limit', () => {
  expect(card.photoPixel).toBe('2040c0');
  expect(card.photoBytes).toBeLessThan(50_000);
});
