import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { MAX_CARD_BYTES } from '@/lib/routes/getShareCardPath';
import type { DrawnCard, PhotoCard } from './drawCards';

// The cards are drawn in a separate Node process, because Jest cannot load harfbuzzjs, an ES module.
const { stdout, stderr } = spawnSync(
  process.execPath,
  ['--import', 'tsx', path.join(__dirname, 'drawCards.ts')],
  {
    encoding: 'utf8',
  },
);
if (stdout === '') throw new Error(stderr);
const { cards, photos }: { cards: DrawnCard[]; photos: PhotoCard[] } = JSON.parse(stdout);

test.each(cards.map((card) => [card.name, card] as const))(
  '%s is drawn completely and below the size limit',
  (_, card) => {
    expect(card).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(card.bytes).toBeLessThan(MAX_CARD_BYTES);
    expect(card.missing).toEqual([]);
    expect(card.problems).toEqual([]);
  },
);

test('a card shows its landscape, portrait or very wide photograph below the size limit', () => {
  expect(photos).toHaveLength(3);
  for (const photo of photos) {
    expect(photo.isPhotoVisible).toBe(true);
    expect(photo.bytes).toBeLessThan(MAX_CARD_BYTES);
  }
});
