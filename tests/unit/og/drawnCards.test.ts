/** @jest-environment node */
import '@/tests/onProject';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { MAX_CARD_BYTES } from '@/lib/content/shareCards/cardSize';
import type { DrawnCard, PhotoCard } from './drawCards';

/** Drawn in a Node process of its own: Jest cannot load the shaper, which is an ES module. */
const { stdout, stderr } = spawnSync(
  process.execPath,
  ['--import', 'tsx', path.join(__dirname, 'drawCards.ts')],
  {
    encoding: 'utf8',
  },
);
if (stdout === '') throw new Error(stderr);
const { cards, photo }: { cards: DrawnCard[]; photo: PhotoCard } = JSON.parse(stdout);

test.each(cards.map((card) => [card.what, card] as const))(
  '%s is drawn in full and light enough for chats',
  (_, card) => {
    expect(card).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(card.bytes).toBeLessThan(MAX_CARD_BYTES);
    expect(card.missing).toEqual([]);
    expect(card.isWritten).toBe(true);
  },
);

test('an article’s photograph is seen on its card, which stays light', () => {
  expect(photo.isSeen).toBe(true);
  expect(photo.bytes).toBeLessThan(MAX_CARD_BYTES);
});
